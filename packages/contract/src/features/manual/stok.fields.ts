import { boolean, code, integer, text } from '../../core/field.ts';
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
  after: integer({ min: 0 }),
  limit: integer({ min: 1, max: 500 }),
} as const;

/** What every paper of the stock has: it is posted when it is saved, and can be taken back by its lines. */
export const KERTAS_STOK_MANUAL = {
  gate: GERBANG_MANUAL,
  menu: 'manual',
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  parts: {},
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
