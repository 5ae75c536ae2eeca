import type { LangkahBarang, StatusBarang } from '@kilau/contract/trade/barang/keadaan.ts';

export const JENIS = 'uji';
export const NOMOR = 'KL-UJI-1';
/** Another document of the same kind, and of another kind under the same number. */
export const LAIN = { jenis: JENIS, nomor: 'KL-UJI-2' };
export const SENAMA = { jenis: 'lain', nomor: NOMOR };
/** The nota of a sold piece. */
export const NOTA = 'KL-FJ-1';
/** The purchase of a bought one. */
export const PEMBELIAN = 'KL-FB-1';
/** The deposit of one that a sale has picked up. */
export const TITIPAN = 'KL-TT-1';

/** The instalments of one that was paid off, and handed over by the sale of this number. */
export const CICILAN = 'KL-CC-1';
export const PENJUALAN = 'KL-FJ-2';
/** What had sorted a piece that comes back from the goldsmith, and the batch of one that goes there. */
export const SORTIR = 'KL-SR-1';
export const BATCH = 'KL-KC-1';

/** What may be done in which state, and the state it ends in; everything else is refused. Who holds it, below. */
export const JADI: Readonly<Record<LangkahBarang, Readonly<Partial<Record<StatusBarang, StatusBarang>>>>> = {
  masuk: {},
  pesan: { TERSEDIA: 'TERSEDIA' },
  lepas: {
    TERSEDIA: 'TERSEDIA',
    TITIP: 'TITIP',
    CONTOH: 'CONTOH',
    CICIL: 'CICIL',
    TERJUAL: 'TERJUAL',
    BELI: 'BELI',
    SORTIR: 'SORTIR',
    CUCI: 'CUCI',
    KEMBALI: 'KEMBALI',
    GANTI: 'GANTI',
    LEBUR: 'LEBUR',
    BATAL: 'BATAL',
    HANCUR: 'HANCUR',
    KIRIM: 'KIRIM',
    KELUAR: 'KELUAR',
    HILANG: 'HILANG',
  },
  jual: { TERSEDIA: 'TERJUAL', TITIP: 'TERJUAL' },
  jual_langsung: { TERSEDIA: 'TERJUAL' },
  kembali: { TERJUAL: 'TERSEDIA' },
  titip: { TERSEDIA: 'TITIP' },
  ikat: { TERSEDIA: 'TITIP' },
  pesan_titip: { TITIP: 'TITIP' },
  kembali_titip: { TERJUAL: 'TITIP' },
  batal_titip: { TITIP: 'TERSEDIA' },
  masuk_titip: {},
  batal_masuk_titip: { TITIP: 'BATAL' },
  contoh: { TERSEDIA: 'CONTOH' },
  kembali_contoh: { CONTOH: 'TERSEDIA' },
  cicil: { TERSEDIA: 'CICIL' },
  jual_cicil: { CICIL: 'TERJUAL' },
  kembali_cicil: { TERJUAL: 'CICIL' },
  batal_cicil: { CICIL: 'TERSEDIA' },
  cicil_lagi: { TERSEDIA: 'CICIL' },
  pesan_beli: { TERJUAL: 'TERJUAL' },
  beli: { TERJUAL: 'BELI' },
  batal_beli: { BELI: 'TERJUAL' },
  masuk_beli: {},
  kembalikan: { BELI: 'KEMBALI' },
  kembalikan_tersedia: { TERSEDIA: 'KEMBALI' },
  hancur: { TERSEDIA: 'HANCUR' },
  pulih: { HANCUR: 'TERSEDIA' },
  hancur_beli: { BELI: 'HANCUR' },
  pulih_beli: { HANCUR: 'BELI' },
  sortir: { BELI: 'SORTIR' },
  batal_sortir: { SORTIR: 'BELI' },
  cuci: { SORTIR: 'CUCI' },
  kembali_cuci: { CUCI: 'SORTIR' },
  ganti: { SORTIR: 'GANTI' },
  lebur: { SORTIR: 'LEBUR' },
  batal_ganti: { GANTI: 'SORTIR', LEBUR: 'SORTIR' },
  batal_masuk: { TERSEDIA: 'BATAL' },
  kirim: { TERSEDIA: 'KIRIM' },
  kirim_kembali: { KIRIM: 'TERSEDIA' },
  keluar: { KIRIM: 'KELUAR' },
  batal_keluar: { KELUAR: 'KIRIM' },
  hilang: { KIRIM: 'HILANG' },
  ditemukan: { HILANG: 'KIRIM' },
  masuk_kirim: {},
  pulang: { KELUAR: 'TERSEDIA' },
  batal_terima: { TERSEDIA: 'KELUAR' },
  kirim_beli: { BELI: 'KIRIM' },
  kirim_kembali_beli: { KIRIM: 'BELI' },
  masuk_cuci: {},
  pulang_cuci: { KELUAR: 'BELI' },
  batal_terima_cuci: { BELI: 'KELUAR' },
  pindah: { TERSEDIA: 'TERSEDIA' },
  kadar: { TERSEDIA: 'TERSEDIA' },
  harga: { TERSEDIA: 'TERSEDIA' },
  modal: { TERSEDIA: 'TERSEDIA' },
  ubah: { TERSEDIA: 'TERSEDIA' },
  foto: { TERSEDIA: 'TERSEDIA' },
};

