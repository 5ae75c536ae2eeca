import { Dec } from '@kilau/contract/core/dec.ts';
import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.document.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { curahEntries } from '../../ledger/entry.ts';
import { nextNumber } from '../../ledger/number.ts';
import { post } from '../../ledger/post.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiSalah, pegangBakiMasuk } from '../../trade/gudang/baki.ts';
import { assertBaris, batalDokumen, simpanDokumen, TAMBAH, type Batal } from './dokumen.ts';
import { curahOf, keluarStok, masukStok, type JumlahStok } from './stok.ts';

type Masuk = DocumentInput<typeof tambahBarangManual>['barang'];

/** Most lines of one document. */
const MAKS = 500;

/** The masters of the lines, as far as they are in use: the purity of groups, the group of types, the trays. */
async function bacaMaster(tx: Tx, kode_toko: string, barang: Masuk) {
  const kode = (name: 'kode_group' | 'kode_dept' | 'kode_baki') => [...new Set(barang.map((baris) => baris[name]))];
  const group = await tx.query<{ kode_group: string; kadar: Dec }>(
    `select kode_group, kadar from kelompok where kode_toko = $1 and kode_group = any($2) and status_aktif`,
    [kode_toko, kode('kode_group')],
  );
  const jenis = await tx.query<{ kode_dept: string; kode_group: string | null }>(
    `select kode_dept, kode_group from jenis where kode_toko = $1 and kode_dept = any($2) and status_aktif`,
    [kode_toko, kode('kode_dept')],
  );
  return {
    kadar: new Map(group.map((row) => [row.kode_group, row.kadar])),
    jenis: new Map(jenis.map((row) => [row.kode_dept, row])),
    baki: await pegangBakiMasuk(tx, kode_toko, kode('kode_baki')),
  };
}

/**
 * The lines with the purity that their group has at this moment.
 * @throws Problem `data_tidak_valid` with every line and field that the masters do not allow.
 */
async function lengkapi(tx: Tx, kode_toko: string, barang: Masuk): Promise<JumlahStok[]> {
  const { kadar, jenis, baki } = await bacaMaster(tx, kode_toko, barang);
  const breaks: Record<string, RuleBreak> = {};
  barang.forEach(({ kode_group, kode_dept, kode_gudang, kode_baki }, index) => {
    const dept = jenis.get(kode_dept);
    if (!kadar.has(kode_group)) breaks[`barang.${index}.kode_group`] = { rule: 'tidak_terdaftar' };
    if (!dept) breaks[`barang.${index}.kode_dept`] = { rule: 'tidak_terdaftar' };
    else if (dept.kode_group !== null && dept.kode_group !== kode_group) {
      breaks[`barang.${index}.kode_dept`] = { rule: 'jenis_bukan_group' };
    }
    const tempat = baki.get(kode_baki);
    const disini = tempat?.kode_gudang === kode_gudang && kode_gudang !== GUDANG_BAWAAN.hancur;
    const salah = bakiSalah(disini ? tempat : undefined);
    if (salah) breaks[`barang.${index}.kode_baki`] = salah;
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return barang.map((baris) => ({ ...baris, kadar: kadar.get(baris.kode_group) ?? Dec.zero }));
}

/** Enters manual items into their trays. @returns the number of the document. */
export async function tambahManual(
  tx: Tx,
  context: WorkContext,
  input: DocumentInput<typeof tambahBarangManual>,
  kunci: string,
): Promise<string> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  assertBaris(input.barang, MAKS);
  const tgl = await holdDay(tx, kode_toko);
  const barang = await lengkapi(tx, kode_toko, input.barang);
  await masukStok(tx, kode_toko, barang);
  const nomor = await nextNumber(tx, context.shop, TAMBAH.kode, tgl);
  const waktu = context.now();
  await simpanDokumen(
    tx,
    context,
    TAMBAH,
    { nomor, tgl, keterangan: input.keterangan, waktu, kunci, sendiri: {} },
    barang,
  );
  await post(
    tx,
    { kode_toko, tgl, jenis: TAMBAH.jenis, nomor, aksi: TAMBAH.aksi, user_id, kunci, waktu },
    barang.flatMap((baris) => curahEntries(curahOf(baris), 1, 'INPUT', TAMBAH.kategori)),
  );
  return nomor;
}

/** Takes an entry back, as long as all of it still lies free where it was put. */
export const batalTambahManual = (tx: Tx, context: WorkContext, nomor: string, input: Batal): Promise<void> =>
  batalDokumen(tx, context, TAMBAH, nomor, input, (barang) => keluarStok(tx, context.shop.kode_toko, barang));
