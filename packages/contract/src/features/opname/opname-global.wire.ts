import type { ApprovalCategory } from '../../core/approval.ts';
import { choice, code, integer, weight } from '../../core/field.ts';
import { OTORISASI_SELESAI_OPNAME } from '../../trade/opname/akhir.ts';
import { KEADAAN_TIMBANG } from './timbang.calc.ts';

export const STOCK_OPNAME_GLOBAL = '/stock-opname-global';

/**
 * Kinds of stock: pieces with barcodes, accessories, manual items, goods received whose pieces were not entered yet.
 */
export const JENIS_STOK = ['BARANG', 'AKSESORIS', 'MANUAL', 'TERIMA'] as const;
export type JenisStok = (typeof JENIS_STOK)[number];
/** BELUM was not counted; the others are how far the counting lies from the books, as with a weighing. */
export const KEADAAN_GLOBAL = ['BELUM', ...KEADAAN_TIMBANG] as const;
export type KeadaanGlobal = (typeof KEADAAN_GLOBAL)[number];

/**
 * One counting. `versi` is that of the row as the caller saw it; without `qty_hitung` the row is to be counted anew.
 */
export const hitungGlobalFields = {
  jenis_stok: choice(JENIS_STOK, { required: true, optionLabel: 'pilihan.jenis_stok', label: 'opname.jenis_stok' }),
  kode_group: code({ required: true }),
  kode_dept: code({ required: true }),
  qty_hitung: integer({ min: 0, max: 10_000_000, label: 'opname.qty_hitung' }),
  berat_hitung: weight({ min: 0, label: 'opname.berat_hitung' }),
  versi: integer({ min: 0, required: true }),
};

export interface OpnameGlobalRingkas {
  readonly no_opname: string;
  readonly tgl: string;
  readonly status: 'AKTIF' | 'SELESAI' | 'KOSONG';
  /** Rows in all, counted ones, and of these the ones that differ. */
  readonly baris: number;
  readonly dihitung: number;
  readonly selisih: number;
  /** Pieces and grams counted. */
  readonly qty_hitung: number;
  readonly berat_hitung: number;
  readonly mulai_oleh: string;
  readonly mulai_pada: string;
  readonly selesai_oleh: string;
  readonly selesai_pada: string | null;
}

/** What the books have of a group and type, and what was counted. Weights in grams. */
export interface BarisGlobal {
  readonly jenis_stok: JenisStok;
  readonly kode_group: string;
  readonly nama_group: string;
  readonly kode_dept: string;
  readonly nama_dept: string;
  readonly qty: number;
  readonly berat: number;
  readonly qty_hitung: number | null;
  /** Empty: counted and not weighed. */
  readonly berat_hitung: number | null;
  readonly keadaan: KeadaanGlobal;
  readonly oleh: string;
  readonly waktu: string | null;
  readonly versi: number;
  /** What the books had when the count ended. */
  readonly qty_akhir: number | null;
  readonly berat_akhir: number | null;
}
export interface OpnameGlobal extends OpnameGlobalRingkas {
  readonly rincian: readonly BarisGlobal[];
}

/** Rows of which something may be missing: those that differ, and those that nobody has counted. */
export const kurangGlobal = ({
  baris,
  dihitung,
  selisih,
}: Pick<OpnameGlobalRingkas, 'baris' | 'dihitung' | 'selisih'>): number => baris - dihitung + selisih;

/** What the approval of its end is bound to: with any counting that comes in between one of these is another. */
export const nilaiSelesaiGlobal = ({
  baris,
  dihitung,
  selisih,
  qty_hitung,
  berat_hitung,
}: Pick<OpnameGlobalRingkas, 'baris' | 'dihitung' | 'selisih' | 'qty_hitung' | 'berat_hitung'>) => ({
  baris,
  dihitung,
  selisih,
  qty_hitung,
  berat_hitung,
});
export const IZIN_SELESAI_GLOBAL: ApprovalCategory = {
  kategori: OTORISASI_SELESAI_OPNAME,
  dokumen: true,
  nilai: {
    baris: integer({ required: true, label: 'opname.baris' }),
    dihitung: integer({ required: true, label: 'opname.dihitung' }),
    selisih: integer({ required: true, label: 'opname.berselisih' }),
    qty_hitung: integer({ required: true, label: 'opname.qty_hitung' }),
    berat_hitung: weight({ required: true, label: 'opname.berat_hitung' }),
  },
};
