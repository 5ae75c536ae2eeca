/**
 * Where a piece is in its life: in the shop, kept back for a customer's deposit or order or until its instalments are
 * paid, with the goldsmith as a sample, sold, bought back and not yet sorted, sorted, away to be washed, given back to
 * who had brought it, for sale under another barcode, melted into bulk, destroyed; a barcode whose piece bears the one
 * of before again, or is not finished after all; on its way to another shop, there, or lost on the way. Who holds it
 * meanwhile stands beside it.
 */
export const STATUS_BARANG = [
  'TERSEDIA',
  'TITIP',
  'CONTOH',
  'CICIL',
  'TERJUAL',
  'BELI',
  'SORTIR',
  'CUCI',
  'KEMBALI',
  'GANTI',
  'LEBUR',
  'BATAL',
  'HANCUR',
  'KIRIM',
  'KELUAR',
  'HILANG',
] as const;
export type StatusBarang = (typeof STATUS_BARANG)[number];

interface Keadaan {
  /** It lies in the shop: counted, weighed, part of the balance of its tray. */
  readonly di_stok: boolean;
  /** It belongs to a document (`pemilik`): the one that brought it there, and that alone brings it back. */
  readonly pemilik: boolean;
}

/** The states of a piece. Table `barang` allows exactly these, and works out from them what lies in the stock. */
export const KEADAAN_BARANG: Readonly<Record<StatusBarang, Keadaan>> = {
  TERSEDIA: { di_stok: true, pemilik: false },
  TITIP: { di_stok: true, pemilik: true },
  CONTOH: { di_stok: true, pemilik: true },
  CICIL: { di_stok: true, pemilik: true },
  TERJUAL: { di_stok: false, pemilik: true },
  BELI: { di_stok: true, pemilik: true },
  SORTIR: { di_stok: true, pemilik: true },
  CUCI: { di_stok: false, pemilik: true },
  KEMBALI: { di_stok: false, pemilik: true },
  GANTI: { di_stok: false, pemilik: true },
  LEBUR: { di_stok: false, pemilik: true },
  BATAL: { di_stok: false, pemilik: true },
  HANCUR: { di_stok: false, pemilik: true },
  KIRIM: { di_stok: false, pemilik: true },
  KELUAR: { di_stok: false, pemilik: true },
  HILANG: { di_stok: false, pemilik: true },
};

/** @typeParam Status the states that are known; those of the trade unless said. */
export interface Langkah<Status extends string = StatusBarang> {
  /** The states it may begin at: none for a piece that is not there yet; absent, any. */
  readonly from?: readonly Status[];
  /** The state it ends in; absent, the piece stays in the one it is in. */
  readonly to?: Status;
  /**
   * The claim of a document that waits: the one that does this takes it, gives up its own, or leaves whatever there is.
   * Absent, nobody may have one.
   */
  readonly klaim?: 'ambil' | 'lepas' | 'biar';
  /**
   * The document the piece belongs to: the one that does this becomes it; or is it, and gives the piece up, hands it to
   * another, or stays it.
   */
  readonly pemilik?: 'ambil' | 'lepas' | 'serah' | 'tetap';
}

/**
 * The life of a piece: all that can be done to it. Whoever adds a kind of document adds here what it does to pieces
 * that no other does.
 */
