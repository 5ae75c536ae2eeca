import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema, type RuleBreak, type Values } from '@kilau/contract/core/schema.ts';
import { akun } from '@kilau/contract/features/uang/akun.resource.ts';
import { JURNAL, JURNAL_FIELDS, jurnalOf, type Jurnal } from '@kilau/contract/features/uang/jurnal.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { nomorAwal } from './api.ts';

const tag = 'para-akun-transaksi';
const need = { gate: akun.gate, pages: [akun.page] } as const;

interface Tersimpan {
  readonly trx: string;
  readonly type: string;
  readonly kode_akun: string;
  readonly nomor_akun: string;
}
type Isian = Values<typeof JURNAL_FIELDS>['detail_akun'][number];

/** A journal as it travels: its lines, each with the shop's account. */
const wire = ({ trx, type, baris }: Jurnal, nomor: ReadonlyMap<string, string>) => ({
  trx,
  type,
  detail_akun: baris.map(({ kode_akun, posisi, jenis_akun }) => {
    const _id = `${trx}/${type}/${kode_akun}`;
    // A journal that came with a newer program has the account of its kind until the shop gives it another.
    return { _id, kode_akun, posisi, jenis_akun, nomor_akun: nomor.get(_id) ?? nomorAwal(jenis_akun) };
  }),
});

async function nomorOf(sql: Sql, kode_toko: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<Tersimpan>(
    `select trx, type, kode_akun, nomor_akun from para_akun_transaksi where kode_toko = $1`,
    [kode_toko],
  );
  return new Map(rows.map((row) => [`${row.trx}/${row.type}/${row.kode_akun}`, row.nomor_akun]));
}

/** @throws Problem at each line that the journal does not have, or whose account the shop does not have. */
async function assertIsian(tx: Tx, context: Context, jurnal: Jurnal, isian: readonly Isian[]): Promise<void> {
  const baris = new Map(jurnal.baris.map((row) => [row.kode_akun, row]));
  const breaks: [string, RuleBreak][] = isian.flatMap(({ kode_akun, jenis_akun }, index): [string, RuleBreak][] => {
    const barisJurnal = baris.get(kode_akun);
    if (!barisJurnal) return [[`detail_akun.${index}.kode_akun`, { rule: 'bukan_pilihan' }]];
    return jenis_akun !== null && jenis_akun !== barisJurnal.jenis_akun
      ? [[`detail_akun.${index}.jenis_akun`, { rule: 'bukan_pilihan' }]]
      : [];
  });
  if (breaks.length > 0) throw new Problem('data_tidak_valid', {}, Object.fromEntries(breaks));
  const nomor = isian.map(({ nomor_akun }) => nomor_akun);
  const ada = new Set(
    (
      await tx.query<{ nomor_akun: string }>(
        `select nomor_akun from akun where kode_toko = $1 and nomor_akun = any($2) and status_aktif for share`,
        [context.shop.kode_toko, nomor],
      )
    ).map((row) => row.nomor_akun),
  );
  const hilang = isian.flatMap(({ nomor_akun }, index): [string, RuleBreak][] =>
    ada.has(nomor_akun)
      ? []
      : [[`detail_akun.${index}.nomor_akun`, { rule: 'rujukan_tidak_ada', params: { kode: nomor_akun } }]],
  );
  const pertama = nomor.find((nomor_akun) => !ada.has(nomor_akun));
  if (pertama !== undefined) throw new Problem('rujukan_tidak_ada', { kode: pertama }, Object.fromEntries(hilang));
}

/** Gives lines of a journal other accounts, and answers the journal. Lines that were not sent stay. */
async function ubah(tx: Tx, context: Context, jurnal: Jurnal, isian: readonly Isian[]) {
  const { trx, type } = jurnal;
  const { kode_toko } = context.shop;
  await assertIsian(tx, context, jurnal, isian);
  const sebelum = await nomorOf(tx, kode_toko);
  // A line that comes twice counts with its last account.
  const baru = new Map(isian.map(({ kode_akun, nomor_akun }) => [kode_akun, nomor_akun]));
  const berubah = wire(jurnal, sebelum).detail_akun.filter(
    ({ kode_akun, nomor_akun }) => (baru.get(kode_akun) ?? nomor_akun) !== nomor_akun,
  );
  if (berubah.length > 0) {
    const kode = berubah.map(({ kode_akun }) => kode_akun);
    await tx.query(
      `insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, nomor_akun, diubah_oleh, diubah_pada)
        select $1, $2, $3, t.*, $6, $7 from unnest($4::text[], $5::text[]) as t
       on conflict (kode_toko, trx, type, kode_akun) do update
       set nomor_akun = excluded.nomor_akun, diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada`,
      [kode_toko, trx, type, kode, kode.map((kode_akun) => baru.get(kode_akun)), context.actor.user_id, context.now()],
    );
    await audit(tx, context, {
      aksi: 'UBAH',
      objek: tag,
      kode: `${trx}/${type}`,
      sebelum: Object.fromEntries(berubah.map(({ kode_akun, nomor_akun }) => [kode_akun, nomor_akun])),
      sesudah: Object.fromEntries(kode.map((kode_akun) => [kode_akun, baru.get(kode_akun)])),
    });
  }
  return wire(jurnal, await nomorOf(tx, kode_toko));
}

/** The journals of the program and the shop's accounts on them (Akuntansi > Parameter Akun). */
export const akunRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: tag,
    tag,
    need,
    summary: 'Jurnal dengan nomor akun setiap barisnya',
    handler: async ({ db, shop }) => {
      const nomor = await nomorOf(db, shop.kode_toko);
      return JURNAL.map((jurnal) => wire(jurnal, nomor));
    },
  }),
  route({
    method: 'PUT',
    path: `${tag}/{trx}/{type}`,
    tag,
    need,
    summary: 'Ubah nomor akun satu jurnal',
    params: z.object({ trx: z.string().max(60), type: z.string().max(60) }),
    body: recordSchema(JURNAL_FIELDS),
    handler: async (context, { params: { trx, type }, body }) => {
      const jurnal = jurnalOf(trx, type);
      if (!jurnal) throw new Problem('data_tidak_ditemukan', { kode: `${trx}/${type}` });
      return context.db.tx((tx) => ubah(tx, context, jurnal, body.detail_akun));
    },
  }),
];
