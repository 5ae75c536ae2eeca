import { Dec } from '@kilau/contract/core/dec.ts';
import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { beliTerlaluMahal, hargaBeliManual, type AturanBeli } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { pembelianManual } from '@kilau/contract/features/manual/beli-manual.document.ts';
import { BARIS_MAKS } from '@kilau/contract/features/manual/jual-manual.document.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/features/master/api.ts';
import { hargaSistem } from '@kilau/contract/features/penjualan/api.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import type { Place } from '../../ledger/entry.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiTujuan } from '../barang/api.ts';
import { pelangganJual, salesJual, type Pelanggan } from '../penjualan/api.ts';
import { hargaGroup, type HargaGroup } from './jual-beli-group.ts';
import { bukaOpen } from './jual-beli-status.ts';
import { tulisBaris } from './jual-beli-tulis.ts';
import type { JumlahStok } from './stok.ts';

export type BeliMasuk = DocumentInput<typeof pembelianManual>;

interface BarisBeli extends JumlahStok {
  readonly harga_gram: Dec;
  readonly potongan: Dec;
  readonly harga_beli: Dec;
}
interface BeliHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisBeli[];
  readonly grand_total: Dec;
  readonly no_rekening: string;
}
interface Kepala {
  readonly nomor: string;
  readonly tgl: string;
  readonly kunci: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: Date;
}

const aturanBeli = (context: WorkContext): AturanBeli => ({
  pembulatan: Number(context.param('PEMBULATAN')), bulat_turun: context.isOn('ROUND_DOWN_PURCHASE_MODULE'), batas_persen: context.param('BATAS_HARGA_PERSEN'),
});

/** The tray for goods whose tray nobody chose: the first of gudang BELI. */
async function bakiBeli(tx: Tx, kode_toko: string, at: string): Promise<Place> {
  const baki = await tx.maybe<{ kode_baki: string }>(
    `select kode_baki from baki where kode_toko = $1 and kode_gudang = $2 and status_aktif order by kode_baki limit 1`, [kode_toko, GUDANG_BAWAAN.pembelian]);
  if (!baki) throw new Problem('data_tidak_valid', {}, { [at]: { rule: 'tidak_boleh_kosong' } });
  return bakiTujuan(tx, kode_toko, baki.kode_baki, at);
}

async function assertJenis(tx: Tx, kode_toko: string, barang: BeliMasuk['barang']): Promise<void> {
  const rows = await tx.query<{ kode_dept: string }>(
    `select kode_dept from jenis where kode_toko = $1 and kode_dept = any($2) and status_aktif`, [kode_toko, barang.map((satu) => satu.kode_dept)]);
  const ada = new Set(rows.map((row) => row.kode_dept));
  const index = barang.findIndex((satu) => !ada.has(satu.kode_dept));
  const satu = barang[index];
  if (satu) throw new Problem('rujukan_tidak_ada', { kode: satu.kode_dept }, { [`barang.${index}.kode_dept`]: { rule: 'tidak_terdaftar' } });
}

async function hitungBaris(tx: Tx, context: WorkContext, masuk: BeliMasuk['barang'][number], index: number, group: HargaGroup | undefined): Promise<BarisBeli> {
  const { kode_group, kode_dept, qty, berat, harga_gram } = masuk;
  const at = (name: string) => `barang.${index}.${name}`;
  if (!group) throw new Problem('rujukan_tidak_ada', { kode: kode_group }, { [at('kode_group')]: { rule: 'tidak_terdaftar' } });
  const { kode_toko } = context.shop;
  const aturan = aturanBeli(context);
  const kadar = masuk.kadar ?? group.kadar_group;
  // A gram is held against what a gram is sold for, whichever way the shop sells.
  const jual = hargaSistem({ ...group, kadar, markis: false, harga_khusus: null }, 'GRAM');
  const persen = jual && beliTerlaluMahal(harga_gram, jual.harga_gram, aturan);
  if (persen) throw new Problem('harga_terlalu_jauh', { kode_barcode: kode_dept, persen: persen.toJSON() }, { [at('harga_gram')]: { rule: 'harga_beli_terlalu_tinggi' } });
  const potongan = masuk.potongan ?? Dec.zero;
  const harga_beli = hargaBeliManual({ berat, harga_gram, potongan }, aturan);
  if (harga_beli.isZero()) throw new Problem('data_tidak_valid', {}, { [at('potongan')]: { rule: 'potongan_melebihi_harga' } });
  const place = masuk.kode_baki ? await bakiTujuan(tx, kode_toko, masuk.kode_baki, at('kode_baki')) : await bakiBeli(tx, kode_toko, at('kode_baki'));
  return { kode_gudang: place.kode_gudang, kode_baki: place.kode_baki, kode_group, kode_dept, kadar, qty, berat, harga_gram, potongan, harga_beli };
}

/** The account a transfer leaves from; none for cash. */
async function rekeningBeli(tx: Tx, kode_toko: string, { cara_bayar, no_rekening }: BeliMasuk): Promise<string> {
  if (cara_bayar === 'CASH') return '';
  if (!no_rekening) throw new Problem('data_tidak_valid', {}, { no_rekening: { rule: 'tidak_boleh_kosong' } });
  const ada = await tx.maybe(`select 1 from rekening where kode_toko = $1 and no_rekening = $2 and status_aktif`, [kode_toko, no_rekening]);
  if (!ada) throw new Problem('data_tidak_valid', {}, { no_rekening: { rule: 'tidak_terdaftar' } });
  return no_rekening;
}

