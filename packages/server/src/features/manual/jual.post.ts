import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { samarkanKartu } from '../../trade/bayar/bayar.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { hitungJual, type BarisJual, type JualHitung, type JualMasuk } from './jual-hitung.ts';
import { pakaiOtorisasi } from './jual-beli-otorisasi.ts';
import { tulisBaris, type Kolom } from './jual-beli-tulis.ts';
import { lepasStok, pesanStok, type JumlahStok } from './stok.ts';

/** What a sale keeps from its first saving on. */
interface Kepala {
  readonly nomor: string;
  readonly tgl: string;
  readonly kunci: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: Date;
}

const num = (value: Dec): string => value.toString();

const BARIS: readonly Kolom<BarisJual>[] = [
  ['kode_gudang', 'text', (row) => row.kode_gudang],
  ['kode_baki', 'text', (row) => row.kode_baki],
  ['kode_group', 'text', (row) => row.kode_group],
  ['kode_dept', 'text', (row) => row.kode_dept],
  ['kadar', 'numeric', (row) => num(row.kadar)],
  ['qty', 'integer', (row) => row.qty],
  ['berat', 'numeric', (row) => num(row.berat)],
  ['sumber_harga', 'text', (row) => row.sistem.sumber],
  ['harga_sistem', 'numeric', (row) => num(row.sistem.harga_gram)],
  ['harga_gram', 'numeric', (row) => num(row.harga.harga_gram)],
  ['persentase', 'numeric', (row) => num(row.sistem.persentase)],
  ['harga_jual', 'numeric', (row) => num(row.hasil.harga_jual)],
  ['ongkos', 'numeric', (row) => num(row.hasil.ongkos)],
  ['diskon', 'numeric', (row) => num(row.hasil.diskon)],
  ['ppn_tarif', 'numeric', (row) => num(row.ppn_tarif)],
  ['ppn', 'numeric', (row) => num(row.ppn)],
  ['harga_total', 'numeric', (row) => num(row.total)],
  ['otorisasi', 'uuid', (row) => row.otorisasi],
];

