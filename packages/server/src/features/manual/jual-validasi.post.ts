import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { curahEntries } from '../../ledger/entry.ts';
import { post } from '../../ledger/post.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { uangJualEntries, type UangBayar, type UangKepala } from '../../trade/bayar/uang-jual.ts';
import { tandaiBatal } from '../../trade/otorisasi/tandai-batal.ts';
import { bukaOpen, tandaiDone, tandaiTolak, type Alasan } from './jual-beli-status.ts';
import { barisStok } from './jual.post.ts';
import { curahOf, lepasStok, masukStok, serahkanStok } from './stok.ts';

/** How the ledger calls a sale of manual items, and what is done to it. */
const JUAL = {
  di: { tabel: 'penjualan_manual', kolom: 'no_jual' },
  jenis: 'PENJUALAN MANUAL',
  aksi: 'VALIDASI',
  batal: 'BATAL',
  kategori_batal: 'BATAL PENJUALAN MANUAL',
  kategori_tolak: 'TOLAK PENJUALAN MANUAL',
} as const;

/**
 * Validates an OPEN sale: what it held leaves the trays, its money comes in, in the drawer of the user who validates.
 * @throws Problem `status_tidak_sesuai` unless it is OPEN, `hari_sudah_tutup` when its day is closed.
 */
export async function validasiJual(tx: Tx, context: WorkContext, nomor: string): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl_system = await holdDay(tx, kode_toko);
  const kepala = await bukaOpen<UangKepala>(tx, JUAL.di, kode_toko, nomor, 'kembali, grand_total, ppn');
  assertOpenDay(kepala.tgl, tgl_system);
  const baris = await barisStok(tx, kode_toko, nomor);
  await serahkanStok(tx, kode_toko, baris);
  const bayar = await tx.query<UangBayar>(
    `select jenis, jumlah, no_rekening, fee_rp, fee_ditanggung from penjualan_manual_bayar
      where kode_toko = $1 and no_jual = $2 order by baris`,
    [kode_toko, nomor],
  );
  const waktu = await tandaiDone(tx, context, JUAL.di, nomor);
  await post(
    tx,
    { kode_toko, tgl: kepala.tgl, jenis: JUAL.jenis, nomor, aksi: JUAL.aksi, user_id, kunci: kepala.kunci, waktu },
    [
      ...baris.flatMap((row) => curahEntries(curahOf(row), -1, 'PELANGGAN', JUAL.jenis)),
      ...uangJualEntries(kepala, bayar, user_id, JUAL.jenis),
    ],
  );
}

/**
 * Withdraws an OPEN sale: nothing was posted, so nothing is reversed; its goods are free again, its number stays used.
 */
export async function tolakJual(tx: Tx, context: WorkContext, nomor: string, input: Alasan): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  await bukaOpen(tx, JUAL.di, kode_toko, nomor);
  await tandaiTolak(tx, context, JUAL.di, { nomor, tgl, kategori: JUAL.kategori_tolak, ...input });
  await lepasStok(tx, kode_toko, await barisStok(tx, kode_toko, nomor));
}

/**
 * Cancels a validated sale by a reversal booked today: its goods come back to their trays, its money leaves the drawer
 * of who cancels.
 */
export async function batalJual(tx: Tx, context: WorkContext, nomor: string, input: Alasan): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  await tandaiBatal(tx, context, tgl, {
    di: JUAL.di,
    nomor,
    kategori: JUAL.kategori_batal,
    nilai: { alasan: input.alasan },
    ...input,
  });
  await masukStok(tx, kode_toko, await barisStok(tx, kode_toko, nomor));
  await reverse(
    tx,
    { kode_toko, jenis: JUAL.jenis, nomor, aksi: JUAL.aksi },
    { tgl, aksi: JUAL.batal, user_id, kunci: '', waktu: context.now() },
    (entry) => ({ ...entry, kategori: JUAL.kategori_batal, sub: entry.akun === 'KAS' ? user_id : entry.sub }),
  );
}
