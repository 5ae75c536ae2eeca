import type { ApprovalCategory } from '../../core/approval.ts';
import { boolean, code, lines, text, weight } from '../../core/field.ts';
import type { KeadaanTimbang } from './timbang.calc.ts';

export const TIMBANG_BAKI = '/timbang-baki';
export const STOCK_OPNAME = '/stock-opname';
export const STOCK_OPNAME_RFID = '/stock-opname-rfid';

const GUDANG_WAJIB = { tidak_boleh_kosong: 'mohon_pilih_kode_gudang' };

/**
 * What begins a weighing. The specification sends the tray as `kode_toko` (decisions.md 3); `kode_baki` goes before it.
 */
export const mulaiTimbangFields = {
  kode_gudang: code({ required: true, rules: GUDANG_WAJIB }),
  kode_baki: code({}),
  kode_toko: code({}),
};

/** What ends one: the reading, whether it came from the scale, and the total that was on the screen. */
export const simpanTimbangFields = {
  berat_timbang: weight({ required: true, min: 0.001 }),
  dari_timbangan: boolean({}),
  total: weight({ required: true }),
  keterangan: text({ max: 200 }),
};

/** Category of the approval that gives up a weighing which somebody else began. */
export const OTORISASI_RESET_TIMBANG = 'RESET TIMBANG BAKI';

/** What gives one up: the reading there was, if any, and an approval where somebody else began it. */
export const resetTimbangFields = {
  berat_timbang: weight({ min: 0.001 }),
  dari_timbangan: boolean({}),
  keterangan: text({ max: 200 }),
  otorisasi: text({ max: 36 }),
};

/** What the approval of a reset is bound to, told the same way by page and server. */
export const nilaiReset = ({
  kode_baki,
  mulai_oleh,
}: {
  readonly kode_baki: string;
  readonly mulai_oleh: string;
}): { readonly kode_baki: string; readonly mulai_oleh: string } => ({ kode_baki, mulai_oleh });

export const IZIN_RESET_TIMBANG: ApprovalCategory = {
  kategori: OTORISASI_RESET_TIMBANG,
  dokumen: true,
  nilai: { kode_baki: code({ required: true }), mulai_oleh: code({ required: true, label: 'opname.dimulai_oleh' }) },
};

/** The weighing under way with what the system has on the tray now (`GET timbang-baki`). Weights in grams. */
export interface DataTimbang {
  readonly no_timbang: string;
  readonly tgl: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly mulai_oleh: string;
  readonly mulai_pada: string;
  /** Pieces. */
  readonly qty: number;
  readonly qty_barang_manual: number;
  readonly qty_aksesoris: number;
  /** Of pieces and manual items, those that a sale holds: they may be lying with the cashier. */
  readonly qty_reservasi: number;
  readonly berat_reservasi: number;
  readonly berat: number;
  readonly berat_barang_manual: number;
  readonly berat_aksesoris: number;
  /** What the pieces weighed before rounding. */
  readonly berat_asli: number;
  readonly berat_baki: number;
  readonly berat_plastik: number;
  readonly berat_atribut: number;
  readonly berat_bandrol: number;
  readonly total: number;
  readonly toleransi: number;
}
export interface JawabTimbang {
  readonly data_timbang: DataTimbang | null;
}

/** How a weighing ended (`POST timbang-baki`). */
export interface HasilTimbang {
  readonly no_timbang: string;
  readonly kode_baki: string;
  readonly selisih: number;
  readonly keadaan: KeadaanTimbang;
}

/** A tray on the list of the day: weighed or not, and how much happened to it since. */
export interface BakiHariIni {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  /** Out of use (the tray or its gudang) and holding goods all the same. */
  readonly status_aktif: boolean;
  /** Pieces. */
  readonly qty: number;
  /** Manual items and accessories. */
  readonly qty_lain: number;
  readonly no_timbang: string | null;
  readonly selesai_pada: string | null;
  readonly selisih: number | null;
  readonly keadaan: KeadaanTimbang | null;
  readonly dari_timbangan: boolean | null;
  readonly aktivitas: number;
}

