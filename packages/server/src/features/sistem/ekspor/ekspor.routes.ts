import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { EKSPOR_DOKUMEN, EKSPOR_FIELDS, eksporPage } from '@kilau/contract/features/sistem/ekspor.ts';
import { resources } from '@kilau/contract/registry.ts';
import { z } from 'zod';
import { CSV_START } from '@kilau/contract/core/csv.ts';
import { CSV_TYPE, csvLine } from '../../../engine/csv.ts';
import { headed, streamed } from '../../../platform/http/streamed.ts';
import type { AllResourceHooks, ResourceHooks } from '../../../engine/resource.hooks.ts';
import { prepareMaster, type Master } from '../../../engine/resource.sql.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { Answer, route, type Route } from '../../../platform/http/route.ts';
import { uuidv7 } from '../../../platform/id.ts';
import { barisCsv, isiDokumen, isiMaster, type Isi, type Rentang } from './baca.ts';
import { TABEL_EKSPOR } from './ekspor.data.ts';

const tag = 'export-csv';
const need = { levels: eksporPage.levels, pages: [eksporPage.path] } as const;
const MOST_SHOWN = 200;

type Masters = ReadonlyMap<string, Master>;
interface Ekspor extends Rentang {
  readonly id: string;
  readonly tabel: string;
}

const dokumenOf = (tabel: string) => EKSPOR_DOKUMEN.find((name) => name === tabel);
const hasDate = (tabel: string): boolean => {
  const name = dokumenOf(tabel);
  return name !== undefined && TABEL_EKSPOR[name].tgl !== undefined;
};

function isiOf(context: Context, masters: Masters, tabel: string, rentang: Rentang): Isi | undefined {
  const name = dokumenOf(tabel);
  if (name) return isiDokumen(context, TABEL_EKSPOR[name], rentang);
  const master = masters.get(tabel);
  return master && isiMaster(context, master);
}

/** `KL01-penjualan-2026-11-01-2026-11-21.csv`; without a range, the business date. */
function namaFile({ shop }: Context, tabel: string, { tgl_from, tgl_to }: Rentang): string {
  const dates =
    hasDate(tabel) && (tgl_from ?? tgl_to) !== null
      ? [tgl_from ?? 'awal', tgl_to ?? shop.tgl_system]
      : [shop.tgl_system];
  return `${[shop.kode_toko, tabel, ...dates].join('-')}.csv`;
}

/** Written down before anything leaves, so that what a broken line has taken with it is known too. */
async function mulai(context: Context, ekspor: Ekspor, nama_file: string): Promise<void> {
  const { id, tabel, tgl_from, tgl_to } = ekspor;
  await context.db.tx(async (tx) => {
    await tx.query(
      `insert into ekspor_csv (kode_toko, id, tabel, tgl_from, tgl_to, nama_file, dibuat_oleh, dibuat_pada)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [context.shop.kode_toko, id, tabel, tgl_from, tgl_to, nama_file, context.actor.user_id, context.now()],
    );
    await audit(tx, context, {
      aksi: 'EKSPOR_MULAI',
      objek: tag,
      kode: tabel,
      sesudah: { id, tgl_from, tgl_to, nama_file },
    });
  });
}

async function selesai(
  context: Context,
  { id, tabel, tgl_from, tgl_to }: Ekspor,
  jumlah_baris: number,
  utuh: boolean,
): Promise<void> {
  const status = utuh ? 'SELESAI' : 'PUTUS';
  await context.db.tx(async (tx) => {
    await tx.query(
      `update ekspor_csv set status = $3, jumlah_baris = $4, selesai_pada = $5 where kode_toko = $1 and id = $2`,
      [context.shop.kode_toko, id, status, jumlah_baris, context.now()],
    );
    await audit(tx, context, {
      aksi: 'EKSPOR',
      objek: tag,
      kode: tabel,
      sesudah: { id, tgl_from, tgl_to, jumlah_baris, status },
    });
  });
}

/** The file as it is read: one part in memory, and the next one only when the line has taken it. */
async function* aliran(context: Context, ekspor: Ekspor, { kolom, bagian }: Isi): AsyncGenerator<string> {
  let jumlah = 0;
  let utuh = false;
  try {
    const lines = async function* (): AsyncGenerator<string> {
      for await (const rows of bagian()) {
        jumlah += rows.length;
        if (rows.length > 0) yield rows.map((row) => barisCsv(kolom, row)).join('');
      }
    };
    yield* headed(CSV_START + csvLine(kolom), lines());
    utuh = true;
  } finally {
    await selesai(context, ekspor, jumlah, utuh);
  }
}

async function eksporCsv(context: Context, masters: Masters, tabel: string, query: Rentang): Promise<Answer> {
  const rentang = hasDate(tabel) ? query : { tgl_from: null, tgl_to: null };
  const isi = isiOf(context, masters, tabel, rentang);
  if (!isi) throw new Problem('data_tidak_ditemukan', { kode: tabel });
  if (rentang.tgl_from !== null && rentang.tgl_to !== null && rentang.tgl_from > rentang.tgl_to) {
    throw new Problem('rentang_tanggal_terbalik', {});
  }
  const ekspor = { id: uuidv7(context.now()), tabel, ...rentang };
  const fileName = namaFile(context, tabel, rentang);
  await mulai(context, ekspor, fileName);
  return new Answer(await streamed(aliran(context, ekspor, isi), context.log), { type: CSV_TYPE, fileName });
}

/** Whole tables as CSV, for head office and the accountant. Takes the hooks of the masters, which may hide records. */
export function eksporRoutes(hooks: AllResourceHooks): readonly Route[] {
  const byKey = hooks as Readonly<Record<string, ResourceHooks | undefined>>;
  const masters: Masters = new Map(
    resources.map((resource) => [resource.key, prepareMaster(resource, byKey[resource.key])]),
  );
  return [
    route({
      method: 'GET',
      path: tag,
      tag,
      need,
      summary: 'Tabel yang dapat diekspor',
      handler: async ({ t }) => [
        ...EKSPOR_DOKUMEN.map((tabel) => ({
          tabel,
          judul: t(`ekspor.${tabel}`),
          jenis: 'DOKUMEN',
          bertanggal: hasDate(tabel),
        })),
        ...resources.map(({ key, page }) => ({
          tabel: key,
          judul: t(titleKey(page)),
          jenis: 'MASTER',
          bertanggal: false,
        })),
      ],
    }),
    route({
      method: 'GET',
      path: `${tag}/riwayat`,
      tag,
      need,
      summary: 'Ekspor yang sudah dibuat, terbaru dahulu',
      handler: ({ db, shop }) =>
        db.query(
          `select id, tabel, tgl_from, tgl_to, nama_file, status, jumlah_baris, dibuat_oleh, dibuat_pada, selesai_pada
            from ekspor_csv where kode_toko = $1 order by id desc limit ${MOST_SHOWN}`,
          [shop.kode_toko],
        ),
    }),
    route({
      method: 'GET',
      path: `${tag}/{tabel}`,
      tag,
      need,
      summary: 'Satu tabel sebagai CSV, menurut tanggal bila tabelnya bertanggal',
      params: z.object({ tabel: z.string().max(60) }),
      query: recordSchema(EKSPOR_FIELDS),
      handler: (context, { params, query }) => eksporCsv(context, masters, params.tabel, query),
    }),
  ];
}