/** Who may hold a piece when something is done to it: nobody, unless it is said. */
export const KLAIM = ['tak seorang pun', 'dia', 'lain'] as const;
export type Klaim = (typeof KLAIM)[number];
const DIPEGANG: Readonly<Partial<Record<LangkahBarang, readonly Klaim[]>>> = {
  lepas: ['dia'],
  jual: ['dia'],
  beli: ['dia'],
  titip: ['dia'],
  contoh: ['dia'],
  cicil: ['dia'],
  foto: KLAIM,
};
export const bolehDipegang = (langkah: LangkahBarang): readonly Klaim[] => DIPEGANG[langkah] ?? ['tak seorang pun'];
/** What a piece tells of its owner and its claim after each of these; after others, what it told before. */
const PUNYA = { pemilik_jenis: JENIS, pemilik_nomor: NOMOR };
const TANPA_PEMILIK = { pemilik_jenis: null, pemilik_nomor: null };
const TANPA_KLAIM = { klaim_jenis: null, klaim_nomor: null };
export const SESUDAH: Readonly<Partial<Record<LangkahBarang, Readonly<Record<string, string | null>>>>> = {
  pesan: { klaim_jenis: JENIS, klaim_nomor: NOMOR },
  lepas: TANPA_KLAIM,
  jual: { ...PUNYA, ...TANPA_KLAIM },
  jual_langsung: PUNYA,
  kembali: TANPA_PEMILIK,
  titip: { ...PUNYA, ...TANPA_KLAIM },
  ikat: PUNYA,
  pesan_titip: { klaim_jenis: JENIS, klaim_nomor: NOMOR },
  kembali_titip: { pemilik_jenis: 'titipan', pemilik_nomor: TITIPAN },
  batal_titip: TANPA_PEMILIK,
  contoh: { ...PUNYA, ...TANPA_KLAIM },
  kembali_contoh: TANPA_PEMILIK,
  cicil: { ...PUNYA, ...TANPA_KLAIM },
  jual_cicil: { pemilik_jenis: 'penjualan', pemilik_nomor: PENJUALAN },
  kembali_cicil: { pemilik_jenis: 'cicilan', pemilik_nomor: CICILAN },
  batal_cicil: TANPA_PEMILIK,
  cicil_lagi: PUNYA,
  pesan_beli: { klaim_jenis: JENIS, klaim_nomor: NOMOR },
  beli: { ...PUNYA, ...TANPA_KLAIM },
  batal_beli: { pemilik_jenis: 'penjualan', pemilik_nomor: NOTA },
  kembalikan_tersedia: PUNYA,
  hancur: PUNYA,
  pulih: TANPA_PEMILIK,
  hancur_beli: PUNYA,
  pulih_beli: { pemilik_jenis: 'pembelian', pemilik_nomor: PEMBELIAN },
  sortir: PUNYA,
  batal_sortir: { pemilik_jenis: 'pembelian', pemilik_nomor: PEMBELIAN },
  cuci: { pemilik_jenis: 'kirim-barang-cuci', pemilik_nomor: BATCH },
  kembali_cuci: { pemilik_jenis: 'sortir-pembelian', pemilik_nomor: SORTIR },
  ganti: PUNYA,
  lebur: PUNYA,
  batal_ganti: { pemilik_jenis: 'sortir-pembelian', pemilik_nomor: SORTIR },
  batal_masuk: PUNYA,
  kirim: PUNYA,
  kirim_kembali: TANPA_PEMILIK,
  pulang: TANPA_PEMILIK,
  batal_terima: PUNYA,
  kirim_beli: PUNYA,
  kirim_kembali_beli: { pemilik_jenis: 'pembelian', pemilik_nomor: PEMBELIAN },
  pulang_cuci: { pemilik_jenis: 'terima-barang', pemilik_nomor: NOMOR },
};
