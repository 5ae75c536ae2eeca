import { integer, ref, weight } from '../../core/field.ts';

export const OPNAME_PENERIMAAN = '/stock-opname-penerimaan';

/** What saving a receipt answers, as far as the page tells of it. */
export interface PenerimaanTersimpan {
  readonly nomor: string;
  readonly qty: number;
}

/** What is counted of one type; `versi` is that of the row the caller saw, 0 when nobody had counted it. */
export const hitungFields = {
  kode_group: ref('group', { required: true }),
  kode_dept: ref('jenis', { required: true }),
  qty_opname: integer({ required: true, min: 0, max: 1_000_000, label: 'terima.qty_opname' }),
  berat_opname: weight({ required: true, min: 0, label: 'terima.berat_opname' }),
  versi: integer({ required: true, min: 0, max: 1_000_000 }),
} as const;

/** A type in a count. While nobody has counted it, `qty_awal` and `berat_awal` are what the books have now. */
export interface BarisOpnameTerima {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly nama_dept: string;
  readonly qty_awal: number;
  readonly berat_awal: number;
  readonly qty_opname: number | null;
  readonly berat_opname: number | null;
  /** What the books have less what was counted. */
  readonly selisih_qty: number | null;
  readonly selisih_berat: number | null;
  readonly versi: number;
  readonly oleh: string;
  readonly waktu: string | null;
}

/** A count in the list, the one under way first. */
export interface OpnameTerimaRingkas {
  readonly no_opname: string;
  readonly tgl: string;
  readonly status: 'AKTIF' | 'SELESAI';
  readonly mulai_oleh: string;
  readonly mulai_pada: string;
  readonly selesai_oleh: string;
  readonly selesai_pada: string | null;
  readonly dihitung: number;
  readonly belum: number;
  readonly selisih_qty: number;
  readonly selisih_berat: number;
}
export interface OpnameTerima extends OpnameTerimaRingkas {
  readonly baris: readonly BarisOpnameTerima[];
}

/** Says that a count moved on: everybody who has it open reads it again. */
export const OPNAME_TERIMA_BERUBAH = 'opname-terima-berubah';
