import { Problem } from '@kilau/contract/core/problem.ts';
import { useApproval } from '../../engine/approval.ts';
import { holdDay } from '../../ledger/business-date.ts';
import type { Place } from '../../ledger/entry.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tulisKembali, tulisLepas } from '../../trade/barang/jual.ts';
import type { Lawan } from '../../trade/barang/langkah.ts';
import { bakiTujuan, pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { BARANG_SQL } from './simpan.sql.ts';
import { AKSI_BATAL, AKSI_VALIDASI, JENIS_DOKUMEN } from './validasi.post.ts';

interface Kepala {
  readonly status: string;
  readonly tgl: string;
  readonly jumlah_barang: number;
}

async function kepalaUntuk(tx: Tx, kode_toko: string, nomor: string, status: string): Promise<Kepala> {
  const kepala = await tx.maybe<Kepala>(
    `select status, tgl, jumlah_barang from penjualan where kode_toko = $1 and no_faktur_group = $2 for update`,
    [kode_toko, nomor],
  );
  if (!kepala) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (kepala.status !== status) throw new Problem('status_tidak_sesuai', { nomor, status: kepala.status });
  return kepala;
}

/** The tray the pieces go back to: the chosen one, which must stand where goods are sold; absent, each to its own. */
async function bakiDijual(tx: Tx, kode_toko: string, kode_baki: string | null): Promise<Place | undefined> {
  if (!kode_baki) return undefined;
  const baki = await bakiTujuan(tx, kode_toko, kode_baki);
  const dijual = await tx.maybe(`select 1 from gudang where kode_toko = $1 and kode_gudang = $2 and dijual`, [
    kode_toko,
    baki.kode_gudang,
  ]);
  if (!dijual) throw new Problem('rujukan_tidak_ada', { kode: kode_baki }, { kode_baki: { rule: 'tidak_terdaftar' } });
  return baki;
}

async function kembalikanBarang(tx: Tx, kode_toko: string, nomor: string, tujuan: Place | undefined): Promise<Lawan> {
  const dikembalikan = await tx.maybe<{ kode_barcode: string }>(
    `select kode_barcode from penjualan_barang where kode_toko = $1 and no_faktur_group = $2
      and status_kembali <> 'Tersedia' limit 1`,
    [kode_toko, nomor],
  );
  if (dikembalikan) throw new Problem('sudah_dikembalikan', dikembalikan);
  const baris = await tx.query<{ kode_barcode: string }>(
    `update penjualan_barang set status_kembali = 'Batal' where kode_toko = $1 and no_faktur_group = $2
      returning kode_barcode`,
    [kode_toko, nomor],
  );
  const kode = baris.map((row) => row.kode_barcode);
  if (!tujuan) {
    await pegangBakiAsal(
      tx,
      kode_toko,
      await tx.query<Place>(
        `select distinct kode_gudang, kode_baki from barang where kode_toko = $1 and kode_barcode = any($2)`,
        [kode_toko, kode],
      ),
    );
  }
  return tulisKembali(tx, { kode_toko, nomor, kode_barcode: kode }, tujuan);
}

/** A counter-entry is booked in the drawer of the user who cancels, and the goods where they came back to. */
const lawan =
  (user_id: string, barang: Lawan): Lawan =>
  (entry) => ({
    ...barang(entry),
    kategori: 'BATAL PENJUALAN',
    sub: entry.akun === 'KAS' ? user_id : entry.sub,
  });

/**
 * Cancels a validated sale by a reversal booked today (decisions.md 8): an approval by SPV or OWN on the sale's own
 * business date, by OWN on a later one.
 */
export async function batalPenjualan(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  input: { alasan: string; kode_baki: string | null; otorisasi: string | null },
): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  const kepala = await kepalaUntuk(tx, kode_toko, nomor, 'DONE');
  const tujuan = await bakiDijual(tx, kode_toko, input.kode_baki);
  const approval = await useApproval(tx, context, {
    id: input.otorisasi,
    kategori: 'BATAL PENJUALAN',
    dokumen: nomor,
    nilai: { alasan: input.alasan, kode_baki: input.kode_baki ?? '' },
  });
  if (kepala.tgl < tgl && approval.level !== 'OWN') throw new Problem('batal_tanggal_lalu', { nomor, tgl: kepala.tgl });
  const barang = await kembalikanBarang(tx, kode_toko, nomor, tujuan);
  const waktu = context.now();
  await tx.query(
    `update penjualan set status = 'CANC', batal_oleh = $3, batal_pada = $4, tgl_batal = $5, alasan_batal = $6,
      otorisasi_batal = $7
     where kode_toko = $1 and no_faktur_group = $2 and status = 'DONE'`,
    [kode_toko, nomor, context.actor.user_id, waktu, tgl, input.alasan, input.otorisasi],
  );
  await reverse(
    tx,
    { kode_toko, jenis: JENIS_DOKUMEN, nomor, aksi: AKSI_VALIDASI },
    { tgl, aksi: AKSI_BATAL, user_id: context.actor.user_id, kunci: '', waktu },
    lawan(context.actor.user_id, barang),
  );
}

/**
 * Withdraws an OPEN sale: nothing was posted, so nothing is reversed; its pieces are free again, its number stays used.
 */
export async function tolakPenjualan(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  input: { alasan: string; otorisasi: string | null },
): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  const kepala = await kepalaUntuk(tx, kode_toko, nomor, 'OPEN');
  await useApproval(tx, context, {
    id: input.otorisasi,
    kategori: 'TOLAK PENJUALAN',
    dokumen: nomor,
    nilai: { alasan: input.alasan },
  });
  await tulisLepas(tx, { kode_toko, nomor, barang: BARANG_SQL, jumlah: kepala.jumlah_barang });
  await tx.query(`update penjualan_barang set status_kembali = 'Batal' where kode_toko = $1 and no_faktur_group = $2`, [
    kode_toko,
    nomor,
  ]);
  await tx.query(
    `update penjualan set status = 'CANC', batal_oleh = $3, batal_pada = $4, tgl_batal = $5, alasan_batal = $6,
      otorisasi_batal = $7
     where kode_toko = $1 and no_faktur_group = $2 and status = 'OPEN'`,
    [kode_toko, nomor, context.actor.user_id, context.now(), tgl, input.alasan, input.otorisasi],
  );
}
