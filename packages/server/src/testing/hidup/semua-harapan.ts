import type { ReportKey } from '@kilau/contract/registry.ts';
import { harapanAkuntansi } from './harapan-akuntansi.ts';
import { harapanBeli } from './harapan-beli.ts';
import { harapanHari } from './harapan-hari.ts';
import { harapanHutang } from './harapan-hutang.ts';
import { harapanJanji } from './harapan-janji.ts';
import { harapanJual } from './harapan-jual.ts';
import { harapanService } from './harapan-service.ts';
import { harapanStok } from './harapan-stok.ts';
import { harapanPesan } from './harapan-pesan.ts';
import { harapanTitip } from './harapan-titip.ts';
import { harapanUang } from './harapan-uang.ts';
import type { Harapan } from './harapan.ts';

/** What every report must say, as far as the ledger knows. A new report joins here, or below with the reason. */
export const HARAPAN: readonly Harapan[] = [
  ...harapanJual,
  ...harapanBeli,
  ...harapanTitip,
  ...harapanService,
  ...harapanPesan,
  ...harapanJanji,
  ...harapanHutang,
  ...harapanStok,
  ...harapanUang,
  ...harapanAkuntansi,
  ...harapanHari,
];

const TAK_DIDAGANGKAN = 'the week has no such goods: papers of each are tried by themselves';
const TANPA_BAYAR_POIN = 'nobody pays with points in the week: what they pay is tried by itself';
const TAK_DIHITUNG = 'what is counted or weighed moves nothing: its own checks hold it to the books';
const DUA_TABEL = 'it has two tables: the trial balance tells the same accounts, and a test holds both sides';
const SATU_TOKO = 'the week is that of one shop: money between two is tried by itself';
const TAK_DISEPUH = 'nothing is sorted or washed in the week: batches by chance are tried by themselves';
const TAK_DIBUKUKAN = 'the ledger knows nothing of it';

/** Reports of which the ledger of a week says nothing, with the reason. */
export const TANPA_HARAPAN: Readonly<Partial<Record<ReportKey, string>>> = {
  'barang-acc': TAK_DIDAGANGKAN,
  'transaksi-po': 'what is open of the same orders is told by outstand-po',
  'closing-barang-po': TAK_DIBUKUKAN,
  'terima-barang': TAK_DIDAGANGKAN,
  'terima-barang-supplier': TAK_DIDAGANGKAN,
  'batal-terima-barang-supplier': TAK_DIDAGANGKAN,
  'tambah-barang-manual': TAK_DIDAGANGKAN,
  'pindah-barang-manual': TAK_DIDAGANGKAN,
  'hancur-barang-manual': TAK_DIDAGANGKAN,
  'summary-barang-manual': TAK_DIDAGANGKAN,
  'penjualan-manual': TAK_DIDAGANGKAN,
  'pembelian-manual': TAK_DIDAGANGKAN,
  'batal-penjualan-manual': TAK_DIDAGANGKAN,
  'batal-pembelian-manual': TAK_DIDAGANGKAN,
  'jual-beli-sales-manual': TAK_DIDAGANGKAN,
  'bayar-point': TANPA_BAYAR_POIN,
  'export-data-member': TAK_DIBUKUKAN,
  'kartu-stock-hadiah': 'nobody takes gifts in the week: their papers are tried by themselves',
  'cicilan-jatuh-tempo': 'no instalment falls due within the week: lives of them are tried by themselves',
  'sortir-pembelian': TAK_DISEPUH,
  'pindah-sortir': TAK_DISEPUH,
  'wasting-sepuhan': TAK_DISEPUH,
  'stock-cuci-manual': TAK_DISEPUH,
  'penjualan-marketplace': TAK_DIDAGANGKAN,
  'pesanan-barang': TAK_DIBUKUKAN,
  ppatk: TAK_DIBUKUKAN,
  'penjualan-berlian': TAK_DIDAGANGKAN,
  'buku-berlian': TAK_DIDAGANGKAN,
  'timbang-baki': TAK_DIHITUNG,
  'aktivitas-timbang-baki': TAK_DIHITUNG,
  'stock-opname': TAK_DIHITUNG,
  'stock-opname-rfid': TAK_DIHITUNG,
  'stock-opname-global': TAK_DIHITUNG,
  'kirim-barang': SATU_TOKO,
  'kirim-barang-kepusat': SATU_TOKO,
  'kirim-barang-online': SATU_TOKO,
  'kirim-uang-pusat': SATU_TOKO,
  'terima-uang-pusat': SATU_TOKO,
  'validasi-susut': TAK_DIBUKUKAN,
  otorisasi: TAK_DIBUKUKAN,
  'faktur-bermasalah': TAK_DIBUKUKAN,
  'perubahan-harga-emas': TAK_DIBUKUKAN,
  'services-selesai': 'finishing a repair moves nothing where it weighs what it weighed',
  'opname-hutang': TAK_DIHITUNG,
  neraca: DUA_TABEL,
};
