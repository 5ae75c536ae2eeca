/** Where a piece stands: free, held by a document that is not validated yet, sold, destroyed. */
export const STATUS_BARANG = ['TERSEDIA', 'RESERVASI', 'TERJUAL', 'HANCUR'] as const;
export type StatusBarang = (typeof STATUS_BARANG)[number];

interface Keadaan {
  /** It lies in the shop: counted, weighed, part of the balance of its tray. */
  readonly di_stok: boolean;
}

/** The states of a piece. Table `barang` allows exactly these, and works out from them what lies in the stock. */
export const KEADAAN_BARANG: Readonly<Record<StatusBarang, Keadaan>> = {
  TERSEDIA: { di_stok: true },
  RESERVASI: { di_stok: true },
  TERJUAL: { di_stok: false },
  HANCUR: { di_stok: false },
};

export interface Langkah {
  /** The states it may begin at; none for a piece that is not there yet. */
  readonly from: readonly StatusBarang[];
  /** The state it ends in; absent, the piece stays in the one it is in. */
  readonly to?: StatusBarang;
  /**
   * The document that has the piece (`pegangan`): the one that does this takes it, keeps it or gives it up. Who keeps
   * or gives up must be the one that has it. Absent, no document is asked.
   */
  readonly pegangan?: 'ambil' | 'tetap' | 'lepas';
}

/**
 * The life of a piece: all that can be done to it. Whoever adds a kind of document adds here what it does to pieces
 * that no other does.
 */
export const LANGKAH_BARANG = {
  /** Enters the stock, out of a receipt or from outside. */
  masuk: { from: [], to: 'TERSEDIA' },
  /** Held for a document. */
  pesan: { from: ['TERSEDIA'], to: 'RESERVASI', pegangan: 'ambil' },
  /** Let go by the document that held it. */
  lepas: { from: ['RESERVASI'], to: 'TERSEDIA', pegangan: 'lepas' },
  /** Leaves with the customer. */
  jual: { from: ['RESERVASI'], to: 'TERJUAL', pegangan: 'tetap' },
  /** Comes back out of a sale that is cancelled. */
  kembali: { from: ['TERJUAL'], to: 'TERSEDIA', pegangan: 'lepas' },
  /** Is written off. */
  hancur: { from: ['TERSEDIA'], to: 'HANCUR', pegangan: 'ambil' },
  /** Comes back out of a destruction that is cancelled. */
  pulih: { from: ['HANCUR'], to: 'TERSEDIA', pegangan: 'lepas' },
  /** Goes to another tray. */
  pindah: { from: ['TERSEDIA'] },
  /** Turns out to be of another purity. */
  kadar: { from: ['TERSEDIA'] },
  /** Gets other prices. */
  harga: { from: ['TERSEDIA'] },
  /** Is described otherwise. */
  ubah: { from: ['TERSEDIA'] },
  /** Gets a photo. */
  foto: { from: ['TERSEDIA', 'RESERVASI'] },
} as const satisfies Readonly<Record<string, Langkah>>;

export type LangkahBarang = keyof typeof LANGKAH_BARANG;
