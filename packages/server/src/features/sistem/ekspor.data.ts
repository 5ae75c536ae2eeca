import type { EksporDokumen } from '@kilau/contract/features/sistem/ekspor.ts';

/** One table of documents as it is exported. All of it is the program's own SQL, nothing comes from outside. */
export interface TabelEkspor {
  readonly from: string;
  /** Columns by the name in the head of the file. What is not listed stays: hashes, idempotency keys, fingerprints. */
  readonly kolom: Readonly<Record<string, string>>;
  /** Expression of the date that a range is about; an instant counts by the shop's clock. */
  readonly tgl?: { readonly sql: string; readonly instant?: boolean };
  /** What makes a row unique within the shop: the order of the file, along an index as far as `indeks` says. */
  readonly urut: readonly string[];
  /** How many leading parts of `urut` are columns of one index. */
  readonly indeks: number;
}

const of = (alias: string, names: string): Record<string, string> => Object.fromEntries(names.split(' ').map((name) => [name, `${alias}.${name}`]));

/** A table that is not declared in the contract, or the other way round, does not compile. */
export const TABEL_EKSPOR: Readonly<Record<EksporDokumen, TabelEkspor>> = {
  penjualan: {
    from: 'penjualan p',
    kolom: of('p', 'no_faktur_group tgl status kode_sales jenis_pelanggan kode_member nama no_hp alamat jumlah_barang total_berat sub_total diskon ppn grand_total dibayar kembali dibuat_oleh dibuat_pada diubah_oleh diubah_pada valid_oleh valid_pada batal_oleh batal_pada tgl_batal alasan_batal cetak'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_faktur_group'], indeks: 2,
  },
  penjualan_barang: {
    from: 'penjualan_barang p',
    kolom: of('p', 'no_faktur_group baris no_faktur_jual tgl kode_barcode kode_intern nama_barang kode_group kode_dept kode_gudang kode_baki jenis_group kadar kadar_cetak berat_barang berat mode_harga sumber_harga harga_sistem harga_gram persentase pembulatan arah_pembulatan harga_jual tipe_ongkos tarif_ongkos ongkos nama_atribut harga_atribut diskon_persen diskon ppn_tarif ppn harga_total harga_rata otorisasi status_kembali'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_faktur_group', 'p.baris'], indeks: 3,
  },
  penjualan_bayar: {
    from: 'penjualan p join penjualan_bayar b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group',
    kolom: { ...of('p', 'no_faktur_group tgl status'), ...of('b', 'baris jenis jumlah no_rekening no_kartu no_rekening_customer fee_persen fee_rp fee_ditanggung jumlah_gesek_rp') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_faktur_group', 'b.baris'], indeks: 2,
  },
  penjualan_manual: {
    from: 'penjualan_manual p',
    kolom: of('p', 'no_jual tgl status kode_sales jenis_pelanggan kode_member nama no_hp alamat total_qty total_berat sub_total diskon ppn grand_total dibayar kembali dibuat_oleh dibuat_pada diubah_oleh diubah_pada valid_oleh valid_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_jual'], indeks: 2,
  },
  penjualan_manual_baris: {
    from: 'penjualan_manual p join penjualan_manual_baris b on b.kode_toko = p.kode_toko and b.no_jual = p.no_jual',
    kolom: { ...of('p', 'no_jual tgl status'), ...of('b', 'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat mode_harga sumber_harga harga_sistem harga_gram persentase pembulatan arah_pembulatan harga_jual ongkos diskon ppn_tarif ppn harga_total otorisasi') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_jual', 'b.baris'], indeks: 2,
  },
  penjualan_manual_bayar: {
    from: 'penjualan_manual p join penjualan_manual_bayar b on b.kode_toko = p.kode_toko and b.no_jual = p.no_jual',
    kolom: { ...of('p', 'no_jual tgl status'), ...of('b', 'baris jenis jumlah no_rekening no_kartu no_rekening_customer fee_persen fee_rp fee_ditanggung jumlah_gesek_rp') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_jual', 'b.baris'], indeks: 2,
  },
  pembelian_manual: {
    from: 'pembelian_manual p',
    kolom: of('p', 'no_beli tgl status kode_sales jenis_pelanggan kode_member nama no_hp alamat total_qty total_berat potongan grand_total cara_bayar no_rekening no_rekening_customer dibuat_oleh dibuat_pada diubah_oleh diubah_pada valid_oleh valid_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_beli'], indeks: 2,
  },
  pembelian_manual_baris: {
    from: 'pembelian_manual p join pembelian_manual_baris b on b.kode_toko = p.kode_toko and b.no_beli = p.no_beli',
    kolom: { ...of('p', 'no_beli tgl status'), ...of('b', 'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat berat_nota harga_gram pembulatan arah_pembulatan potongan harga_beli') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_beli', 'b.baris'], indeks: 2,
  },
  barang: {
    from: 'barang p',
    kolom: of('p', 'kode_barcode kode_intern nama_barang kode_group kode_dept kode_gudang kode_baki status pegangan kadar kadar_cetak berat_asli berat berat_plastik berat_bandrol nama_atribut berat_atribut harga_atribut atribut tipe_ongkos ongkos markis harga_khusus size asal_faktur_pajak berat_manual berlian tgl_masuk no_tambah no_terima dibuat_oleh dibuat_pada diubah_oleh diubah_pada'),
    tgl: { sql: 'p.tgl_masuk' }, urut: ['p.tgl_masuk', 'p.kode_barcode'], indeks: 2,
  },
  pindah_barang: {
    from: 'pindah_barang p',
    kolom: of('p', 'no_pindah tgl status cara kode_gudang kode_baki keterangan jumlah_barang total_berat dibuat_oleh dibuat_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_pindah'], indeks: 2,
  },
  pindah_barang_baris: {
    from: 'pindah_barang p join pindah_barang_baris b on b.kode_toko = p.kode_toko and b.no_pindah = p.no_pindah',
    kolom: { ...of('p', 'no_pindah tgl status'), ...of('b', 'baris kode_barcode kode_intern nama_barang kode_group kode_dept kadar berat size harga_jual dari_gudang dari_baki') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_pindah', 'b.baris'], indeks: 2,
  },
  hancur_barang: {
    from: 'hancur_barang p',
    kolom: of('p', 'no_hancur tgl status kode_kondisi keterangan jumlah_barang total_berat otorisasi disetujui_oleh dibuat_oleh dibuat_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_hancur'], indeks: 2,
  },
  hancur_barang_baris: {
    from: 'hancur_barang p join hancur_barang_baris b on b.kode_toko = p.kode_toko and b.no_hancur = p.no_hancur',
    kolom: { ...of('p', 'no_hancur tgl status'), ...of('b', 'baris kode_barcode kode_intern nama_barang kode_group kode_dept kadar berat dari_gudang dari_baki') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_hancur', 'b.baris'], indeks: 2,
  },
  timbang_baki: {
    from: 'timbang_baki p',
    kolom: of('p', 'no_timbang tgl status kode_gudang kode_baki qty berat qty_barang_manual berat_barang_manual qty_aksesoris berat_aksesoris berat_asli berat_baki berat_plastik berat_atribut berat_bandrol total berat_timbang selisih toleransi keadaan dari_timbangan keterangan mulai_oleh mulai_pada selesai_oleh selesai_pada disetujui_oleh'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.kode_baki', 'p.no_timbang'], indeks: 2,
  },
  stock_opname: {
    from: 'stock_opname p',
    kolom: of('p', 'no_opname jenis tgl status kode_gudang kode_baki qty berat qty_ketemu qty_hilang qty_keluar qty_lain berat_ketemu berat_hilang mulai_oleh mulai_pada selesai_oleh selesai_pada disetujui_oleh'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_opname'], indeks: 2,
  },
  stock_opname_barang: {
    from: 'stock_opname p join stock_opname_barang b on b.kode_toko = p.kode_toko and b.no_opname = p.no_opname',
    kolom: { ...of('p', 'no_opname tgl'), ...of('b', 'kode_barcode asal status_barang hasil nama_barang kode_group kode_dept kode_gudang kode_baki kadar berat di_baki nomor kali oleh waktu') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_opname', 'b.kode_barcode'], indeks: 2,
  },
  barang_batu: {
    from: 'barang p join barang_batu s on s.kode_toko = p.kode_toko and s.kode_barcode = p.kode_barcode',
    kolom: { ...of('p', 'kode_barcode nama_barang status tgl_masuk'), ...of('s', 'baris kode_jenis_batu jumlah carat kode_shape kode_color kode_clarity kode_cutgrade kode_polish kode_symmetry kode_fluorescence no_sertifikat harga') },
    tgl: { sql: 'p.tgl_masuk' }, urut: ['p.tgl_masuk', 'p.kode_barcode', 's.baris'], indeks: 2,
  },
  aksesoris: {
    from: 'aksesoris p',
    kolom: of('p', 'kode_barcode nama_aksesoris kode_group kode_dept kode_gudang kode_baki kadar berat harga_jual stok status_aktif dibuat_oleh dibuat_pada diubah_oleh diubah_pada'),
    urut: ['p.kode_barcode'], indeks: 1,
  },
  stok_aksesoris: {
    from: 'stok_aksesoris p',
    kolom: of('p', 'no_stok tgl status arah keperluan keterangan jumlah_barang total_berat dibuat_oleh dibuat_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_stok'], indeks: 2,
  },
  stok_aksesoris_baris: {
    from: 'stok_aksesoris p join stok_aksesoris_baris b on b.kode_toko = p.kode_toko and b.no_stok = p.no_stok',
    kolom: { ...of('p', 'no_stok tgl status arah'), ...of('b', 'baris kode_barcode nama_aksesoris kode_group kode_dept kode_gudang kode_baki kadar berat harga_jual qty baru') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_stok', 'b.baris'], indeks: 2,
  },
  opname_global: {
    from: 'opname_global p', kolom: of('p', 'no_opname tgl status urut_buku urut_akhir mulai_oleh mulai_pada selesai_oleh selesai_pada'),
    tgl: { sql: 'p.tgl' }, urut: ['p.no_opname'], indeks: 1,
  },
  opname_global_baris: {
    from: 'opname_global p join opname_global_baris b on b.kode_toko = p.kode_toko and b.no_opname = p.no_opname',
    kolom: { ...of('p', 'no_opname tgl status'), ...of('b', 'jenis_stok kode_group kode_dept qty berat urut_buku qty_hitung berat_hitung keadaan oleh waktu qty_akhir berat_akhir') },
    tgl: { sql: 'p.tgl' }, urut: ['p.no_opname', 'b.jenis_stok', 'b.kode_group', 'b.kode_dept'], indeks: 1,
  },
  posting: {
    from: 'posting p',
    kolom: of('p', 'urut id tgl jenis nomor aksi user_id membalik waktu'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.urut'], indeks: 2,
  },
  entri: {
    from: 'posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id',
    kolom: { ...of('p', 'urut tgl jenis nomor aksi user_id waktu'), ...of('e', 'baris aset akun sub kode_gudang kode_baki kode_group kode_dept kode_barcode kategori jumlah') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.urut', 'e.baris'], indeks: 2,
  },
  saldo_hari: {
    from: 'saldo_hari p',
    kolom: of('p', 'tgl aset akun sub kode_gudang kode_baki kode_group kode_dept masuk keluar'),
    tgl: { sql: 'p.tgl' }, urut: Object.values(of('p', 'akun tgl aset sub kode_gudang kode_baki kode_group kode_dept')), indeks: 2,
  },
  hari_toko: { from: 'hari_toko p', kolom: of('p', 'tgl_system'), urut: ['p.tgl_system'], indeks: 1 },
  tambah_manual: {
    from: 'tambah_manual p', kolom: of('p', 'no_tambah tgl status keterangan jumlah_baris total_qty total_berat dibuat_oleh dibuat_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_tambah'], indeks: 2,
  },
  tambah_manual_baris: {
    from: 'tambah_manual p join tambah_manual_baris b on b.kode_toko = p.kode_toko and b.no_tambah = p.no_tambah',
    kolom: { ...of('p', 'no_tambah tgl status'), ...of('b', 'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_tambah', 'b.baris'], indeks: 2,
  },
  pindah_manual: {
    from: 'pindah_manual p', kolom: of('p', 'no_pindah kode_gudang kode_baki tgl status keterangan jumlah_baris total_qty total_berat dibuat_oleh dibuat_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_pindah'], indeks: 2,
  },
  pindah_manual_baris: {
    from: 'pindah_manual p join pindah_manual_baris b on b.kode_toko = p.kode_toko and b.no_pindah = p.no_pindah',
    kolom: { ...of('p', 'no_pindah tgl status'), ...of('b', 'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_pindah', 'b.baris'], indeks: 2,
  },
  hancur_manual: {
    from: 'hancur_manual p', kolom: of('p', 'no_hancur kode_kondisi disetujui_oleh tgl status keterangan jumlah_baris total_qty total_berat dibuat_oleh dibuat_pada batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_hancur'], indeks: 2,
  },
  hancur_manual_baris: {
    from: 'hancur_manual p join hancur_manual_baris b on b.kode_toko = p.kode_toko and b.no_hancur = p.no_hancur',
    kolom: { ...of('p', 'no_hancur tgl status'), ...of('b', 'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_hancur', 'b.baris'], indeks: 2,
  },
  stok_manual: {
    from: 'stok_manual p', kolom: of('p', 'kode_gudang kode_baki kode_group kode_dept kadar qty berat pesan_qty pesan_berat'),
    urut: Object.values(of('p', 'kode_gudang kode_baki kode_group kode_dept kadar')), indeks: 5,
  },
  penerimaan: {
    from: 'penerimaan p',
    kolom: of('p', 'no_terima tgl status proses asal kode_supplier no_intern tgl_nota keterangan dibuat_oleh dibuat_pada selesai_oleh selesai_pada tgl_selesai alasan_selesai batal_oleh batal_pada tgl_batal alasan_batal'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_terima'], indeks: 2,
  },
  penerimaan_baris: {
    from: 'penerimaan p join penerimaan_baris b on b.kode_toko = p.kode_toko and b.no_terima = p.no_terima',
    kolom: { ...of('p', 'no_terima tgl status'), ...of('b', 'baris kode_group kode_dept kadar qty berat_bruto berat ongkos qty_input berat_input qty_selisih berat_selisih') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_terima', 'b.baris'], indeks: 2,
  },
  opname_penerimaan: {
    from: 'opname_penerimaan p', kolom: of('p', 'no_opname tgl status mulai_oleh mulai_pada selesai_oleh selesai_pada'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_opname'], indeks: 2,
  },
  opname_penerimaan_baris: {
    from: 'opname_penerimaan p join opname_penerimaan_baris b on b.kode_toko = p.kode_toko and b.no_opname = p.no_opname',
    kolom: { ...of('p', 'no_opname tgl status'), ...of('b', 'kode_group kode_dept qty_awal berat_awal qty_opname berat_opname oleh waktu') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.no_opname', 'b.kode_group', 'b.kode_dept'], indeks: 2,
  },
  riwayat_harga: {
    from: 'riwayat_harga p',
    kolom: of('p', 'tgl kode_group harga_lama harga_baru diubah_oleh diubah_pada'),
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.kode_group', 'p.diubah_pada', 'p.id'], indeks: 3,
  },
  otorisasi: {
    from: 'otorisasi p',
    // The number of an approval that nobody has used yet is as good as the approval.
    kolom: { id: 'case when p.dipakai is not null then p.id end', ...of('p', 'tgl kategori saluran diminta_oleh disetujui_oleh keterangan dokumen nilai dibuat berlaku_sampai dipakai dipakai_dokumen') },
    tgl: { sql: 'p.tgl' }, urut: ['p.tgl', 'p.dibuat', 'p.id'], indeks: 2,
  },
  cetak_log: {
    from: 'cetak_log p', kolom: of('p', 'jenis nomor ke user_id waktu'),
    tgl: { sql: 'p.waktu', instant: true }, urut: ['p.id'], indeks: 1,
  },
  audit: {
    from: 'audit p', kolom: of('p', 'waktu user_id aksi objek kode sebelum sesudah'),
    tgl: { sql: 'p.waktu', instant: true }, urut: ['p.waktu', 'p.id'], indeks: 1,
  },
};
