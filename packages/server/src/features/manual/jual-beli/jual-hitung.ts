import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kunciBaris } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import type { Work } from '../../../engine/paper/kind.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { hitungPembayaran, tanpaJanji } from '../../../trade/bayar/bayar.ts';
import { denganGroup, type HargaGroup } from '../../../trade/harga/harga-group.ts';
import { hitungTanpaBarcode } from '../../../trade/harga/tanpa-barcode.ts';
import { pelangganJual } from '../../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../../trade/sales/sales.ts';

export type JualMasuk = KindInput<typeof penjualanManual>;
type BarangMasuk = JualMasuk['barang'][number];

/** One priced line, ready to be stored. */
export type BarisJual = Awaited<ReturnType<typeof hitungBaris>>;
/** A sale of manual items worked out and checked, not yet numbered. */
export type JualHitung = Awaited<ReturnType<typeof hitungJual>>;

/** Goods are sold where goods are sold: not out of BELI, nor out of HANCUR. */
async function assertDijual(tx: Tx, kode_toko: string, barang: readonly BarangMasuk[]): Promise<void> {
  const rows = await tx.query<{ kode_gudang: string }>(
    `select kode_gudang from gudang where kode_toko = $1 and dijual`,
    [kode_toko],
  );
  const dijual = new Set(rows.map((row) => row.kode_gudang));
  const salah = barang.findIndex((baris) => !dijual.has(baris.kode_gudang));
  const barisSalah = barang[salah];
  if (barisSalah) {
    throw new Problem(
      'barang_tidak_dijual',
      { kode_barcode: barisSalah.kode_dept, kode_gudang: barisSalah.kode_gudang },
      { [`barang.${salah}.kode_gudang`]: { rule: 'tidak_terdaftar' } },
    );
  }
}

async function hitungBaris(work: Work, masuk: BarangMasuk, index: number, group: HargaGroup) {
  const { kode_group, kode_dept, qty } = masuk;
  const ongkos = masuk.ongkos ?? Dec.zero;
  const baris = { ...masuk, ongkos, diskon_rp: masuk.diskon_rp ?? Dec.zero };
  const hitung = await hitungTanpaBarcode(work, baris, group, { nama: kunciBaris(masuk), sebutan: kode_dept });
  if (hitung.hasil.harga_jual.isZero()) throw new Problem('harga_belum_diatur', { kode_group });
  if (hitung.hasil.diskon_berlebih) {
    throw new Problem(
      'diskon_melebihi_total',
      { kode_barcode: kode_dept },
      { [`barang.${index}.diskon_rp`]: { rule: 'diskon_melebihi_total' } },
    );
  }
  return { ...masuk, ...hitung, nilai: { ...hitung.nilai, qty } };
}

/** Works a sale out by the server's own prices and rules. */
export async function hitungJual(work: Work, masuk: JualMasuk) {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  await assertDijual(tx, kode_toko, masuk.barang);
  const baris: BarisJual[] = [];
  for (const [index, [barisMasuk, group]] of (await denganGroup(tx, kode_toko, masuk.barang)).entries()) {
    baris.push(await hitungBaris(work, barisMasuk, index, group));
  }
  const grand_total = Dec.sum(baris.map((row) => row.total));
  const { kode_member } = pelanggan;
  const bayar = await hitungPembayaran(work, grand_total, masuk.bayar, { boleh: tanpaJanji, kode_member });
  return { kode_sales, pelanggan, baris, grand_total, bayar };
}
