import { createHash } from 'node:crypto';
import { CellReader } from '@kilau/contract/core/cell-text.ts';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks, fieldSchema, ruleOf, type RuleBreak } from '@kilau/contract/core/schema.ts';
import {
  IMPOR_BAYAR,
  IMPOR_FIELDS,
  IMPOR_KEPALA,
  IMPOR_MAKS,
  type HasilImporPo,
} from '@kilau/contract/features/pre-order/impor.fields.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { LANGUAGES } from '@kilau/contract/locales/index.ts';
import { HeadReader } from '../../engine/import/head.ts';
import { keyText } from '../../engine/import/key.ts';
import { readSheet, type SheetFile } from '../../engine/import/sheet.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { Papers } from '../../engine/paper/kind.ts';
import { followsAtOnce } from '../../engine/paper/at-once.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Answer } from '../../platform/http/route.ts';
import { sayRule, translatorOf } from '../../platform/i18n.ts';
import { preOrderAtWork } from './papers.ts';

const MASUK = kindSchema(preOrder);
const papers: Papers = new Map([[preOrderAtWork.kind.key, preOrderAtWork]]);
/** Faults that are told, of all. */
const MOST_TOLD = 1000;

type Isi = Readonly<Record<string, unknown>>;

/** A row of the file, with what is wrong with it. */
interface Baris {
  readonly baris: number;
  readonly isi: Record<string, unknown>;
  readonly rusak: Record<string, RuleBreak>;
  /** A refusal of its order that is no field's. */
  masalah?: Problem;
}

interface Lembar {
  readonly baris: readonly Baris[];
  readonly dilewati: readonly string[];
}

/** Reads the file: rows as a caller of the API would have sent them, each field by its own rules. */
async function baca(context: Pick<Context, 'lang' | 't'>, file: SheetFile): Promise<Lembar> {
  const fields: Fields = IMPOR_FIELDS;
  const heads = new HeadReader({ fields, id: 'no_luar' }, context.lang);
  const { head, lines } = await readSheet(file, heads.known);
  const { columns, skipped, language } = heads.read(head);
  const lacks = Object.entries(fields).find(([name, { required }]) => required && !columns.includes(name));
  if (lacks) throw new Problem('impor_kolom_tidak_ada', { kolom: context.t(labelKey(...lacks)) });
  if (lines.length > IMPOR_MAKS) throw new Problem('impor_terlalu_banyak', { maks: IMPOR_MAKS });
  const reader = new CellReader([language, ...LANGUAGES].map((lang) => translatorOf(lang)));
  const rows = lines.map(({ baris, cells }): Baris => {
    const row: Baris = { baris, isi: {}, rusak: {} };
    for (const [index, name] of columns.entries()) {
      const field = name === undefined ? undefined : fields[name];
      if (name === undefined || !field) continue;
      const reading = reader.read(field, cells[index] ?? '');
      if ('broken' in reading) row.rusak[name] = reading.broken;
      else row.isi[name] = reading.value;
    }
    return row;
  });
  return { baris: rows, dilewati: skipped };
}

const ATURAN = Object.entries(IMPOR_FIELDS as Fields).map(([name, field]) => [name, fieldSchema(field)] as const);
const KEPALA = ATURAN.filter(([name]) => name in IMPOR_KEPALA);

/** Checks each field of a row by the rules of the page of entry. */
function periksaBaris({ isi, rusak }: Baris): void {
  for (const [name, schema] of ATURAN) {
    if (rusak[name]) continue;
    const [issue] = schema.safeParse(isi[name] ?? null).error?.issues ?? [];
    if (issue) rusak[name] = ruleOf(issue);
  }
}

/** What a row says of its order, as it would be kept: capitals and blanks around it tell nothing apart. */
const kepalaOf = ({ isi }: Baris): ReadonlyMap<string, string> =>
  new Map(
    KEPALA.map(([name, schema]) => {
      const { success, data } = schema.safeParse(isi[name] ?? null);
      return [name, success ? (keyText([name], { [name]: data }) ?? '') : String(isi[name])];
    }),
  );

