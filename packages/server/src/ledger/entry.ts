import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';

/** Accounts of goods that are kept by quantity and grams, not piece by piece, and of what these cost. */
export type AkunCurah = 'TERIMA' | 'MANUAL' | 'AKSESORIS' | 'CURAH';

/**
 * One line of a posting: so much of an asset on an account. What stands where:
 * - `STOK`: the shop's own goods, by gudang, baki, group and jenis; pieces in `PCS`, grams in `EMAS:<kadar>`, what
 *   they cost in `NILAI`.
 * - `CUCI`: pieces that are away to be washed and what the work takes of them, `sub` = the batch; as pieces of the
 *   stock. `CUCI_MANUAL`: the same in bulk, grams alone, `sub` = the goldsmith who has it, empty in the shop.
 * - `TERIMA`: goods received and not yet entered, `sub` = number of the receipt. `MANUAL`: manual items; what they cost
 *   is `CURAH` in `NILAI`, `sub` = purity. `AKSESORIS`: accessories, `sub` = code. In `PCS` and `EMAS:<kadar>`, no barcodes.
 * - `LUAR`: the world outside the stock, by `sub` (INPUT, AMBIL, SUPPLIER, PELANGGAN, HANCUR, KADAR, MODAL, SELISIH, LEBUR,
 *   WASTING): the other side of every move of goods.
 * - `KAS`: cash, `sub` = the user whose drawer it is. `BANK`: `sub` = account number. Both in `IDR`.
 * - `PENJUALAN`, `PEMBELIAN`, `PPN`, `BIAYA_FEE`: the other side of money; of money beside the trade `PENDAPATAN_LAIN`
 *   and `BIAYA_LAIN`, `sub` = its transaction code. What goldsmiths are paid for washing: `BIAYA_CUCI`.
 * - `SELISIH_KAS`: what drawers held more or less than the books said; where a cashier bears it, `PIUTANG_KARYAWAN`,
 *   `sub` = the user.
 * - `PENDAPATAN_BATAL`: what the shop keeps of a promise that is taken back; `PENDAPATAN_FEE`: of a card that was swiped
 *   for cash.
 * - What customers left: `TITIPAN`, `PESANAN`, `PRE_ORDER`, `CICILAN`, `sub` = the paper; what they exchange, `TUKAR`,
 *   `sub` = the sale; what a marketplace owes, `PIUTANG_MARKETPLACE`, `sub` = the sale. `POIN`: a member's points, `sub`
 *   = the member, in `POIN`; what these and coupons paid is `BIAYA_POIN` and `POTONGAN_PENJUALAN`.
 * - `HADIAH`: gifts for points, `sub` = their code, in `HADIAH`, and what they cost in `NILAI`; what was paid for them,
 *   and what of it was given away, meet on `BIAYA_HADIAH`.
 * - `SERVICE`: what repairs have earned, `sub` = the paper. `BAWAAN`: what customers brought and fetch again, `sub` = the
 *   paper it came by; no purity is known of it, so in assets of its own, `BAWAAN:PCS` and `BAWAAN:GRAM`.
 * - Of instalments: what an auction has brought the customer, `KELEBIHAN`, `sub` = the paper; fines that were paid,
 *   `DENDA`; what was paid above the price of the sale, `PENDAPATAN_CICILAN`.
 * - Between shops: money on its way, `UANG_KIRIM`, and goods, `KIRIM`, `sub` = the paper that sent it; what another shop
 *   has of this one, or this one of it, `RK`, `sub` = that shop. Goods in the assets of the stock.
 * - Loans, `sub` = the paper: what the customer owes, `HUTANG`; what an auction left him, `KELEBIHAN`; and his goods,
 *   `JAMINAN`, in assets of their own, `JAMINAN:PCS` and `JAMINAN:<kadar>`, since they are not the shop's. `BUNGA`,
 *   `BIAYA_LELANG` and `RUGI_LELANG` are the other side; `GANTI_RUGI` what goods were worth that the shop has lost.
 */
