import type { Dec } from '../../core/dec.ts';

/** A piece that the shop sold, with what its nota says of it. */
export interface BarangTerjual {
  readonly kode_barcode: string;
  readonly no_faktur: string;
  /** `YYYY-MM-DD` */
  readonly tgl_nota: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
  readonly kode_member: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  /** Grams as sold. */
  readonly berat_nota: Dec;
  readonly harga_jual: Dec;
  readonly harga_atribut: Dec;
  readonly ongkos: Dec;
  readonly diskon: Dec;
  /** Key of the photo of then; empty without one. */
  readonly foto: string;
}