export const LANGKAH_BARANG = {
  /** Enters the stock, out of a receipt or from outside. */
  masuk: { from: [], to: 'TERSEDIA' },
  /** Held for a document that waits. */
  pesan: { from: ['TERSEDIA'], klaim: 'ambil' },
  /** Let go by the document that held it, and then where it was before. */
  lepas: { klaim: 'lepas' },
  /** Leaves with the customer, out of its tray or out of a deposit: the claim says whose sale it is. */
  jual: { from: ['TERSEDIA', 'TITIP'], to: 'TERJUAL', klaim: 'lepas', pemilik: 'ambil' },
  /** Leaves with the customer out of its tray, by a sale that never waits. */
  jual_langsung: { from: ['TERSEDIA'], to: 'TERJUAL', pemilik: 'ambil' },
  /** Comes back out of a sale that is cancelled. */
  kembali: { from: ['TERJUAL'], to: 'TERSEDIA', pemilik: 'lepas' },
  /** Is kept back for the deposit that held it. */
  titip: { from: ['TERSEDIA'], to: 'TITIP', klaim: 'lepas', pemilik: 'ambil' },
  /** Is kept back for an order whose goods have come, where it lies. */
  ikat: { from: ['TERSEDIA'], to: 'TITIP', pemilik: 'ambil' },
  /** Held, though it is a deposit's, for the sale that picks it up. */
  pesan_titip: { from: ['TITIP'], klaim: 'ambil' },
  /** Comes back out of that sale when it is cancelled, to the deposit. */
  kembali_titip: { from: ['TERJUAL'], to: 'TITIP', pemilik: 'serah' },
  /** Is free again, its deposit taken back or its order without it. */
  batal_titip: { from: ['TITIP'], to: 'TERSEDIA', pemilik: 'lepas' },
  /** Was made for an order, and enters the stock kept back for it. */
  masuk_titip: { from: [], to: 'TITIP', pemilik: 'ambil' },
  /** Is not finished after all, and goes back to whoever makes it: its barcode is nobody's. */
  batal_masuk_titip: { from: ['TITIP'], to: 'BATAL', pemilik: 'tetap' },
  /** Goes to the goldsmith as the sample of the order that held it. */
  contoh: { from: ['TERSEDIA'], to: 'CONTOH', klaim: 'lepas', pemilik: 'ambil' },
  /** Comes back from there, and is free again. */
  kembali_contoh: { from: ['CONTOH'], to: 'TERSEDIA', pemilik: 'lepas' },
  /** Stays with the shop until the instalments of the paper that held it are paid. */
  cicil: { from: ['TERSEDIA'], to: 'CICIL', klaim: 'lepas', pemilik: 'ambil' },
  /** Is handed over, paid: from now on it is the sale's. */
  jual_cicil: { from: ['CICIL'], to: 'TERJUAL', pemilik: 'serah' },
  /** Comes back out of that sale, to its instalments. */
  kembali_cicil: { from: ['TERJUAL'], to: 'CICIL', pemilik: 'serah' },
  /** Is free again: its instalments were called off, or not paid. */
  batal_cicil: { from: ['CICIL'], to: 'TERSEDIA', pemilik: 'lepas' },
  /** Goes back to its instalments, which are paid after all. */
  cicil_lagi: { from: ['TERSEDIA'], to: 'CICIL', pemilik: 'ambil' },
  /** Held, though it left with a customer, for the document that buys it back. */
  pesan_beli: { from: ['TERJUAL'], klaim: 'ambil' },
  /** Comes back from the customer, to be sorted. */
  beli: { from: ['TERJUAL'], to: 'BELI', klaim: 'lepas', pemilik: 'ambil' },
  /** Goes back to the customer, whose nota stands again. */
  batal_beli: { from: ['BELI'], to: 'TERJUAL', pemilik: 'serah' },
  /** Comes from a customer who had it elsewhere, to be sorted. */
  masuk_beli: { from: [], to: 'BELI', pemilik: 'ambil' },
  /** Goes back to him. */
  kembalikan: { from: ['BELI'], to: 'KEMBALI', pemilik: 'tetap' },
  /** The same of one that had come in to be sold at once. */
  kembalikan_tersedia: { from: ['TERSEDIA'], to: 'KEMBALI', pemilik: 'ambil' },
  /** Is written off. */
  hancur: { from: ['TERSEDIA'], to: 'HANCUR', pemilik: 'ambil' },
  /** Comes back out of a destruction that is cancelled. */
  pulih: { from: ['HANCUR'], to: 'TERSEDIA', pemilik: 'lepas' },
  /** Is written off before it was sorted. */
  hancur_beli: { from: ['BELI'], to: 'HANCUR', pemilik: 'ambil' },
  /** Comes back out of that, to the purchase that had brought it. */
  pulih_beli: { from: ['HANCUR'], to: 'BELI', pemilik: 'serah' },
  /** Is sorted: what is to become of it is decided. */
  sortir: { from: ['BELI'], to: 'SORTIR', pemilik: 'ambil' },
  /** Lies unsorted again, with the purchase that had brought it. */
  batal_sortir: { from: ['SORTIR'], to: 'BELI', pemilik: 'serah' },
  /** Goes to be washed, with the batch that takes it. */
  cuci: { from: ['SORTIR'], to: 'CUCI', pemilik: 'serah' },
  /** Comes back from there, to what takes it in: at the weight that the work has left. */
  kembali_cuci: { from: ['CUCI'], to: 'SORTIR', pemilik: 'serah' },
  /** Goes on under another barcode. */
  ganti: { from: ['SORTIR'], to: 'GANTI', pemilik: 'ambil' },
  /** Is melted: from now on it is so many grams of its purity. */
  lebur: { from: ['SORTIR'], to: 'LEBUR', pemilik: 'ambil' },
  /** Bears its barcode again, or is no bulk after all. */
  batal_ganti: { from: ['GANTI', 'LEBUR'], to: 'SORTIR', pemilik: 'serah' },
  /** The barcode that it bore meanwhile is nobody's. */
  batal_masuk: { from: ['TERSEDIA'], to: 'BATAL', pemilik: 'ambil' },
  /** Leaves for another shop. */
  kirim: { from: ['TERSEDIA'], to: 'KIRIM', pemilik: 'ambil' },
  /** The same of a bought one, unsorted: to be refinished there. */
  kirim_beli: { from: ['BELI'], to: 'KIRIM', pemilik: 'ambil' },
  /** Lies unsorted again, with the paper that had brought it. */
  kirim_kembali_beli: { from: ['KIRIM'], to: 'BELI', pemilik: 'serah' },
  /** Lies here again: it was refused there, or has not left at all. */
  kirim_kembali: { from: ['KIRIM'], to: 'TERSEDIA', pemilik: 'lepas' },
  /** Is known to be there. */
  keluar: { from: ['KIRIM'], to: 'KELUAR', pemilik: 'tetap' },
  /** Is on its way again: its receipt was taken back. */
  batal_keluar: { from: ['KELUAR'], to: 'KIRIM', pemilik: 'tetap' },
  /** Is lost on the way, and turns up again. */
  hilang: { from: ['KIRIM'], to: 'HILANG', pemilik: 'tetap' },
  ditemukan: { from: ['HILANG'], to: 'KIRIM', pemilik: 'tetap' },
  /** Comes from another shop: new here, or back again where it was before. */
  masuk_kirim: { from: [], to: 'TERSEDIA' },
  pulang: { from: ['KELUAR'], to: 'TERSEDIA', pemilik: 'lepas' },
  /** Goes back on its way: its receipt here is taken back. */
  batal_terima: { from: ['TERSEDIA'], to: 'KELUAR', pemilik: 'ambil' },
  /** Comes from another shop to be refinished: new here, or back again; and goes back on its way. */
  masuk_cuci: { from: [], to: 'BELI', pemilik: 'ambil' },
  pulang_cuci: { from: ['KELUAR'], to: 'BELI', pemilik: 'ambil' },
  batal_terima_cuci: { from: ['BELI'], to: 'KELUAR', pemilik: 'tetap' },
  /** Goes to another tray. */
  pindah: { from: ['TERSEDIA'] },
  /** Turns out to be of another purity. */
  kadar: { from: ['TERSEDIA'] },
  /** Gets other prices. */
  harga: { from: ['TERSEDIA'] },
  /** Turns out to have cost something else. */
  modal: { from: ['TERSEDIA'] },
  /** Is described otherwise. */
  ubah: { from: ['TERSEDIA'] },
  /** Gets a photo. */
  foto: { from: ['TERSEDIA'], klaim: 'biar' },
} as const satisfies Readonly<Record<string, Langkah>>;