async function hitung(tx: Tx, context: WorkContext, masuk: BeliMasuk): Promise<BeliHitung> {
  const { kode_toko } = context.shop;
  if (masuk.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  if (masuk.barang.length > BARIS_MAKS) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'terlalu_banyak_baris', params: { max: BARIS_MAKS } } });
  const kode_sales = await salesJual(tx, context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const no_rekening = await rekeningBeli(tx, kode_toko, masuk);
  await assertJenis(tx, kode_toko, masuk.barang);
  const groups = await hargaGroup(tx, kode_toko, masuk.barang.map((satu) => satu.kode_group));
  const baris: BarisBeli[] = [];
  for (const [index, satu] of masuk.barang.entries()) baris.push(await hitungBaris(tx, context, satu, index, groups.get(satu.kode_group)));
  return { kode_sales, pelanggan, baris, no_rekening, grand_total: Dec.sum(baris.map((satu) => satu.harga_beli)) };
}

async function tulis(tx: Tx, context: WorkContext, beli: BeliHitung, masuk: BeliMasuk, { nomor, tgl, kunci, dibuat_oleh, dibuat_pada }: Kepala): Promise<void> {
  const { kode_toko } = context.shop;
  const { baris, pelanggan } = beli;
  const num = (value: Dec): string => value.toString();
  const sum = (of: (row: BarisBeli) => Dec): string => num(Dec.sum(baris.map(of)));
  await tx.query(
    `insert into pembelian_manual (kode_toko, no_beli, tgl, status, kunci, dibuat_oleh, dibuat_pada, kode_sales, jenis_pelanggan, kode_member, nama, no_hp, alamat,
       total_qty, total_berat, potongan, grand_total, cara_bayar, no_rekening, no_rekening_customer)
     values ($1, $2, $3, 'OPEN', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [kode_toko, nomor, tgl, kunci, dibuat_oleh, dibuat_pada, beli.kode_sales, pelanggan.jenis, pelanggan.kode_member, pelanggan.nama, pelanggan.no_hp, pelanggan.alamat,
      baris.reduce((total, row) => total + row.qty, 0), sum((row) => row.berat), sum((row) => row.potongan), num(beli.grand_total),
      masuk.cara_bayar, beli.no_rekening, masuk.cara_bayar === 'TRANSFER' ? masuk.no_rekening_customer ?? '' : '']);
  const { pembulatan, bulat_turun } = aturanBeli(context);
  await tulisBaris(tx, { tabel: 'pembelian_manual_baris', kolom: 'no_beli' }, kode_toko, nomor, baris, [
    ['kode_gudang', 'text', (row) => row.kode_gudang], ['kode_baki', 'text', (row) => row.kode_baki], ['kode_group', 'text', (row) => row.kode_group],
    ['kode_dept', 'text', (row) => row.kode_dept], ['kadar', 'numeric', (row) => num(row.kadar)], ['qty', 'integer', (row) => row.qty],
    ['berat', 'numeric', (row) => num(row.berat)], ['harga_gram', 'numeric', (row) => num(row.harga_gram)], ['potongan', 'numeric', (row) => num(row.potongan)],
    ['harga_beli', 'numeric', (row) => num(row.harga_beli)], ['pembulatan', 'integer', () => pembulatan], ['arah_pembulatan', 'text', () => (bulat_turun ? 'TURUN' : 'NAIK')],
  ]);
}

/**
 * Saves a purchase of manual items as OPEN: nothing is posted, nothing lies in a tray yet.
 * @param kunci idempotency key of the request.
 * @returns the purchase's number.
 */
export async function simpanBeli(tx: Tx, context: WorkContext, masuk: BeliMasuk, kunci: string): Promise<string> {
  const tgl = await holdDay(tx, context.shop.kode_toko);
  const beli = await hitung(tx, context, masuk);
  const nomor = await nextNumber(tx, context.shop, 'FBM', tgl);
  await tulis(tx, context, beli, masuk, { nomor, tgl, kunci, dibuat_oleh: context.actor.user_id, dibuat_pada: context.now() });
  return nomor;
}

/** Changes an OPEN purchase, keeping number, date and maker. */
export async function ubahBeli(tx: Tx, context: WorkContext, nomor: string, masuk: BeliMasuk): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl_system = await holdDay(tx, kode_toko);
  const old = await bukaOpen<Pick<Kepala, 'dibuat_oleh' | 'dibuat_pada'>>(tx, { tabel: 'pembelian_manual', kolom: 'no_beli' }, kode_toko, nomor, 'dibuat_oleh, dibuat_pada');
  assertOpenDay(old.tgl, tgl_system);
  const beli = await hitung(tx, context, masuk);
  await tx.query(`delete from pembelian_manual where kode_toko = $1 and no_beli = $2 and status = 'OPEN'`, [kode_toko, nomor]);
  await tulis(tx, context, beli, masuk, { nomor, ...old });
  await tx.query(`update pembelian_manual set diubah_oleh = $3, diubah_pada = $4 where kode_toko = $1 and no_beli = $2`,
    [kode_toko, nomor, context.actor.user_id, context.now()]);
}
