import { LIST_KINDS, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { fieldSchema } from '@kilau/contract/core/schema.ts';
import type { Setting, SettingValues } from '@kilau/contract/core/setting.ts';
import { parseModuleValue, isModuleKey } from '@kilau/contract/module-value.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { resourceOf, settingDefinition, type SettingKey, type SettingOf } from '@kilau/contract/registry.ts';
import { perObject } from '@kilau/contract/core/per-object.ts';
import type { Context } from '../platform/context.ts';
import type { Sql, Tx } from '../platform/database/tx.ts';
import type { Row } from './resource.hooks.ts';
import { cell, Params, quoted, readColumn } from './resource.sql.ts';
import { sealed, secretPlace } from './secret-fields.ts';

/** Who reads: the shop, and its modules and parameters. */
type Reader = Pick<Context, 'shop' | 'param'>;

interface Kept {
  readonly nilai: Row;
  readonly diubah_oleh: string | null;
  readonly diubah_pada: Date | null;
}

/** The key of the parameter behind a field, if it is one. */
function parameterOf({ parameters, key }: Setting, name: string): ModuleKey | undefined {
  const parameter = parameters?.[name];
  if (parameter !== undefined && !isModuleKey(parameter)) throw new Error(`${key} names no parameter ${parameter}`);
  return parameter;
}

/** Table of the records, and what stands for the settings where secrets and histories ask. */
export function holderOf(setting: Setting): { readonly table: string; readonly objek: string } {
  if (setting.recordOf === undefined) return { table: 'setting', objek: setting.key };
  const resource = resourceOf(setting.recordOf);
  if (!resource?.global) throw new Error(`${setting.key} is the record of no master of the chain`);
  return { table: resource.table, objek: resource.key };
}

/** Fields that stand in the record itself. */
const ownFields = (setting: Setting): readonly (readonly [string, Field])[] =>
  Object.entries(setting.fields).filter(([name]) => parameterOf(setting, name) === undefined);

/** Schemas of what is kept, made once: settings are read for every row of an import. */
const keptSchema = perObject((field: Field) => fieldSchema({ ...field, required: false }));

/** What was never said is the default; what is kept but no longer fits its field counts as never said. */
function revived(field: Field, kept: unknown): unknown {
  if (field.kind === 'secret') return typeof kept === 'string' && kept !== '';
  const schema = keptSchema(field);
  const result = kept === undefined || kept === null ? undefined : schema.safeParse(kept);
  if (result?.success) return result.data;
  const fallback = schema.safeParse(undefined);
  return fallback.success ? fallback.data : LIST_KINDS.has(field.kind) ? [] : null;
}

async function keptIn(sql: Sql, setting: Setting, kode_toko: string): Promise<Kept> {
  const row = await sql.maybe<Kept>(
    `select nilai, diubah_oleh, diubah_pada from setting where kode_toko = $1 and key = $2`,
    [kode_toko, setting.key],
  );
  return row ?? { nilai: {}, diubah_oleh: null, diubah_pada: null };
}

async function keptInTable(sql: Sql, setting: Setting, kode_toko: string): Promise<Kept> {
  const columns = ownFields(setting).map(([name, field]) => readColumn(name, field));
  const { diubah_oleh, diubah_pada, ...nilai } = await sql.one<Row & Pick<Kept, 'diubah_oleh' | 'diubah_pada'>>(
    `select ${columns.join(', ')}, t.diubah_oleh, t.diubah_pada from ${quoted(holderOf(setting).table)} t
      where t.kode_toko = $1`,
    [kode_toko],
  );
  return { nilai, diubah_oleh, diubah_pada };
}

/** The record as features and pages read it: every field has a value, of a secret whether there is one. */
export async function readSetting(sql: Sql, { shop, param }: Reader, setting: Setting): Promise<Row> {
  const inTable = setting.recordOf !== undefined;
  const { nilai, diubah_oleh, diubah_pada } = await (inTable ? keptInTable : keptIn)(sql, setting, shop.kode_toko);
  const values = Object.entries(setting.fields).map(([name, field]): [string, unknown] => {
    const parameter = parameterOf(setting, name);
    if (parameter) {
      return [name, revived(field, field.kind === 'boolean' ? param(parameter) === 'true' : param(parameter))];
    }
    return [name, inTable ? nilai[name] : revived(field, nilai[name])];
  });
  return { ...Object.fromEntries(values), diubah_oleh, diubah_pada };
}

/** A change of a parameter: its key with the text it is kept as. */
export interface ParameterChange {
  readonly key: ModuleKey;
  readonly value: string;
}

/** The changes that are parameters of the shop. */
export function parameterChanges(setting: Setting, changes: Row): readonly ParameterChange[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const key = parameterOf(setting, name);
    if (!key) return [];
    const parsed = parseModuleValue(key, value);
    if ('broken' in parsed) throw new Error(`${setting.key}.${name} allows what ${key} does not`);
    return [{ key, value: parsed.value }];
  });
}

