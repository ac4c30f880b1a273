/** Where a link leads, as the browser reads it; null for what it would not open as a web page. */
export function siteOf(link: string): string | null {
  try {
    const { protocol, hostname } = new URL(link);
    return protocol === "https:" ? hostname : null;
  } catch {
    return null;
  }
}