export const JENIS_OPNAME = ['SCAN', 'RFID'] as const;
export type JenisOpname = (typeof JENIS_OPNAME)[number];
export const HASIL_OPNAME = [
  'KETEMU',
  'MASUK',
  'BAKI_LAIN',
  'TERJUAL',
  'HANCUR',
  'DIKIRIM',
  'KELUAR',
  'LEPAS',
  'TOKO_LAIN',
  'AKSESORIS',
  'BUKAN_BARANG',
  'TIDAK_DIKENAL',
  'HILANG',
] as const;
export type HasilOpname = (typeof HASIL_OPNAME)[number];
/** What one scan is answered: the piece's state, or that it had been seen already. */
export type HasilScan = Exclude<HasilOpname, 'HILANG'> | 'GANDA';

export const mulaiOpnameFields = {
  kode_gudang: code({ required: true, rules: GUDANG_WAJIB }),
  kode_baki: code({ required: true, rules: { tidak_boleh_kosong: 'mohon_pilih_kode_baki' } }),
};
export const mulaiRfidFields = { kode_gudang: mulaiOpnameFields.kode_gudang, kode_baki: code({}) };
/** One scan, under an id that its device made up: sent again it counts once. */
export const scanFields = {
  kode_barcode: text({ max: 30, required: true }),
  id_scan: text({ min: 8, max: 40, required: true, label: 'opname.scan' }),
};
export const EPC_MAKS = 5000;
export const tagRfidFields = {
  tag: lines(
    { epc: text({ max: 40, required: true, label: 'opname.tag' }) },
    { min: 1, max: EPC_MAKS, label: 'opname.tag' },
  ),
};

/** Running figures of a count. */
export interface HitunganOpname {
  readonly qty: number;
  readonly ketemu: number;
  /** Not seen yet and, as far as the books know, still there. */
  readonly belum: number;
  /** Gone by a document since the count began, whether or not it was seen here. */
  readonly keluar: number;
  /** Seen though the books have them elsewhere, or came in since the count began. */
  readonly lain: number;
}

export interface OpnameRingkas extends HitunganOpname {
  readonly no_opname: string;
  readonly jenis: JenisOpname;
  readonly tgl: string;
  readonly status: 'AKTIF' | 'SELESAI' | 'KOSONG';
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly berat: number;
  readonly mulai_oleh: string;
  readonly mulai_pada: string;
  readonly selesai_oleh: string;
  readonly selesai_pada: string | null;
  /** Who approved that it ended; empty when no approval was needed. */
  readonly disetujui_oleh: string;
}

/** A piece of a count. For one that was not seen, `hasil` is what has become of it until now. */
export interface BarangOpname {
  readonly kode_barcode: string;
  readonly asal: 'BAKI' | 'LUAR';
  readonly status_barang: 'OPEN' | 'DONE';
  readonly hasil: HasilOpname;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_baki: string;
  readonly di_baki: string;
  readonly nomor: string;
  readonly kadar: number;
  readonly berat: number;
  readonly foto: string;
  readonly kali: number;
  readonly oleh: string;
  readonly waktu: string | null;
}

export interface Opname extends OpnameRingkas {
  readonly barang: readonly BarangOpname[];
}

/** Answer to one scan. */
export interface JawabScan {
  readonly id_scan: string;
  readonly kode_barcode: string;
  readonly hasil: HasilScan;
  readonly nama_barang: string;
  readonly di_baki: string;
  readonly nomor: string;
  /** Who saw it first, when it was seen before. */
  readonly oleh: string;
}

/** Answer to a reading of tags. */
export interface JawabTag {
  readonly dibaca: number;
  readonly baru: number;
  /** Tags of accessories: known, but no part of a count by reading. */
  readonly aksesoris: number;
  /** Tags that name no piece: not ours. */
  readonly asing: number;
}

/** What others hear when a count moves on. */
export const OPNAME_BERUBAH = 'opname-berubah';
