import type { EksporDokumen } from '@kilau/contract/features/sistem/ekspor.ts';
import { kolomDari, type TabelEkspor } from './tabel.ts';

/** Papers of a kind as they are read: the view of their heads with what was done to them, and its own number. */
interface Kertas {
  readonly jenis: string;
  readonly view: string;
  readonly nomor: string;
}
const JUAL: Kertas = { jenis: 'penjualan', view: 'penjualan', nomor: 'no_faktur_group' };
const JUAL_MANUAL: Kertas = { jenis: 'penjualan-manual', view: 'penjualan_manual', nomor: 'no_jual' };
const BELI_MANUAL: Kertas = { jenis: 'pembelian-manual', view: 'pembelian_manual', nomor: 'no_beli' };

const dari = ({ jenis, view, nomor }: Kertas): string =>
  `dokumen p join ${view} v on p.jenis = '${jenis}' and v.kode_toko = p.kode_toko
  and v.${nomor} = p.nomor`;
/** In the order of the index of papers, down to the last part. */
const urut = (...rest: readonly string[]) =>
  ({ tgl: { sql: 'p.tgl' }, urut: ['p.jenis', 'p.tgl', 'p.nomor', ...rest], indeks: 3 }) as const;

/** A paper each: who dealt with whom, its own figures, who did what to it. */
const kepala = (kertas: Kertas, figures: string): TabelEkspor => ({
  from: dari(kertas),
  kolom: kolomDari(
    'v',
    `${kertas.nomor} tgl status kode_sales jenis_pelanggan kode_member nama no_hp alamat ${figures} dibuat_oleh dibuat_pada diubah_oleh diubah_pada valid_oleh valid_pada batal_oleh batal_pada tgl_batal alasan_batal`,
  ),
  ...urut(),
});

/** What stands below the head, a row each, by the view of it. */
const bawah = (kertas: Kertas, view: string, kolom: TabelEkspor['kolom']): TabelEkspor => ({
  from: `${dari(kertas)} join ${view} b on b.kode_toko = p.kode_toko and b.${kertas.nomor} = p.nomor`,
  kolom,
  ...urut('b.baris'),
});

/** The same, told by number, day and state of its paper. */
const baris = (kertas: Kertas, view: string, kolom: string): TabelEkspor =>
  bawah(kertas, view, {
    [kertas.nomor]: 'p.nomor',
    ...kolomDari('p', 'tgl status'),
    ...kolomDari('b', kolom),
  });

const BAYAR =
  'baris jenis jumlah no_rekening no_kartu no_rekening_customer fee_persen fee_rp fee_ditanggung jumlah_gesek_rp';

/** Sales and purchases, of pieces and of manual items. */
export const EKSPOR_JUAL_BELI = {
  penjualan: kepala(JUAL, 'jumlah_barang total_berat sub_total diskon ppn grand_total dibayar kembali'),
  penjualan_barang: bawah(
    JUAL,
    'penjualan_barang',
    kolomDari(
      'b',
      'no_faktur_group baris no_faktur_jual tgl kode_barcode kode_intern nama_barang kode_group kode_dept kode_gudang kode_baki jenis_group kadar kadar_cetak berat_barang berat mode_harga sumber_harga harga_sistem harga_gram persentase pembulatan arah_pembulatan harga_jual tipe_ongkos tarif_ongkos ongkos nama_atribut harga_atribut diskon_persen diskon ppn_tarif ppn harga_total harga_rata otorisasi status_kembali',
    ),
  ),
  penjualan_aksesoris: baris(
    JUAL,
    'penjualan_aksesoris',
    'baris kode_barcode nama_aksesoris kode_group kode_dept kode_gudang kode_baki kadar berat qty harga_satuan harga_jual diskon ppn_tarif ppn harga_total',
  ),
  penjualan_bayar: baris(JUAL, 'penjualan_bayar', BAYAR),
  penjualan_manual: kepala(JUAL_MANUAL, 'total_qty total_berat sub_total diskon ppn grand_total dibayar kembali'),
  penjualan_manual_baris: baris(
    JUAL_MANUAL,
    'penjualan_manual_baris',
    'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat mode_harga sumber_harga harga_sistem harga_gram persentase pembulatan arah_pembulatan harga_jual ongkos diskon ppn_tarif ppn harga_total otorisasi',
  ),
  penjualan_manual_bayar: baris(JUAL_MANUAL, 'penjualan_manual_bayar', BAYAR),
  pembelian_manual: kepala(
    BELI_MANUAL,
    'total_qty total_berat potongan grand_total cara_bayar no_rekening no_rekening_customer',
  ),
  pembelian_manual_baris: baris(
    BELI_MANUAL,
    'pembelian_manual_baris',
    'baris kode_gudang kode_baki kode_group kode_dept kadar qty berat berat_nota harga_gram pembulatan arah_pembulatan potongan harga_beli',
  ),
} as const satisfies Partial<Record<EksporDokumen, TabelEkspor>>;
