import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { hitungBeliManual } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import { aturanBeli, toleransiBerat } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { beliTerlaluMahal } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import { hargaSegram } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Work } from '../../../engine/paper/kind.ts';
import { bakiBeli } from '../../../trade/gudang/baki-beli.ts';
import { bakiTujuan } from '../../../trade/gudang/baki.ts';
import { denganGroup, type HargaGroup } from '../../../trade/harga/harga-group.ts';
import { pelangganJual } from '../../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../../trade/sales/sales.ts';
import { tanyaKadar } from '../../../trade/wajar/kadar.ts';

export type BeliMasuk = KindInput<typeof pembelianManual>;

async function hitungBaris(
  { tx, context }: Work,
  masuk: BeliMasuk['barang'][number],
  index: number,
  group: HargaGroup,
) {
  const { kode_group, kode_dept, harga_gram } = masuk;
  const at = (name: string) => `barang.${index}.${name}`;
  const { kode_toko } = context.shop;
  const aturan = aturanBeli(context);
  const kadar = masuk.kadar ?? group.kadar_group;
  if (Dec.from(kadar).isZero()) throw new Problem('data_tidak_valid', {}, { [at('kadar')]: { rule: 'kadar_nol' } });
  tanyaKadar(context, { kode_group, kadar: group.kadar_group }, masuk.kadar, at('kadar'));
  // A gram is held against what a gram is sold for, whichever way the shop sells.
  const jual = hargaSegram({ ...group, kadar }, aturan.mode_harga);
  const persen = jual && beliTerlaluMahal(harga_gram, jual, aturan);
  if (persen) {
    throw new Problem(
      'harga_terlalu_jauh',
      { kode_barcode: kode_dept, persen: persen.toJSON() },
      { [at('harga_gram')]: { rule: 'harga_beli_terlalu_tinggi' } },
    );
  }
  const baris = { ...masuk, kadar, potongan: masuk.potongan ?? Dec.zero };
  const hitung = hitungBeliManual(baris, aturan, toleransiBerat(context));
  if (hitung.harga_beli.isZero()) {
    throw new Problem('data_tidak_valid', {}, { [at('potongan')]: { rule: 'potongan_melebihi_harga' } });
  }
  const place = masuk.kode_baki
    ? await bakiTujuan(tx, kode_toko, masuk.kode_baki, at('kode_baki'))
    : await bakiBeli(tx, kode_toko, at('kode_baki'));
  return { ...baris, ...place, ...hitung };
}

/** Works a purchase out by the server's own rules. */
export async function hitungBeli(work: Work, masuk: BeliMasuk) {
  const { tx, context } = work;
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const baris: Awaited<ReturnType<typeof hitungBaris>>[] = [];
  for (const [index, [barisMasuk, group]] of (await denganGroup(tx, context.shop.kode_toko, masuk.barang)).entries()) {
    baris.push(await hitungBaris(work, barisMasuk, index, group));
  }
  return { kode_sales, pelanggan, baris, grand_total: Dec.sum(baris.map((row) => row.harga_beli)) };
}
