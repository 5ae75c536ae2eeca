import { Dec } from '@kilau/contract/core/dec.ts';
import { hitungPpn } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { KOSONG, type Rusak, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import type { AksesorisJual } from '../wire.ts';

/** So many of an accessory in a sale that is not saved yet; how many is a text, as it was typed. */
export interface AksesorisDraft extends AksesorisJual {
  readonly qty: string;
}

/** A line of accessories with its arithmetic. */
export interface AksesorisHitung {
  readonly baris: AksesorisDraft;
  readonly ppn: Dec;
  readonly total: Dec;
}

/** One more of an accessory: the first makes its line. */
export function tambahAksesoris(baris: readonly AksesorisDraft[], aksesoris: AksesorisJual): AksesorisDraft[] {
  const ada = baris.some(({ kode_barcode }) => kode_barcode === aksesoris.kode_barcode);
  if (!ada) return [...baris, { ...aksesoris, qty: '1' }];
  return baris.map((row) =>
    row.kode_barcode === aksesoris.kode_barcode ? { ...aksesoris, qty: angka(row.qty).plus(1).toString() } : row,
  );
}

export function hitungAksesoris(baris: AksesorisDraft, { ppn }: AturanJual): AksesorisHitung {
  const jumlah = Dec.from(baris.harga_jual).times(angka(baris.qty));
  return ppn ? { baris, ...hitungPpn(jumlah, ppn.tarif_aksesoris, ppn.cara) } : { baris, ppn: Dec.zero, total: jumlah };
}

/** Where a sentence about a line of accessories stands. */
export const salahAksesoris = (kode_barcode: string): string => ['aksesoris', kode_barcode, 'qty'].join('.');

/** None at all, or more than there are. */
export const periksaAksesoris = (baris: readonly AksesorisDraft[]): Rusak =>
  Object.fromEntries(
    baris.flatMap(({ kode_barcode, qty, stok }) => {
      const jumlah = angka(qty);
      const broken = jumlah.isZero()
        ? KOSONG
        : jumlah.gt(stok)
          ? { rule: 'terlalu_besar', params: { max: stok } }
          : undefined;
      return broken ? [[salahAksesoris(kode_barcode), broken]] : [];
    }),
  );

/** The server counts the lines; a draft knows them by their codes. */
export const salahDiAksesoris = (baris: readonly AksesorisDraft[], fields: Salah): Salah =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const [, index] = /^aksesoris\.(\d+)\./.exec(path) ?? [];
      const row = index === undefined ? undefined : baris[Number(index)];
      return [row ? salahAksesoris(row.kode_barcode) : path, sentence];
    }),
  );
