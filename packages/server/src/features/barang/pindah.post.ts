import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak, Values } from '@kilau/contract/core/schema.ts';
import type { pindahBarang } from '@kilau/contract/features/barang/pindah-barang.document.ts';
import type { satuBakiFields } from '@kilau/contract/features/barang/ubah-massal.fields.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { holdDay } from '../../ledger/business-date.ts';
import type { Place } from '../../ledger/entry.ts';
import { nextNumber } from '../../ledger/number.ts';
import { post } from '../../ledger/post.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { pegangBaki, pegangBarang, type BarangBebas } from '../../trade/barang/pegang.ts';
import { tulisPindah } from '../../trade/barang/pindah.ts';
import { bakiTujuan } from '../../trade/gudang/baki.ts';
import { simpanBaris } from './baris.ts';

/** How the ledger calls a move, and what is done to it. */
export const PINDAH = {
  jenis: 'PINDAH',
  aksi: 'PINDAH',
  batal: 'BATAL',
  kategori: 'PINDAH BARANG',
  kategori_batal: 'BATAL PINDAH BARANG',
} as const;

interface Kepala {
  readonly cara: 'BARANG' | 'SATU BAKI';
  readonly tujuan: Place;
  readonly keterangan: string | null;
  readonly kunci: string;
}

/** Where a move may go: a tray in use, in the gudang that was named, but not among what was destroyed. */
async function tujuanPindah(tx: Tx, kode_toko: string, kode_gudang: string, kode_baki: string): Promise<Place> {
  const tujuan = await bakiTujuan(tx, kode_toko, kode_baki);
  if (tujuan.kode_gudang === kode_gudang && kode_gudang !== GUDANG_BAWAAN.hancur) return tujuan;
  throw new Problem(
    'rujukan_tidak_ada',
    { kode: kode_baki },
    { kode_baki: { rule: 'tidak_terdaftar' } satisfies RuleBreak },
  );
}

/** Number of the document that moved a piece last: the one to ask about a piece that is not where it was. */
export async function dokumenTerakhir(tx: Tx, kode_toko: string, kode_barcode: string): Promise<string> {
  const row = await tx.maybe<{ nomor: string }>(
    `select p.nomor from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
     where e.kode_toko = $1 and e.kode_barcode = $2 order by p.urut desc limit 1`,
    [kode_toko, kode_barcode],
  );
  return row?.nomor ?? '';
}

/** A piece that left the tray it was seen in was moved by somebody else: whoever looks again decides again. */
async function assertMasihDiSana(
  tx: Tx,
  kode_toko: string,
  barang: readonly BarangBebas[],
  dilihat: ReadonlyMap<string, string | null>,
): Promise<void> {
  for (const { kode_barcode, kode_baki } of barang) {
    const dari_baki = dilihat.get(kode_barcode) ?? '';
    if (dari_baki === '' || dari_baki === kode_baki) continue;
    throw new Problem('barang_sudah_pindah', {
      kode_barcode,
      kode_baki,
      nomor: await dokumenTerakhir(tx, kode_toko, kode_barcode),
    });
  }
}

async function simpan(
  tx: Tx,
  context: WorkContext,
  tgl: string,
  barang: readonly BarangBebas[],
  { cara, tujuan, keterangan, kunci }: Kepala,
): Promise<string> {
  const { kode_toko } = context.shop;
  const { kode_gudang, kode_baki } = tujuan;
  const diam = barang.find((piece) => piece.kode_baki === kode_baki);
  if (diam) throw new Problem('barang_sudah_di_baki', { kode_barcode: diam.kode_barcode, kode_baki });
  const waktu = context.now();
  const oleh = context.actor.user_id;
  const entries = await tulisPindah(
    tx,
    { kode_toko, user_id: oleh, waktu },
    barang.map((piece) => ({ piece, ke: tujuan })),
    PINDAH.kategori,
  );
  const no_pindah = await nextNumber(tx, context.shop, 'PB', tgl);
  await tx.query(
    `insert into pindah_barang (kode_toko, no_pindah, tgl, status, cara, kode_gudang, kode_baki, keterangan,
      jumlah_barang, total_berat, dibuat_oleh, dibuat_pada, kunci)
     values ($1, $2, $3, 'DONE', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      kode_toko,
      no_pindah,
      tgl,
      cara,
      kode_gudang,
      kode_baki,
      keterangan ?? '',
      barang.length,
      Dec.sum(barang.map((piece) => piece.berat)).toString(),
      oleh,
      waktu,
      kunci,
    ],
  );
  await simpanBaris(tx, context, 'pindah_barang_baris', no_pindah, barang);
  await post(
    tx,
    { kode_toko, tgl, jenis: PINDAH.jenis, nomor: no_pindah, aksi: PINDAH.aksi, user_id: oleh, kunci, waktu },
    entries,
  );
  return no_pindah;
}

/** Moves the pieces that were scanned. @returns the number of the move. */
export async function pindahkanBarang(
  tx: Tx,
  context: WorkContext,
  input: DocumentInput<typeof pindahBarang>,
  kunci: string,
): Promise<string> {
  const { kode_toko } = context.shop;
  if (input.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const tgl = await holdDay(tx, kode_toko);
  const tujuan = await tujuanPindah(tx, kode_toko, input.kode_gudang, input.kode_baki);
  const barang = await pegangBarang(
    tx,
    kode_toko,
    input.barang.map((baris) => baris.kode_barcode),
  );
  await assertMasihDiSana(
    tx,
    kode_toko,
    barang,
    new Map(input.barang.map((baris) => [baris.kode_barcode, baris.dari_baki])),
  );
  return simpan(tx, context, tgl, barang, { cara: 'BARANG', tujuan, keterangan: input.keterangan, kunci });
}

/** Moves all that lies in a tray. @throws Problem that names the first piece somebody holds; `baki_kosong`. */
export async function pindahkanSatuBaki(
  tx: Tx,
  context: WorkContext,
  input: Values<typeof satuBakiFields>,
  kunci: string,
): Promise<string> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  if (input.dari_baki === input.kode_baki) {
    throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'baki_harus_lain' } });
  }
  const tujuan = await tujuanPindah(tx, kode_toko, input.kode_gudang, input.kode_baki);
  const barang = await pegangBaki(tx, kode_toko, input.dari_baki);
  if (barang.length === 0) throw new Problem('baki_kosong', { kode_baki: input.dari_baki });
  return simpan(tx, context, tgl, barang, { cara: 'SATU BAKI', tujuan, keterangan: input.keterangan, kunci });
}
