import { Dec } from '@kilau/contract/core/dec.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { aturanBeli, hitungBeli, type BarisBeli, type BeliHitung, type BeliMasuk } from './beli-hitung.ts';
import { pakaiOtorisasi } from './jual-beli-otorisasi.ts';
import { bukaOpen } from './jual-beli-status.ts';
import { tulisBaris } from './jual-beli-tulis.ts';

interface Kepala {
  readonly nomor: string;
  readonly tgl: string;
  readonly kunci: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: Date;
}

async function tulis(
  tx: Tx,
  context: WorkContext,
  beli: BeliHitung,
  masuk: BeliMasuk,
  { nomor, tgl, kunci, dibuat_oleh, dibuat_pada }: Kepala,
): Promise<void> {
  const { kode_toko } = context.shop;
  const { baris, pelanggan } = beli;
  const num = (value: Dec): string => value.toString();
  const sum = (of: (row: BarisBeli) => Dec): string => num(Dec.sum(baris.map(of)));
  await tx.query(
    `insert into pembelian_manual (kode_toko, no_beli, tgl, status, kunci, dibuat_oleh, dibuat_pada, kode_sales,
      jenis_pelanggan, kode_member, nama, no_hp, alamat,
       total_qty, total_berat, potongan, grand_total, cara_bayar, no_rekening, no_rekening_customer)
     values ($1, $2, $3, 'OPEN', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      kode_toko,
      nomor,
      tgl,
      kunci,
      dibuat_oleh,
      dibuat_pada,
      beli.kode_sales,
      pelanggan.jenis,
      pelanggan.kode_member,
      pelanggan.nama,
      pelanggan.no_hp,
      pelanggan.alamat,
      baris.reduce((total, row) => total + row.qty, 0),
      sum((row) => row.berat),
      sum((row) => row.potongan),
      num(beli.grand_total),
      masuk.cara_bayar,
      beli.no_rekening,
      masuk.cara_bayar === 'TRANSFER' ? (masuk.no_rekening_customer ?? '') : '',
    ],
  );
  const { pembulatan, bulat_turun } = aturanBeli(context);
  await tulisBaris(tx, { tabel: 'pembelian_manual_baris', kolom: 'no_beli' }, kode_toko, nomor, baris, [
    ['kode_gudang', 'text', (row) => row.kode_gudang],
    ['kode_baki', 'text', (row) => row.kode_baki],
    ['kode_group', 'text', (row) => row.kode_group],
    ['kode_dept', 'text', (row) => row.kode_dept],
    ['kadar', 'numeric', (row) => num(row.kadar)],
    ['qty', 'integer', (row) => row.qty],
    ['berat', 'numeric', (row) => num(row.berat)],
    ['berat_nota', 'numeric', (row) => row.berat_nota?.toString() ?? null],
    ['otorisasi', 'uuid', (row) => row.otorisasi],
    ['harga_gram', 'numeric', (row) => num(row.harga_gram)],
    ['potongan', 'numeric', (row) => num(row.potongan)],
    ['harga_beli', 'numeric', (row) => num(row.harga_beli)],
    ['pembulatan', 'integer', () => pembulatan],
    ['arah_pembulatan', 'text', () => (bulat_turun ? 'TURUN' : 'NAIK')],
  ]);
}

/**
 * Saves a purchase of manual items as OPEN: nothing is posted, nothing lies in a tray yet.
 * @param kunci idempotency key of the request.
 * @returns the purchase's number.
 */
export async function simpanBeli(tx: Tx, context: WorkContext, masuk: BeliMasuk, kunci: string): Promise<string> {
  const tgl = await holdDay(tx, context.shop.kode_toko);
  const beli = await hitungBeli(tx, context, masuk);
  await pakaiOtorisasi(tx, context, beli.baris);
  const nomor = await nextNumber(tx, context.shop, 'FBM', tgl);
  await tulis(tx, context, beli, masuk, {
    nomor,
    tgl,
    kunci,
    dibuat_oleh: context.actor.user_id,
    dibuat_pada: context.now(),
  });
  return nomor;
}

/** Changes an OPEN purchase, keeping number, date and maker. */
export async function ubahBeli(tx: Tx, context: WorkContext, nomor: string, masuk: BeliMasuk): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl_system = await holdDay(tx, kode_toko);
  const old = await bukaOpen<Pick<Kepala, 'dibuat_oleh' | 'dibuat_pada'>>(
    tx,
    { tabel: 'pembelian_manual', kolom: 'no_beli' },
    kode_toko,
    nomor,
    'dibuat_oleh, dibuat_pada',
  );
  assertOpenDay(old.tgl, tgl_system);
  const beli = await hitungBeli(tx, context, masuk);
  await pakaiOtorisasi(tx, context, beli.baris);
  await tx.query(`delete from pembelian_manual where kode_toko = $1 and no_beli = $2 and status = 'OPEN'`, [
    kode_toko,
    nomor,
  ]);
  await tulis(tx, context, beli, masuk, { nomor, ...old });
  await tx.query(
    `update pembelian_manual set diubah_oleh = $3, diubah_pada = $4 where kode_toko = $1 and no_beli = $2`,
    [kode_toko, nomor, context.actor.user_id, context.now()],
  );
}
