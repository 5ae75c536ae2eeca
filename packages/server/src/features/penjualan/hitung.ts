import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { nilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { tanpaGanda } from '../../trade/barang/ganda.ts';
import { hitungPembayaran, type BayarTersimpan } from '../../trade/bayar/bayar.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { assertDijual, loadBarang } from '../../trade/harga/barang-jual.ts';
import { pakaiOtorisasi } from '../../trade/otorisasi/pakai-otorisasi.ts';
import { pelangganJual, type Pelanggan } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { barangTitip } from '../../trade/titip/barang-titip.ts';
import { hitungTitip } from './baris-titip.ts';
import { hitungBaris, type BarisJual, type PenjualanMasuk } from './baris-jual.ts';

/** A sale worked out and checked, not yet numbered. */
export interface PenjualanHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisJual[];
  readonly bayar: BayarTersimpan;
  readonly grand_total: Dec;
}

/**
 * Works a sale out by the server's own prices and rules, holding its pieces until the end of the transaction, and uses
 * the approvals that its lines need.
 * @param holder number of the OPEN sale that is being changed, which may already hold the pieces.
 */
export async function hitungPenjualan(work: Work, masuk: PenjualanMasuk, holder = ''): Promise<PenjualanHitung> {
  const { tx, context } = work;
  const dititip = await barangTitip(work, masuk.bayar);
  if (masuk.barang.length + dititip.length === 0) {
    throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  }
  const kode = tanpaGanda([...masuk.barang, ...dititip]);
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const aturan = aturanHarga(context);
  const barang = await loadBarang(tx, context.shop.kode_toko, kode, true);
  const baris: BarisJual[] = [];
  for (const [index, barisMasuk] of masuk.barang.entries()) {
    const piece = await assertDijual(tx, context, barisMasuk.kode_barcode, barang.get(barisMasuk.kode_barcode), holder);
    baris.push(await hitungBaris(tx, context, aturan, piece, barisMasuk, index));
  }
  for (const one of dititip) {
    baris.push(await hitungTitip(tx, context, aturan, { piece: barang.get(one.kode_barcode), titip: one, holder }));
  }
  const grand_total = Dec.sum(baris.map((row) => row.total));
  const bayar = await hitungPembayaran(work, grand_total, masuk.bayar, {
    kode_member: pelanggan.kode_member,
    kepala: { kode_sales: masuk.kode_sales, pelanggan: masuk.pelanggan },
  });
  await pakaiOtorisasi(tx, context, baris, ({ barang: { kode_barcode }, berat, harga_gram, hasil }) =>
    nilaiBaris(kode_barcode, berat, harga_gram, hasil),
  );
  return { kode_sales, pelanggan, baris, bayar, grand_total };
}
