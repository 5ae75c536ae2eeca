import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { ongkosBaku } from '@kilau/contract/features/master/api.ts';
import type { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { ongkosBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { uangJanji } from '../../trade/bayar/uang-janji.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { denganGroup, type HargaGroup } from '../../trade/harga/harga-group.ts';
import { hargaDipesan, hitungTanpaBarcode, type HitungTanpaBarcode } from '../../trade/harga/tanpa-barcode.ts';
import { pakaiOtorisasi } from '../../trade/otorisasi/pakai-otorisasi.ts';
import { pelangganJual, type Pelanggan } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { tanyaKadar } from '../../trade/wajar/kadar.ts';
import { tarifOngkosOf, type OngkosBaku } from '../master/api.ts';
import { hitungContoh, type ContohHitung } from './contoh.ts';

/** Category of the cash book. */
export const KATEGORI_PESANAN = 'PESANAN';

export type PesananMasuk = KindInput<typeof pesanan>;
type BarangMasuk = PesananMasuk['barang'][number];

/** Goods that were ordered, with their price. */
export interface BarisPesan extends HitungTanpaBarcode {
  readonly masuk: BarangMasuk;
  readonly kadar: Dec;
  readonly ongkos: Dec;
  readonly otorisasi: string | null;
}

/** An order worked out and checked, not yet numbered. */
export interface PesananHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisPesan[];
  readonly contoh: readonly ContohHitung[];
  readonly total: Dec;
  readonly dp_rp: Dec;
  readonly bayar: readonly Payment[];
}

/** What is left with the shop now. @param sisa what is still to be paid. @throws as {@link uangJanji}. */
export const uangPesanan = (
  work: Work,
  sisa: Dec,
  uang: PesananMasuk['bayar'],
): Promise<{ readonly jumlah: Dec; readonly bayar: readonly Payment[] }> =>
  uangJanji(work, sisa, uang, { kategori: KATEGORI_PESANAN, kelebihan: 'pesanan_melebihi_sisa' });

/** What the lines of an order share; of one of before everything was agreed on then. */
interface Bersama {
  readonly tarif: readonly OngkosBaku[];
  readonly lama: boolean;
}

/** One line by today's price, or by the one that was agreed on; what is far below it needs an approval. */
async function hitungBaris(
  work: Work,
  masuk: BarangMasuk,
  index: number,
  { group, tarif, lama }: Bersama & { readonly group: HargaGroup },
): Promise<BarisPesan> {
  const { nama_barang, kode_group, kode_dept, berat } = masuk;
  const kadar = masuk.kadar ?? group.kadar_group;
  tanyaKadar(work.context, { kode_group, kadar: group.kadar_group }, masuk.kadar, `barang.${index}.kadar`);
  const baku = ongkosBaku(tarif, { kode_group, kode_dept });
  const biasa = baku ? ongkosBaris(baku.tipe_ongkos, baku.ongkos, berat) : Dec.zero;
  const ongkos = masuk.ongkos ?? biasa;
  const baris = { berat, kadar, harga_gram: masuk.harga_gram, ongkos };
  const hitung = await hitungTanpaBarcode(work, baris, group, { nama: nama_barang, biasa, lama });
  const kategori = lama ? undefined : hitung.kategori;
  return { ...hitung, masuk, kadar, ongkos, kategori, otorisasi: masuk.otorisasi };
}

async function hitungBarang(work: Work, barang: readonly BarangMasuk[], lama: boolean): Promise<BarisPesan[]> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const tarif = await tarifOngkosOf(tx, kode_toko, [...new Set(barang.map((row) => row.kode_group))]);
  const baris: BarisPesan[] = [];
  for (const [index, [masuk, group]] of (await denganGroup(tx, kode_toko, barang)).entries()) {
    baris.push(await hitungBaris(work, masuk, index, { group, tarif, lama }));
  }
  await pakaiOtorisasi(work, baris, ({ nilai }) => nilai);
  return baris;
}

/** What a line would cost: today's price of its group, the purity, and the usual making charge. */
export async function hargaUntuk(
  sql: Sql,
  context: WorkContext,
  asked: { readonly kode_group: string; readonly kode_dept: string; readonly kadar: Dec | null },
): Promise<object> {
  const { kode_toko } = context.shop;
  const [[, group] = []] = await denganGroup(sql, kode_toko, [asked]);
  if (!group) throw new Error('a group was read');
  const kadar = asked.kadar ?? group.kadar_group;
  const { tipe_ongkos = 'TOTAL', ongkos = Dec.zero } =
    ongkosBaku(await tarifOngkosOf(sql, kode_toko, [asked.kode_group]), asked) ?? {};
  return { kadar, harga: hargaDipesan(group, kadar, aturanHarga(context)), tipe_ongkos, ongkos };
}

/** Whose order it is, and its goods. */
async function hitungIsi(work: Work, masuk: PesananMasuk, lama: boolean) {
  const { tx, context } = work;
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const baris = await hitungBarang(work, masuk.barang, lama);
  return { kode_sales, pelanggan, baris, total: Dec.sum(baris.map((row) => row.total)) };
}

/**
 * Works an order out by today's prices, holding the samples that it takes from the shop until the end of the
 * transaction.
 * @param holder number of the OPEN order that is being changed, which may already hold them.
 */
export async function hitungPesanan(work: Work, masuk: PesananMasuk, holder = ''): Promise<PesananHitung> {
  if (masuk.tgl_selesai < work.tgl) {
    throw new Problem('data_tidak_valid', {}, { tgl_selesai: { rule: 'tanggal_lewat' } });
  }
  const isi = await hitungIsi(work, masuk, false);
  const contoh = await hitungContoh(work, masuk.contoh, holder);
  const { jumlah: dp_rp, bayar } = await uangPesanan(work, isi.total, masuk.bayar);
  return { ...isi, contoh, dp_rp, bayar };
}

/**
 * An order of before, at the prices that were agreed on, and nothing paid with it: what is left with the shop came
 * then.
 * @throws Problem `pesanan_melebihi_sisa`
 */
export async function hitungPesananLama(work: Work, masuk: PesananMasuk, sudah: Dec): Promise<PesananHitung> {
  const isi = await hitungIsi(work, masuk, true);
  if (sudah.gt(isi.total)) {
    const lebih = sudah.minus(isi.total).toJSON();
    throw new Problem('pesanan_melebihi_sisa', { lebih }, { jumlah_bayar: { rule: 'melebihi_tagihan' } });
  }
  return { ...isi, contoh: [], dp_rp: sudah, bayar: [] };
}
