import type { Wire } from '../../core/schema.ts';
import type { KeadaanBarang } from '../../trade/barang/keadaan.ts';
import type { HargaHariIni, TipeOngkos } from '../../trade/harga/harga-jual.calc.ts';
import type { AtributTersimpan } from './tambah/atribut.ts';
import type { Batu } from './tambah/batu.ts';

/** A piece in the list (`GET barang`). Weights in grams, money in rupiah. */
export interface BarangRingkas extends KeadaanBarang {
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kadar: number;
  readonly kadar_cetak: string;
  readonly size: string;
  readonly berat: number;
  /** Its weight was typed by hand. */
  readonly berat_manual: boolean;
  /** Key of its photo; empty when it has none. */
  readonly foto: string;
  readonly tgl_masuk: string;
  /** What it costs today, tax that is added to the price aside; null while no price is set, absent unless asked for. */
  readonly harga_total?: number | null;
}

/** How many pieces there are behind a list and what they weigh; known for what lies in stock, whatever its size. */
export interface RingkasStok {
  readonly jumlah: number;
  readonly berat: number;
}

/** A page of the list. `ringkas` comes with the first one. */
export interface HalamanBarang {
  readonly data: readonly BarangRingkas[];
  readonly next: string | null;
  readonly ringkas?: RingkasStok;
}

/** A piece with all that is known of it, and the names behind its codes. */
export interface Barang extends BarangRingkas {
  readonly nama_group: string;
  readonly nama_dept: string;
  readonly nama_gudang: string;
  readonly nama_baki: string;
  readonly berat_asli: number;
  readonly berat_plastik: number;
  readonly berat_bandrol: number;
  readonly nama_atribut: string;
  readonly berat_atribut: number;
  readonly harga_atribut: number;
  /** Its parts one by one; the three before are their sum. */
  readonly atribut: readonly AtributTersimpan[];
  readonly batu: readonly Batu[];
  readonly tipe_ongkos: TipeOngkos;
  readonly ongkos: number;
  readonly markis: boolean;
  readonly harga_khusus: number | null;
  /** What it cost the shop, null while nobody knows; only for who may see it. */
  readonly harga_modal?: number | null;
  readonly asal_faktur_pajak: boolean;
  /** It holds stones. */
  readonly berlian: boolean;
  readonly no_tambah: string;
  /** The receipt it was entered from; empty when it came without one. */
  readonly no_terima: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly diubah_oleh: string;
  readonly diubah_pada: string;
}

/** A document that touched the piece, or the cancelling of one. */
export interface DokumenBarang {
  readonly jenis: string;
  /** What was done: made, cancelled, or what a count found. */
  readonly aksi: string;
  readonly nomor: string;
  readonly tgl: string;
  readonly status: string;
  readonly user_id: string;
  readonly waktu: string;
  /** The customer, the supplier, or the place that was counted. */
  readonly nama: string;
  readonly berat: number | null;
  /** What it was sold for. */
  readonly harga_total: number | null;
}

/** One thing that happened to a piece. `pcs` and `berat` are what it moved in or out of the place it names. */
export interface KejadianBarang {
  readonly waktu: string;
  /** Business date, for what is in the books. */
  readonly tgl: string | null;
  readonly jenis: string;
  readonly nomor: string;
  readonly aksi: string;
  readonly user_id: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly pcs: number;
  readonly berat: number;
  /** Why it was done, and who approved it, where the document says so. */
  readonly alasan: string;
  readonly disetujui_oleh: string;
  /** Which printing of a paper it was. */
  readonly ke: number | null;
  readonly sebelum: Readonly<Record<string, unknown>> | null;
  readonly sesudah: Readonly<Record<string, unknown>> | null;
}

/** All there is about one piece (`GET barang/{kode_barcode}`): where it is, what it costs, what happened to it. */
export interface KartuBarang {
  readonly barang: Barang;
  /** Absent while no price is set. */
  readonly hari_ini: Wire<HargaHariIni> | null;
  readonly dokumen: readonly DokumenBarang[];
  /** Newest first. */
  readonly riwayat: readonly KejadianBarang[];
  /** Whether the reader may change it now. */
  readonly boleh_ubah: boolean;
}

/** Answer of `POST barang`: the document's number and the pieces in the order they were sent. */
export interface BarangDitambah {
  readonly no_tambah: string;
  readonly barang: readonly BarangRingkas[];
}
