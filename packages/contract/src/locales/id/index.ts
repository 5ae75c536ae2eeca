import { umum } from './umum.ts';
import { rule } from './rule.ts';
import { problem } from './problem.ts';
import { sistem } from './sistem.ts';
import { master } from './master.ts';
import { barang } from './barang.ts';
import { penjualan } from './penjualan.ts';
import { laporan } from './laporan.ts';
import { otorisasi } from './otorisasi.ts';
import { modul } from './modul.ts';
import { parameter } from './parameter.ts';
import { pinjaman } from './pinjaman.ts';
import { berlian } from './berlian.ts';
import { katalog } from './katalog.ts';
import { hak } from './hak.ts';
import { setting } from './setting.ts';
import { kertas } from './kertas.ts';
import { akun } from './akun.ts';
import { batu } from './batu.ts';
import { impor } from './impor.ts';
import { opname } from './opname.ts';
import { penerimaan } from './penerimaan.ts';
import { pindah } from './pindah.ts';
import { aksesoris } from './aksesoris.ts';
import { antar } from './antar.ts';
import { label } from './label.ts';
import { manual } from './manual.ts';
import { manual_jual_beli } from './manual-jual-beli.ts';
import { laporan_barang } from './laporan-barang.ts';
import { antrean } from './antrean.ts';
import { uang } from './uang.ts';
import { dashboard } from './dashboard.ts';
import { dokumen } from './dokumen.ts';
import { saring } from './saring.ts';
import { beranda } from './beranda.ts';
import { laporan_pembelian } from './laporan-pembelian.ts';
import { hancur_pembelian } from './hancur-pembelian.ts';
import { laporan_global } from './laporan-global.ts';
import { laporan_hari } from './laporan-hari.ts';
import { laporan_member } from './laporan-member.ts';
import { laporan_penjualan } from './laporan-penjualan.ts';
import { pembelian } from './pembelian.ts';
import { tukar } from './tukar.ts';
import { titipan } from './titipan.ts';
import { sepuhan } from './sepuhan.ts';
import { service } from './service.ts';
import { opname_hutang } from './opname-hutang.ts';
import { laporan_hutang } from './laporan-hutang.ts';
import { hutang } from './hutang.ts';
import { preOrder } from './pre-order.ts';
import { pesanan } from './pesanan.ts';
import { cicilan } from './cicilan.ts';
import { tutup } from './tutup.ts';
import { cekNota } from './cek-nota.ts';
import { etalase } from './etalase.ts';
import { modal } from './modal.ts';
import { gesek } from './gesek.ts';
import { kirimUang } from './kirim-uang.ts';
import { kirimBarang } from './kirim-barang.ts';
import { nonCash } from './non-cash.ts';
import { kyc } from './kyc.ts';
import { reseller } from './reseller.ts';
import { batas } from './batas.ts';
import { poin } from './poin.ts';
import { jembatan } from './jembatan.ts';
import { sidik } from './sidik.ts';
import { marketplace } from './marketplace.ts';
import { rekonsiliasi } from './rekonsiliasi.ts';
import { keadaan } from './keadaan.ts';
import { pindahan } from './pindahan.ts';

/** Every area of texts by the name of its file: the one list of them, which the other languages follow. */
export const areas = {
  umum,
  rule,
  problem,
  sistem,
  master,
  barang,
  penjualan,
  laporan,
  otorisasi,
  modul,
  parameter,
  pinjaman,
  berlian,
  katalog,
  hak,
  setting,
  kertas,
  akun,
  batu,
  impor,
  opname,
  penerimaan,
  pindah,
  aksesoris,
  antar,
  label,
  manual,
  'manual-jual-beli': manual_jual_beli,
  'laporan-barang': laporan_barang,
  antrean,
  uang,
  dashboard,
  dokumen,
  saring,
  beranda,
  'laporan-pembelian': laporan_pembelian,
  'laporan-penjualan': laporan_penjualan,
  'laporan-global': laporan_global,
  'laporan-hari': laporan_hari,
  'laporan-member': laporan_member,
  'hancur-pembelian': hancur_pembelian,
  pembelian,
  tukar,
  titipan,
  sepuhan,
  service,
  'laporan-hutang': laporan_hutang,
  'opname-hutang': opname_hutang,
  hutang,
  'pre-order': preOrder,
  pesanan,
  cicilan,
  tutup,
  modal,
  etalase,
  'cek-nota': cekNota,
  gesek,
  'kirim-uang': kirimUang,
  'kirim-barang': kirimBarang,
  'non-cash': nonCash,
  kyc,
  reseller,
  batas,
  poin,
  jembatan,
  sidik,
  marketplace,
  rekonsiliasi,
  keadaan,
  pindahan,
} as const;

type KeyOf<Area> = Area extends unknown ? keyof Area : never;
type Texts = Readonly<Record<KeyOf<(typeof areas)[keyof typeof areas]>, string>>;
/** Every text of every area. */
export const texts: Texts = Object.assign({}, ...Object.values(areas)) as Texts;