async function tulisKepala(
  tx: Tx,
  kode_toko: string,
  { nomor, tgl, kunci, dibuat_oleh, dibuat_pada }: Kepala,
  jual: JualHitung,
): Promise<void> {
  const {
    baris,
    pelanggan,
    bayar: { hasil },
  } = jual;
  const sum = (of: (row: BarisJual) => Dec): string => num(Dec.sum(baris.map(of)));
  await tx.query(
    `insert into penjualan_manual (kode_toko, no_jual, tgl, status, kunci, dibuat_oleh, dibuat_pada, kode_sales,
      jenis_pelanggan, kode_member, nama, no_hp, alamat,
       total_qty, total_berat, sub_total, diskon, ppn, grand_total, dibayar, kembali)
     values ($1, $2, $3, 'OPEN', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      kode_toko,
      nomor,
      tgl,
      kunci,
      dibuat_oleh,
      dibuat_pada,
      jual.kode_sales,
      pelanggan.jenis,
      pelanggan.kode_member,
      pelanggan.nama,
      pelanggan.no_hp,
      pelanggan.alamat,
      baris.reduce((total, row) => total + row.qty, 0),
      sum((row) => row.berat),
      sum((row) => row.hasil.harga_jual.plus(row.hasil.ongkos)),
      sum((row) => row.hasil.diskon),
      sum((row) => row.ppn),
      num(jual.grand_total),
      num(hasil.dibayar),
      num(hasil.kembali),
    ],
  );
}

async function tulisBayar(
  tx: Tx,
  kode_toko: string,
  nomor: string,
  { hasil, ditanggung }: JualHitung['bayar'],
  masuk: JualMasuk['bayar'],
): Promise<void> {
  const rows = hasil.baris.map((row, index) => ({ ...row, masuk: masuk[index] }));
  await tulisBaris(tx, { tabel: 'penjualan_manual_bayar', kolom: 'no_jual' }, kode_toko, nomor, rows, [
    ['jenis', 'text', (row) => row.jenis],
    ['jumlah', 'numeric', (row) => num(row.jumlah)],
    ['no_rekening', 'text', (row) => row.masuk?.no_rekening ?? ''],
    ['no_kartu', 'text', (row) => samarkanKartu(row.masuk?.no_kartu ?? null)],
    ['no_rekening_customer', 'text', (row) => row.masuk?.no_rekening_customer ?? ''],
    ['fee_persen', 'numeric', (row) => num(row.fee_persen)],
    ['fee_rp', 'numeric', (row) => num(row.fee_rp)],
    ['fee_ditanggung', 'text', () => ditanggung],
    ['jumlah_gesek_rp', 'numeric', (row) => num(row.jumlah_gesek_rp)],
  ]);
}

async function tulis(tx: Tx, context: WorkContext, jual: JualHitung, masuk: JualMasuk, kepala: Kepala): Promise<void> {
  const { kode_toko } = context.shop;
  const { mode_harga, pembulatan, bulat_turun } = aturanHarga(context);
  await tulisKepala(tx, kode_toko, kepala, jual);
  await tulisBaris(tx, { tabel: 'penjualan_manual_baris', kolom: 'no_jual' }, kode_toko, kepala.nomor, jual.baris, [
    ...BARIS,
    ['mode_harga', 'text', () => mode_harga],
    ['pembulatan', 'integer', () => pembulatan],
    ['arah_pembulatan', 'text', () => (bulat_turun ? 'TURUN' : 'NAIK')],
  ]);
  await tulisBayar(tx, kode_toko, kepala.nomor, jual.bayar, masuk.bayar);
}

/** What a stored sale holds or has taken of the stock. */
export const barisStok = (tx: Tx, kode_toko: string, nomor: string): Promise<JumlahStok[]> =>
  tx.query<JumlahStok>(
    `select kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat from penjualan_manual_baris
      where kode_toko = $1 and no_jual = $2 order by baris`,
    [kode_toko, nomor],
  );

/**
 * Saves a sale of manual items as OPEN: it holds its goods, nothing is posted.
 * @param kunci idempotency key of the request.
 * @returns the sale's number.
 */
export async function simpanJual(tx: Tx, context: WorkContext, masuk: JualMasuk, kunci: string): Promise<string> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  const jual = await hitungJual(tx, context, masuk);
  await pesanStok(tx, kode_toko, jual.baris);
  await pakaiOtorisasi(tx, context, jual.baris);
  const nomor = await nextNumber(tx, context.shop, 'FJM', tgl);
  await tulis(tx, context, jual, masuk, {
    nomor,
    tgl,
    kunci,
    dibuat_oleh: context.actor.user_id,
    dibuat_pada: context.now(),
  });
  return nomor;
}

/** Changes an OPEN sale, keeping number, date and maker: worked out anew by today's rules and written again. */
export async function ubahJual(tx: Tx, context: WorkContext, nomor: string, masuk: JualMasuk): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl_system = await holdDay(tx, kode_toko);
  const old = await tx.maybe<Kepala & { status: string }>(
    `select no_jual as nomor, status, tgl, kunci, dibuat_oleh, dibuat_pada from penjualan_manual
      where kode_toko = $1 and no_jual = $2 for update`,
    [kode_toko, nomor],
  );
  if (!old) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  if (old.status !== 'OPEN') throw new Problem('status_tidak_sesuai', { nomor, status: old.status });
  assertOpenDay(old.tgl, tgl_system);
  const jual = await hitungJual(tx, context, masuk);
  await lepasStok(tx, kode_toko, await barisStok(tx, kode_toko, nomor));
  await pesanStok(tx, kode_toko, jual.baris);
  await pakaiOtorisasi(tx, context, jual.baris);
  await tx.query(`delete from penjualan_manual where kode_toko = $1 and no_jual = $2 and status = 'OPEN'`, [
    kode_toko,
    nomor,
  ]);
  await tulis(tx, context, jual, masuk, old);
  await tx.query(
    `update penjualan_manual set diubah_oleh = $3, diubah_pada = $4 where kode_toko = $1 and no_jual = $2`,
    [kode_toko, nomor, context.actor.user_id, context.now()],
  );
}
