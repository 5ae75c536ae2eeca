import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';
import { post } from '../../ledger/post.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tulisJual } from '../../trade/barang/jual.ts';
import { BARANG_SQL } from './simpan.sql.ts';

/** Kind of document and deeds, as the ledger names them. */
export const JENIS_DOKUMEN = 'PENJUALAN';
export const AKSI_VALIDASI = 'VALIDASI';
export const AKSI_BATAL = 'BATAL';

/** What a sale came to, as its money is booked. */
export interface UangKepala {
  readonly kembali: Dec;
  readonly grand_total: Dec;
  readonly ppn: Dec;
}
interface Kepala extends UangKepala {
  readonly status: string;
  readonly tgl: string;
  readonly kunci: string;
}
export interface UangBayar {
  readonly jenis: string;
  readonly jumlah: Dec;
  readonly no_rekening: string;
  readonly fee_rp: Dec;
  readonly fee_ditanggung: string;
}

/** Money of a sale into drawer and accounts, income and tax on the other side. @param kategori of the cash book. */
export function uangJualEntries(
  kepala: UangKepala,
  bayar: readonly UangBayar[],
  kasir: string,
  kategori: string,
): Entry[] {
  const cash = Dec.sum(
    bayar.filter((pembayaran) => pembayaran.jenis === 'CASH').map((pembayaran) => pembayaran.jumlah),
  ).minus(kepala.kembali);
  const bank = bayar
    .filter((pembayaran) => pembayaran.jenis !== 'CASH')
    .flatMap((pembayaran) => {
      // The shop bears the fee: it never reaches the account. The customer bears it: it only passes through.
      const fee = pembayaran.fee_ditanggung === 'TOKO' ? pembayaran.fee_rp : Dec.zero;
      return [
        ...moneyEntry('BANK', pembayaran.no_rekening, pembayaran.jumlah.minus(fee), kategori),
        ...moneyEntry('BIAYA_FEE', '', fee, kategori),
      ];
    });
  return [
    ...moneyEntry('KAS', kasir, cash, kategori),
    ...bank,
    ...moneyEntry('PENJUALAN', '', kepala.grand_total.minus(kepala.ppn).negated(), kategori),
    ...moneyEntry('PPN', '', kepala.ppn.negated(), kategori),
  ];
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