export type LangkahBarang = keyof typeof LANGKAH_BARANG;

/** A piece's state, and the numbers of the documents that have it: null where none does. */
export interface KeadaanBarang {
  readonly status: StatusBarang;
  /** The document it belongs to in its state: the sale it was sold on, what destroyed it. */
  readonly pemilik_nomor: string | null;
  /** And its kind, where that matters. */
  readonly pemilik_jenis?: string | null;
  /** The document that holds it and waits. */
  readonly klaim_nomor: string | null;
}

const [TERSEDIA, ...LAINNYA] = STATUS_BARANG;

/** What lists tell and are narrowed by: a piece that is held is RESERVASI to whoever looks, wherever it is. */
export const TAMPIL_BARANG = [TERSEDIA, 'RESERVASI', ...LAINNYA] as const;
export type TampilBarang = (typeof TAMPIL_BARANG)[number];

type Tampak = Pick<KeadaanBarang, 'status' | 'klaim_nomor'>;
export const tampilBarang = ({ status, klaim_nomor }: Tampak): TampilBarang =>
  klaim_nomor === null ? status : 'RESERVASI';

/** Whether it lies there and nobody holds it: only then may it be sold, moved, changed. */
export const bebasBarang = (barang: Tampak): boolean => tampilBarang(barang) === 'TERSEDIA';

/** The document to ask about a piece: the one that holds it, else the one it belongs to; empty when there is none. */
export const peganganBarang = ({ klaim_nomor, pemilik_nomor }: Omit<KeadaanBarang, 'status'>): string =>
  klaim_nomor ?? pemilik_nomor ?? '';