export interface Entry {
  readonly aset: string;
  readonly akun:
    | 'STOK'
    | 'CUCI'
    | 'CUCI_MANUAL'
    | AkunCurah
    | 'LUAR'
    | 'KAS'
    | 'BANK'
    | 'PENJUALAN'
    | 'PEMBELIAN'
    | 'PPN'
    | 'BIAYA_FEE'
    | 'PENDAPATAN_LAIN'
    | 'BIAYA_LAIN'
    | 'BIAYA_CUCI'
    | 'MODAL'
    | 'SELISIH_KAS'
    | 'PIUTANG_KARYAWAN'
    | 'PENDAPATAN_BATAL'
    | 'PENDAPATAN_FEE'
    | 'TITIPAN'
    | 'PESANAN'
    | 'PRE_ORDER'
    | 'CICILAN'
    | 'SERVICE'
    | 'BAWAAN'
    | 'DENDA'
    | 'PENDAPATAN_CICILAN'
    | 'TUKAR'
    | 'PIUTANG_MARKETPLACE'
    | 'POIN'
    | 'BIAYA_POIN'
    | 'HADIAH'
    | 'BIAYA_HADIAH'
    | 'POTONGAN_PENJUALAN'
    | 'UANG_KIRIM'
    | 'KIRIM'
    | 'RK'
    | 'HUTANG'
    | 'JAMINAN'
    | 'BUNGA'
    | 'BIAYA_LELANG'
    | 'RUGI_LELANG'
    | 'GANTI_RUGI'
    | 'KELEBIHAN';
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

/** Nothing beyond an asset and its account. */
export const BLANK = {
  sub: '',
  kode_gudang: '',
  kode_baki: '',
  kode_group: '',
  kode_dept: '',
  kode_barcode: '',
  kategori: '',
} satisfies Record<Exclude<keyof Entry, 'aset' | 'akun' | 'jumlah'>, ''>;

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
  /** What it cost the shop, in rupiah; null while nobody knows. */
  readonly harga_modal: Dec | null;
}

/** The asset of what goods cost. */
export const NILAI = 'NILAI';

/** The asset of grams of one purity: `EMAS:70`, `EMAS:37.5`. */
export const gramsOf = (kadar: DecInput): string => `EMAS:${Dec.from(kadar).toString()}`;

/** Where something lies. */
export interface Place {
  readonly kode_gudang: string;
  readonly kode_baki: string;
}

/** A piece's lines of the stock, in the place given. */
function stockLines(piece: Piece, place: Place, sign: 1 | -1, kategori: string): Entry[] {
  const { kode_group, kode_dept, kode_barcode } = piece;
  const stock = {
    ...BLANK,
    akun: 'STOK',
    kode_gudang: place.kode_gudang,
    kode_baki: place.kode_baki,
    kode_group,
    kode_dept,
    kode_barcode,
    kategori,
  } as const;
  return [
    { ...stock, aset: 'PCS', jumlah: Dec.from(sign) },
    { ...stock, aset: gramsOf(piece.kadar), jumlah: piece.berat.times(sign) },
    ...(piece.harga_modal === null ? [] : [{ ...stock, aset: NILAI, jumlah: piece.harga_modal.times(sign) }]),
  ];
}

/** Where goods stand that lie in no tray: outside the shop, or between two. */
export interface Luar {
  readonly akun: 'LUAR' | 'KIRIM' | 'RK';
  readonly sub: string;
}

/** The same amounts on the other side, outside the shop. */
const against = (lines: readonly Entry[], sub: string, kategori: string, akun: Luar['akun'] = 'LUAR'): Entry[] =>
  lines.map(({ aset, jumlah }) => ({ ...BLANK, aset, akun, sub, kategori, jumlah: jumlah.negated() }));

/**
 * A piece comes into (`+1`) or leaves (`-1`) the stock; `luar` names where from or to. The stock side names the piece,
 * the outside does not, so that a posting of many pieces keeps one outside line per asset.
 */
export function pieceEntries(piece: Piece, sign: 1 | -1, luar: string, kategori: string): Entry[] {
  const stock = stockLines(piece, piece, sign, kategori);
  return [...stock, ...against(stock, luar, kategori)];
}

/** The same of a piece that goes to another shop, or comes from it. */
export function betweenEntries(piece: Piece, sign: 1 | -1, { akun, sub }: Luar, kategori: string): Entry[] {
  const stock = stockLines(piece, piece, sign, kategori);
  return [...stock, ...against(stock, sub, kategori, akun)];
}

/** A piece that lies in no tray changes hands. */
export function passedEntries(piece: Piece, dari: Luar, ke: Luar, kategori: string): Entry[] {
  const lines = stockLines(piece, piece, 1, kategori);
  const back = lines.map((line) => ({ ...line, jumlah: line.jumlah.negated() }));
  return [...against(lines, dari.sub, kategori, dari.akun), ...against(back, ke.sub, kategori, ke.akun)];
}

