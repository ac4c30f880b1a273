/** Cached: formats are slow to make, and a long talk needs one for each line. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The hour and minute of a moment, in the reader's time zone. */
export function clock(moment: Date, language: string, timeZone?: string): string {
  const key = `${language} ${timeZone}`;
  const format = FORMATS.get(key) ?? formatOf(language, timeZone);
  FORMATS.set(key, format);
  return format.format(moment);
}

function formatOf(language: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", ...zone });
}
