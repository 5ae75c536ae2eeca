import { Dec } from '@kilau/contract/core/dec.ts';
import type { Izin } from '../../../engine/approval/permintaan.ts';
import { hitungPpn } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { KOSONG, type Rusak, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import type { AksesorisJual } from '../wire.ts';

/** So many of an accessory in a sale that is not saved yet; figures are texts, as they were typed. */
export interface AksesorisDraft extends AksesorisJual {
  readonly qty: string;
  /** What is taken off all of them, and the approval of that. */
  readonly diskon?: string;
  readonly otorisasi?: Izin | null;
}

/** A line of accessories with its arithmetic. */
export interface AksesorisHitung {
  readonly baris: AksesorisDraft;
  readonly diskon: Dec;
  readonly ppn: Dec;
  readonly total: Dec;
}

/** One more of an accessory: the first makes its line. */
export function tambahAksesoris(baris: readonly AksesorisDraft[], aksesoris: AksesorisJual): AksesorisDraft[] {
  const ada = baris.some(({ kode_barcode }) => kode_barcode === aksesoris.kode_barcode);
  if (!ada) return [...baris, { ...aksesoris, qty: '1' }];
  return baris.map((row) =>
    row.kode_barcode === aksesoris.kode_barcode
      ? { ...row, ...aksesoris, qty: angka(row.qty).plus(1).toString() }
      : row,
  );
}

export function hitungAksesoris(baris: AksesorisDraft, { ppn }: AturanJual): AksesorisHitung {
  const diskon = angka(baris.diskon ?? '');
  const jumlah = Dec.max(Dec.from(baris.harga_jual).times(angka(baris.qty)).minus(diskon), 0);
  return ppn
    ? { baris, diskon, ...hitungPpn(jumlah, ppn.tarif_aksesoris, ppn.cara) }
    : { baris, diskon, ppn: Dec.zero, total: jumlah };
}

/** Where a sentence about a line of accessories stands. */
export const salahAksesoris = (kode_barcode: string, field = 'qty'): string =>
  ['aksesoris', kode_barcode, field].join('.');

/** None at all, more than there are, or more taken off than they cost. */
export const periksaAksesoris = (baris: readonly AksesorisDraft[]): Rusak =>
  Object.fromEntries(
    baris.flatMap(({ kode_barcode, qty, stok, harga_jual, diskon = '' }) => {
      const jumlah = angka(qty);
      const broken = jumlah.isZero()
        ? KOSONG
        : jumlah.gt(stok)
          ? { rule: 'terlalu_besar', params: { max: stok } }
          : undefined;
      const terlalu = angka(diskon).gt(jumlah.times(harga_jual));
      return Object.entries({
        ...(broken && { [salahAksesoris(kode_barcode)]: broken }),
        ...(terlalu && { [salahAksesoris(kode_barcode, 'diskon_rp')]: { rule: 'diskon_melebihi_total' as const } }),
      });
    }),
  );

/** The server counts the lines; a draft knows them by their codes. */
export const salahDiAksesoris = (baris: readonly AksesorisDraft[], fields: Salah): Salah =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const [, index, field] = /^aksesoris\.(\d+)\.(\w+)/.exec(path) ?? [];
      const row = index === undefined ? undefined : baris[Number(index)];
      // What is said of its approval stands at the discount that needs one.
      const di = field === 'otorisasi' ? 'diskon_rp' : field;
      return [row ? salahAksesoris(row.kode_barcode, di) : path, sentence];
    }),
  );
