export type Params = Readonly<Record<string, string | number>>;
interface Spec<P extends Params> {
  readonly status: number;
  /** Never filled: carries the parameters' type. */
  readonly params?: P;
}
const problem = <P extends Params = Record<never, never>>(status: number): Spec<P> => ({ status });

/**
 * The closed list of expected failures: stable code, HTTP status, typed parameters. The sentence is the locale key
 * `problem.<code>`. Anything that is not on this list is a bug and is answered as `kesalahan_server`.
 */
export const PROBLEMS = {
  // Transport
  permintaan_rusak: problem(400),
  data_tidak_valid: problem(422),
  terlalu_besar: problem(413),
  /** What comes of amounts that are each allowed is more than the books hold. */
  jumlah_terlalu_besar: problem(422),
  /** Several files came with one call. */
  satu_file_saja: problem(422),
  terlalu_sering: problem<{ detik: number }>(429),
  tidak_ditemukan: problem(404),
  kesalahan_server: problem<{ ref: string }>(500),
  layanan_belum_siap: problem(503),
  /** Fields came sealed, but the session has agreed on no key: it agrees on one and asks again. */
  kunci_muatan: problem(409),
  /** The disk of the server is full: nothing more can be kept. */
  ruang_penuh: problem(503),
  // Session and rights
  belum_login: problem(401),
  login_salah: problem(401),
  /** Where he is logged in, as his browser names itself, and since when (ISO). */
  user_sedang_dipakai: problem<{ user_id: string; agen: string; sejak: string }>(409),
  password_lama_salah: problem(422),
  level_tidak_berhak: problem(403),
  menu_tidak_berhak: problem(403),
  /** The page is in the user's menu, but asks a supervisor or owner first. */
  otorisasi_menu_diperlukan: problem<{ halaman: string }>(403),
  /** The password was set by somebody else, or is too old: nothing goes on before it is changed. */
  ganti_password_wajib: problem(403),
  modul_tidak_aktif: problem<{ modul: string }>(403),
  /** What there is only as long as those are off. */
  modul_menutup: problem<{ modul: string }>(403),
  /** A parameter that has days stands on a page of its own. */
  parameter_di_halaman: problem<{ halaman: string }>(409),
  /** Papers wait that nobody could answer without the module. */
  modul_masih_ditunggu: problem<{ jumlah: number; nomor: string }>(409),
  /** Goods or money are on their way to a shop or from it. */
  toko_masih_ditunggu: problem<{ kode_toko: string; jumlah: number; nomor: string }>(409),
  toko_tidak_berhak: problem<{ kode_toko: string }>(403),
  /** A call that says it comes from another server: not signed as agreed, too old, or not for the first time. */
  antar_ditolak: problem(401),
  /** Nothing answers at the address of a shop that another server keeps. */
  toko_tidak_terjangkau: problem<{ kode_toko: string }>(503),
  /** What another server keeps is looked at from here, and changed there. */
  toko_di_server_lain: problem<{ kode_toko: string }>(409),
  di_luar_jam_akses: problem(403),
  pemilik_terakhir: problem(409),
  // Idempotency
  kunci_wajib: problem(400),
  kunci_dipakai_isi_lain: problem<{ nomor: string }>(409),
  // Masters
  kode_sudah_ada: problem<{ kode: string }>(409),
  /** `kode` is what the caller wrote, `id` the code of the record that has it. */
  kode_terhapus: problem<{ kode: string; id: string }>(409),
  data_tidak_ditemukan: problem<{ kode: string }>(404),
  data_dipakai: problem<{ kode: string }>(409),
  rujukan_tidak_ada: problem<{ kode: string }>(422),
  // Import of a master
  impor_bukan_csv: problem(422),
  impor_bukan_lembar: problem(422),
  impor_lembar_makro: problem(422),
  impor_lembar_besar: problem(422),
  /** `baris` is where reading ended: a formula of which no result was saved, a quote that is not closed. */
  impor_rumus_kosong: problem<{ baris: number }>(422),
  /** Cells that are one cell of several rows or columns: nobody knows whose their value is. */
  impor_sel_gabung: problem<{ baris: number }>(422),
  impor_rusak: problem<{ baris: number }>(422),
  impor_kosong: problem(422),
  impor_kolom_tidak_ada: problem<{ kolom: string }>(422),
  impor_kolom_ganda: problem<{ kolom: string }>(422),
  impor_terlalu_banyak: problem<{ maks: number }>(422),
  /** Nothing was taken over; what is wrong stands at `baris.<number>.<field>`. */
  impor_ditolak: problem<{ jumlah: number }>(422),
  impor_sudah_masuk: problem(409),
  // Pieces
  barang_tidak_ditemukan: problem<{ kode_barcode: string }>(404),
  barang_sudah_terjual: problem<{ kode_barcode: string; nomor: string }>(409),
  /** `nomor` is the document that destroyed it. */
  barang_sudah_hancur: problem<{ kode_barcode: string; nomor: string }>(409),
  /** `nomor` is the deposit that it is kept back for: a sale that is paid with that one takes it along. */
  barang_dicicil: problem<{ kode_barcode: string; nomor: string }>(409),
  barang_dititip: problem<{ kode_barcode: string; nomor: string }>(409),
  /** `nomor` is the pre-order that it is tied to. */
  barang_sudah_po: problem<{ kode_barcode: string; nomor: string }>(409),
  /** A line of a pre-order has its piece already. */
  baris_po_terisi: problem<{ nomor: string; baris: number; kode_barcode: string }>(409),
  /** It has come for an order of another group. */
  barang_bukan_group_po: problem<{ kode_barcode: string; kode_group: string }>(422),
  /** `nomor` is the purchase that it came back by. */
  barang_sudah_dibeli: problem<{ kode_barcode: string; nomor: string }>(409),
  barang_belum_terjual: problem<{ kode_barcode: string }>(409),
  barang_bukan_dibeli: problem<{ kode_barcode: string }>(409),
  /** `nomor` is the paper that has it: that sorted it, or had it go on; of the next, that sent it to be washed. */
  barang_disortir: problem<{ kode_barcode: string; nomor: string }>(409),
  barang_di_tukang: problem<{ kode_barcode: string; nomor: string }>(409),
  barang_belum_disortir: problem<{ kode_barcode: string }>(409),
  /** `nomor` is the paper that gave it another barcode, or melted it. */
  barang_sudah_ganti: problem<{ kode_barcode: string; nomor: string }>(409),
  /** `nomor` is the batch that was named. */
  barang_bukan_dicuci: problem<{ kode_barcode: string; nomor: string }>(409),
  /** What was decided of it, or came of it, does not let it go there. */
  barang_bukan_hasil: problem<{ kode_barcode: string; hasil: string }>(409),
  wasting_kosong: problem<{ nomor: string }>(409),
  /** More dust than the work has taken of what came back. */
  abu_melebihi: problem<{ kadar: string; berat: number }>(422),
  /** The workshop has told of this batch already. */
  kirim_sudah_diterima: problem<{ nomor: string; terima: string }>(409),
  cuci_tidak_cukup: problem<{ kode_dept: string; kadar: string; berat: number }>(409),
  barang_sedang_dipesan: problem<{ kode_barcode: string; nomor: string }>(409),
  /** No nota of the shop has such a code, or the shop tells nobody of its notas. */
  nota_tidak_dikenal: problem(404),
  /** Nobody has said yet where the web is that shows pieces, and this piece it was never told of. */
  web_external_belum_diatur: problem(409),
  barang_belum_terbit: problem<{ kode_barcode: string }>(409),
  barang_tidak_dijual: problem<{ kode_barcode: string; kode_gudang: string }>(409),
  barang_toko_lain: problem<{ kode_barcode: string; kode_toko: string }>(409),
  barang_ganda: problem<{ kode_barcode: string }>(422),
  barang_berubah: problem<{ kode_barcode: string }>(409),
  /** It went to another shop, or is on its way there. */
  barang_dikirim: problem<{ kode_barcode: string; nomor: string }>(409),
  /** It came from another shop, and this one has it already. */
  barang_sudah_ada: problem<{ kode_barcode: string; status: string; keadaan: string }>(409),
  /** Groups, types and stones that goods of another shop are of, and that this one has not got. */
  kelas_tidak_ada: problem<{ kode: string }>(422),
  /** There is no head office beside this shop, or more than one. */
  pusat_tidak_ada: problem(409),
  /** A record of head office does not fit what this shop has of its own. */
  master_pusat_ditolak: problem<{ master: string; kode: string; sebab: string }>(409),
  kiriman_barang_tidak_ada: problem<{ nomor: string }>(404),
  /** A line of what was sent is not where a deed would have it. */
  barang_bukan_kiriman: problem<{ kode_barcode: string; nomor: string; hasil: string; kata: string }>(409),
  /** What was sent has been received, or refused, and is no longer taken back by the sender. */
  kiriman_barang_diterima: problem<{ nomor: string; no_terima: string; oleh: string }>(409),
  /** It lies elsewhere than the caller saw it; `nomor` is the document that moved it last. */
  barang_sudah_pindah: problem<{ kode_barcode: string; kode_baki: string; nomor: string }>(409),
  barang_sudah_di_baki: problem<{ kode_barcode: string; kode_baki: string }>(422),
  baki_kosong: problem<{ kode_baki: string }>(422),
  /** Goods would come back to a tray that is no longer in use, or no longer in that gudang. */
  baki_tidak_siap: problem<{ kode_baki: string; kode_gudang: string }>(409),
  /** Nothing goes into a warehouse that is out of use. */
  gudang_tidak_dipakai: problem<{ kode_gudang: string }>(409),
  /** It cannot go to another gudang while something lies in it. */
  baki_masih_berisi: problem<{ kode_baki: string; jumlah: number; berat: number }>(409),
  group_masih_berisi: problem<{ kode_group: string; jumlah: number }>(409),
  kadar_sama: problem<{ kode_barcode: string; kadar: string }>(422),
  barang_berlian_tidak_aktif: problem<{ kode_barcode: string }>(422),
  barcode_habis: problem(409),
  /** Goods without barcodes: `qty` and `berat` are what may be taken. */
  stok_tidak_cukup: problem<{ kode_dept: string; kode_baki: string; qty: number; berat: number }>(409),
  // Goods received
  penerimaan_sudah_diinput: problem<{ nomor: string; qty: number }>(409),
  penerimaan_sudah_selesai: problem<{ nomor: string }>(409),
  /** Somebody else has counted the same type since the caller looked. */
  hitungan_berubah: problem<{ kode_dept: string; oleh: string; qty: number; berat: number }>(409),
  /** The code of an accessory where a piece is wanted, and the other way round. */
  barang_aksesoris: problem<{ kode_barcode: string; nama: string }>(409),
  bukan_aksesoris: problem<{ kode_barcode: string; nama: string }>(409),
  /** What is still there stays in use. */
  aksesoris_masih_ada: problem<{ nama: string; qty: number }>(409),
  // Weighing and counting
  timbang_masih_aktif: problem<{ no_timbang: string; kode_baki: string }>(409),
  /** Nothing lies in the tray, so there is nothing to weigh. */
  timbang_kosong: problem(422),
  timbang_tidak_aktif: problem(409),
  /** What lies on the tray changed while it was weighed: `total` is what it should weigh now. */
  isi_baki_berubah: problem<{ kode_baki: string; total: number }>(409),
  opname_sudah_selesai: problem<{ nomor: string }>(409),
  /** Somebody else counted the row since the caller saw it. */
  opname_baris_berubah: problem<{ kode_group: string; kode_dept: string; oleh: string }>(409),
  // Documents
  dokumen_tidak_ditemukan: problem<{ nomor: string }>(404),
  /** A paper for the parcels of a marketplace, of a sale that none brought. */
  bukan_marketplace: problem<{ nomor: string }>(409),
  status_tidak_sesuai: problem<{ nomor: string; status: string }>(409),
  sudah_dikembalikan: problem<{ kode_barcode: string }>(409),
  /** Somebody else has done something to it since the caller looked. */
  sudah_diubah: problem<{ nomor: string; versi: number }>(409),
  /** `oleh` brought it to where it is. */
  keadaan_tidak_sesuai: problem<{ nomor: string; status: string; keadaan: string; oleh: string }>(409),
  /** `sebab` made it, or did the last thing to it: it is done and undone with that one alone. */
  dokumen_terkait: problem<{ nomor: string; sebab: string }>(409),
  /** Deeds are taken back from the last one on. */
  perbuatan_lain_terakhir: problem<{ nomor: string; aksi: string; perbuatan: string }>(409),
  /** It would stand on the wrong side of nothing: less than the shop has, more than it owes. `di` is whose it is. */
  saldo_tidak_cukup: problem<{ akun: string; aset: string; di: string }>(409),
  /** What another shop tells of lines of a paper does not fit what has become of them here. */
  baris_tidak_cocok: problem<{ nomor: string; baris: string }>(409),
  /** What another shop takes back was never taken here. */
  pesan_belum_diterima: problem<{ ke: number }>(409),
  alasan_wajib: problem(422),
  // Money between shops
  /** No money is on its way to this shop under that number. */
  kiriman_uang_tidak_ada: problem<{ nomor: string }>(404),
  /** Several shops have sent something under that number; `pilihan` names each. */
  kiriman_ganda: problem<{ nomor: string; pilihan: string }>(409),
  /** `no_terima` is its receipt, by `oleh`. */
  kiriman_uang_diterima: problem<{ nomor: string; no_terima: string; oleh: string }>(409),
  /** A payment is found on its account once: `no_cek` says so, by `oleh`. */
  pembayaran_sudah_dicek: problem<{ nomor: string; no_cek: string; oleh: string }>(409),
  // Sale
  harga_belum_diatur: problem<{ kode_group: string }>(422),
  harga_sudah_berubah: problem<{ kode_barcode: string; harga_lama: number; harga_baru: number }>(409),
  harga_terlalu_jauh: problem<{ kode_barcode: string; persen: number }>(422),
  berat_berbeda: problem<{ kode_barcode: string; berat: number }>(422),
  diskon_melebihi_total: problem<{ kode_barcode: string }>(422),
  pembayaran_kosong: problem(422),
  pembayaran_kurang: problem<{ kurang: number }>(422),
  non_tunai_melebihi: problem<{ lebih: number }>(422),
  /**
   * Odd, but not refused: the same request goes on once its `konfirmasi` holds the word given here, which stands for
   * exactly this value. `kali` is how many times the usual, `selisih` percentage points.
   */
  harga_tidak_wajar: problem<{ kode_barcode: string; harga: number; biasa: number; kali: number; konfirmasi: string }>(
    422,
  ),
  ongkos_tidak_wajar: problem<{
    kode_barcode: string;
    ongkos: number;
    biasa: number;
    kali: number;
    konfirmasi: string;
  }>(422),
  tunai_tidak_wajar: problem<{ jumlah: number; tagihan: number; kali: number; konfirmasi: string }>(422),
  kadar_tidak_wajar: problem<{
    kode_group: string;
    kadar: number;
    biasa: number;
    selisih: number;
    konfirmasi: string;
  }>(422),
  harga_emas_tidak_wajar: problem<{
    kode_group: string;
    lama: number;
    baru: number;
    persen: number;
    konfirmasi: string;
  }>(422),
  /** A deposit is at most what its pieces cost; `lebih` is what is too much. */
  /** Trade of one customer and day from which on one has to know who he is. */
  kyc_wajib: problem<{ jumlah: number; batas: number }>(422),
  opname_hutang_belum_mulai: problem(409),
  /** More is paid than is left of it. */
  service_melebihi_sisa: problem<{ lebih: number }>(422),
  /** A line that is finished already. */
  service_baris_selesai: problem<{ nomor: string; baris: number }>(409),
  titipan_melebihi_total: problem<{ lebih: number }>(422),
  // Loans
  /** More is lent than the shop's rules allow on these goods, beyond what was approved. */
  plafond_terlampaui: problem<{ jumlah: number; plafond: number }>(422),
  /** Interest is paid until a later day. */
  tgl_sebelum_bunga: problem<{ tgl: string; tgl_bunga: string }>(422),
  bunga_sudah_dibayar: problem<{ nomor: string; tgl: string }>(409),
  jatuh_tempo_masih_lama: problem<{ nomor: string; tgl: string; lama: number }>(409),
  /** Nothing of it is left for the principal. */
  bayar_hanya_bunga: problem<{ bunga_rp: number; dibayar: number }>(422),
  /** Who pays all of it redeems the loan. */
  bayar_melebihi_hutang: problem<{ tagihan: number; dibayar: number }>(422),
  /** As much is paid as is due: nothing is left to lend anew. */
  peremajaan_lebih: problem<{ nomor: string; tagihan: number }>(422),
  /** `tgl` is the first day on which it may be auctioned. */
  belum_jatuh_tempo: problem<{ nomor: string; tgl: string }>(409),
  kadar_tanpa_group: problem<{ kadar: number }>(422),
  kelebihan_sudah_dibayar: problem<{ nomor: string }>(409),
  /** What goods were worth that the shop has lost is less than what was lent on them. */
  ganti_rugi_kurang: problem<{ nomor: string; sisa: number; nilai: number }>(422),
  jaminan_belum_kembali: problem<{ nomor: string }>(422),
  /** Of a pre-order is paid at most what its goods cost, and at first no less than its campaign says. */
  po_melebihi_total: problem<{ lebih: number }>(422),
  po_dp_kurang: problem<{ minimal: number; kurang: number }>(422),
  /** Ordered before the campaign has opened, or after it has closed. */
  periode_po_tutup: problem<{ periode: string; dari: string; sampai: string }>(422),
  /** `nomor` is the pre-order that came in under this number of elsewhere. */
  no_luar_sudah_ada: problem<{ no_luar: string; nomor: string }>(409),
  pesanan_melebihi_sisa: problem<{ lebih: number }>(422),
  /** The ordered goods of this line are finished already, as this piece. */
  pesanan_baris_selesai: problem<{ nomor: string; baris: number; kode_barcode: string }>(409),
  barang_contoh: problem<{ kode_barcode: string; nomor: string }>(409),
  contoh_sudah_kembali: problem<{ nomor: string }>(409),
  berat_jadi_tidak_wajar: problem<{ baris: number; berat: number; biasa: number; konfirmasi: string }>(422),
  cicilan_melebihi_sisa: problem<{ lebih: number }>(409),
  cicilan_dp_kurang: problem<{ dp: number }>(422),
  cicilan_pelunasan_cepat: problem<{ jumlah: number }>(422),
  cicilan_tanpa_denda: problem<{ nomor: string }>(409),
  cicilan_belum_lelang: problem<{ nomor: string; bulan: number }>(409),
  cicilan_tanpa_kelebihan: problem<{ nomor: string }>(409),
  poin_tidak_cukup: problem(422),
  /** By the rules of the shop a paper earns more points than one keeps. */
  poin_melebihi_batas: problem(422),
  /** Fewer gifts are here than are taken. */
  stok_hadiah_kurang: problem<{ nama_hadiah: string; stok: number }>(422),
  /** Nobody can be written to by this number: it is none, or the gateway says so. */
  no_wa_tidak_terdaftar: problem(422),
  /** Gifts that came by a paper have been handed out since: it is not taken back any more. */
  hadiah_sudah_keluar: problem<{ nama_hadiah: string }>(409),
  /** A member has spent what a cancelled transaction gave him: `kurang` points would not come back. Asked, as above. */
  poin_kurang: problem<{ kode_member: string; poin: number; ada: number; kurang: number; konfirmasi: string }>(422),
  jenis_bayar_tidak_aktif: problem<{ jenis: string }>(422),
  pelanggan_wajib: problem(422),
  non_member_tidak_aktif: problem(422),
  sales_wajib: problem(422),
  /** Pieces weigh far more than is left of their line; `penerimaan` is what an approval is bound to. */
  penerimaan_kelebihan_berat: problem<{
    kategori: string;
    nomor: string;
    baris: number;
    sisa: string;
    berat: string;
    penerimaan: string;
  }>(422),
  // Approvals
  /** What an approval has to be given for: `nilai` as JSON; `level` of who alone may give it, else nothing. */
  otorisasi_diperlukan: problem<{ kategori: string; dokumen: string; nilai: string; level: string }>(422),
  otorisasi_tidak_berlaku: problem(422),
  otorisasi_ditolak: problem(403),
  /** A supervisor has approved what the owner alone may. */
  otorisasi_pemilik: problem(403),
  /** Whoever asks for an approval never gives it himself by way of a request. */
  otorisasi_sendiri: problem(403),
  /** A request for approval that is over; then one that comes by the code of another. */
  permintaan_lewat: problem(409),
  permintaan_sudah_ada: problem(409),
  /** Nobody who may approve here, or who has entered nothing to approve with by finger. */
  sidik_tidak_terdaftar: problem(422),
  sidik_ditolak: problem(403),
  /** No reader of the shop brings this token. */
  pembaca_tidak_dikenal: problem(404),
  // Business date
  hari_sudah_tutup: problem<{ tgl: string }>(409),
  /** The day was closed meanwhile by another account. */
  toko_sudah_ditutup: problem<{ tgl: string; oleh: string }>(409),
  /** What keeps the day from being closed: keys of checks. */
  tutup_tertahan: problem<{ tgl: string; periksa: string }>(422),
  /** Only the last closed day is opened again, while nothing is dated after it. */
  hari_tidak_dapat_dibuka: problem<{ tgl: string }>(409),
  /** Papers of before are entered before the first closing. */
  saldo_awal_terlambat: problem<{ tgl: string }>(409),
  tanggal_terkunci: problem(403),
  rentang_tanggal_terbalik: problem(422),
  rentang_lebih_sebulan: problem(422),
  laporan_terlalu_besar: problem<{ baris: number }>(422),
  /** The thread that made a file has died. */
  pekerjaan_terputus: problem(503),
  // First run
  sudah_disiapkan: problem(409),
  demo_hanya_lokal: problem(403),
  // Files
  bukan_gambar: problem(422),
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
/** Codes that say no more than which paper they are about. */
export type NumberedProblem = {
  [C in ProblemCode]: ProblemParams<C> extends { nomor: string }
    ? { nomor: string } extends ProblemParams<C>
      ? C
      : never
    : never;
}[ProblemCode];
export type ProblemParams<C extends ProblemCode> = (typeof PROBLEMS)[C] extends Spec<infer P> ? P : never;
