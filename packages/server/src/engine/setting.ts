import { Problem } from '@kilau/contract/core/problem.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { missingIn, settingInputs, type Setting } from '@kilau/contract/core/setting.ts';
import { settings } from '@kilau/contract/registry.ts';
import { audit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { route, type Route } from '../platform/http/route.ts';
import { assertNamed } from './named.ts';
import type { HistoryEntry } from './resource.history.ts';
import type { Row } from './resource.hooks.ts';
import { syncImages } from './resource.images.ts';
import { assertRefs } from './resource.refs.ts';
import { bodyOf, optional } from './resource.ts';
import { same, validated } from './resource.write.ts';
import { leavesAsItIs, replacedSecrets } from './secret-fields.ts';
import type { AllSettingHooks, SettingHooks } from './setting.hooks.ts';
import { holderOf, parameterChanges, readSetting, writeSetting } from './setting.store.ts';

/** What browsers of the shop are told: the key of the settings that changed, and who changed them. */
const SETTING_CHANGED = 'setting-berubah';
/** The push of parameters, which every open till takes over (specification, section 7). */
const PARAMETERS_CHANGED = 'settings-changed';
/** Class of the advisory locks that let one change of the same settings in at a time. */
const WRITE_LOCK = 7272;
const MOST_ENTRIES = 200;

const kodeOf = (setting: Setting, { shop }: Pick<Context, 'shop'>): string =>
  setting.recordOf === undefined ? setting.key : shop.kode_toko;

/** Who did what to the settings, newest first. */
function historyOf(context: Context, setting: Setting): Promise<HistoryEntry[]> {
  return context.db.query<HistoryEntry>(
    `select waktu, user_id, aksi, sebelum, sesudah from audit where kode_toko = $1 and objek = $2 and kode = $3
      order by waktu desc, id desc limit ${MOST_ENTRIES}`,
    [context.shop.kode_toko, holderOf(setting).objek, kodeOf(setting, context)],
  );
}

/** What a change must not leave empty, told at the fields. */
function assertWhole(setting: Setting, record: Row): void {
  const missing = missingIn(setting, record);
  if (missing.length > 0) {
    throw new Problem(
      'data_tidak_valid',
      {},
      Object.fromEntries(missing.map((name) => [name, { rule: 'tidak_boleh_kosong' }])),
    );
  }
}

/** What of the sent values differs from the record. */
function differing(setting: Setting, before: Row, values: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !leavesAsItIs(setting.fields[name], value) && !same(before[name], value),
    ),
  );
}

const picked = (names: readonly string[], row: Row): Row => Object.fromEntries(names.map((name) => [name, row[name]]));

function tellBrowsers(tx: Tx, context: Context, setting: Setting, changes: Row): void {
  const { kode_toko } = context.shop;
  const parameters = parameterChanges(setting, changes);
  tx.afterCommit(() => {
    context.realtime.toShop(kode_toko, SETTING_CHANGED, { key: setting.key, diubah_oleh: context.actor.user_id });
    if (parameters.length > 0) context.realtime.toShop(kode_toko, PARAMETERS_CHANGED, parameters);
  });
}

/** The context after the change: parameters have their new values. */
function afterwards(context: Context, setting: Setting, changes: Row): Context {
  const changed = new Map<string, string>(parameterChanges(setting, changes).map(({ key, value }) => [key, value]));
  return { ...context, param: (key) => changed.get(key) ?? context.param(key) };
}

/** Changes the fields that were sent, in one transaction with the trace of it. */
export async function changeSetting(
  tx: Tx,
  context: Context,
  setting: Setting,
  hooks: SettingHooks,
  body: Row,
): Promise<Row> {
  const inputs = settingInputs(setting);
  const sent = Object.fromEntries(Object.entries(inputs).filter(([name]) => body[name] !== undefined));
  const values = validated(sent, body);
  await tx.query(`select pg_advisory_xact_lock(${WRITE_LOCK}, hashtext($1))`, [
    `${context.shop.kode_toko}/${setting.key}`,
  ]);
  const before = await readSetting(tx, context, setting);
  assertNamed(setting, inputs, body, before);
  const wanted = differing(setting, before, values);
  if (Object.keys(wanted).length === 0) return before;
  assertWhole(setting, { ...before, ...wanted });
  await assertRefs(tx, context, setting.fields, wanted, { ...before, ...wanted });
  const changes = hooks.beforeChange ? await hooks.beforeChange(tx, context, before, wanted) : wanted;
  await writeSetting(tx, context, setting, changes);
  const after = await readSetting(tx, afterwards(context, setting, changes), setting);
  await syncImages(
    tx,
    context,
    { objek: holderOf(setting).objek, kode: kodeOf(setting, context) },
    setting.fields,
    before,
    after,
  );
  const names = Object.keys(changes);
  await audit(tx, context, {
    aksi: 'UBAH',
    objek: holderOf(setting).objek,
    kode: kodeOf(setting, context),
    sebelum: picked(names, before),
    sesudah: { ...picked(names, after), ...replacedSecrets(setting.fields, before, changes) },
  });
  tellBrowsers(tx, context, setting, changes);
  return after;
}

function routesOf(setting: Setting, hooks: SettingHooks): readonly Route[] {
  const { call, key, gate, levels, levelsWhen, page, readBy } = setting;
  const write: Requirement = { gate, levels, levelsWhen, pages: [page] };
  const read: Requirement = readBy === 'page' ? write : { gate };
  return [
    route({
      method: 'GET',
      path: call,
      tag: key,
      need: read,
      summary: `Lihat ${key}`,
      handler: (context) => readSetting(context.db, context, setting),
    }),
    route({
      method: 'GET',
      path: `${call}/riwayat`,
      tag: key,
      need: write,
      summary: `Riwayat ${key}: siapa mengubah apa, kapan`,
      handler: (context) => historyOf(context, setting),
    }),
    route({
      method: 'PUT',
      path: call,
      tag: key,
      need: write,
      summary: `Ubah ${key}: hanya isian yang dikirim`,
      body: bodyOf(optional(settingInputs(setting))),
      handler: (context, { body }) => context.db.tx((tx) => changeSetting(tx, context, setting, hooks, body)),
    }),
  ];
}

/** The calls of all settings of the registry, with their hooks: the composition root registers them. */
export function settingRoutes(hooks: AllSettingHooks): readonly Route[] {
  const byKey = hooks as Readonly<Record<string, SettingHooks | undefined>>;
  return settings.flatMap((setting) => routesOf(setting, byKey[setting.key] ?? {}));
}
