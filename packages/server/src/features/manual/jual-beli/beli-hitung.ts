import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { hargaBeliManual, nilaiBeliManual } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import { beliTerlaluMahal } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import type { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { BARIS_MAKS } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { beratDiLuarToleransi, OTORISASI_BERAT_BELI } from '@kilau/contract/trade/beli/susut.calc.ts';
import type { CaraBeli } from '@kilau/contract/trade/beli/cara-beli.ts';
import { minta } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { hargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { aturanBeli, toleransiBerat } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { bakiBeli } from '../../../trade/gudang/baki-beli.ts';
import { bakiTujuan } from '../../../trade/gudang/baki.ts';
import { pelangganJual, type Pelanggan } from '../../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../../trade/sales/sales.ts';
import { tanyaKadar } from '../../../trade/wajar/kadar.ts';
import { assertBaris } from '../stok/baris.ts';
import { denganGroup, type HargaGroup } from '../../../trade/harga/harga-group.ts';
import type { BarisBerizin } from '../../../trade/otorisasi/pakai-otorisasi.ts';
import type { JumlahStok } from '../../../trade/manual/stok.ts';

export type BeliMasuk = KindInput<typeof pembelianManual>;

/** One priced line, ready to be stored. */
export interface BarisBeli extends JumlahStok, BarisBerizin {
  /** What its approval is bound to. */
  readonly nilai: Readonly<Record<string, unknown>>;
  readonly berat_nota: Dec | null;
  readonly harga_gram: Dec;
  readonly potongan: Dec;
  readonly harga_beli: Dec;
}
/** A purchase of manual items worked out and checked, not yet numbered. */
export interface BeliHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisBeli[];
  readonly grand_total: Dec;
  readonly no_rekening: string;
}

async function hitungBaris(
  tx: Tx,
  context: WorkContext,
  masuk: BeliMasuk['barang'][number],
  index: number,
  group: HargaGroup,
): Promise<BarisBeli> {
  const { kode_group, kode_dept, qty, berat, berat_nota, harga_gram, otorisasi } = masuk;
  const at = (name: string) => `barang.${index}.${name}`;
  const { kode_toko } = context.shop;
  const aturan = aturanBeli(context);
  const kadar = masuk.kadar ?? group.kadar_group;
  if (Dec.from(kadar).isZero()) throw new Problem('data_tidak_valid', {}, { [at('kadar')]: { rule: 'kadar_nol' } });
  tanyaKadar(context, { kode_group, kadar: group.kadar_group }, masuk.kadar, at('kadar'));
  // A gram is held against what a gram is sold for, whichever way the shop sells.
  const jual = hargaSistem({ ...group, kadar, markis: false, harga_khusus: null }, 'GRAM');
  const persen = jual && beliTerlaluMahal(harga_gram, jual.harga_gram, aturan);
  if (persen) {
    throw new Problem(
      'harga_terlalu_jauh',
      { kode_barcode: kode_dept, persen: persen.toJSON() },
      { [at('harga_gram')]: { rule: 'harga_beli_terlalu_tinggi' } },
    );
  }
  const potongan = masuk.potongan ?? Dec.zero;
  const harga_beli = hargaBeliManual({ berat, harga_gram, potongan }, aturan);
  if (harga_beli.isZero()) {
    throw new Problem('data_tidak_valid', {}, { [at('potongan')]: { rule: 'potongan_melebihi_harga' } });
  }
  const place = masuk.kode_baki
    ? await bakiTujuan(tx, kode_toko, masuk.kode_baki, at('kode_baki'))
    : await bakiBeli(tx, kode_toko, at('kode_baki'));
  return {
    kode_gudang: place.kode_gudang,
    kode_baki: place.kode_baki,
    kode_group,
    kode_dept,
    kadar,
    qty,
    berat,
    berat_nota,
    harga_gram,
    potongan,
    harga_beli,
    otorisasi,
    kategori: beratDiLuarToleransi(masuk, toleransiBerat(context)) ? OTORISASI_BERAT_BELI : undefined,
    nilai: nilaiBeliManual(masuk, qty, { berat, berat_nota, harga_gram, potongan }, harga_beli),
  };
}

/** The account a transfer leaves from; none for cash. */
function rekeningBeli({ cara_bayar, no_rekening }: BeliMasuk): string {
  if (!minta(cara_bayar as CaraBeli, 'no_rekening')) return '';
  if (!no_rekening) throw new Problem('data_tidak_valid', {}, { no_rekening: { rule: 'tidak_boleh_kosong' } });
  return no_rekening;
}

/** Works a purchase out by the server's own rules. */
export async function hitungBeli(tx: Tx, context: WorkContext, masuk: BeliMasuk): Promise<BeliHitung> {
  const { kode_toko } = context.shop;
  assertBaris(masuk.barang, BARIS_MAKS);
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const no_rekening = rekeningBeli(masuk);
  const baris: BarisBeli[] = [];
  for (const [index, [barisMasuk, group]] of (await denganGroup(tx, kode_toko, masuk.barang)).entries()) {
    baris.push(await hitungBaris(tx, context, barisMasuk, index, group));
  }
  return { kode_sales, pelanggan, baris, no_rekening, grand_total: Dec.sum(baris.map((row) => row.harga_beli)) };
}
