/** Fetches the letters of claims while there is a line: where it is down they would not come. */
export async function fetchMono(): Promise<void> {
  try {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--mono");
    await document.fonts.load(`1rem ${family}`);
  } catch {
    // Claims are read in another font then.
  }
}
