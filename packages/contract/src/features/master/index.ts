import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { baki } from './baki.resource.ts';
import { bandrol } from './bandrol.resource.ts';
import { bank } from './bank.resource.ts';
import {
  batuClarity,
  batuColor,
  batuCutgrade,
  batuFluorescence,
  batuPolish,
  batuShape,
  batuSymmetry,
} from './berlian/atribut-batu.resource.ts';
import { jenisBatu } from './berlian/jenis-batu.resource.ts';
import { parameterBerlian } from './berlian/parameter-berlian.resource.ts';
import { supplierBerlian } from './berlian/supplier-berlian.resource.ts';
import { feePenjualan } from './fee-penjualan.resource.ts';
import { group } from './group.resource.ts';
import { gudang } from './gudang.resource.ts';
import { hadiah } from './hadiah.resource.ts';
import { hargaBeli } from './harga-beli.resource.ts';
import { hargaEmasPembelian } from './harga-emas-pembelian.resource.ts';
import { hargaEmasPage, hargaGlobalPage } from './harga.ts';
import { jenisGroup } from './jenis-group.resource.ts';
import { jenis } from './jenis.resource.ts';
import { kadarEod } from './kadar-eod.resource.ts';
import { kadar } from './kadar.resource.ts';
import { kategori } from './kategori.resource.ts';
import { kelompokHarga } from './kelompok-harga.resource.ts';
import { keteranganNota } from './keterangan-nota.resource.ts';
import { keteranganPenjualan } from './keterangan-penjualan.resource.ts';
import { kodeTransaksi } from './kode-transaksi.resource.ts';
import { kondisiBarang } from './kondisi-barang.resource.ts';
import { kondisiPembelian } from './kondisi-pembelian.resource.ts';
import { kondisiPinjaman } from './kondisi-pinjaman.resource.ts';
import { koneksiMarketplace } from './koneksi-marketplace.resource.ts';
import { marketplace } from './marketplace.resource.ts';
import { hargaReseller } from './harga-reseller.resource.ts';
import { papanHargaPage } from './papan-harga.ts';
import { parameterOngkos } from './parameter-ongkos.resource.ts';
import { parameterPoint } from './parameter-point.resource.ts';
import { plafondHutang } from './plafond-hutang.resource.ts';
import { potonganKategori } from './potongan-kategori.resource.ts';
import { rekening } from './rekening.resource.ts';
import { rugiNota } from './rugi-nota.resource.ts';
import { sales } from './sales.resource.ts';
import { supplier } from './supplier.resource.ts';
import { tukang } from './tukang.resource.ts';

export const resources = [
  kategori,
  jenisGroup,
  group,
  jenis,
  kadar,
  gudang,
  baki,
  kondisiBarang,
  sales,
  feePenjualan,
  bank,
  rekening,
  kelompokHarga,
  hargaBeli,
  parameterOngkos,
  hargaReseller,
  kondisiPembelian,
  potonganKategori,
  rugiNota,
  kondisiPinjaman,
  plafondHutang,
  bandrol,
  tukang,
  supplier,
  kodeTransaksi,
  marketplace,
  koneksiMarketplace,
  kadarEod,
  keteranganNota,
  keteranganPenjualan,
  hadiah,
  parameterPoint,
  hargaEmasPembelian,
  jenisBatu,
  supplierBerlian,
  batuShape,
  batuColor,
  batuClarity,
  batuCutgrade,
  batuPolish,
  batuSymmetry,
  batuFluorescence,
  parameterBerlian,
] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const pages = [hargaEmasPage, hargaGlobalPage, papanHargaPage] as const satisfies readonly Page[];
export { blocks, notices, steps } from './beranda.ts';
