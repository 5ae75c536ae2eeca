import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tandaiBatal } from '../../trade/otorisasi/tandai-batal.ts';
import type { JumlahStok } from './stok.ts';

/** A kind of document of manual items: its table, its number, and how the ledger calls it. */
export interface JenisDokumen {
  readonly tabel: string;
  readonly kolom: string;
  readonly kode: string;
  readonly jenis: string;
  readonly aksi: string;
  /** Category of its entries; those of its reversal say BATAL before it, and so does the approval. */
  readonly kategori: string;
}

export const TAMBAH: JenisDokumen = {
  tabel: 'tambah_manual',
  kolom: 'no_tambah',
  kode: 'TBM',
  jenis: 'TAMBAH MANUAL',
  aksi: 'TAMBAH',
  kategori: 'TAMBAH BARANG MANUAL',
};
export const PINDAH: JenisDokumen = {
  tabel: 'pindah_manual',
  kolom: 'no_pindah',
  kode: 'PBM',
  jenis: 'PINDAH MANUAL',
  aksi: 'PINDAH',
  kategori: 'PINDAH BARANG MANUAL',
};
export const HANCUR: JenisDokumen = {
  tabel: 'hancur_manual',
  kolom: 'no_hancur',
  kode: 'HBM',
  jenis: 'HANCUR MANUAL',
  aksi: 'HANCUR',
  kategori: 'HANCUR BARANG MANUAL',
};

const BATAL = 'BATAL';
const kategoriBatal = ({ kategori }: JenisDokumen): string => `${BATAL} ${kategori}`;

/** Refuses a document without lines, and a line that takes neither pieces nor grams. */
export function assertBaris(barang: readonly { readonly qty: number; readonly berat: Dec }[], maks: number): void {
  const breaks: Record<string, RuleBreak> = {};
  if (barang.length === 0) breaks['barang'] = { rule: 'tidak_boleh_kosong' };
  if (barang.length > maks) breaks['barang'] = { rule: 'terlalu_banyak_baris', params: { max: maks } };
  barang.forEach(({ qty, berat }, index) => {
    if (qty === 0 && berat.isZero()) breaks[`barang.${index}.qty`] = { rule: 'tidak_boleh_nol' };
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

interface Kepala {
  readonly nomor: string;
  readonly tgl: string;
  readonly keterangan: string | null;
  readonly waktu: Date;
  readonly kunci: string;
  /** Columns of this kind alone. */
  readonly sendiri: Readonly<Record<string, string>>;
}

/** Writes head and lines. */
export async function simpanDokumen(
  tx: Tx,
  context: WorkContext,
  { tabel, kolom }: JenisDokumen,
  kepala: Kepala,
  barang: readonly JumlahStok[],
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { nomor, tgl, keterangan, waktu, kunci, sendiri } = kepala;
  const names = Object.keys(sendiri);
  await tx.query(
    `insert into ${tabel} (kode_toko, ${kolom}, tgl, status, keterangan, jumlah_baris, total_qty, total_berat,
      dibuat_oleh, dibuat_pada, kunci${names.map((name) => `, ${name}`).join('')})
     values ($1, $2, $3, 'DONE', $4, $5, $6, $7, $8, $9, $10${names.map((_, index) => `, $${index + 11}`).join('')})`,
    [
      kode_toko,
      nomor,
      tgl,
      keterangan ?? '',
      barang.length,
      barang.reduce((sum, baris) => sum + baris.qty, 0),
      Dec.sum(barang.map((baris) => baris.berat)).toString(),
      user_id,
      waktu,
      kunci,
      ...Object.values(sendiri),
    ],
  );
  await tx.query(
    `insert into ${tabel}_baris (kode_toko, ${kolom}, baris, kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty,
      berat)
     select $1, $2, t.baris, t.gudang, t.baki, t.grp, t.dept, t.kadar, t.qty, t.berat
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::numeric[], $8::integer[],
       $9::numeric[]) with ordinality as t(gudang, baki, grp, dept, kadar, qty, berat, baris)`,
    [
      kode_toko,
      nomor,
      barang.map((baris) => baris.kode_gudang),
      barang.map((baris) => baris.kode_baki),
      barang.map((baris) => baris.kode_group),
      barang.map((baris) => baris.kode_dept),
      barang.map((baris) => baris.kadar.toString()),
      barang.map((baris) => baris.qty),
      barang.map((baris) => baris.berat.toString()),
    ],
  );
}

/** What the lines of a document moved. */
const jumlahBaris = (tx: Tx, kode_toko: string, { tabel, kolom }: JenisDokumen, nomor: string): Promise<JumlahStok[]> =>
  tx.query<JumlahStok>(
    `select kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat from ${tabel}_baris
      where kode_toko = $1 and ${kolom} = $2 order by baris`,
    [kode_toko, nomor],
  );

export interface Batal {
  readonly alasan: string;
  readonly otorisasi: string | null;
}

/**
 * Takes a document back: marks it with its approval, lets `kembali` move the stock, and books the counter-entries
 * today.
 * @param kembali moves the goods of the lines the other way, or refuses.
 */
export async function batalDokumen(
  tx: Tx,
  context: WorkContext,
  dokumen: JenisDokumen,
  nomor: string,
  { alasan, otorisasi }: Batal,
  kembali: (barang: readonly JumlahStok[]) => Promise<void>,
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { tabel, kolom, jenis: jenisDokumen, aksi } = dokumen;
  const tgl = await holdDay(tx, kode_toko);
  const kategori = kategoriBatal(dokumen);
  await tandaiBatal(tx, context, tgl, { di: { tabel, kolom }, nomor, kategori, otorisasi, nilai: { alasan }, alasan });
  await kembali(await jumlahBaris(tx, kode_toko, dokumen, nomor));
  await reverse(
    tx,
    { kode_toko, jenis: jenisDokumen, nomor, aksi },
    { tgl, aksi: BATAL, user_id, kunci: '', waktu: context.now() },
    (entry) => ({ ...entry, kategori }),
  );
}
