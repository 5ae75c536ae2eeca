import { addDays } from '../../core/calendar.ts';
import { HARI } from '../../core/jam-akses.ts';

/** So many days a closing may skip: a long holiday. */
export const LONCAT_MAKS = 31;

/** The day that follows: the next one that is not the weekday on which the shop is closed. */
export function hariBerikut(tgl: string, libur: string): string {
  const besok = addDays(tgl, 1);
  return HARI[(new Date(`${besok}T00:00:00Z`).getUTCDay() + 6) % HARI.length] === libur ? addDays(tgl, 2) : besok;
}

/** Whether a day may follow another one. */
export const bolehBerikut = (tgl: string, berikut: string): boolean =>
  berikut > tgl && berikut <= addDays(tgl, LONCAT_MAKS);
