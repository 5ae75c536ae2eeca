import { boolean, code, integer, text } from '../../core/field.ts';
import { SARING_STOK } from '../../trade/barang/ringkasan-stok.ts';

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
