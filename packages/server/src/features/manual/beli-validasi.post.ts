import type { Dec } from '@kilau/contract/core/dec.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { curahEntries, moneyEntry } from '../../ledger/entry.ts';
import { post } from '../../ledger/post.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiTujuan } from '../../trade/gudang/baki.ts';
import { tandaiBatal } from '../../trade/otorisasi/tandai-batal.ts';
import { bukaOpen, tandaiDone, tandaiTolak, type Alasan } from './jual-beli-status.ts';
import { curahOf, keluarStok, masukStok, type JumlahStok } from './stok.ts';

/** How the ledger calls a purchase of manual items, and what is done to it. */
const BELI = {
  di: { tabel: 'pembelian_manual', kolom: 'no_beli' },
  jenis: 'PEMBELIAN MANUAL',
  aksi: 'VALIDASI',
  batal: 'BATAL',
  kategori_batal: 'BATAL PEMBELIAN MANUAL',
  kategori_tolak: 'TOLAK PEMBELIAN MANUAL',
} as const;

const barisBeli = (tx: Tx, kode_toko: string, nomor: string): Promise<JumlahStok[]> =>
  tx.query<JumlahStok>(
    `select kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat from pembelian_manual_baris
      where kode_toko = $1 and no_beli = $2 order by baris`,
    [kode_toko, nomor],
  );

/** The trays of a purchase are still in use. */
async function pegangBaki(tx: Tx, kode_toko: string, baris: readonly JumlahStok[]): Promise<void> {
  for (const kode of [...new Set(baris.map((row) => row.kode_baki))].toSorted()) {
    await bakiTujuan(tx, kode_toko, kode);
  }
}

/**
 * Validates an OPEN purchase: its goods lie in their trays, its money leaves the drawer of the user who validates, or
 * an account.
 * @throws Problem `status_tidak_sesuai` unless it is OPEN, `hari_sudah_tutup` when its day is closed.
 */
export async function validasiBeli(tx: Tx, context: WorkContext, nomor: string): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl_system = await holdDay(tx, kode_toko);
  const kepala = await bukaOpen<{ grand_total: Dec; cara_bayar: string; no_rekening: string }>(
    tx,
    BELI.di,
    kode_toko,
    nomor,
    'grand_total, cara_bayar, no_rekening',
  );
  assertOpenDay(kepala.tgl, tgl_system);
  const baris = await barisBeli(tx, kode_toko, nomor);
  await pegangBaki(tx, kode_toko, baris);
  await masukStok(tx, kode_toko, baris);
  const waktu = await tandaiDone(tx, context, BELI.di, nomor);
  const keluar = kepala.grand_total.negated();
  await post(
    tx,
    { kode_toko, tgl: kepala.tgl, jenis: BELI.jenis, nomor, aksi: BELI.aksi, user_id, kunci: kepala.kunci, waktu },
    [
      ...baris.flatMap((row) => curahEntries(curahOf(row), 1, 'PELANGGAN', BELI.jenis)),
      ...(kepala.cara_bayar === 'CASH'
        ? moneyEntry('KAS', user_id, keluar, BELI.jenis)
        : moneyEntry('BANK', kepala.no_rekening, keluar, BELI.jenis)),
      ...moneyEntry('PEMBELIAN', '', kepala.grand_total, BELI.jenis),
    ],
  );
}

/** Withdraws an OPEN purchase: nothing was posted, nothing is reversed; its number stays used. */
export async function tolakBeli(tx: Tx, context: WorkContext, nomor: string, input: Alasan): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  await bukaOpen(tx, BELI.di, kode_toko, nomor);
  await tandaiTolak(tx, context, BELI.di, { nomor, tgl, kategori: BELI.kategori_tolak, ...input });
}

/**
 * Cancels a validated purchase by a reversal booked today: its goods, which must still be there, go back to the seller,
 * and the money comes into the drawer of who cancels.
 * @throws Problem `stok_tidak_cukup` when its goods were sold, moved or are held by an OPEN sale.
 */
export async function batalBeli(tx: Tx, context: WorkContext, nomor: string, input: Alasan): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  await tandaiBatal(tx, context, tgl, {
    di: BELI.di,
    nomor,
    kategori: BELI.kategori_batal,
    nilai: { alasan: input.alasan },
    ...input,
  });
  await keluarStok(tx, kode_toko, await barisBeli(tx, kode_toko, nomor));
  await reverse(
    tx,
    { kode_toko, jenis: BELI.jenis, nomor, aksi: BELI.aksi },
    { tgl, aksi: BELI.batal, user_id, kunci: '', waktu: context.now() },
    (entry) => ({ ...entry, kategori: BELI.kategori_batal, sub: entry.akun === 'KAS' ? user_id : entry.sub }),
  );
}
