/** Fetches the font of claims while there is a connection; without one it could not be loaded. */
export async function fetchMono(): Promise<void> {
  try {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--mono");
    await document.fonts.load(`1rem ${family}`);
  } catch {
    // Claims are then shown in another font.
  }
}
