/** A way to pay with what customers left for goods, and where these stand. */
interface Janji {
  /** The kind whose papers pay in this way, as pieces and payments name it. */
  readonly jenis: string;
  /** Its heads, and its pieces, each with the price that it was promised at. */
  readonly kepala: string;
  readonly barang: string;
  /** The column of its number: of a head, and of a piece. */
  readonly nomor: string;
  readonly nomor_barang: string;
  /** By which its pieces stand in order. */
  readonly urut: string;
  /** The state of a head that is ready to be picked up, and the column of what was left with it. */
  readonly siap: string;
  readonly uang: string;
  /** How a piece `b` says its making charge, its parts, what was taken off, its picture. */
  readonly tarif_ongkos: string;
  readonly harga_atribut: string;
  readonly diskon: string;
  readonly foto: string;
}

/** The promises that a sale picks up with all their pieces, by the way in which they pay. */
export const JANJI = {
  TITIPAN: {
    jenis: 'titipan',
    kepala: 'titipan',
    barang: 'titipan_barang',
    nomor: 'no_titip',
    nomor_barang: 'no_titip',
    urut: 'baris',
    siap: 'DONE',
    uang: 'uang_titip',
    tarif_ongkos: 'b.tarif_ongkos',
    harga_atribut: 'b.harga_atribut',
    diskon: 'b.diskon',
    foto: 'b.foto',
  },
  PESANAN: {
    jenis: 'pesanan',
    kepala: 'pesanan',
    barang: 'pesanan_jadi',
    nomor: 'no_pesanan',
    nomor_barang: 'nomor',
    urut: 'baris_pesanan',
    siap: 'SELESAI',
    uang: 'jumlah_bayar',
    tarif_ongkos: 'b.ongkos',
    harga_atribut: '0::numeric',
    diskon: '0::numeric',
    foto: `''`,
  },
} as const satisfies Readonly<Record<string, Janji>>;

export type CaraJanji = keyof typeof JANJI;
export const CARA_JANJI = Object.keys(JANJI) as readonly CaraJanji[];

/** Heads `t` with their pieces `b`. */
export const barangSql = ({ kepala, barang, nomor, nomor_barang }: Janji): string =>
  `${kepala} t join ${barang} b on b.kode_toko = t.kode_toko and b.${nomor_barang} = t.${nomor}`;
