import { boolean, code, date, integer, kadar, text, weight } from '../../core/field.ts';
import type { Values, Wire } from '../../core/schema.ts';
import { SARING_STOK } from '../../trade/barang/ringkasan-stok.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** What a list of manual items is narrowed by on a page; left open, nothing is left out. */
export const saringStokFields = SARING_STOK;

/** Body of `POST barang-manual`: codes are read in capitals, and `kode_toko` is the tray (decisions.md 3). */
export const stokManualFields = {
  kode_group: code({}),
  kode_dept: code({}),
  kode_toko: code({}),
  kode_baki: code({}),
  kode_gudang: code({}),
  /** Rows that nothing lies in any more as well. */
  habis: boolean({}),
  after: text({ max: 200 }),
  limit: integer({ min: 1, max: 1000 }),
} as const;

/** Query of `GET barang-manual/riwayat`. */
export const riwayatStokFields = {
  kode_gudang: code({ required: true }),
  kode_baki: code({ required: true }),
  kode_group: code({ required: true }),
  kode_dept: code({ required: true }),
  /** A place in the chain of the books, which goes on beyond other numbers. */
  after: integer({ min: 0, max: 999_999_999_999 }),
  limit: integer({ min: 1, max: 500 }),
} as const;

const PCS = integer({ required: true });
const GRAM = weight({ required: true });
/** Pieces and grams: what lies there, what OPEN sales hold of it, and what is left for everybody. */
export const JUMLAH_STOK = {
  qty: PCS,
  berat: GRAM,
  pesan_qty: { ...PCS, label: 'manual.dipesan' },
  pesan_berat: { ...GRAM, label: 'manual.dipesan_gram' },
  bebas_qty: { ...PCS, label: 'manual.bebas' },
  bebas_berat: { ...GRAM, label: 'manual.bebas_gram' },
} as const;
/** Where a row of the stock lies and what it is: its key. */
export const KUNCI_STOK = {
  kode_gudang: code({ required: true, label: 'laporan.gudang' }),
  kode_baki: code({ required: true, label: 'laporan.baki' }),
  kode_group: code({ required: true, label: 'laporan.group' }),
  kode_dept: code({ required: true, label: 'laporan.jenis' }),
  kadar: kadar({ required: true }),
} as const;
const NAMA = text({ required: true, max: 60 });
const STOK = { ...KUNCI_STOK, nama_baki: NAMA, nama_group: NAMA, nama_dept: NAMA, ...JUMLAH_STOK } as const;
type Baris<T> = Readonly<Wire<T>>;
/** One kind of manual items in one tray. */
export type StokManual = Baris<Values<typeof STOK>>;
/** Sums over all rows of a selection, however many pages it has. */
export type JumlahStokManual = Baris<Values<typeof JUMLAH_STOK>> & { readonly baris: number };
/** Answer of `POST barang-manual`. */
export interface HalamanStokManual {
  readonly data: readonly StokManual[];
  readonly next: string | null;
  readonly total: JumlahStokManual;
}

/** What one posting did to a place, group and jenis, and what lay there after it, over all purities. */
export const GERAK_FIELDS = {
  tgl: date({ required: true }),
  nomor: text({ required: true, max: 60, label: 'field.dokumen' }),
  kategori: text({ required: true, max: 60, label: 'manual.gerak' }),
  user_id: code({ required: true }),
  /** Purities that moved, as percent. */
  kadar: text({ required: true, max: 200 }),
  qty: PCS,
  berat: GRAM,
  saldo_qty: { ...PCS, label: 'field.stock_akhir' },
  saldo_berat: { ...GRAM, label: 'field.gram_akhir' },
} as const;
export type GerakManual = Baris<Values<typeof GERAK_FIELDS>> & { readonly urut: number };
export interface RiwayatManual {
  readonly data: readonly GerakManual[];
  readonly next: string | null;
}

/** What every paper of the stock has: it is posted when it is saved, and can be taken back by its lines. */
export const KERTAS_STOK_MANUAL = {
  gate: GERBANG_MANUAL,
  menu: 'manual',
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  parts: {},
  counts: { barang: { min: 1 } },
  prints: ['nota.pdf'],
} as const;

/**
 * Taking a paper of the stock back on its own page, with an approval.
 * @param nama the kind's name as the words of the approval go on.
 */
export const batalStokManual = <const Halaman extends string, const Nama extends string, const Catatan extends string>(
  page: Halaman,
  nama: Nama,
  note: Catatan,
) =>
  ({
    page,
    from: ['DONE'],
    to: 'CANC',
    note,
    approval: `BATAL ${nama}`,
    input: { alasan: text({ max: 200, required: true }) },
    undoes: ['buat'],
  }) as const;
