import { hanyaPemilik, type ApprovalRequest } from '@kilau/contract/core/approval.ts';
import { deviceText } from '@kilau/contract/core/device-text.ts';
import type { NewWait } from '@kilau/contract/core/page.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import {
  clientOf,
  QR_AUTH,
  type KeadaanQr,
  type QrAuth,
  type StatusPermintaan,
} from '@kilau/contract/core/approval-qr.ts';
import {
  PERMINTAAN_BERUBAH,
  type DaftarQr,
  type MintaQr,
  type PermintaanLewat,
  type PermintaanQr,
} from '@kilau/contract/features/otorisasi/qr.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '@kilau/contract/locales/index.ts';
import { grantApproval } from '../../engine/approval.ts';
import { assertAsAsked } from '../../engine/paper/approve.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { PEMINTA_ADA } from '../../trade/otorisasi/menunggu.sql.ts';
import { HANYA_PEMILIK } from './untuk-pemilik.sql.ts';

/** How long a request waits for its answer (decisions.md 9). */
const MENUNGGU_MS = 120_000;
/** So many may wait of one user at once: he has one screen. */
const MOST_WAITING = 5;
/** Of what an approver has decided today, the newest; so many too of what nobody can answer any more. */
const MOST_DECIDED = 20;

interface Row {
  readonly keystore: string;
  readonly diminta_oleh: string;
  readonly catatan: string;
  readonly permintaan: readonly ApprovalRequest[];
  readonly status: StatusPermintaan;
  readonly dibuat: Date;
  readonly berlaku_sampai: Date;
  readonly diputus: Date | null;
  readonly diputus_oleh: string | null;
  readonly alasan: string;
  readonly izin: readonly string[];
}

const COLUMNS = `keystore, diminta_oleh, catatan, permintaan, status, dibuat, berlaku_sampai, diputus, diputus_oleh,
  alasan, izin`;

const sisa = ({ status, berlaku_sampai }: Row, now: Date): number =>
  status === 'OPEN' ? Math.max(0, berlaku_sampai.getTime() - now.getTime()) : 0;

/** Tells the asker, wherever he is logged in, and whoever might still look at the request. */
function tell({ realtime, shop }: Context, tx: Tx, user_id: string, told: QrAuth): void {
  tx.afterCommit(() => {
    realtime.toUser(user_id, QR_AUTH, told);
    realtime.toShop(shop.kode_toko, PERMINTAAN_BERUBAH, {});
  });
}

