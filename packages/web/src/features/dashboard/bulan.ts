/** The name of a day's month in the language of the page. */
export const namaBulan = (tgl: string, panjang: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { month: panjang, timeZone: 'UTC' }).format(
    new Date(`${tgl.slice(0, 7)}-01T00:00:00Z`),
  );
