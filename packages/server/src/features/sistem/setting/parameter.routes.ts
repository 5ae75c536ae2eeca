import { Problem } from '@kilau/contract/core/problem.ts';
import { isModuleKey, parseModuleValue } from '@kilau/contract/module-value.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { keptElsewhere } from '@kilau/contract/modules.ts';
import { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { keepParameters, type ParameterChange } from '../../../engine/setting.store.ts';
import { assertTanpaAturanPoin } from '../../../trade/poin/tipe-poin.ts';
import { assertTidakDitunggu } from './menunggu.ts';

/** What browsers are told when settings change: the changed ones, by key (specification, section 7). */
export const SETTINGS_CHANGED = 'settings-changed';
const tag = 'para-system';
const need = { levels: ['OWN', 'SU', 'DEV', 'MU'], pages: ['/settingsystem'] } as const;

/** A parameter as somebody asks for it, and the field in which he does. */
interface Asked extends ParameterChange {
  readonly at: string;
}
const settingOf = ({ key, value }: Asked): ParameterChange => ({ key, value });

/** @throws Problem when a key is unknown or a value breaks the rule of its kind. `at` names the field of the value. */
function parsed(key: string, value: unknown, at: string): Asked {
  if (!isModuleKey(key)) throw new Problem('data_tidak_ditemukan', { kode: key });
  const result = parseModuleValue(key, value);
  if ('broken' in result) throw new Problem('data_tidak_valid', {}, { [at]: result.broken satisfies RuleBreak });
  return { key, value: result.value, at };
}

const BAHASA = 'MULTI_LANGUAGE_FEATURE';

/** Stores what really changes, with its trace, and tells the shop's browsers. */
async function simpan(tx: Tx, context: Context, asked: readonly Asked[]): Promise<readonly ParameterChange[]> {
  const { kode_toko } = context.shop;
  // A key that comes twice counts with its last value.
  const changed = [...new Map(asked.map((parameter) => [parameter.key, parameter])).values()].filter(
    ({ key, value }) => context.param(key) !== value,
  );
  const settings = asked.map(settingOf);
  if (changed.length === 0) return settings;
  for (const { key, value, at } of changed) {
    const halaman = keptElsewhere(key);
    if (halaman !== undefined) throw new Problem('parameter_di_halaman', { halaman });
    if (value === 'false' || value === 'true') await assertTidakDitunggu(tx, kode_toko, key, value === 'true');
    if (key === 'TIPE_POIN') await assertTanpaAturanPoin(tx, kode_toko, at);
  }
  await keepParameters(tx, context, changed);
  const bahasa = changed.find(({ key }) => key === BAHASA);
  // Who has the shop's language follows it; who chose another keeps his.
  if (bahasa) {
    await tx.query(`update users set bahasa = $3 where kode_toko = $1 and bahasa = $2`, [
      kode_toko,
      context.param(BAHASA),
      bahasa.value,
    ]);
  }
  for (const { key, value } of changed) {
    await audit(tx, context, {
      aksi: 'UBAH',
      objek: tag,
      kode: key,
      sebelum: { value: context.param(key) },
      sesudah: { value },
    });
  }
  tx.afterCommit(() => context.realtime.toShop(kode_toko, SETTINGS_CHANGED, changed.map(settingOf)));
  return settings;
}

const keyParams = z.object({ key: z.string().max(100) });
const setting = z.object({ key: z.string().max(100), value: z.unknown() });

/** Modules and parameters of the shop. Everyone works by them and may read them. */
export const parameterRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'para-system',
    tag,
    summary: 'Daftar modul dan parameter',
    need: {},
    handler: async ({ actor }) => [...actor.modules].map(([key, value]) => ({ key, value })),
  }),
  route({
    method: 'GET',
    path: 'para-system/key/{key}',
    tag,
    summary: 'Satu modul atau parameter',
    need: {},
    params: keyParams,
    handler: async (context, { params: { key } }) => {
      if (!isModuleKey(key)) throw new Problem('data_tidak_ditemukan', { kode: key });
      return { key, value: context.param(key) };
    },
  }),
  route({
    method: 'PUT',
    path: 'para-system/{key}',
    tag,
    summary: 'Ubah satu',
    need,
    params: keyParams,
    body: z.object({ value: z.unknown() }),
    handler: async (context, { params: { key }, body }) => {
      const parameter = parsed(key, body.value, 'value');
      const [kept] = await context.db.tx((tx) => simpan(tx, context, [parameter]));
      return kept;
    },
  }),
  route({
    method: 'PUT',
    path: 'para-system',
    tag,
    summary: 'Ubah beberapa sekaligus',
    need,
    body: z.object({ settings: z.array(setting).min(1).max(500) }),
    handler: async (context, { body }) => {
      const all = body.settings.map(({ key, value }, index) => parsed(key, value, `settings.${index}.value`));
      return context.db.tx((tx) => simpan(tx, context, all));
    },
  }),
];
