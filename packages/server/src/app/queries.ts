import type { ReportQueries } from '../engine/report/query.ts';
import { barangAcc } from '../features/aksesoris/barang-acc.query.ts';
import { analisisHargaBarang } from '../features/barang/laporan/analisis-harga-barang.query.ts';
import { barangDetail } from '../features/barang/laporan/barang-detail.query.ts';
import { bukuBerlian } from '../features/barang/laporan/buku-berlian.query.ts';
import { hancurBarang } from '../features/barang/laporan/hancur-barang.query.ts';
import { kelompokBarang } from '../features/barang/laporan/kelompok-barang.query.ts';
import { pindahBarang } from '../features/barang/laporan/pindah-barang.query.ts';
import { saldoBarangAktif } from '../features/barang/laporan/saldo-barang-aktif.query.ts';
import { summaryBarang, summaryBarangPeriode } from '../features/barang/laporan/summary-barang.query.ts';
import { tambahBarang } from '../features/barang/laporan/tambah-barang.query.ts';
import { fakturBermasalah } from '../features/laporan-umum/faktur-bermasalah.query.ts';
import { akhirHari } from '../features/laporan-umum/hari/akhir-hari.query.ts';
import { eod } from '../features/laporan-umum/hari/eod.query.ts';
import { harianEmas } from '../features/laporan-umum/hari/harian-emas.query.ts';
import { keuanganAkhirHari } from '../features/laporan-umum/hari/keuangan-akhir-hari.query.ts';
import { keuanganCashGlobal } from '../features/laporan-umum/hari/keuangan-cash-global.query.ts';
import { transaksiHarian } from '../features/laporan-umum/hari/transaksi-harian.query.ts';
import { managerialAnalisys } from '../features/laporan-umum/managerial-analisys.query.ts';
import { globalPembelian } from '../features/laporan-umum/global-pembelian.query.ts';
import { globalPenjualanGajah } from '../features/laporan-umum/global-penjualan-gajah.query.ts';
import { rekapSales } from '../features/laporan-umum/rekap-sales.query.ts';
import { globalPenjualan } from '../features/laporan-umum/global-penjualan.query.ts';
import { globalSales } from '../features/laporan-umum/global-sales.query.ts';
import { globalStockToko } from '../features/laporan-umum/global-stock-toko.query.ts';
import { perubahanHargaEmas } from '../features/laporan-umum/perubahan-harga-emas.query.ts';
import { ppatk } from '../features/laporan-umum/ppatk.query.ts';
import { batalPembelianManual, pembelianManual } from '../features/manual/jual-beli/beli-manual.query.ts';
import { jualBeliSalesManual } from '../features/manual/jual-beli/jual-beli-sales-manual.query.ts';
import { validasiSusut } from '../features/manual/jual-beli/validasi-susut.query.ts';
import { batalPenjualanManual, penjualanManual } from '../features/manual/jual-beli/jual-manual.query.ts';
import {
  hancurBarangManual,
  pindahBarangManual,
  tambahBarangManual,
} from '../features/manual/stok/stok-manual.query.ts';
import { summaryBarangManual } from '../features/manual/stok/summary-manual.query.ts';
import { bayarPoint } from '../features/member/bayar-point.query.ts';
import { daftarMember } from '../features/member/daftar-member.query.ts';
import { exportDataMember } from '../features/member/export-data-member.query.ts';
import { harianMember } from '../features/member/harian-member.query.ts';
import { kartuStockHadiah } from '../features/member/kartu-stock-hadiah.query.ts';
import { topMember } from '../features/member/top-member.query.ts';
import { transaksiMember } from '../features/member/transaksi-member.query.ts';
import { aktivitasTimbangBaki } from '../features/opname/aktivitas-timbang-baki.query.ts';
import { laporanStockOpname, laporanStockOpnameRfid } from '../features/opname/stock-opname.query.ts';
import { laporanStockOpnameGlobal } from '../features/opname/stock-opname-global.query.ts';
import { timbangBaki } from '../features/opname/timbang-baki.query.ts';
import { laporanOtorisasi } from '../features/otorisasi/otorisasi.query.ts';
import {
  batalTerimaBarangSupplier,
  terimaBarang,
  terimaBarangSupplier,
} from '../features/penerimaan/terima-barang.query.ts';
import { batalPenjualan } from '../features/penjualan/batal-penjualan.query.ts';
import { penjualanMargin } from '../features/penjualan/penjualan-margin.query.ts';
import { penjualanSales } from '../features/penjualan/penjualan-sales.query.ts';
import { batalPembelian } from '../features/pembelian/batal-pembelian.query.ts';
import { hancurPembelian } from '../features/pembelian/hancur-pembelian.query.ts';
import { pembelianHistory } from '../features/pembelian/pembelian-history.query.ts';
import { pembelianPerKondisi } from '../features/pembelian/pembelian-per-kondisi.query.ts';
import { pembelianPerfaktur } from '../features/pembelian/pembelian-perfaktur.query.ts';
import { pembelianRekap } from '../features/pembelian/pembelian-rekap.query.ts';
import { pembelianSales } from '../features/pembelian/pembelian-sales.query.ts';
import { pembelianStockBeli } from '../features/pembelian/pembelian-stock-beli.query.ts';
import { pembelianTransaksi } from '../features/pembelian/pembelian-transaksi.query.ts';
import { pembelianTransfer } from '../features/pembelian/pembelian-transfer.query.ts';
import { penjualanMarketplace } from '../features/penjualan/penjualan-marketplace.query.ts';
import { penjualanBerlian } from '../features/penjualan/penjualan-berlian.query.ts';
import { penjualanBayar } from '../features/penjualan/penjualan-bayar.query.ts';
import { penjualanMember } from '../features/penjualan/penjualan-member.query.ts';
import { penjualanRekap } from '../features/penjualan/penjualan-rekap.query.ts';
import { penjualanStockJual } from '../features/penjualan/penjualan-stock-jual.query.ts';
import { penjualanGlobalPerjenis } from '../features/penjualan/penjualan-global-perjenis.query.ts';
import { batalTukarBarang, tukarBarang } from '../features/pembelian/tukar-barang.query.ts';
import {
  globalStockPinjam,
  hutangBatal,
  hutangLelang,
  hutangLunas,
  hutangStock,
  hutangTransaksi,
  penebusanDetail,
  penebusanRekap,
  pinjamanDetail,
  pinjamanRekap,
} from '../features/hutang/laporan/hutang.query.ts';
import { laporanOpnameHutang } from '../features/hutang/opname/opname.query.ts';
import { pindahSortir, sortirPembelian, stockCuciManual, wastingSepuhan } from '../features/sepuhan/laporan.query.ts';
import { servicesAmbil, servicesBatal, servicesMasuk, servicesSelesai } from '../features/service/services.query.ts';
import { batalPesanan, laporanPesanan, pesananBarang } from '../features/pesanan/laporan.query.ts';
import { cicilanJatuhTempo } from '../features/cicilan/cicilan-jatuh-tempo.query.ts';
import { penjualanCicilan } from '../features/cicilan/penjualan-cicilan.query.ts';
import { batalTitip } from '../features/titipan/batal-titip.query.ts';
import { titipBelumDiambil } from '../features/titipan/titip-belum-diambil.query.ts';
import { closingBarangPo } from '../features/pre-order/closing-barang-po.query.ts';
import { outstandPo } from '../features/pre-order/outstand-po.query.ts';
import { penjualanPo } from '../features/pre-order/penjualan-po.query.ts';
import { transaksiPo } from '../features/pre-order/transaksi-po.query.ts';
import { titipUang } from '../features/titipan/titip-uang.query.ts';
import { penjualanTransaksi } from '../features/penjualan/penjualan-transaksi.query.ts';
import { jurnalReport } from '../features/uang/akuntansi/jurnal.query.ts';
import { labaRugi } from '../features/uang/akuntansi/laba-rugi.query.ts';
import { neracaSaldo } from '../features/uang/akuntansi/neraca-saldo.query.ts';
import { neraca } from '../features/uang/akuntansi/neraca.query.ts';
import {
  laporanKirimBarang,
  laporanKirimKepusat,
  laporanKirimOnline,
} from '../features/kirim-barang/kirim-barang.query.ts';
import { kirimUangPusat, terimaUangPusat } from '../features/uang/kirim-uang.query.ts';
import { keuanganCash } from '../features/uang/keuangan-cash.query.ts';
import { keuanganNonCash } from '../features/uang/keuangan-non-cash.query.ts';
import { transaksiCash } from '../features/uang/transaksi-cash.query.ts';
import { transaksiNonCash } from '../features/uang/transaksi-non-cash.query.ts';

