import { addDays, daysBetween } from '../../../core/calendar.ts';

/** A moment by the shop's clock: its day, and the second of it. */
export interface Saat {
  readonly tgl: string;
  readonly detik: number;
}

/** How fast messages to many may leave: unofficial gateways block numbers for speed (domain guide, part 2 §9). */
export interface AturanLaju {
  readonly jeda_detik: number;
  readonly batas_harian: number;
  /** Since when the device sends; absent: for long. */
  readonly perangkat_sejak: string | null;
}

const HOUR = 3600;
/** Messages to many leave in these hours alone. */
export const JAM_KIRIM = { dari: 9 * HOUR, sampai: 19 * HOUR } as const;
/** What a device that is new may send on its first day, and how many more on each day after it. */
const PERANGKAT_BARU = 50;
/** Between two of them passes up to so much more than the pause, by chance. */
export const ACAK_DETIK = 10;

/** How many may leave on a day. */
export function batasPada({ batas_harian, perangkat_sejak }: AturanLaju, tgl: string): number {
  if (perangkat_sejak === null) return batas_harian;
  const hari = Math.max(0, daysBetween(perangkat_sejak, tgl));
  return Math.min(batas_harian, PERANGKAT_BARU * (hari + 1));
}

/**
 * When so many messages leave, one after the other: in the hours, no more a day than may.
 * @param terpakai how many leave anyway on a day. @param acak seconds up to {@link ACAK_DETIK}, anew for each.
 */
export function jadwalKirim(
  jumlah: number,
  dari: Saat,
  terpakai: ReadonlyMap<string, number>,
  aturan: AturanLaju,
  acak: () => number,
): Saat[] {
  const saat: Saat[] = [];
  let { tgl } = dari;
  let detik = Math.max(dari.detik, JAM_KIRIM.dari);
  let dipakai = terpakai.get(tgl) ?? 0;
  while (saat.length < jumlah) {
    if (detik > JAM_KIRIM.sampai || dipakai >= batasPada(aturan, tgl)) {
      tgl = addDays(tgl, 1);
      detik = JAM_KIRIM.dari;
      dipakai = terpakai.get(tgl) ?? 0;
    } else {
      saat.push({ tgl, detik });
      dipakai += 1;
      detik += aturan.jeda_detik + acak();
    }
  }
  return saat;
}
