import { date } from '../../../core/field.ts';
import { definePage } from '../../../core/page.ts';
import { deepFreeze } from '../../../core/resource.ts';

/** What the checks of the books mean to whoever answers for the shop; what last night's found stands in the menu. */
export const rekonsiliasiPage = definePage({
  path: '/rekonsiliasi',
  menu: 'utility',
  kind: 'tool',
  levels: ['OWN', 'SPV', 'SU', 'MU', 'DEV'],
  alarm: 'rekonsiliasi/beda',
});

/**
 * The questions of an owner (locale key `tanya.<key>`), each with the checks that answer it. A check stands under one
 * question and no more; one that stands under none fails a test.
 */
export const PERTANYAAN = deepFreeze({
  etalase: [
    'barang_sama_dengan_saldo',
    'barang_di_gudang_bakinya',
    'stok_manual_sama_dengan_saldo',
    'aksesoris_sama_dengan_buku',
  ],
  satu_tempat: [
    'reservasi_dipegang_penjualan_open',
    'penjualan_open_memegang_barang',
    'terjual_oleh_penjualan_done',
    'hancur_oleh_dokumen_done',
    'barang_beli_sama_dengan_pembelian',
    'barang_titip_sama_dengan_titipan',
    'barang_jadi_sama_dengan_pesanan',
    'barang_contoh_sama_dengan_pesanan',
    'barang_po_sama_dengan_po',
    'barang_cicil_sama_dengan_cicilan',
    'barang_lelang_sama_dengan_hutang',
    'stok_manual_dipesan_penjualan_open',
    'atribut_sama_dengan_jumlah',
    'berbatu_adalah_berlian',
  ],
  kemarin: [
    'saldo_awal_sama_dengan_akhir_kemarin',
    'tutup_berantai',
    'hari_sama_dengan_tutup',
    'tutup_sama_dengan_buku',
  ],
  penjualan: [
    'penjualan_sama_dengan_uang',
    'baris_sama_dengan_kepala',
    'bayar_sama_dengan_total',
    'penjualan_manual_sama_dengan_buku',
    'penjualan_manual_sama_dengan_baris',
    'penjualan_manual_dibayar',
  ],
  pembelian: [
    'pembelian_sama_dengan_buku',
    'pembelian_sama_dengan_baris',
    'harga_beli_sama_dengan_hitungan',
    'pembelian_manual_sama_dengan_buku',
    'pembelian_manual_sama_dengan_baris',
  ],
  titipan: ['titipan_sama_dengan_baris', 'titipan_sama_dengan_uang'],
  janji: [
    'pesanan_sama_dengan_baris',
    'pesanan_sama_dengan_uang',
    'bawaan_sama_dengan_pesanan',
    'po_sama_dengan_baris',
    'po_sama_dengan_uang',
    'po_sisa_sama_dengan_buku',
    'cicilan_sama_dengan_baris',
    'cicilan_sama_dengan_angsuran',
    'cicilan_lunas_sama_dengan_penjualan',
    'service_sama_dengan_baris',
    'service_sama_dengan_uang',
    'bawaan_sama_dengan_service',
  ],
  pinjaman: ['hutang_sama_dengan_barang', 'jaminan_sama_dengan_hutang', 'bunga_sama_dengan_hutang'],
  uang: [
    'pembayaran_sama_dengan_entri',
    'cara_bayar_sesuai',
    'pengalihan_sama_dengan_buku',
    'cek_non_cash_sama_dengan_bayar',
    'hitung_laci_sama_dengan_buku',
    'akun_perantara_kosong',
  ],
  antar_toko: [
    'rk_sama_dengan_kiriman',
    'kiriman_uang_diterima_sekali',
    'kirim_barang_sama_dengan_saldo',
    'barang_kirim_sama_dengan_kiriman',
    'rk_barang_sama_dengan_kiriman',
    'barang_cuci_sama_dengan_terima',
    'kiriman_barang_diterima_sekali',
    'kirim_barang_sama_dengan_baris',
  ],
  penerimaan: [
    'penerimaan_sisa_sama_dengan_buku',
    'penerimaan_input_sama_dengan_barang',
    'penerimaan_sisa_benar',
    'opname_terima_sama_dengan_buku',
  ],
  gerak: [
    'tambah_manual_sama_dengan_buku',
    'pindah_manual_sama_dengan_buku',
    'hancur_manual_sama_dengan_buku',
    'stok_aksesoris_sama_dengan_buku',
    'pindah_barang_sama_dengan_buku',
    'hancur_barang_sama_dengan_buku',
    'hancur_pembelian_sama_dengan_buku',
    'hancur_pembelian_sama_dengan_pembelian',
  ],
  sepuhan: [
    'sepuhan_sama_dengan_baris',
    'barang_sortir_sama_dengan_dokumen',
    'batch_cuci_sama_dengan_buku',
    'barang_cuci_sama_dengan_buku',
    'ganti_sama_dengan_pindah',
    'cuci_manual_sama_dengan_buku',
  ],
  opname: ['timbang_sama_dengan_buku', 'opname_sama_dengan_buku', 'opname_lengkap', 'opname_global_sama_dengan_buku'],
  member: [
    'poin_sama_dengan_dokumen',
    'transaksi_poin_sama_dengan_buku',
    'hadiah_sama_dengan_dokumen',
    'reset_poin_sama_dengan_tutup',
    'rk_poin_sama_dengan_kertas',
    'kupon_sama_dengan_penjualan',
  ],
  dokumen: [
    'dokumen_nomor_tanpa_celah',
    'dokumen_sama_dengan_perbuatan',
    'perbuatan_berantai',
    'perbuatan_sama_dengan_posting',
    'saldo_dokumen_sama_dengan_buku',
    'sisa_sama_dengan_saldo',
    'hari_dagang_sama_dengan_perbuatan',
  ],
  jurnal: ['jurnal_seimbang', 'jurnal_dikenal', 'jurnal_sama_dengan_saldo', 'jurnal_hari_sama_dengan_entri'],
  buku: [
    'aset_seimbang',
    'saldo_sama_dengan_mutasi',
    'mutasi_hari_sama_dengan_entri',
    'saldo_dari_entri',
    'rantai_lengkap',
    'rantai_hash',
    'perbuatan_tersegel',
    'baris_milik_perbuatan',
    'pemeriksaan_berantai',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>);
export type PertanyaanKey = keyof typeof PERTANYAAN;
export const PERTANYAAN_KEYS = Object.keys(PERTANYAAN) as readonly PertanyaanKey[];

/** Query of `GET rekonsiliasi/tanya`. */
export const TANYA_FIELDS = { tgl: date({}) } as const;

/** A page where something that does not fit is looked at, and what is asked for there. */
export interface Jalan {
  readonly nomor: string;
  readonly halaman: string;
  readonly cari: Readonly<Record<string, string>>;
}

/** One place where a check does not hold. */
export interface Tempat {
  /** What the check says of it: where, and by how much. */
  readonly teks: string;
  /** The papers and pieces it names; of a balance those of the day that moved it. */
  readonly jalan: readonly Jalan[];
}

export interface CekBuku {
  readonly kunci: string;
  readonly judul: string;
  readonly selisih: number;
  readonly tempat: readonly Tempat[];
}

export interface Pertanyaan {
  readonly kunci: PertanyaanKey;
  readonly tanya: string;
  /** How many of its checks do not hold, out of how many. */
  readonly beda: number;
  readonly cek: readonly CekBuku[];
}

/** Answer of `GET rekonsiliasi/tanya`. */
export interface Tanya {
  /** The day that was asked about; null for the open day and all that no night has covered yet. */
  readonly tgl: string | null;
  readonly tgl_system: string;
  readonly pertanyaan: readonly Pertanyaan[];
}

/** What the last night found in one shop; `malam` is null where no night has looked yet. */
export interface MalamToko {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly malam: string | null;
  readonly jumlah: number;
  readonly salah: number;
}
