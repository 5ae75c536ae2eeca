import { integer, ref, weight } from '../../core/field.ts';
import type { LevelsWhen } from '../../core/permission.ts';
import { total } from '../../core/report.ts';

/** Who may see how much lies in stock altogether: anybody with the page, the owner alone where the shop hides it. */
export const RINGKASAN_STOK: LevelsWhen = { module: 'HIDE_SALDO_BARANG_SUMMARY', levels: ['OWN'] };

/** Which part of the stock: by place, by kind, or all of it. */
export const SARING_STOK = {
  kode_gudang: ref('gudang', { all: true, label: 'laporan.gudang' }),
  kode_baki: ref('baki', { all: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
  kode_group: ref('group', { all: true, label: 'laporan.group' }),
  kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
} as const;

const PCS = total(integer({}), 'sum');
const GRAM = total(weight({}), 'sum');
type Gerak<K extends string> = { readonly [N in `stock_${K}`]: typeof PCS } & {
  readonly [N in `gram_${K}`]: typeof GRAM;
};

/** Columns of a summary of stock: pieces and grams of every kind of move, in pairs, in the order of the kinds. */
export const gerakStok = <const K extends string>(kinds: readonly K[]): Gerak<K> =>
  Object.fromEntries(
    kinds.flatMap((kind) => [
      [`stock_${kind}`, PCS],
      [`gram_${kind}`, GRAM],
    ]),
  ) as Gerak<K>;

/** The figures above a summary of stock: what there was, what was sold, what there is. */
export const TILES_STOK = [
  { column: 'stock_awal' },
  { column: 'gram_awal' },
  { column: 'stock_jual' },
  { column: 'gram_jual' },
  { column: 'stock_akhir' },
  { column: 'gram_akhir' },
] as const;
