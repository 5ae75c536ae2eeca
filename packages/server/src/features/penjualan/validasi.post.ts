import { Problem } from '@kilau/contract/core/problem.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { post } from '../../ledger/post.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tulisJual } from '../../trade/barang/jual.ts';
import { uangJualEntries, type UangBayar, type UangKepala } from '../../trade/bayar/uang-jual.ts';
import { BARANG_SQL } from './simpan.sql.ts';

/** Kind of document and deeds, as the ledger names them. */
export const JENIS_DOKUMEN = 'PENJUALAN';
export const AKSI_VALIDASI = 'VALIDASI';
export const AKSI_BATAL = 'BATAL';

interface Kepala extends UangKepala {
  readonly status: string;
  readonly tgl: string;
  readonly kunci: string;
}

const SELESAI_SQL = `kepala as (
    update penjualan set status = 'DONE', valid_oleh = $3, valid_pada = $4
    where kode_toko = $1 and no_faktur_group = $2 and status = 'OPEN'
  )`;

/**
 * Validates an OPEN sale: its pieces leave the stock, its money comes in, in the drawer of the user who validates.
 * @throws Problem `status_tidak_sesuai` unless it is OPEN, `hari_sudah_tutup` when its day is closed.
 */
export async function validasiPenjualan(tx: Tx, context: WorkContext, nomor: string): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl_system = await holdDay(tx, kode_toko);
  const kepala = await tx.maybe<Kepala & { jumlah_barang: number }>(
    `select status, tgl, kunci, kembali, grand_total, ppn, jumlah_barang from penjualan
      where kode_toko = $1 and no_faktur_group = $2 for update`,
    [kode_toko, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== 'OPEN') throw new Problem('status_tidak_sesuai', { nomor, status: kepala.status });
  assertOpenDay(kepala.tgl, tgl_system);
  const bayar = await tx.query<UangBayar>(
    `select jenis, jumlah, no_rekening, fee_rp, fee_ditanggung from penjualan_bayar
      where kode_toko = $1 and no_faktur_group = $2 order by baris`,
    [kode_toko, nomor],
  );
  const waktu = context.now();
  const keluar = await tulisJual(
    tx,
    { kode_toko, nomor, barang: BARANG_SQL, jumlah: kepala.jumlah_barang },
    { sql: SELESAI_SQL, values: [context.actor.user_id, waktu] },
    JENIS_DOKUMEN,
  );
  await post(
    tx,
    {
      kode_toko,
      tgl: kepala.tgl,
      jenis: JENIS_DOKUMEN,
      nomor,
      aksi: AKSI_VALIDASI,
      user_id: context.actor.user_id,
      kunci: kepala.kunci,
      waktu,
    },
    [...keluar, ...uangJualEntries(kepala, bayar, context.actor.user_id, JENIS_DOKUMEN)],
  );
}