/** @throws Problem `data_tidak_valid` where the head of a request says another shop or user than the login. */
function assertOwnHead({ shop, actor }: Context, { client, input_by }: MintaQr): void {
  const breaks = {
    ...(client !== clientOf(shop.kode_toko) && { client: { rule: 'bukan_pilihan' as const } }),
    ...(input_by !== null && input_by !== actor.user_id && { input_by: { rule: 'bukan_pilihan' as const } }),
  };
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/**
 * Keeps a request until it is decided, left, or {@link MENUNGGU_MS} old. The same request again is the same one.
 * @throws Problem `permintaan_sudah_ada` for a keystore that something else was asked with; `terlalu_sering` when
 * more of his requests wait than one person can look at.
 */
export async function ajukan(context: Context, body: MintaQr): Promise<{ keystore: string; sisa_ms: number }> {
  assertOwnHead(context, body);
  const now = context.now();
  const { keystore, client_notes, permintaan } = body;
  return context.db.tx(async (tx) => {
    const head = [context.shop.kode_toko, keystore, context.actor.user_id];
    const { waiting } = await tx.one<{ waiting: number }>(
      `select count(*)::int as waiting from permintaan_otorisasi
        where kode_toko = $1 and keystore <> $2 and diminta_oleh = $3 and status = 'OPEN' and berlaku_sampai > $4`,
      [...head, now],
    );
    if (waiting >= MOST_WAITING) throw new Problem('terlalu_sering', { detik: MENUNGGU_MS / 1000 });
    await tx.query(
      `insert into permintaan_otorisasi (kode_toko, keystore, diminta_oleh, catatan, permintaan, dibuat, berlaku_sampai)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [...head, client_notes ?? '', canonicalJson(permintaan), now, new Date(now.getTime() + MENUNGGU_MS)],
    );
    const kept = await tx.maybe<Row>(
      `select ${COLUMNS} from permintaan_otorisasi
        where kode_toko = $1 and keystore = $2 and diminta_oleh = $3 and permintaan = $4::jsonb`,
      [...head, canonicalJson(permintaan)],
    );
    if (!kept) throw new Problem('permintaan_sudah_ada', {});
    const tentang = [...new Set(permintaan.map(({ kategori }) => kategori))].join(', ');
    const baru: NewWait = { oleh: context.actor.user_id, tentang };
    tx.afterCommit(() => context.realtime.toShop(context.shop.kode_toko, PERMINTAAN_BERUBAH, baru));
    return { keystore, sisa_ms: sisa(kept, now) };
  });
}

/**
 * What waits for an approver of the shop, the one that ends first in front, and what he has decided today; and what
 * became of those of the last hour that do not wait for him: one that he looks at may be among them.
 */
export async function daftarPermintaan(context: Context): Promise<DaftarQr> {
  const now = context.now();
  const { shop, actor, db } = context;
  const shown = (row: Row): PermintaanQr => ({
    keystore: row.keystore,
    diminta_oleh: row.diminta_oleh,
    catatan: row.catatan,
    permintaan: row.permintaan,
    dibuat: row.dibuat.toISOString(),
    sisa_ms: sisa(row, now),
    status: row.status,
    diputus: row.diputus?.toISOString() ?? null,
    alasan: row.alasan,
  });
  const pemilik = actor.level === 'OWN';
  const menunggu = await db.query<Row>(
    `select ${COLUMNS} from permintaan_otorisasi p
      where kode_toko = $1 and status = 'OPEN' and berlaku_sampai > $2 and dibuat > $2::timestamptz - interval '1 hour'
        and diminta_oleh <> $3 and ($4 or not ${HANYA_PEMILIK}) and ${PEMINTA_ADA}
      order by berlaku_sampai, keystore`,
    [shop.kode_toko, now, actor.user_id, pemilik],
  );
  const diputus = await db.query<Row>(
    `select ${COLUMNS} from permintaan_otorisasi
      where kode_toko = $1 and diputus_oleh = $2 and dibuat > $3::timestamptz - interval '1 day'
      order by diputus desc limit ${MOST_DECIDED}`,
    [shop.kode_toko, actor.user_id, now],
  );
  const lewat = await db.query<PermintaanLewat & { readonly menunggu: boolean }>(
    `select keystore, case when ditinggalkan then 'BATAL' else status end as status, diminta_oleh, diputus_oleh,
        status = 'OPEN' and berlaku_sampai > $2 and not ditinggalkan as menunggu
      from permintaan_otorisasi p
      cross join lateral (select status = 'OPEN' and not ${PEMINTA_ADA} as ditinggalkan) d
      where kode_toko = $1
        and (status <> 'OPEN' or berlaku_sampai <= $2 or ditinggalkan or not $4 and ${HANYA_PEMILIK})
        and dibuat > $2::timestamptz - interval '1 hour' and diminta_oleh <> $3
      order by dibuat desc limit ${MOST_DECIDED}`,
    [shop.kode_toko, now, actor.user_id, pemilik],
  );
  return {
    menunggu: menunggu.map(shown),
    diputus: diputus.map(shown),
    lewat: lewat.map(({ menunggu: open, ...row }) => ({ ...row, ...(open && { hanya_pemilik: true as const }) })),
  };
}

/** How his request stands, with the approvals once there are any. @throws Problem `data_tidak_ditemukan`. */
export async function keadaanPermintaan(context: Context, keystore: string): Promise<KeadaanQr> {
  const row = await context.db.maybe<Row>(
    `select ${COLUMNS} from permintaan_otorisasi where kode_toko = $1 and keystore = $2 and diminta_oleh = $3`,
    [context.shop.kode_toko, keystore, context.actor.user_id],
  );
  if (!row) throw new Problem('data_tidak_ditemukan', { kode: keystore });
  const { status, alasan, diputus_oleh, izin } = row;
  return { keystore, status, sisa_ms: sisa(row, context.now()), alasan, diputus_oleh, izin };
}

/**
 * Takes a waiting request for a decision, once.
 * @throws Problem `otorisasi_sendiri` for his own; `permintaan_lewat` when it waits no more; `otorisasi_pemilik` when it
 * waits for the owner alone, and goes on doing so; `data_tidak_ditemukan`.
 */
async function ambil(tx: Tx, { shop, actor, now }: Context, keystore: string): Promise<Row> {
  const row = await tx.maybe<Row & { readonly ada: boolean }>(
    `select ${COLUMNS}, ${PEMINTA_ADA} as ada from permintaan_otorisasi p
      where kode_toko = $1 and keystore = $2 for update`,
    [shop.kode_toko, keystore],
  );
  if (!row) throw new Problem('data_tidak_ditemukan', { kode: keystore });
  if (row.diminta_oleh === actor.user_id) throw new Problem('otorisasi_sendiri', {});
  if (sisa(row, now()) === 0 || !row.ada) throw new Problem('permintaan_lewat', {});
  if (actor.level !== 'OWN' && hanyaPemilik(row.permintaan)) throw new Problem('otorisasi_pemilik', {});
  return row;
}

const DECIDE = `update permintaan_otorisasi set status = $3, diputus = $4, diputus_oleh = $5, alasan = $6, izin = $7
  where kode_toko = $1 and keystore = $2`;

/** Refuses a request in the words given, and tells who waits for it. */
async function tolak(tx: Tx, context: Context, { keystore, diminta_oleh }: Row, alasan: string): Promise<void> {
  const { shop, actor, now } = context;
  await tx.query(DECIDE, [shop.kode_toko, keystore, 'TOLAK', now(), actor.user_id, alasan, '[]']);
  tell(context, tx, diminta_oleh, { cancel: false, status: false, keystore });
}

/**
 * What its asker is told in his own language, also where another shop than this keeps him: he has to look at the paper,
 * and to ask again.
 */
async function kataBerubah(tx: Tx, { diminta_oleh, dibuat }: Row, nomor: string): Promise<string> {
  const asker = await tx.maybe<{ bahasa: string }>(
    `select u.bahasa from sesi s join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
      where s.user_id = $1 and s.berakhir is null and s.dibuat <= $2 order by s.dibuat desc limit 1`,
    [diminta_oleh, dibuat],
  );
  const lang = asker && isLanguage(asker.bahasa) ? asker.bahasa : DEFAULT_LANGUAGE;
  return translatorOf(lang)('otorisasi.berubah_sejak_diminta', { nomor });
}

/** Which of the papers that were asked for is another by now. */
async function yangBerubah(tx: Tx, { shop }: Context, { permintaan, dibuat }: Row): Promise<Problem | undefined> {
  return assertAsAsked(tx, shop.kode_toko, permintaan, dibuat).then(
    () => undefined,
    (error: unknown) => {
      if (isProblem(error) && error.code === 'sudah_diubah') return error;
      throw error;
    },
  );
}

/**
 * Agrees to all of a request: each of its approvals is bound to its own values and to who asked. One whose paper was
 * changed since nobody can agree to any more: it ends refused, so that who waits for it is told at once.
 * @param agen the browser in which that is done, in its own words.
 * @throws Problem `sudah_diubah` where a paper is not as it was when he was asked, and what {@link ambil} throws.
 */
export async function setujuiPermintaan(
  context: Context,
  keystore: string,
  agen: string,
): Promise<{ keystore: string }> {
  const berubah = await context.db.tx(async (tx) => {
    const row = await ambil(tx, context, keystore);
    const lain = await yangBerubah(tx, context, row);
    if (lain) {
      await tolak(tx, context, row, await kataBerubah(tx, row, String(lain.params['nomor'])));
      return lain;
    }
    const { diminta_oleh, catatan, permintaan } = row;
    const izin: string[] = [];
    for (const asked of permintaan) {
      const { id } = await grantApproval(tx, context, {
        ...asked,
        keterangan: catatan,
        diminta_oleh,
        disetujui_oleh: context.actor.user_id,
        saluran: 'QR',
        perangkat: deviceText(agen),
      });
      izin.push(id);
    }
    const { shop, actor, now } = context;
    await tx.query(DECIDE, [shop.kode_toko, keystore, 'SETUJU', now(), actor.user_id, '', JSON.stringify(izin)]);
    tell(context, tx, diminta_oleh, { cancel: false, status: true, keystore });
    return undefined;
  });
  if (berubah) throw berubah;
  return { keystore };
}

/** Refuses a request in the approver's own words. */
export async function tolakPermintaan(
  context: Context,
  keystore: string,
  alasan: string,
): Promise<{ keystore: string }> {
  return context.db.tx(async (tx) => {
    await tolak(tx, context, await ambil(tx, context, keystore), alasan);
    return { keystore };
  });
}

/** Its asker has left: nobody can agree to it any more. What was decided stays as it is. */
export async function tinggalkanPermintaan(context: Context, client: string, keystore: string): Promise<object> {
  const { shop, actor, db } = context;
  if (client !== clientOf(shop.kode_toko)) throw new Problem('data_tidak_ditemukan', { kode: keystore });
  await db.tx(async (tx) => {
    const { length } = await tx.query(
      `update permintaan_otorisasi set status = 'BATAL'
        where kode_toko = $1 and keystore = $2 and diminta_oleh = $3 and status = 'OPEN' returning keystore`,
      [shop.kode_toko, keystore, actor.user_id],
    );
    if (length > 0) tell(context, tx, actor.user_id, { cancel: true, status: false, keystore });
  });
  return { keystore };
}
