import { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { hancurBarangManual } from '@kilau/contract/features/manual/hancur-manual.kind.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.kind.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import { mutasiUangBank } from '@kilau/contract/features/uang/mutasi-uang-bank.kind.ts';
import { mutasiUangCash } from '@kilau/contract/features/uang/mutasi-uang-cash.kind.ts';
import { pengalihanSaldo } from '@kilau/contract/features/uang/pengalihan-saldo.kind.ts';
import { saldoAwal } from '@kilau/contract/features/uang/saldo-awal.kind.ts';
import { uangBank } from '@kilau/contract/features/uang/uang-bank.kind.ts';
import { uangKas } from '@kilau/contract/features/uang/uang-kas.kind.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import { notaForm } from '../engine/print/forms.ts';
import { atWork } from '../engine/paper/at-work.ts';
import type { KindAtWork } from '../engine/paper/kind.ts';
import { buktiStok } from '../features/aksesoris/bukti.ts';
import { stokAksesorisHandlers } from '../features/aksesoris/stok-aksesoris.handlers.ts';
import { hancurAtWork, hancurBeliAtWork } from '../features/barang/hancur/papers.ts';
import { pindahAtWork } from '../features/barang/pindah/papers.ts';
import { hutangAtWork } from '../features/hutang/papers.ts';
import { penerimaanBarangHandlers } from '../features/penerimaan/penerimaan-barang.handlers.ts';
import { tandaTerimaBarang } from '../features/penerimaan/tanda-terima.ts';
import { buktiHancurManual, buktiPindahManual, buktiTambahManual } from '../features/manual/stok/bukti-manual.ts';
import { hancurManualHandlers } from '../features/manual/stok/hancur-manual.handlers.ts';
import { pembelianManualAtWork, penjualanManualAtWork } from '../features/manual/jual-beli/papers.ts';
import { pindahManualHandlers } from '../features/manual/stok/pindah-manual.handlers.ts';
import { tambahManualHandlers } from '../features/manual/stok/tambah-manual.handlers.ts';
import { stokHadiahAtWork, transaksiPoinAtWork, tukarPointAtWork } from '../features/member/papers.ts';
import { penjualanAtWork } from '../features/penjualan/penjualan.feature.ts';
import { cicilanAtWork } from '../features/cicilan/papers.ts';
import { pembelianAtWork } from '../features/pembelian/papers.ts';
import { sepuhanAtWork } from '../features/sepuhan/papers.ts';
import { kirimBarangAtWork, terimaBarangAtWork } from '../features/kirim-barang/papers.ts';
import { serviceAtWork } from '../features/service/papers.ts';
import { preOrderAtWork } from '../features/pre-order/papers.ts';
import { pesananAtWork } from '../features/pesanan/papers.ts';
import { titipanAtWork } from '../features/titipan/papers.ts';
import { cekNonCashAtWork, gesekTunaiAtWork, kirimUangAtWork, terimaUangAtWork } from '../features/uang/papers.ts';
import { hitungLaciHandlers } from '../features/tutup/hitung-laci.handlers.ts';
import { mutasiUangBankHandlers, mutasiUangCashHandlers } from '../features/uang/mutasi.handlers.ts';
import { pengalihanSaldoHandlers } from '../features/uang/pengalihan-saldo.handlers.ts';
import { saldoAwalHandlers } from '../features/uang/saldo-awal.handlers.ts';
import { uangBankHandlers } from '../features/uang/uang-bank.handlers.ts';
import { uangKasHandlers } from '../features/uang/uang-kas.handlers.ts';

/** One entry per kind of the registry: a kind without its behaviour does not compile. */
export const atWorkByKey: Readonly<Record<KindKey, KindAtWork>> = {
  'pindah-barang': pindahAtWork,
  'hancur-barang': hancurAtWork,
  'hancur-pembelian': hancurBeliAtWork,
  ...sepuhanAtWork,
  'stok-aksesoris': atWork(stokAksesoris, stokAksesorisHandlers, [notaForm('stok-aksesoris', buktiStok)]),
  'penerimaan-barang': atWork(penerimaanBarang, penerimaanBarangHandlers, [
    notaForm('penerimaan-barang', tandaTerimaBarang),
  ]),
  'tambah-barang-manual': atWork(tambahBarangManual, tambahManualHandlers, [
    notaForm('tambah-barang-manual', buktiTambahManual),
  ]),
  'pindah-barang-manual': atWork(pindahBarangManual, pindahManualHandlers, [
    notaForm('pindah-barang-manual', buktiPindahManual),
  ]),
  'hancur-barang-manual': atWork(hancurBarangManual, hancurManualHandlers, [
    notaForm('hancur-barang-manual', buktiHancurManual),
  ]),
  'penjualan-manual': penjualanManualAtWork,
  'pembelian-manual': pembelianManualAtWork,
  penjualan: penjualanAtWork,
  titipan: titipanAtWork,
  service: serviceAtWork,
  hutang: hutangAtWork,
  'pre-order': preOrderAtWork,
  pesanan: pesananAtWork,
  cicilan: cicilanAtWork,
  pembelian: pembelianAtWork,
  'uang-kas': atWork(uangKas, uangKasHandlers),
  'uang-bank': atWork(uangBank, uangBankHandlers),
  'mutasi-uang-bank': atWork(mutasiUangBank, mutasiUangBankHandlers),
  'mutasi-uang-cash': atWork(mutasiUangCash, mutasiUangCashHandlers),
  'pengalihan-saldo': atWork(pengalihanSaldo, pengalihanSaldoHandlers),
  'gesek-tunai': gesekTunaiAtWork,
  'kirim-uang': kirimUangAtWork,
  'terima-uang': terimaUangAtWork,
  'kirim-barang': kirimBarangAtWork,
  'terima-barang': terimaBarangAtWork,
  'cek-non-cash': cekNonCashAtWork,
  'transaksi-poin': transaksiPoinAtWork,
  'tukar-point': tukarPointAtWork,
  'stok-hadiah': stokHadiahAtWork,
  'saldo-awal': atWork(saldoAwal, saldoAwalHandlers),
  'hitung-laci': atWork(hitungLaci, hitungLaciHandlers),
};

/** Every kind of paper with what it does. */
export const papers: readonly KindAtWork[] = Object.values(atWorkByKey);
