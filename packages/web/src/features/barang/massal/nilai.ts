import { Dec } from '@kilau/contract/core/dec.ts';
import { cetakBaku } from '@kilau/contract/features/barang/kadar.calc.ts';
import type { BarangKadar, BarangProfit } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';

/** Prices as they are typed. */
export type NilaiProfit = Readonly<Record<'tipe_ongkos' | 'ongkos' | 'harga_atribut' | 'harga_khusus', string>>;
export const PROFIT_KOSONG: NilaiProfit = { tipe_ongkos: '', ongkos: '', harga_atribut: '', harga_khusus: '' };
const UANG = ['ongkos', 'harga_atribut', 'harga_khusus'] as const;

export const profitLama = (row: BarangProfit): NilaiProfit => ({
  tipe_ongkos: row.tipe_ongkos,
  ongkos: String(row.ongkos),
  harga_atribut: String(row.harga_atribut),
  harga_khusus: row.harga_khusus === null ? '' : String(row.harga_khusus),
});

/**
 * What was typed of a piece's prices, and nothing else: the others are as they are stored by now, so that what somebody
 * else has changed meanwhile is not set back.
 */
export type KetikanProfit = Partial<NilaiProfit>;

/** The prices of a piece with what was typed. */
export const profitKini = (row: BarangProfit, ketikan: KetikanProfit | undefined): NilaiProfit => ({
  ...profitLama(row),
  ...ketikan,
});

/** Only what was typed changes; a fixed price belongs to markis pieces alone. */
export function terapkanProfit(
  row: BarangProfit,
  ketikan: KetikanProfit | undefined,
  massal: KetikanProfit,
): KetikanProfit {
  const diisi = Object.fromEntries(
    Object.entries(massal).filter(([nama, nilai]) => nilai !== '' && (nama !== 'harga_khusus' || row.markis)),
  );
  return { ...ketikan, ...diisi };
}

const sama = (a: string, b: string): boolean => (Dec.parse(a) ?? Dec.zero).eq(Dec.parse(b) ?? Dec.zero);

/** What differs from the piece as it was shown when its prices were typed. */
export function ketikanProfit(row: BarangProfit, isi: KetikanProfit): KetikanProfit {
  const kini = profitKini(row, isi);
  return Object.fromEntries(bedaProfit(row, kini).map((nama) => [nama, kini[nama]]));
}

/** Names of the prices that differ from what is stored. */
export function bedaProfit(row: BarangProfit, kini: NilaiProfit): readonly (keyof NilaiProfit)[] {
  const lama = profitLama(row);
  return [
    ...(lama.tipe_ongkos === kini.tipe_ongkos ? [] : ['tipe_ongkos' as const]),
    ...UANG.filter((nama) => !sama(lama[nama], kini[nama])),
  ];
}

/** A line of the call, of a piece that changes. */
export const barisProfit = ({ kode_barcode, versi }: BarangProfit, kini: NilaiProfit) => ({
  kode_barcode,
  versi,
  ...kini,
  ongkos: kini.ongkos === '' ? '0' : kini.ongkos,
  harga_atribut: kini.harga_atribut === '' ? '0' : kini.harga_atribut,
});

/** A purity as it is typed: 375 stands for 37.5. */
export function kadarPersen(teks: string): Dec | undefined {
  const kadar = Dec.parse(teks);
  if (!kadar || kadar.lte(0)) return undefined;
  return kadar.gt(100) ? kadar.dividedBy(10, 4, 'half-even') : kadar;
}

export interface NilaiKadar {
  readonly kadar: string;
  /** Empty: cleared. Nothing: as it follows from the purity. */
  readonly kadar_cetak: string | undefined;
}

/** The new purity of a piece, if it really is another one. */
export function kadarBaru({ kadar }: Pick<BarangKadar, 'kadar'>, nilai: NilaiKadar | undefined): Dec | undefined {
  const baru = nilai && kadarPersen(nilai.kadar);
  return baru && !baru.eq(kadar) && baru.lte(100) ? baru : undefined;
}

/** What is kept of what was typed for one piece: nothing where that is the purity it has anyway. */
export const ketikanKadar = (row: Pick<BarangKadar, 'kadar'>, isi: NilaiKadar): NilaiKadar | undefined =>
  kadarBaru(row, isi) && isi;

/** The printed purity beside a purity as it is typed; empty while there is none. */
export function cetakTeks({ kadar, kadar_cetak }: NilaiKadar): string {
  const baru = kadarPersen(kadar);
  return kadar_cetak ?? (baru ? cetakBaku(baru) : '');
}
