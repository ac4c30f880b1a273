/** Whether the player confirmed that nobody else hears the screen reader: asked once per game. */
export const headphones = $state({ on: false });