/** A piece goes from where it lies to another place of the stock. */
export const moveEntries = (piece: Piece, to: Place, kategori: string): Entry[] => [
  ...stockLines(piece, piece, -1, kategori),
  ...stockLines(piece, to, 1, kategori),
];

/** A piece goes on under another barcode, in another place. */
export const swapEntries = (piece: Piece, baru: Piece, kategori: string): Entry[] => [
  ...stockLines(piece, piece, -1, kategori),
  ...stockLines(baru, baru, 1, kategori),
];

/**
 * A piece in the hands of the goldsmith, of the batch that took it there (`+1`), or out of them. A batch is told apart by
 * purity alone, so that what it has lost counts against what it was sent.
 */
export const cuciLines = (piece: Piece, no_kirim: string, sign: 1 | -1, kategori: string): Entry[] =>
  stockLines(piece, { kode_gudang: '', kode_baki: '' }, sign, kategori).map((line) => ({
    ...line,
    akun: 'CUCI',
    sub: no_kirim,
    kode_group: '',
    kode_dept: '',
  }));

/** A piece in the stock, or out of it; the other side is the caller's. */
export const stokLines = (piece: Piece, sign: 1 | -1, kategori: string): Entry[] =>
  stockLines(piece, piece, sign, kategori);

/** Grams of one purity and what they cost that a batch no longer has (or has after all, where they are less than 0). */
export function susutEntries(
  no_kirim: string,
  { kadar, berat, nilai }: { readonly kadar: Dec; readonly berat: Dec; readonly nilai: Dec },
  luar: string,
  kategori: string,
): Entry[] {
  const line = { ...BLANK, akun: 'CUCI', sub: no_kirim, kategori } as const;
  const own = [
    { ...line, aset: gramsOf(kadar), jumlah: berat.negated() },
    { ...line, aset: NILAI, jumlah: nilai.negated() },
  ].filter(({ jumlah }) => !jumlah.isZero());
  return [...own, ...against(own, luar, kategori)];
}

/** Grams that turn out to be of another purity; nothing when they are not. */
function refined(lines: readonly Entry[], dari: Dec, ke: Dec, berat: Dec, kategori: string): Entry[] {
  if (dari.eq(ke)) return [...lines];
  const outside = { ...BLANK, akun: 'LUAR', sub: 'KADAR', kategori } as const;
  return [
    ...lines,
    { ...outside, aset: gramsOf(dari), jumlah: berat },
    { ...outside, aset: gramsOf(ke), jumlah: berat.negated() },
  ];
}

/** A piece turns out to be of another purity: its grams become those of the other, in the place where it lies. */
export function kadarEntries(piece: Piece, kadar: Dec, kategori: string): Entry[] {
  const [, lama] = stockLines(piece, piece, -1, kategori);
  const [, baru] = stockLines({ ...piece, kadar }, piece, 1, kategori);
  return refined(
    [lama, baru].filter((line) => line !== undefined),
    piece.kadar,
    kadar,
    piece.berat,
    kategori,
  );
}

/** A piece turns out to have cost something else, in the place where it lies. */
export function modalEntries(piece: Piece, harga_modal: Dec, kategori: string): Entry[] {
  const beda = harga_modal.minus(piece.harga_modal ?? Dec.zero);
  const lines = stockLines({ ...piece, harga_modal: beda }, piece, 1, kategori).filter(({ aset }) => aset === NILAI);
  return [...lines, ...against(lines, 'MODAL', kategori)];
}

/**
 * What a piece is worth that the given line of the stock moves, and the other side of it.
 * @param luar where it comes from or goes to; absent: the line of another place is the other side.
 */
export function nilaiOf(line: Entry, harga_modal: Dec, luar: string | undefined): Entry[] {
  const own = [{ ...line, aset: NILAI, jumlah: line.jumlah.times(harga_modal) }];
  return luar === undefined ? own : [...own, ...against(own, luar, line.kategori)];
}

/**
 * An amount of goods without barcodes, and where it lies; `kode_gudang` and `kode_baki` are empty where no tray holds
 * it.
 */
export interface Curah extends Place {
  readonly akun: AkunCurah;
  readonly sub: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  /** Percent. */
  readonly kadar: Dec;
  /** Pieces, 0 when only grams change. */
  readonly qty: DecInput;
  /** Grams. */
  readonly berat: Dec;
}