const kosong = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Rows by the number of elsewhere; what the head says stands in the first of them, and nowhere otherwise. */
function perPo(rows: readonly Baris[]): readonly (readonly Baris[])[] {
  const groups = new Map<string, Baris[]>();
  for (const row of rows) {
    const kepala = kepalaOf(row);
    const key = kepala.get('no_luar') ?? '';
    const group = groups.get(key);
    const [first] = group ?? [];
    const pertama = first && kepalaOf(first);
    for (const name of Object.keys(IMPOR_KEPALA)) {
      if (!first) break;
      if (kosong(row.isi[name])) row.isi[name] = first.isi[name];
      else if (kepala.get(name) !== pertama?.get(name)) row.rusak[name] ??= { rule: 'beda_satu_po' };
    }
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** What is sent to make the order of these rows. */
function isiPo(rows: readonly Baris[]): Isi {
  const { no_luar, periode, tgl, kode_sales, kode_member, nama, no_hp } = rows[0]?.isi ?? {};
  return {
    kode_sales: kode_sales ?? null,
    periode,
    no_luar,
    tgl_pesan: tgl,
    keterangan: null,
    pelanggan: kosong(kode_member) ? { nama, no_hp } : { jenis: 'MEMBER', kode_member },
    barang: rows.map(({ isi }) => ({
      nama_barang: isi['nama_barang'],
      kode_group: isi['kode_group'],
      kode_dept: isi['kode_dept'],
      kadar: isi['kadar'] ?? null,
      berat: isi['berat'],
      harga_gram: isi['harga_gram'] ?? null,
      ongkos: isi['ongkos'] ?? null,
    })),
    bayar: rows.flatMap(({ isi }) =>
      kosong(isi['dp'])
        ? []
        : [{ jenis: isi['cara_bayar'] ?? 'CASH', jumlah: isi['dp'], no_rekening: isi['no_rekening'] ?? null }],
    ),
  };
}

/** The same as the page of entry would send it: all that its rows alone do not show. @throws Problem `data_tidak_valid` */
function masukan(isi: Isi): Isi {
  const { success, data, error } = MASUK.safeParse(isi);
  if (!success) throw new Problem('data_tidak_valid', {}, fieldBreaks(error));
  return { ...data };
}

/** Where a refusal of an order stands in the file: at the row that it names, of goods or money, else at the first. */
function tolak(rows: readonly Baris[], error: unknown): void {
  if (!isProblem(error)) throw error;
  const [first] = rows;
  const dibayar = rows.filter(({ isi }) => !kosong(isi['dp']));
  const at = Object.entries(error.fields);
  for (const [path, broken] of at) {
    const [part = '', index = '', field = ''] = path.split('.');
    const row = (part === 'barang' ? rows : part === 'bayar' ? dibayar : [])[Number(index)] ?? first;
    const name = part === 'bayar' ? (field in IMPOR_BAYAR ? field : 'dp') : field || part.replace('tgl_pesan', 'tgl');
    if (row) row.rusak[name === 'kode_member' || name in IMPOR_FIELDS ? name : ''] ??= broken;
  }
  if (at.length === 0 && first) first.masalah = error;
}

/** Makes the orders of a file, one after the other; what is refused of them stands at their rows. */
async function jalankan(tx: Tx, context: Context, lembar: Lembar, kunci: string, tgl: string | undefined) {
  const nomor: string[] = [];
  const perNomor = perPo(lembar.baris);
  for (const row of lembar.baris) periksaBaris(row);
  for (const rows of perNomor) {
    if (rows.some(({ rusak }) => Object.keys(rusak).length > 0)) continue;
    const isi = isiPo(rows);
    try {
      const asked = {
        input: masukan(isi),
        otorisasi: null,
        kunci: `${kunci}/${String(isi['no_luar'])}`,
        atOnce: followsAtOnce(preOrder, preOrder.validation, context),
        ...(tgl !== undefined && { tgl }),
      };
      nomor.push((await makePaper(tx, context, papers, preOrderAtWork, asked)).nomor);
    } catch (error) {
      tolak(rows, error);
    }
  }
  return nomor;
}

const salah = ({ baris }: Lembar): readonly Baris[] =>
  baris.filter(({ rusak, masalah }) => masalah !== undefined || Object.keys(rusak).length > 0);

/** What is wrong with a row, in words. */
function kataBaris({ t }: Pick<Context, 't'>, { baris, isi, rusak, masalah }: Baris): HasilImporPo['kesalahan'] {
  const kode = String(isi['no_luar'] ?? '');
  const kata = Object.entries(rusak).map(([field, broken]) => ({
    baris,
    kode,
    field,
    pesan: sayRule(t, field, broken),
  }));
  return masalah ? [{ baris, kode, field: '', pesan: t(`problem.${masalah.code}`, masalah.params) }, ...kata] : kata;
}

function hasil(context: Context, lembar: Lembar, po: readonly string[]): HasilImporPo {
  const ditolak = salah(lembar);
  return {
    baris: lembar.baris.length,
    po,
    ditolak: ditolak.length,
    kesalahan: ditolak.flatMap((row) => kataBaris(context, row)).slice(0, MOST_TOLD),
    kolom_dilewati: lembar.dilewati,
  };
}

/** Carries the outcome of a trial out of the transaction that it undoes. */
class Diurungkan extends Error {
  readonly hasil: HasilImporPo;

  constructor(isi: HasilImporPo) {
    super('a trial is undone');
    this.hasil = isi;
  }
}

/** Does all that an import does, tells how it went, and takes it back. */
export async function cobaImpor(context: Context, file: SheetFile): Promise<HasilImporPo> {
  const lembar = await baca(context, file);
  try {
    return await context.db.tx(async (tx) => {
      const po = await jalankan(tx, context, lembar, 'coba', undefined);
      throw new Diurungkan(hasil(context, lembar, po));
    });
  } catch (error) {
    if (error instanceof Diurungkan) return error.hasil;
    throw error;
  }
}

/**
 * Makes the orders of a file: of all rows or of none, in one transaction, once per key.
 * @throws Problem `impor_ditolak` with the rows that are wrong.
 */
export async function imporPo(context: Context, file: SheetFile, key: string): Promise<Answer> {
  const lembar = await baca(context, file);
  const sidik = createHash('sha256').update(file.bytes).digest('hex');
  return once(context, { key, route: 'POST pre-order/import', body: { sidik }, dated: true }, async (tx, tgl) => {
    const po = await jalankan(tx, context, lembar, key, tgl);
    const ditolak = salah(lembar);
    if (ditolak.length === 0) return { status: 200, body: hasil(context, lembar, po) };
    const fields = ditolak.flatMap(({ baris, rusak }) =>
      Object.entries(rusak).map(([name, broken]): [string, RuleBreak] => [
        name === '' ? `baris.${baris}` : `baris.${baris}.${name}`,
        broken,
      ]),
    );
    throw new Problem('impor_ditolak', { jumlah: ditolak.length }, Object.fromEntries(fields.slice(0, MOST_TOLD)));
  });
}
