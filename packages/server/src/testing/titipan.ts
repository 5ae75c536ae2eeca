import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';

const TITIP = kindSchema(titipan);
const JUAL = kindSchema(penjualan);

export type Isi = Readonly<Record<string, unknown>>;

/** What a ring of the shop costs: 3,061,000 of gold, 106,500 ongkos, 25,000 attribute. */
export const CINCIN = 3_192_500;
const SIAPA = { kode_sales: 'SL01', pelanggan: { nama: 'BU TINI', no_hp: '0812' } };

export const tunai = (jumlah: number): Isi => ({ jenis: 'CASH', jumlah });
/** What a deposit pays of a sale. */
export const dari = (nomor: string): Isi => ({ jenis: 'TITIPAN', nomor });
const kodeBarang = (kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));

/** What is sent to leave a deposit on pieces. */
export const isiTitip = (kode: readonly string[], bayar: readonly Isi[], more: Isi = {}) =>
  TITIP.parse({ ...SIAPA, barang: kodeBarang(kode), bayar, ...more });

/** What is sent to sell pieces, beside those that come with its payments. */
export const isiJual = (kode: readonly string[], bayar: readonly Isi[], more: Isi = {}) =>
  JUAL.parse({ ...SIAPA, barang: kodeBarang(kode), bayar, ...more });
