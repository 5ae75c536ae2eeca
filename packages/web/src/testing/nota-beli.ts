import type { BarangNota, RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';

/** Example S1 of the domain guide, sold with stones for 25,000. */
export const NOTA: BarangNota = {
  kode_barcode: '00000936',
  no_faktur: 'KL-FJ-260914-0007',
  tgl_nota: '2026-09-14',
  nama: 'BU TINI',
  no_hp: '081233445566',
  alamat: 'CIMAHI',
  kode_member: '',
  nama_barang: 'CINCIN MATA SATU',
  kode_group: '700',
  kode_dept: 'CN',
  kadar: 70,
  berat_nota: 2.13,
  harga_jual: 3_061_000,
  harga_atribut: 25_000,
  ongkos: 106_500,
  diskon: 0,
  foto: '',
  harga_emas: 1_437_000,
  potongan: null,
  rugi: null,
};

/** A shop that takes something off for the one condition it knows. */
export const RUJUKAN: RujukanBeli = {
  kondisi: [{ kondisi_barang: 'MULUS', jenis_potongan: 'RP', potongan: 20_000, persentase: 0 }],
  harga: [],
  harga_kadar: [],
  group: [],
};
