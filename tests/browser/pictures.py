"""Small pictures of flat screens: a PNG with a palette, made by the browser itself."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

TO_PALETTE: Final = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);

  // Colours in steps of 8; the commonest 256 are kept, and each other one becomes its nearest.
  const key = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  const found = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const entry = found.get(key(at));
    if (entry) entry.count += 1;
    else found.set(key(at), { count: 1, rgb: [data[at], data[at + 1], data[at + 2]] });
  }
  const sorted = [...found].sort(([, one], [, other]) => other.count - one.count);
  const palette = sorted.slice(0, 256).map(([, { rgb }]) => rgb);
  const distance = (one, other) => one.reduce((sum, n, i) => sum + (n - other[i]) ** 2, 0);
  const nearest = (rgb) =>
    palette.reduce(
      (best, one, i) => (distance(one, rgb) < distance(palette[best], rgb) ? i : best), 0);
  const indexes = new Map(sorted.map(([k, { rgb }], i) => [k, i < 256 ? i : nearest(rgb)]));

  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      lines[y * (width + 1) + 1 + x] = indexes.get(key(4 * (y * width + x)));
  const stream = new Blob([lines]).stream().pipeThrough(new CompressionStream("deflate"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());

  const table = Array.from({ length: 256 }, (_, n) => {
    for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n >>> 0;
  });
  const fold = (sum, one) => table[(sum ^ one) & 255] ^ (sum >>> 8);
  const check = (bytes) => (bytes.reduce(fold, 0xffffffff) ^ 0xffffffff) >>> 0;
  const word = (n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
  const chunk = (name, bytes) => {
    const named = [...new TextEncoder().encode(name), ...bytes];
    return [...word(bytes.length), ...named, ...word(check(named))];
  };
  const file = [
    137, 80, 78, 71, 13, 10, 26, 10,
    ...chunk("IHDR", [...word(width), ...word(height), 8, 3, 0, 0, 0]),
    ...chunk("PLTE", palette.flat()),
    ...chunk("IDAT", packed),
    ...chunk("IEND", []),
  ];
  let text = "";
  for (const byte of file) text += String.fromCharCode(byte);
  return btoa(text);
}"""


class Printer:
    """Writes pictures of pages."""

    def __init__(self, browser: Browser) -> None:
        self._page = browser.new_page()

    def print(self, page: Page, file: Path) -> None:
        taken = base64.b64encode(page.screenshot(animations="disabled")).decode()
        small = self._page.evaluate(TO_PALETTE, f"data:image/png;base64,{taken}")
        file.write_bytes(base64.b64decode(small))
