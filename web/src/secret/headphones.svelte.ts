/** Whether a listener said that nobody else hears the screen reader: asked once a game (1.2). */
export const headphones = $state({ on: false });