/** The lines of one side: `sign` times the amount on the goods' own account. */
function curahLines({ kadar, qty, berat, ...where }: Curah, sign: 1 | -1, kategori: string): Entry[] {
  const { akun, sub, kode_gudang, kode_baki, kode_group, kode_dept } = where;
  const line = { ...BLANK, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, kategori } as const;
  return [
    { ...line, aset: 'PCS', jumlah: Dec.from(qty).times(sign) },
    { ...line, aset: gramsOf(kadar), jumlah: berat.times(sign) },
  ];
}

/** Goods without barcodes come into (`+1`) or leave (`-1`) the shop; `luar` names where from or to. */
export function curahEntries(curah: Curah, sign: 1 | -1, luar: string, kategori: string): Entry[] {
  const own = curahLines(curah, sign, kategori);
  return [...own, ...against(own, luar, kategori)];
}

/** Goods without barcodes go to another place of the shop. */
export const moveCurah = (curah: Curah, to: Place, kategori: string): Entry[] => [
  ...curahLines(curah, -1, kategori),
  ...curahLines({ ...curah, kode_gudang: to.kode_gudang, kode_baki: to.kode_baki }, 1, kategori),
];

/**
 * A piece is entered out of goods that were received: what it weighs leaves their receipt (domain guide §8.2). If it is
 * of another purity than announced, its grams change on the way. What it cost comes from the supplier: goods that are
 * not entered yet have no value of their own.
 */
export function enterEntries(piece: Piece, terima: Omit<Curah, 'qty' | 'berat'>, kategori: string): Entry[] {
  const stock = stockLines(piece, piece, 1, kategori);
  const nilai = stock.filter(({ aset }) => aset === NILAI);
  return refined(
    [
      ...curahLines({ ...terima, qty: 1, berat: piece.berat }, -1, kategori),
      ...stock,
      ...against(nilai, 'SUPPLIER', kategori),
    ],
    terima.kadar,
    piece.kadar,
    piece.berat,
    kategori,
  );
}

/** Rupiah on an account; nothing for an amount of 0. */
export function moneyEntry(akun: Entry['akun'], sub: string, jumlah: Dec, kategori: string): Entry[] {
  return jumlah.isZero() ? [] : [{ ...BLANK, aset: 'IDR', akun, sub, kategori, jumlah }];
}

/**
 * Goods of a customer come to lie here or are fetched again, under the number of their paper; less or more of them than
 * nothing is what came or went. `luar` names where they come from or go to: PELANGGAN, or SUSUT for grams that the work
 * has taken or added.
 */
export function bawaanEntries(
  sub: string,
  { qty, berat }: { readonly qty: DecInput; readonly berat: Dec },
  luar: string,
  kategori: string,
): Entry[] {
  const line = { ...BLANK, akun: 'BAWAAN', sub, kategori } as const;
  const own = [
    { ...line, aset: 'BAWAAN:PCS', jumlah: Dec.from(qty) },
    { ...line, aset: 'BAWAAN:GRAM', jumlah: berat },
  ].filter(({ jumlah }) => !jumlah.isZero());
  return [...own, ...against(own, luar, kategori)];
}

/** Points that a member gets, or gives where there are fewer than none, and the outside where they come from. */
export function pointEntries(kode_member: string, poin: Dec, kategori: string): Entry[] {
  const entry = { ...BLANK, aset: 'POIN', kategori } as const;
  return [
    { ...entry, akun: 'POIN', sub: kode_member, jumlah: poin },
    { ...entry, akun: 'LUAR', sub: 'POIN', jumlah: poin.negated() },
  ];
}

/**
 * Gifts come into the shop, or leave it where there are fewer than none, and what they cost; `luar` names where from or
 * to.
 */
export function giftEntries(
  kode_hadiah: string,
  { jumlah, nilai }: { readonly jumlah: Dec; readonly nilai: Dec },
  luar: string,
  kategori: string,
): Entry[] {
  const line = { ...BLANK, akun: 'HADIAH', sub: kode_hadiah, kategori } as const;
  const own = [
    { ...line, aset: 'HADIAH', jumlah },
    { ...line, aset: NILAI, jumlah: nilai },
  ].filter((entry) => !entry.jumlah.isZero());
  return [...own, ...against(own, luar, kategori)];
}
