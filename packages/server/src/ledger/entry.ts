import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';

/**
 * One line of a posting: so much of an asset on an account. What stands where:
 * - `STOK`: the shop's own goods, by gudang, baki, group and jenis; pieces in `PCS`, grams in `EMAS:<kadar>`.
 * - `LUAR`: the world outside the stock, by `sub` (INPUT, PELANGGAN, HANCUR, KADAR): the other side of every move of goods.
 * - `KAS`: cash, `sub` = the user whose drawer it is. `BANK`: `sub` = account number. Both in `IDR`.
 * - `PENJUALAN`, `PPN`, `BIAYA_FEE`: the other side of money.
 */
export interface Entry {
  readonly aset: string;
  readonly akun: 'STOK' | 'LUAR' | 'KAS' | 'BANK' | 'PENJUALAN' | 'PPN' | 'BIAYA_FEE' | 'MODAL';
  readonly sub: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_barcode: string;
  /** Category of the cash book (domain guide §7.1). */
  readonly kategori: string;
  readonly jumlah: Dec;
}

const BLANK = { sub: '', kode_gudang: '', kode_baki: '', kode_group: '', kode_dept: '', kode_barcode: '', kategori: '' };

/** Where a piece lies and what it is, as far as the ledger cares. */
export interface Piece {
  readonly kode_barcode: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  /** Percent. */
  readonly kadar: Dec;
  /** Grams. */
  readonly berat: Dec;
}

/** The asset of grams of one purity: `EMAS:70`, `EMAS:37.5`. */
export const gramsOf = (kadar: DecInput): string => `EMAS:${Dec.from(kadar).toString()}`;

/**
 * A piece comes into (`+1`) or leaves (`-1`) the stock; `luar` names where from or to. The stock side names the piece,
 * the outside does not, so that a posting of many pieces keeps one outside line per asset.
 */
export function pieceEntries(piece: Piece, sign: 1 | -1, luar: string, kategori: string): Entry[] {
  const { kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept } = piece;
  const stock = { ...BLANK, akun: 'STOK', kode_gudang, kode_baki, kode_group, kode_dept, kode_barcode, kategori } as const;
  const outside = { ...BLANK, akun: 'LUAR', sub: luar, kategori } as const;
  const pieces = Dec.from(sign);
  const grams = piece.berat.times(sign);
  const aset = gramsOf(piece.kadar);
  return [
    { ...stock, aset: 'PCS', jumlah: pieces },
    { ...stock, aset, jumlah: grams },
    { ...outside, aset: 'PCS', jumlah: pieces.negated() },
    { ...outside, aset, jumlah: grams.negated() },
  ];
}

/** Where something lies. */
export interface Place {
  readonly kode_gudang: string;
  readonly kode_baki: string;
}

/** A piece goes from where it lies to another place of the stock. */
export function moveEntries(piece: Piece, to: Place, kategori: string): Entry[] {
  const { kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept } = piece;
  const at = (place: Place, sign: 1 | -1): Entry[] => {
    const stock = { ...BLANK, akun: 'STOK', ...place, kode_group, kode_dept, kode_barcode, kategori } as const;
    return [{ ...stock, aset: 'PCS', jumlah: Dec.from(sign) }, { ...stock, aset: gramsOf(piece.kadar), jumlah: piece.berat.times(sign) }];
  };
  return [...at({ kode_gudang, kode_baki }, -1), ...at({ kode_gudang: to.kode_gudang, kode_baki: to.kode_baki }, 1)];
}

/** A piece turns out to be of another purity: its grams become those of the other, in the place where it lies. */
export function kadarEntries(piece: Piece, kadar: Dec, kategori: string): Entry[] {
  const { kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, berat } = piece;
  const stock = { ...BLANK, akun: 'STOK', kode_gudang, kode_baki, kode_group, kode_dept, kode_barcode, kategori } as const;
  const outside = { ...BLANK, akun: 'LUAR', sub: 'KADAR', kategori } as const;
  return [[gramsOf(piece.kadar), berat.negated()] as const, [gramsOf(kadar), berat] as const]
    .flatMap(([aset, jumlah]) => [{ ...stock, aset, jumlah }, { ...outside, aset, jumlah: jumlah.negated() }]);
}

/** Rupiah on an account; nothing for an amount of 0. */
export function moneyEntry(akun: Entry['akun'], sub: string, jumlah: Dec, kategori: string): Entry[] {
  return jumlah.isZero() ? [] : [{ ...BLANK, aset: 'IDR', akun, sub, kategori, jumlah }];
}

/**
 * Adds up entries that differ in the amount alone, keeping order, and drops what comes to nothing: a sale of ten
 * pieces has one line on the outside account per asset. Lines of the stock name their piece and stay apart.
 */
export function compact(entries: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const { jumlah, ...where } = entry;
    const key = JSON.stringify(where);
    const seen = merged.get(key);
    merged.set(key, seen ? { ...seen, jumlah: seen.jumlah.plus(jumlah) } : entry);
  }
  return [...merged.values()].filter((entry) => !entry.jumlah.isZero());
}

/** Assets in which entries do not sum to zero, with the difference. Empty for a sound posting. */
export function imbalance(entries: readonly Entry[]): { aset: string; selisih: Dec }[] {
  const sums = new Map<string, Dec>();
  for (const { aset, jumlah } of entries) sums.set(aset, (sums.get(aset) ?? Dec.zero).plus(jumlah));
  return [...sums].filter(([, sum]) => !sum.isZero()).map(([aset, selisih]) => ({ aset, selisih }));
}
