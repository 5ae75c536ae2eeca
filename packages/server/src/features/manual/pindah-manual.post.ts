import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.document.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { moveCurah, type Place } from '../../ledger/entry.ts';
import { nextNumber } from '../../ledger/number.ts';
import { post } from '../../ledger/post.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiTujuan } from '../../trade/gudang/baki.ts';
import { assertBaris, batalDokumen, PINDAH, simpanDokumen, type Batal } from './dokumen.ts';
import { curahOf, pindahStok, type JumlahStok } from './stok.ts';

/** Most lines of one document. */
const MAKS = 500;

const di = (barang: readonly JumlahStok[], { kode_gudang, kode_baki }: Place): JumlahStok[] =>
  barang.map((baris) => ({ ...baris, kode_gudang, kode_baki }));

/** A tray in use, in the gudang that was named, but not among what was destroyed; and none that a line comes from. */
async function tujuanPindah(
  tx: Tx,
  kode_toko: string,
  { kode_gudang, kode_baki, barang }: DocumentInput<typeof pindahBarangManual>,
): Promise<Place> {
  const tujuan = await bakiTujuan(tx, kode_toko, kode_baki);
  if (tujuan.kode_gudang !== kode_gudang || kode_gudang === GUDANG_BAWAAN.hancur) {
    throw new Problem(
      'rujukan_tidak_ada',
      { kode: kode_baki },
      { kode_baki: { rule: 'tidak_terdaftar' } satisfies RuleBreak },
    );
  }
  if (barang.some((baris) => baris.kode_gudang === kode_gudang && baris.kode_baki === kode_baki)) {
    throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'baki_harus_lain' } });
  }
  return tujuan;
}

/** Moves so much of some stock rows to one tray. @returns the number of the move. */
export async function pindahkanManual(
  tx: Tx,
  context: WorkContext,
  input: DocumentInput<typeof pindahBarangManual>,
  kunci: string,
): Promise<string> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { barang, keterangan } = input;
  assertBaris(barang, MAKS);
  const tgl = await holdDay(tx, kode_toko);
  const tujuan = await tujuanPindah(tx, kode_toko, input);
  await pindahStok(tx, kode_toko, barang, di(barang, tujuan));
  const nomor = await nextNumber(tx, context.shop, PINDAH.kode, tgl);
  const waktu = context.now();
  await simpanDokumen(
    tx,
    context,
    PINDAH,
    { nomor, tgl, keterangan, waktu, kunci, sendiri: { kode_gudang: tujuan.kode_gudang, kode_baki: tujuan.kode_baki } },
    barang,
  );
  await post(
    tx,
    { kode_toko, tgl, jenis: PINDAH.jenis, nomor, aksi: PINDAH.aksi, user_id, kunci, waktu },
    barang.flatMap((baris) => moveCurah(curahOf(baris), tujuan, PINDAH.kategori)),
  );
  return nomor;
}

/**
 * Takes a move back: the goods return to the trays they came from, as long as they still lie free where they were put.
 */
export const batalPindahManual = (tx: Tx, context: WorkContext, nomor: string, input: Batal): Promise<void> =>
  batalDokumen(tx, context, PINDAH, nomor, input, async (barang) => {
    const { kode_toko } = context.shop;
    const tujuan = await tx.one<Place>(
      `select kode_gudang, kode_baki from pindah_manual where kode_toko = $1 and no_pindah = $2`,
      [kode_toko, nomor],
    );
    for (const kode_baki of new Set(barang.map((baris) => baris.kode_baki))) await bakiTujuan(tx, kode_toko, kode_baki);
    await pindahStok(tx, kode_toko, di(barang, tujuan), barang);
  });
