import { choice, labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { LARGEST_IMPORT } from '@kilau/contract/core/import-wire.ts';
import { can, type Requirement } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { inputFields, type Resource } from '@kilau/contract/core/resource.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  PINDAHAN,
  pindahanPage,
  type DaftarPindahan,
  type KartuPindahan,
  type Pindahan,
} from '@kilau/contract/features/pindahan/pindahan.page.ts';
import { contohFile } from '../../engine/import/contoh.ts';
import { assertFirst, isAsked, takeRows, tryRows, type RowImport, type RowsSaid } from '../../engine/import/rows.ts';
import { assertBeginning } from '../../engine/paper/open.ts';
import { holdDay } from '../../ledger/business-date.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { salesWajib } from '../../trade/sales/sales.ts';

const tag = 'pindahan';
const SALES = 'kode_sales';
/** What its import is called among the answers that are kept. */
const ruteOf = (key: Pindahan): string => `POST pindahan/${key}/import`;
/** Imports that are known by their answers when the same rows come again, however long a shop moves in. */
export const RUTE_PINDAHAN = PINDAHAN.map(ruteOf);
const query = recordSchema({ coba: choice(['true', 'false'], { default: 'false' }) });

/** What comes in by a file: rows that become papers and goods, or the records of a master, which has an import. */
export type Isi = Readonly<Record<Pindahan, RowImport | Resource>>;
const isMaster = (isi: RowImport | Resource): isi is Resource => 'calls' in isi;

const needOf = ({ gate }: Pick<RowImport, 'gate'>): Requirement => ({
  gate,
  levels: pindahanPage.levels,
  pages: [pindahanPage.path],
});

const kolomOf = ({ t }: Pick<Context, 't'>, fields: Fields, first: RowImport['first'] = []): KartuPindahan['kolom'] =>
  Object.entries(fields).map(([nama, field]) => ({
    nama,
    label: t(labelKey(nama, field)),
    wajib: isAsked(field),
    awal: first.includes(nama),
  }));

function kartuOf(context: Context, key: Pindahan, isi: RowImport | Resource): readonly KartuPindahan[] {
  if (isMaster(isi)) {
    const { gate, levels, page, calls } = isi;
    if (!can(context.actor, { gate, levels, pages: [page] })) return [];
    return [{ key, path: calls.list, kolom: kolomOf(context, inputFields(isi, 'create')), master: true }];
  }
  if (!can(context.actor, needOf(isi))) return [];
  const fields = isi.fields(context.actor);
  // Whether a paper says who sells is up to the shop, not to the column.
  const first = [...(isi.first ?? []), ...(SALES in fields && salesWajib(context) ? [SALES] : [])];
  return [{ key, path: `pindahan/${key}`, kolom: kolomOf(context, fields, first), master: false }];
}

/** Holds the day, which is the first. @throws Problem `saldo_awal_terlambat` */
async function hariPertama(tx: Tx, context: Context): Promise<string> {
  const tgl = await holdDay(tx, context.shop.kode_toko);
  await assertBeginning({ tx, context, tgl });
  return tgl;
}

/** The template and the import of one thing. */
const routesOf = (jenis: Pindahan, rows: RowImport): Route[] => [
  route({
    method: 'GET',
    path: `pindahan/${rows.key}/import/contoh.xlsx`,
    tag,
    summary: `Lembar kosong untuk saldo awal ${rows.key}`,
    need: needOf(rows),
    handler: (context) => contohFile(context, `saldo-awal-${rows.key}`, rows.fields(context.actor), 'xlsx'),
  }),
  route({
    method: 'POST',
    path: `pindahan/${rows.key}/import`,
    tag,
    summary: `Saldo awal ${rows.key} dari Excel atau CSV: semua baris atau tidak sama sekali; coba=true hanya memeriksa. Impor memerlukan header Idempotency-Key.`,
    need: needOf(rows),
    query,
    upload: LARGEST_IMPORT,
    long: true,
    handler: async (context, { file, work, key, query: { coba } }) => {
      if (!file) throw new Problem('permintaan_rusak', {});
      const input = { name: file.name, bytes: file.bytes, work };
      const asked = { key, route: ruteOf(jenis) };
      const before = async (tx: Tx, said: RowsSaid) => {
        if (!rows.numbered) await assertFirst(tx, context, asked.route, said);
        return hariPertama(tx, context);
      };
      if (coba === 'true') return tryRows(context, rows, input, before);
      if (key === '') throw new Problem('kunci_wajib', {});
      return takeRows(context, rows, input, asked, before);
    },
  }),
];

/** The calls of the page on which a shop moves in. */
export const pindahanRoutes = (isi: Isi): readonly Route[] => [
  route({
    method: 'GET',
    path: 'pindahan',
    tag,
    summary: 'Yang dapat dimasukkan sebagai saldo awal, dengan kolom filenya',
    need: { levels: pindahanPage.levels, pages: [pindahanPage.path] },
    handler: async (context): Promise<DaftarPindahan> => {
      const { tgl, tutup } = await context.db.one<{ tgl: string; tutup: boolean }>(
        `select h.tgl_system::text as tgl, exists (
           select from posting p where p.kode_toko = h.kode_toko and p.tgl < h.tgl_system) as tutup
         from hari_toko h where h.kode_toko = $1`,
        [context.shop.kode_toko],
      );
      return { terbuka: !tutup, tgl, kartu: PINDAHAN.flatMap((key) => kartuOf(context, key, isi[key])) };
    },
  }),
  ...PINDAHAN.flatMap((key) => {
    const one = isi[key];
    return isMaster(one) ? [] : routesOf(key, one);
  }),
];
