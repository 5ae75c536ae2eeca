import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { nilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { useApproval } from '../../engine/approval.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tulisLepas, tulisPesan } from '../../trade/barang/jual.ts';
import { hitungPembayaran } from '../../trade/bayar/bayar.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { assertDijual, loadBarang } from '../../trade/harga/barang-jual.ts';
import { pelangganJual } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { hitungBaris, type BarisJual, type PenjualanMasuk } from './baris-jual.ts';
import type { Kepala, PenjualanHitung } from './penjualan-hitung.ts';
import { BARANG_SQL, SIMPAN_SQL, simpanParameters } from './simpan.sql.ts';

function assertTanpaGanda(barang: PenjualanMasuk['barang']): void {
  const seen = new Set<string>();
  barang.forEach(({ kode_barcode }, index) => {
    if (seen.has(kode_barcode)) {
      throw new Problem(
        'barang_ganda',
        { kode_barcode },
        { [`barang.${index}.kode_barcode`]: { rule: 'barcode_sudah_di_tabel' } },
      );
    }
    seen.add(kode_barcode);
  });
}

/**
 * Works a sale out by the server's own prices and rules, holding its pieces until the end of the transaction.
 * @param holder number of the OPEN sale that is being changed, which may already hold the pieces.
 */
async function hitung(tx: Tx, context: WorkContext, masuk: PenjualanMasuk, holder = ''): Promise<PenjualanHitung> {
  if (masuk.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  assertTanpaGanda(masuk.barang);
  const kode_sales = await salesJual(tx, context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const { kode_toko } = context.shop;
  const aturan = aturanHarga(context);
  const barang = await loadBarang(
    tx,
    kode_toko,
    masuk.barang.map((row) => row.kode_barcode),
    true,
  );
  const baris: BarisJual[] = [];
  for (const [index, barisMasuk] of masuk.barang.entries()) {
    const piece = await assertDijual(tx, context, barisMasuk.kode_barcode, barang.get(barisMasuk.kode_barcode), holder);
    const priced = await hitungBaris(tx, context, aturan, piece, barisMasuk, index);
    baris.push(priced);
  }
  const grand_total = Dec.sum(baris.map((row) => row.total));
  const bayar = await hitungPembayaran(tx, context, grand_total, masuk.bayar);
  return { kode_sales, pelanggan, baris, bayar, grand_total };
}

/** Takes the approvals that lines need; each is bound to the line's exact values and used up here. */
async function pakaiOtorisasi(tx: Tx, context: WorkContext, baris: readonly BarisJual[]): Promise<void> {
  for (const [index, barisMasuk] of baris.entries()) {
    if (!barisMasuk.kategori) continue;
    await useApproval(tx, context, {
      id: barisMasuk.otorisasi,
      at: `barang.${index}.otorisasi`,
      kategori: barisMasuk.kategori,
      dokumen: '',
      nilai: {
        ...nilaiBaris(barisMasuk.barang.kode_barcode, barisMasuk.berat, barisMasuk.harga_gram, barisMasuk.hasil),
      },
    });
  }
}

/**
 * Saves a sale as OPEN: its pieces are reserved, nothing is posted (domain guide §2.10).
 * @param kunci idempotency key of the request.
 * @returns the sale's number.
 */
export async function simpanPenjualan(
  tx: Tx,
  context: WorkContext,
  masuk: PenjualanMasuk,
  kunci: string,
): Promise<string> {
  const tgl = await holdDay(tx, context.shop.kode_toko);
  const sale = await hitung(tx, context, masuk);
  await pakaiOtorisasi(tx, context, sale.baris);
  const nomor = await nextNumber(tx, context.shop, 'FJ', tgl);
  await tulis(tx, context, sale, masuk, {
    nomor,
    tgl,
    kunci,
    dibuat_oleh: context.actor.user_id,
    dibuat_pada: context.now(),
  });
  return nomor;
}

/**
 * Changes an OPEN sale, keeping number, date and maker: worked out anew by today's rules and written again.
 * @throws Problem `status_tidak_sesuai` unless it is OPEN, `hari_sudah_tutup` when its day is closed.
 */
export async function ubahPenjualan(tx: Tx, context: WorkContext, nomor: string, masuk: PenjualanMasuk): Promise<void> {
  const tgl_system = await holdDay(tx, context.shop.kode_toko);
  const old = await tx.maybe<{
    status: string;
    tgl: string;
    kunci: string;
    dibuat_oleh: string;
    dibuat_pada: Date;
    jumlah_barang: number;
  }>(
    `select status, tgl, kunci, dibuat_oleh, dibuat_pada, jumlah_barang from penjualan
      where kode_toko = $1 and no_faktur_group = $2 for update`,
    [context.shop.kode_toko, nomor],
  );
  if (!old) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (old.status !== 'OPEN') throw new Problem('status_tidak_sesuai', { nomor, status: old.status });
  assertOpenDay(old.tgl, tgl_system);
  const sale = await hitung(tx, context, masuk, nomor);
  await pakaiOtorisasi(tx, context, sale.baris);
  const { kode_toko } = context.shop;
  await tulisLepas(tx, { kode_toko, nomor, barang: BARANG_SQL, jumlah: old.jumlah_barang });
  await tx.query(`delete from penjualan where kode_toko = $1 and no_faktur_group = $2 and status = 'OPEN'`, [
    context.shop.kode_toko,
    nomor,
  ]);
  await tulis(tx, context, sale, masuk, { nomor, ...old });
  await tx.query(
    `update penjualan set diubah_oleh = $3, diubah_pada = $4 where kode_toko = $1 and no_faktur_group = $2`,
    [context.shop.kode_toko, nomor, context.actor.user_id, context.now()],
  );
}

async function tulis(
  tx: Tx,
  context: WorkContext,
  sale: PenjualanHitung,
  masuk: PenjualanMasuk,
  kepala: Kepala,
): Promise<void> {
  const kode_barcode = sale.baris.map((row) => row.barang.kode_barcode);
  await tulisPesan(
    tx,
    { kode_toko: context.shop.kode_toko, nomor: kepala.nomor, kode_barcode },
    { sql: SIMPAN_SQL, values: simpanParameters(context, sale, masuk, kepala) },
  );
}