/** The query of every report: one that is missing here does not compile. */
export const queries: ReportQueries = {
  eod,
  akhir_hari: akhirHari,
  'keuangan-akhir-hari': keuanganAkhirHari,
  'keuangan-cash-global': keuanganCashGlobal,
  'harian-emas': harianEmas,
  'transaksi-harian': transaksiHarian,
  'managerial-analisys': managerialAnalisys,
  'faktur-bermasalah': fakturBermasalah,
  'penjualan-transaksi': penjualanTransaksi,
  'penjualan-margin': penjualanMargin,
  'penjualan-sales': penjualanSales,
  'batal-penjualan': batalPenjualan,
  'penjualan-bayar': penjualanBayar,
  'penjualan-berlian': penjualanBerlian,
  'penjualan-marketplace': penjualanMarketplace,
  'penjualan-member': penjualanMember,
  'penjualan-rekap': penjualanRekap,
  'penjualan-stock-jual': penjualanStockJual,
  'penjualan-global-perjenis': penjualanGlobalPerjenis,
  'barang-detail': barangDetail,
  'summary-barang': summaryBarang,
  'summary-barang-periode': summaryBarangPeriode,
  'saldo-barang-aktif': saldoBarangAktif,
  'tambah-barang': tambahBarang,
  'kelompok-barang': kelompokBarang,
  'analisis-harga-barang': analisisHargaBarang,
  'buku-berlian': bukuBerlian,
  'pindah-barang': pindahBarang,
  'hancur-barang': hancurBarang,
  'pembelian-transaksi': pembelianTransaksi,
  'pembelian-sales': pembelianSales,
  'pembelian-rekap': pembelianRekap,
  'pembelian-history': pembelianHistory,
  'batal-pembelian': batalPembelian,
  'hutang-transaksi': hutangTransaksi,
  'hutang-lunas': hutangLunas,
  'hutang-batal': hutangBatal,
  'hutang-lelang': hutangLelang,
  'hutang-stock': hutangStock,
  'pinjaman-detail': pinjamanDetail,
  'pinjaman-rekap': pinjamanRekap,
  'penebusan-detail': penebusanDetail,
  'penebusan-rekap': penebusanRekap,
  'global-stock-pinjam': globalStockPinjam,
  'opname-hutang': laporanOpnameHutang,
  'sortir-pembelian': sortirPembelian,
  'pindah-sortir': pindahSortir,
  'wasting-sepuhan': wastingSepuhan,
  'stock-cuci-manual': stockCuciManual,
  'services-masuk': servicesMasuk,
  'services-selesai': servicesSelesai,
  'services-ambil': servicesAmbil,
  'services-batal': servicesBatal,
  'transaksi-po': transaksiPo,
  'outstand-po': outstandPo,
  'closing-barang-po': closingBarangPo,
  'penjualan-po': penjualanPo,
  pesanan: laporanPesanan,
  'batal-pesanan': batalPesanan,
  'pesanan-barang': pesananBarang,
  'penjualan-cicilan': penjualanCicilan,
  'cicilan-jatuh-tempo': cicilanJatuhTempo,
  'titip-uang': titipUang,
  'batal-titip': batalTitip,
  'titip-belum-diambil': titipBelumDiambil,
  'hancur-pembelian': hancurPembelian,
  'pembelian-per-kondisi': pembelianPerKondisi,
  'pembelian-transfer': pembelianTransfer,
  'pembelian-stock-beli': pembelianStockBeli,
  'pembelian-perfaktur': pembelianPerfaktur,
  'tukar-barang': tukarBarang,
  'batal-tukar-barang': batalTukarBarang,
  'penjualan-manual': penjualanManual,
  'pembelian-manual': pembelianManual,
  'batal-penjualan-manual': batalPenjualanManual,
  'batal-pembelian-manual': batalPembelianManual,
  'jual-beli-sales-manual': jualBeliSalesManual,
  'validasi-susut': validasiSusut,
  'terima-barang': terimaBarang,
  'terima-barang-supplier': terimaBarangSupplier,
  'batal-terima-barang-supplier': batalTerimaBarangSupplier,
  'tambah-barang-manual': tambahBarangManual,
  'pindah-barang-manual': pindahBarangManual,
  'hancur-barang-manual': hancurBarangManual,
  'summary-barang-manual': summaryBarangManual,
  'keuangan-cash': keuanganCash,
  'keuangan-non-cash': keuanganNonCash,
  'transaksi-cash': transaksiCash,
  'transaksi-non-cash': transaksiNonCash,
  jurnal: jurnalReport,
  'neraca-saldo': neracaSaldo,
  'laba-rugi': labaRugi,
  neraca,
  'kirim-barang': laporanKirimBarang,
  'kirim-barang-kepusat': laporanKirimKepusat,
  'kirim-barang-online': laporanKirimOnline,
  'kirim-uang-pusat': kirimUangPusat,
  'terima-uang-pusat': terimaUangPusat,
  'timbang-baki': timbangBaki,
  'aktivitas-timbang-baki': aktivitasTimbangBaki,
  'stock-opname': laporanStockOpname,
  'stock-opname-rfid': laporanStockOpnameRfid,
  'stock-opname-global': laporanStockOpnameGlobal,
  'barang-acc': barangAcc,
  'bayar-point': bayarPoint,
  'daftar-member': daftarMember,
  'export-data-member': exportDataMember,
  'harian-member': harianMember,
  'kartu-stock-hadiah': kartuStockHadiah,
  'top-member': topMember,
  'transaksi-member': transaksiMember,
  otorisasi: laporanOtorisasi,
  'perubahan-harga-emas': perubahanHargaEmas,
  ppatk,
  'global-pembelian': globalPembelian,
  'global-penjualan': globalPenjualan,
  'global-sales': globalSales,
  'global-penjualan-gajah': globalPenjualanGajah,
  'rekap-sales': rekapSales,
  'global-stock-toko': globalStockToko,
};
