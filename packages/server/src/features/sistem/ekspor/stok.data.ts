import type { EksporDokumen } from '@kilau/contract/features/sistem/ekspor.ts';
import { barisKertas, kepalaKertas } from './kertas.ts';
import { kolomDari, perTgl, type TabelEkspor } from './tabel.ts';

const PENERIMAAN = kepalaKertas('penerimaan-barang');

/** Goods in stock, and the documents that bring, move, destroy and count them. */
export const EKSPOR_STOK = {
  barang: {
    from: 'barang p',
    kolom: kolomDari(
      'p',
      'kode_barcode kode_intern nama_barang kode_group kode_dept kode_gudang kode_baki status pemilik_jenis pemilik_nomor klaim_jenis klaim_nomor kadar kadar_cetak berat_asli berat berat_plastik berat_bandrol nama_atribut berat_atribut harga_atribut atribut tipe_ongkos ongkos markis harga_khusus size asal_faktur_pajak berat_manual berlian tgl_masuk no_tambah no_terima dibuat_oleh dibuat_pada diubah_oleh diubah_pada',
    ),
    tgl: { sql: 'p.tgl_masuk' },
    urut: ['p.tgl_masuk', 'p.kode_barcode'],
    indeks: 2,
  },
  barang_batu: {
    from: 'barang p join barang_batu s on s.kode_toko = p.kode_toko and s.kode_barcode = p.kode_barcode',
    kolom: {
      ...kolomDari('p', 'kode_barcode nama_barang status tgl_masuk'),
      ...kolomDari(
        's',
        'baris kode_jenis_batu jumlah carat kode_shape kode_color kode_clarity kode_cutgrade kode_polish kode_symmetry kode_fluorescence no_sertifikat harga',
      ),
    },
    tgl: { sql: 'p.tgl_masuk' },
    urut: ['p.tgl_masuk', 'p.kode_barcode', 's.baris'],
    indeks: 2,
  },
  penerimaan: {
    ...PENERIMAAN,
    from: `${PENERIMAAN.from}
      left join perbuatan e on e.kode_toko = p.kode_toko and e.jenis = p.jenis and e.nomor = p.nomor
        and e.aksi = 'SELESAI'`,
    kolom: {
      ...PENERIMAAN.kolom,
      selesai_oleh: 'e.user_id',
      selesai_pada: 'e.waktu',
      tgl_selesai: 'e.tgl',
      alasan_selesai: 'e.alasan',
    },
  },
  penerimaan_baris: barisKertas('penerimaan-barang', 'baris'),
  pindah_barang: kepalaKertas('pindah-barang'),
  pindah_barang_baris: barisKertas('pindah-barang', 'barang'),
  hancur_barang: kepalaKertas('hancur-barang'),
  hancur_barang_baris: barisKertas('hancur-barang', 'barang'),
  hancur_pembelian: kepalaKertas('hancur-pembelian'),
  hancur_pembelian_baris: barisKertas('hancur-pembelian', 'barang'),
  aksesoris: {
    from: 'aksesoris p',
    kolom: kolomDari(
      'p',
      'kode_barcode nama_aksesoris kode_group kode_dept kode_gudang kode_baki kadar berat harga_jual stok status_aktif dibuat_oleh dibuat_pada diubah_oleh diubah_pada',
    ),
    urut: ['p.kode_barcode'],
    indeks: 1,
  },
  stok_aksesoris: kepalaKertas('stok-aksesoris'),
  stok_aksesoris_baris: barisKertas('stok-aksesoris', 'barang'),
  stok_manual: {
    from: 'stok_manual p',
    kolom: kolomDari('p', 'kode_gudang kode_baki kode_group kode_dept kadar qty berat pesan_qty pesan_berat'),
    urut: Object.values(kolomDari('p', 'kode_gudang kode_baki kode_group kode_dept kadar')),
    indeks: 5,
  },
  tambah_manual: kepalaKertas('tambah-barang-manual'),
  tambah_manual_baris: barisKertas('tambah-barang-manual', 'barang'),
  pindah_manual: kepalaKertas('pindah-barang-manual'),
  pindah_manual_baris: barisKertas('pindah-barang-manual', 'barang'),
  hancur_manual: kepalaKertas('hancur-barang-manual'),
  hancur_manual_baris: barisKertas('hancur-barang-manual', 'barang'),
  timbang_baki: {
    from: 'timbang_baki p',
    kolom: kolomDari(
      'p',
      'no_timbang tgl status kode_gudang kode_baki qty berat qty_barang_manual berat_barang_manual qty_aksesoris berat_aksesoris berat_asli berat_baki berat_plastik berat_atribut berat_bandrol total berat_timbang selisih toleransi keadaan dari_timbangan keterangan mulai_oleh mulai_pada selesai_oleh selesai_pada disetujui_oleh',
    ),
    ...perTgl('p.kode_baki', 'p.no_timbang'),
  },
  stock_opname: {
    from: 'stock_opname p',
    kolom: kolomDari(
      'p',
      'no_opname jenis tgl status kode_gudang kode_baki qty berat qty_ketemu qty_hilang qty_keluar qty_lain berat_ketemu berat_hilang mulai_oleh mulai_pada selesai_oleh selesai_pada disetujui_oleh',
    ),
    ...perTgl('p.no_opname'),
  },
  stock_opname_barang: {
    from: 'stock_opname p join stock_opname_barang b on b.kode_toko = p.kode_toko and b.no_opname = p.no_opname',
    kolom: {
      ...kolomDari('p', 'no_opname tgl'),
      ...kolomDari(
        'b',
        'kode_barcode asal status_barang hasil nama_barang kode_group kode_dept kode_gudang kode_baki kadar berat di_baki nomor kali oleh waktu',
      ),
    },
    ...perTgl('p.no_opname', 'b.kode_barcode'),
  },
  opname_penerimaan: {
    from: 'opname_penerimaan p',
    kolom: kolomDari('p', 'no_opname tgl status mulai_oleh mulai_pada selesai_oleh selesai_pada'),
    ...perTgl('p.no_opname'),
  },
  opname_penerimaan_baris: {
    from: 'opname_penerimaan p join opname_penerimaan_baris b on b.kode_toko = p.kode_toko and b.no_opname = p.no_opname',
    kolom: {
      ...kolomDari('p', 'no_opname tgl status'),
      ...kolomDari('b', 'kode_group kode_dept qty_awal berat_awal qty_opname berat_opname oleh waktu'),
    },
    ...perTgl('p.no_opname', 'b.kode_group', 'b.kode_dept'),
  },
  opname_global: {
    from: 'opname_global p',
    kolom: kolomDari('p', 'no_opname tgl status urut_buku urut_akhir mulai_oleh mulai_pada selesai_oleh selesai_pada'),
    tgl: { sql: 'p.tgl' },
    urut: ['p.no_opname'],
    indeks: 1,
  },
  opname_global_baris: {
    from: 'opname_global p join opname_global_baris b on b.kode_toko = p.kode_toko and b.no_opname = p.no_opname',
    kolom: {
      ...kolomDari('p', 'no_opname tgl status'),
      ...kolomDari(
        'b',
        'jenis_stok kode_group kode_dept qty berat urut_buku qty_hitung berat_hitung keadaan oleh waktu qty_akhir berat_akhir',
      ),
    },
    tgl: { sql: 'p.tgl' },
    urut: ['p.no_opname', 'b.jenis_stok', 'b.kode_group', 'b.kode_dept'],
    indeks: 1,
  },
} as const satisfies Partial<Record<EksporDokumen, TabelEkspor>>;
