import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import {
  hargaJualManual,
  nilaiJualManual,
  otorisasiJualManual,
  type BarisJualManual,
} from '@kilau/contract/features/manual/jual-beli.calc.ts';
import { BARIS_MAKS } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import type { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { hargaSistem, type HargaBaris, type HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Work } from '../../../engine/paper/kind.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { hitungPembayaran, tanpaJanji, type BayarTersimpan } from '../../../trade/bayar/bayar.ts';
import { aturanHarga } from '../../../trade/harga/aturan-harga.ts';
import { assertBukanHargaLama } from '../../../trade/harga/harga-lama.ts';
import { pajakBaris } from '../../../trade/harga/pajak-baris.ts';
import { aturanOtorisasi } from '../../../trade/otorisasi/aturan-otorisasi.ts';
import { pelangganJual, type Pelanggan } from '../../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../../trade/sales/sales.ts';
import { assertBaris } from '../stok/baris.ts';
import { denganGroup, type HargaGroup } from '../../../trade/harga/harga-group.ts';
import type { BarisBerizin } from '../../../trade/otorisasi/pakai-otorisasi.ts';
import type { JumlahStok } from '../../../trade/manual/stok.ts';

export type JualMasuk = KindInput<typeof penjualanManual>;
type BarangMasuk = JualMasuk['barang'][number];

/** One priced line, ready to be stored. */
export interface BarisJual extends JumlahStok, BarisBerizin {
  /** What its approval is bound to. */
  readonly nilai: Readonly<Record<string, unknown>>;
  readonly sistem: HargaSistem;
  readonly harga: BarisJualManual & { readonly harga_gram: Dec };
  readonly hasil: HargaBaris;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  /** What the customer pays for the line, tax included. */
  readonly total: Dec;
}

/** A sale of manual items worked out and checked, not yet numbered. */
export interface JualHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisJual[];
  readonly bayar: BayarTersimpan;
  readonly grand_total: Dec;
}

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

async function hitungBaris(
  tx: Tx,
  context: WorkContext,
  masuk: BarangMasuk,
  index: number,
  group: HargaGroup,
): Promise<BarisJual> {
  const { kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat } = masuk;
  const aturan = aturanHarga(context);
  const sistem = hargaSistem({ ...group, kadar, markis: false, harga_khusus: null }, aturan.mode_harga);
  if (!sistem) throw new Problem('harga_belum_diatur', { kode_group });
  const harga_gram = masuk.harga_gram ?? sistem.harga_gram;
  if (!harga_gram.eq(sistem.harga_gram)) {
    await assertBukanHargaLama(
      tx,
      context,
      { kode_barcode: kode_dept, kode_group, kadar },
      harga_gram,
      sistem.harga_gram,
    );
  }
  const harga = { berat, harga_gram, ongkos: masuk.ongkos ?? Dec.zero, diskon_rp: masuk.diskon_rp ?? Dec.zero };
  const hasil = hargaJualManual(harga, sistem, aturan);
  if (hasil.harga_jual.isZero()) throw new Problem('harga_belum_diatur', { kode_group });
  if (hasil.diskon_berlebih) {
    throw new Problem(
      'diskon_melebihi_total',
      { kode_barcode: kode_dept },
      { [`barang.${index}.diskon_rp`]: { rule: 'diskon_melebihi_total' } },
    );
  }
  return {
    kode_gudang,
    kode_baki,
    kode_group,
    kode_dept,
    kadar,
    qty,
    berat,
    sistem,
    harga,
    hasil,
    // Where goods without papers came from is not known: the rate without a faktur pajak.
    ...pajakBaris(context, { asal_faktur_pajak: false }, hasil.harga_total),
    kategori: otorisasiJualManual(harga, sistem, hasil, aturanOtorisasi(context)),
    otorisasi: masuk.otorisasi,
    nilai: { ...nilaiJualManual(masuk, qty, harga, hasil) },
  };
}

/** Works a sale out by the server's own prices and rules. */
export async function hitungJual(work: Work, masuk: JualMasuk): Promise<JualHitung> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  assertBaris(masuk.barang, BARIS_MAKS);
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  await assertDijual(tx, kode_toko, masuk.barang);
  const baris: BarisJual[] = [];
  for (const [index, [barisMasuk, group]] of (await denganGroup(tx, kode_toko, masuk.barang)).entries()) {
    baris.push(await hitungBaris(tx, context, barisMasuk, index, group));
  }
  const grand_total = Dec.sum(baris.map((row) => row.total));
  return {
    kode_sales,
    pelanggan,
    baris,
    grand_total,
    bayar: await hitungPembayaran(work, grand_total, masuk.bayar, {
      boleh: tanpaJanji,
      kode_member: pelanggan.kode_member,
    }),
  };
}
