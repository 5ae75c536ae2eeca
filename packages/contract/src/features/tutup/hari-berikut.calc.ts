import { HARI } from '../../core/jam-akses.ts';

/** So many days a closing may skip: a long holiday. */
export const LONCAT_MAKS = 31;

const DAY_MS = 86_400_000;
const at = (tgl: string): number => Date.parse(`${tgl}T00:00:00Z`);
/** So many days after a day, `YYYY-MM-DD`. */
export const sesudah = (tgl: string, hari: number): string =>
  new Date(at(tgl) + hari * DAY_MS).toISOString().slice(0, 10);

/** The day that follows: the next one that is not the weekday on which the shop is closed. */
export function hariBerikut(tgl: string, libur: string): string {
  const besok = sesudah(tgl, 1);
  return HARI[(new Date(at(besok)).getUTCDay() + 6) % HARI.length] === libur ? sesudah(tgl, 2) : besok;
}

/** Whether a day may follow another one. */
export const bolehBerikut = (tgl: string, berikut: string): boolean =>
  berikut > tgl && berikut <= sesudah(tgl, LONCAT_MAKS);
