/** The host of a link, as the browser reads it; null if the link is not https. */
export function siteOf(link: string): string | null {
  try {
    const { protocol, hostname } = new URL(link);
    return protocol === "https:" ? hostname : null;
  } catch {
    return null;
  }
}
