import type { EksporDokumen } from '@kilau/contract/features/sistem/ekspor.ts';
import { kolomDari, type TabelEkspor } from './tabel.ts';

/** Heads of sales, in the order of their index, and what is read of them as views: the head with its deeds, lines. */
const KERTAS = `dokumen p join penjualan v on p.jenis = 'penjualan' and v.kode_toko = p.kode_toko
  and v.no_faktur_group = p.nomor`;
const BARIS = 'b.kode_toko = p.kode_toko and b.no_faktur_group = p.nomor';

/** The same of manual items. */
const JUAL_MANUAL = `dokumen p join penjualan_manual v on p.jenis = 'penjualan-manual' and v.kode_toko = p.kode_toko
  and v.no_jual = p.nomor`;
const BELI_MANUAL = `dokumen p join pembelian_manual v on p.jenis = 'pembelian-manual' and v.kode_toko = p.kode_toko
  and v.no_beli = p.nomor`;

/** Sales and purchases, of pieces and of manual items. */
export const EKSPOR_JUAL_BELI = {
  penjualan: {
    from: KERTAS,
    kolom: kolomDari(
      'v',
      'no_faktur_group tgl status kode_sales jenis_pelanggan kode_member nama no_hp alamat jumlah_barang total_berat sub_total diskon ppn grand_total dibayar kembali dibuat_oleh dibuat_pada diubah_oleh diubah_pada valid_oleh valid_pada batal_oleh batal_pada tgl_batal alasan_batal',
    ),
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor'],
    indeks: 3,
  },
  penjualan_barang: {
    from: `${KERTAS} join penjualan_barang b on ${BARIS}`,
    kolom: kolomDari(
      'b',
      'no_faktur_group baris no_faktur_jual tgl kode_barcode kode_intern nama_barang kode_group kode_dept kode_gudang kode_baki jenis_group kadar kadar_cetak berat_barang berat mode_harga sumber_harga harga_sistem harga_gram persentase pembulatan arah_pembulatan harga_jual tipe_ongkos tarif_ongkos ongkos nama_atribut harga_atribut diskon_persen diskon ppn_tarif ppn harga_total harga_rata otorisasi status_kembali',
    ),
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor', 'b.baris'],
    indeks: 3,
  },
  penjualan_bayar: {
    from: `${KERTAS} join penjualan_bayar b on ${BARIS}`,
    kolom: {
      no_faktur_group: 'p.nomor',
      ...kolomDari('p', 'tgl status'),
      ...kolomDari(
        'b',
        'baris jenis jumlah no_rekening no_kartu no_rekening_customer fee_persen fee_rp fee_ditanggung jumlah_gesek_rp',
      ),
    },
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor', 'b.baris'],
    indeks: 3,
  },
  penjualan_manual: {
    from: JUAL_MANUAL,
    kolom: kolomDari(
      'v',
      'no_jual tgl status kode_sales jenis_pelanggan kode_member nama no_hp alamat total_qty total_berat sub_total diskon ppn grand_total dibayar kembali dibuat_oleh dibuat_pada diubah_oleh diubah_pada valid_oleh valid_pada batal_oleh batal_pada tgl_batal alasan_batal',
    ),
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor'],
    indeks: 3,
  },
  penjualan_manual_baris: {
    from: `${JUAL_MANUAL} join penjualan_manual_baris b on b.kode_toko = p.kode_toko and b.no_jual = p.nomor`,
    kolom: {
      no_jual: 'p.nomor',
      ...kolomDari('p', 'tgl status'),
      ...kolomDari(
        'b',
        'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat mode_harga sumber_harga harga_sistem harga_gram persentase pembulatan arah_pembulatan harga_jual ongkos diskon ppn_tarif ppn harga_total otorisasi',
      ),
    },
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor', 'b.baris'],
    indeks: 3,
  },
  penjualan_manual_bayar: {
    from: `${JUAL_MANUAL} join penjualan_manual_bayar b on b.kode_toko = p.kode_toko and b.no_jual = p.nomor`,
    kolom: {
      no_jual: 'p.nomor',
      ...kolomDari('p', 'tgl status'),
      ...kolomDari(
        'b',
        'baris jenis jumlah no_rekening no_kartu no_rekening_customer fee_persen fee_rp fee_ditanggung jumlah_gesek_rp',
      ),
    },
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor', 'b.baris'],
    indeks: 3,
  },
  pembelian_manual: {
    from: BELI_MANUAL,
    kolom: kolomDari(
      'v',
      'no_beli tgl status kode_sales jenis_pelanggan kode_member nama no_hp alamat total_qty total_berat potongan grand_total cara_bayar no_rekening no_rekening_customer dibuat_oleh dibuat_pada diubah_oleh diubah_pada valid_oleh valid_pada batal_oleh batal_pada tgl_batal alasan_batal',
    ),
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor'],
    indeks: 3,
  },
  pembelian_manual_baris: {
    from: `${BELI_MANUAL} join pembelian_manual_baris b on b.kode_toko = p.kode_toko and b.no_beli = p.nomor`,
    kolom: {
      no_beli: 'p.nomor',
      ...kolomDari('p', 'tgl status'),
      ...kolomDari(
        'b',
        'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat berat_nota harga_gram pembulatan arah_pembulatan potongan harga_beli',
      ),
    },
    tgl: { sql: 'p.tgl' },
    urut: ['p.jenis', 'p.tgl', 'p.nomor', 'b.baris'],
    indeks: 3,
  },
} as const satisfies Partial<Record<EksporDokumen, TabelEkspor>>;
