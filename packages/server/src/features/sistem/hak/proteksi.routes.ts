import { denial, type ProteksiMenu } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { izinBukaMenu } from '@kilau/contract/features/sistem/hak/buka-menu.ts';
import { bukaMenuSchema, proteksiSchema } from '@kilau/contract/features/sistem/hak/proteksi.ts';
import { pageAt } from '@kilau/contract/registry.ts';
import { useApproval } from '../../../engine/approval.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { isGuarded, RIGHTS_CHANGED } from './akses.ts';

const tag = 'proteksi-menu';
const need = { pages: ['/parameter-proteksi-menu'] } as const;
const MINUTE_MS = 60_000;

/** @throws Problem at the rows that name no page of the menu, or hold something to a month that is no report. */
function assertPages(proteksi: readonly ProteksiMenu[]): void {
  const broken = proteksi.flatMap(({ path, maks_sebulan }, index): [string, RuleBreak][] => {
    if (!isGuarded(path)) return [[`proteksi.${index}.path`, { rule: 'tidak_terdaftar' }]];
    return maks_sebulan && pageAt(path)?.kind !== 'report'
      ? [[`proteksi.${index}.maks_sebulan`, { rule: 'bukan_laporan' }]]
      : [];
  });
  if (broken.length > 0) throw new Problem('data_tidak_valid', {}, Object.fromEntries(broken));
}

const NONE = { minta_otorisasi: false, berlaku_menit: 0, maks_sebulan: false } as const;

/** Stores what really changes, with its trace; every open browser of the shop asks anew what it may. */
async function simpan(tx: Tx, context: Context, proteksi: readonly ProteksiMenu[]): Promise<void> {
  const { kode_toko } = context.shop;
  const stored = await tx.query<ProteksiMenu>(
    `select path, minta_otorisasi, berlaku_menit, maks_sebulan from proteksi_menu where kode_toko = $1 for update`,
    [kode_toko],
  );
  const before = new Map(stored.map(({ path, ...rest }) => [path, rest]));
  const last = new Map(proteksi.map(({ path, ...rest }) => [path, rest]));
  const changed = [...last].filter(([path, values]) => {
    const old = before.get(path) ?? NONE;
    return (
      old.minta_otorisasi !== values.minta_otorisasi ||
      old.berlaku_menit !== values.berlaku_menit ||
      old.maks_sebulan !== values.maks_sebulan
    );
  });
  if (changed.length === 0) return;
  await tx.query(
    `insert into proteksi_menu (kode_toko, path, minta_otorisasi, berlaku_menit, maks_sebulan, diubah_oleh, diubah_pada)
     select $1, t.*, $6, $7 from unnest($2::text[], $3::boolean[], $4::integer[], $5::boolean[]) as t(path, minta,
       menit, sebulan)
     on conflict (kode_toko, path) do update set minta_otorisasi = excluded.minta_otorisasi,
       berlaku_menit = excluded.berlaku_menit,
       maks_sebulan = excluded.maks_sebulan, diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada`,
    [
      kode_toko,
      changed.map(([path]) => path),
      changed.map(([, sesudah]) => sesudah.minta_otorisasi),
      changed.map(([, sesudah]) => sesudah.berlaku_menit),
      changed.map(([, sesudah]) => sesudah.maks_sebulan),
      context.actor.user_id,
      context.now(),
    ],
  );
  for (const [path, values] of changed) {
    await audit(tx, context, {
      aksi: 'UBAH',
      objek: tag,
      kode: path,
      sebelum: { ...(before.get(path) ?? NONE) },
      sesudah: { ...values },
    });
  }
  tx.afterCommit(() => context.realtime.toShop(kode_toko, RIGHTS_CHANGED, {}));
}

/** Opens a protected page for this session, against an approval for exactly this user and page. */
async function buka(
  tx: Tx,
  context: Context,
  path: string,
  otorisasi: string,
): Promise<{ path: string; sampai: Date | null }> {
  const { actor, shop, batas } = context;
  const rule = batas.proteksi.find((menu) => menu.path === path && menu.minta_otorisasi);
  if (!rule) throw new Problem('data_tidak_ditemukan', { kode: path });
  if (denial(actor, { pages: [path] }) === 'menu_tidak_berhak') throw new Problem('menu_tidak_berhak', {});
  const { disetujui_oleh } = await useApproval(tx, context, { ...izinBukaMenu(path), id: otorisasi });
  const now = context.now();
  const sampai = rule.berlaku_menit === 0 ? null : new Date(now.getTime() + rule.berlaku_menit * MINUTE_MS);
  await tx.query(
    `insert into buka_menu (kode_toko, sesi, path, user_id, disetujui_oleh, dibuka, sampai)
      values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kode_toko, sesi, path) do update set disetujui_oleh = excluded.disetujui_oleh,
       dibuka = excluded.dibuka, sampai = excluded.sampai`,
    [shop.kode_toko, context.session_id, path, actor.user_id, disetujui_oleh, now, sampai],
  );
  await tx.query(`update sesi set versi_buka = versi_buka + 1 where kode_toko = $1 and id = $2`, [
    actor.kode_toko,
    context.session_id,
  ]);
  await audit(tx, context, {
    aksi: 'BUKA MENU',
    objek: tag,
    kode: path,
    sesudah: { disetujui_oleh, sampai: sampai?.toISOString() ?? null },
  });
  return { path, sampai };
}

/** Pages that ask a supervisor or owner first, and reports held to a month. */
export const proteksiRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'proteksi-menu',
    tag,
    summary: 'Menu yang dijaga',
    need,
    handler: async ({ batas }) => batas.proteksi,
  }),
  route({
    method: 'PUT',
    path: 'proteksi-menu',
    tag,
    summary: 'Ubah penjagaan menu; hanya yang dikirim',
    need,
    body: proteksiSchema,
    handler: (context, { body: { proteksi } }) => {
      assertPages(proteksi);
      return context.db.tx((tx) => simpan(tx, context, proteksi));
    },
  }),
  route({
    method: 'POST',
    path: 'proteksi-menu/buka',
    tag,
    summary: 'Buka menu yang dijaga untuk sesi ini',
    need: {},
    body: bukaMenuSchema,
    handler: (context, { body: { path, otorisasi } }) => context.db.tx((tx) => buka(tx, context, path, otorisasi)),
  }),
];