/** Stores parameters of the shop; what they mean was looked at before. */
export async function keepParameters(tx: Tx, context: Context, changed: readonly ParameterChange[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.query(
    `insert into para_system (kode_toko, key, value, diubah_oleh, diubah_pada) select $1, t.key, t.value, $4, $5
      from unnest($2::text[], $3::text[]) as t(key, value)
     on conflict (kode_toko, key) do update set value = excluded.value, diubah_oleh = excluded.diubah_oleh,
       diubah_pada = excluded.diubah_pada`,
    [
      context.shop.kode_toko,
      changed.map(({ key }) => key),
      changed.map(({ value }) => value),
      context.actor.user_id,
      context.now(),
    ],
  );
}

async function keepInTable(tx: Tx, context: Context, setting: Setting, values: Row): Promise<void> {
  const { table } = holderOf(setting);
  const params = new Params();
  const sets = Object.entries(values).map(
    ([name, value]) => `${quoted(name)} = ${cell(setting.fields[name], value, params)}`,
  );
  sets.push(`diubah_oleh = ${params.add(context.actor.user_id)}`, `diubah_pada = ${params.add(context.now())}`);
  await tx.query(
    `update ${quoted(table)} set ${sets.join(', ')} where kode_toko = ${params.add(context.shop.kode_toko)}`,
    params.values,
  );
}

async function keep(tx: Tx, context: Context, setting: Setting, values: Row): Promise<void> {
  await tx.query(
    `insert into setting (kode_toko, key, nilai, diubah_oleh, diubah_pada) values ($1, $2, $3, $4, $5)
     on conflict (kode_toko, key) do update set nilai = setting.nilai || excluded.nilai,
       diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada`,
    [context.shop.kode_toko, setting.key, JSON.stringify(values), context.actor.user_id, context.now()],
  );
}

/** Stores changes where their fields are kept. Secrets are sealed here. */
export async function writeSetting(tx: Tx, context: Context, setting: Setting, changes: Row): Promise<void> {
  const { table } = holderOf(setting);
  const holder = setting.recordOf === undefined ? setting.key : table;
  await keepParameters(tx, context, parameterChanges(setting, changes));
  const own = Object.fromEntries(
    Object.entries(changes)
      .filter(([name]) => parameterOf(setting, name) === undefined)
      .map(([name, value]) => [name, sealed(context, holder, name, setting.fields[name], value)]),
  );
  // Who changed it last stands with the record, whatever of it was changed.
  await (setting.recordOf === undefined ? keep : keepInTable)(tx, context, setting, own);
}

function definition(key: SettingKey): Setting {
  const setting = settingDefinition(key);
  if (!setting) throw new Error(`no settings ${key}`);
  return setting;
}

/** Settings of the shop, for features that work by them. A shop that never saved has the defaults. */
export async function settingOf<K extends SettingKey>(
  sql: Sql,
  context: Reader,
  key: K,
): Promise<SettingValues<SettingOf<K>['fields']>> {
  return (await readSetting(sql, context, definition(key))) as SettingValues<SettingOf<K>['fields']>;
}

type SecretNames<F extends Fields> = { [N in keyof F & string]: F[N] extends { kind: 'secret' } ? N : never }[keyof F &
  string];

/**
 * A secret of the settings, for the call that needs it; keep it out of answers and logs.
 * @returns nothing when there is none, or when it was sealed with another key than this installation's.
 */
export async function settingSecret<K extends SettingKey>(
  sql: Sql,
  context: Pick<Context, 'shop' | 'secrets'>,
  key: K,
  name: SecretNames<SettingOf<K>['fields']>,
): Promise<string | undefined> {
  const { kode_toko } = context.shop;
  const { nilai } = await keptIn(sql, definition(key), kode_toko);
  const kept = nilai[name];
  return typeof kept === 'string' && kept !== ''
    ? context.secrets.open(kept, secretPlace(kode_toko, key, name))
    : undefined;
}
