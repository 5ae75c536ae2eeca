import { Dec, type DecInput } from '../../core/dec.ts';

/** Interest of a loan (domain guide §6.3). Percentages are of 30 days (specification, section 8). */

/** How days become interest: each day, each begun half month, each begun month. */
export const SATUAN_BUNGA = ['HARIAN', 'SETENGAH_BULAN', 'BULANAN'] as const;
export type SatuanBunga = (typeof SATUAN_BUNGA)[number];

const BULAN = 30;
/** Days that one unit covers. */
const HARI: Readonly<Record<SatuanBunga, number>> = { HARIAN: 1, SETENGAH_BULAN: 15, BULANAN: BULAN };

/** The shop's convention; a loan keeps a snapshot of it. */
export interface AturanBunga {
  readonly satuan_bunga: SatuanBunga;
  /** Fewer days count as this many; 0 for none. A loan redeemed on its first day counts one. */
  readonly min_hari: DecInput;
  /** Days past a full period that are forgiven. */
  readonly hari_tenggang: DecInput;
  /** Interest is rounded up to a multiple of this; 1 for whole rupiah. */
  readonly pembulatan_bunga: DecInput;
}

type Param = 'SATUAN_BUNGA' | 'MIN_HARI_BUNGA' | 'HARI_TENGGANG_BUNGA' | 'PEMBULATAN_BUNGA';

/** The convention that the shop's parameters say. */
export const aturanBunga = (param: (key: Param) => string): AturanBunga => ({
  satuan_bunga: SATUAN_BUNGA.find((satuan) => satuan === param('SATUAN_BUNGA')) ?? 'HARIAN',
  min_hari: param('MIN_HARI_BUNGA'),
  hari_tenggang: param('HARI_TENGGANG_BUNGA'),
  pembulatan_bunga: param('PEMBULATAN_BUNGA'),
});

/** The days that count: at least the minimum, without those that grace forgives after a full period. */
export function hariBunga(hari: DecInput, { satuan_bunga, min_hari, hari_tenggang }: AturanBunga): Dec {
  const periode = satuan_bunga === 'SETENGAH_BULAN' ? HARI.SETENGAH_BULAN : BULAN;
  const berjalan = Dec.from(hari);
  const lewat = berjalan.mod(periode);
  const dihitung = berjalan.gt(periode) && lewat.lte(hari_tenggang) ? berjalan.minus(lewat) : berjalan;
  return Dec.max(Dec.max(dihitung, min_hari), 1);
}

/**
 * Interest on a principal for days since the loan or the last payment of interest.
 * @param persen per 30 days.
 */
export function bungaPinjaman(pokok: DecInput, persen: DecInput, hari: DecInput, aturan: AturanBunga): Dec {
  const panjang = HARI[aturan.satuan_bunga];
  const hariPenuh = hariBunga(hari, aturan).dividedBy(panjang, 0, 'up').times(panjang);
  const kelipatan = Dec.from(aturan.pembulatan_bunga);
  return Dec.from(pokok)
    .times(persen)
    .times(hariPenuh)
    .dividedBy(kelipatan.times(100 * BULAN), 0, 'up')
    .times(kelipatan);
}

/** A rate of the master para-bunga-hutang. */
export interface BungaJumlah {
  readonly jumlah_dari: DecInput;
  readonly jumlah_sampai: DecInput | null;
  readonly bunga: DecInput;
}

/** The rate for an amount; undefined where no band covers it. */
export function bungaUntuk(jumlah: DecInput, daftar: readonly BungaJumlah[]): Dec | undefined {
  const pokok = Dec.from(jumlah);
  const found = daftar.find(
    ({ jumlah_dari, jumlah_sampai }) => pokok.gte(jumlah_dari) && (jumlah_sampai === null || pokok.lte(jumlah_sampai)),
  );
  return found && Dec.from(found.bunga);
}
