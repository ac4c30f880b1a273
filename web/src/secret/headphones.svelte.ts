/** Whether a listener said that nobody else hears the screen reader: asked once a game. */
export const headphones = $state({ on: false });
