import { resources, settings } from '@kilau/contract/registry.ts';
import type { Services } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { quoted } from '../engine/resource.sql.ts';
import { secretPlace } from '../engine/secret-fields.ts';

/** A field that keeps secrets: where it stands, and the statements that read and write it. */
interface Holder {
  readonly table: string;
  readonly name: string;
  /** Rows as `kode_toko`, `id`, `isi`. */
  readonly read: string;
  /** `$1` shop, `$2` id, `$3` what is put there instead of `$4`. */
  readonly write: string;
}

const LOST = 'rahasia_terkunci';

const inTables = resources.flatMap(({ table, id, fields }): Holder[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind !== 'secret'
      ? []
      : [
          {
            table,
            name,
            read: `select kode_toko, ${quoted(id)} as id, ${quoted(name)} as isi from ${quoted(table)}
              where ${quoted(name)} <> ''`,
            write: `update ${quoted(table)} set ${quoted(name)} = $3
              where kode_toko = $1 and ${quoted(id)} = $2 and coalesce(${quoted(name)}, '') = $4 returning 1`,
          },
        ],
  ),
);

const inSettings = settings.flatMap(({ key, fields }): Holder[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind !== 'secret'
      ? []
      : [
          {
            table: key,
            name,
            read: `select kode_toko, key as id, nilai ->> '${name}' as isi from setting
              where key = '${key}' and nilai ->> '${name}' <> ''`,
            write: `update setting set nilai = jsonb_set(nilai, array['${name}'], to_jsonb($3::text))
              where kode_toko = $1 and key = $2 and coalesce(nilai ->> '${name}', '') = $4 returning 1`,
          },
        ],
  ),
);

const HOLDERS: readonly Holder[] = [...inTables, ...inSettings];

interface Kept {
  readonly kode_toko: string;
  readonly id: string;
  readonly isi: string;
}

const markOf = ({ table, name }: Holder, { kode_toko, id }: Pick<Kept, 'kode_toko' | 'id'>): string =>
  `${LOST} ${JSON.stringify([table, name, kode_toko, id])}`;

/** Lays aside what this key does not open: its page then says that nothing is there. */
async function layAside(tx: Tx, { secrets }: Pick<Services, 'secrets'>, holder: Holder): Promise<readonly string[]> {
  const told: string[] = [];
  for (const kept of await tx.query<Kept>(holder.read)) {
    const { kode_toko, id, isi } = kept;
    if (secrets.open(isi, secretPlace(kode_toko, holder.table, holder.name)) !== undefined) continue;
    await tx.query(holder.write, [kode_toko, id, '', isi]);
    await tx.query(
      `insert into penanda (kunci, nilai) values ($1, $2) on conflict (kunci) do update set nilai = excluded.nilai`,
      [markOf(holder, kept), isi],
    );
    told.push(`${holder.name} of ${holder.table} ${kode_toko}`);
  }
  return told;
}

/** Puts back what the key opens again, unless something new was entered meanwhile. */
async function putBack(tx: Tx, { secrets }: Pick<Services, 'secrets'>, holder: Holder): Promise<void> {
  const marks = await tx.query<{ kunci: string; nilai: string }>(
    `select kunci, nilai from penanda where starts_with(kunci, $1)`,
    [LOST],
  );
  for (const { kunci, nilai } of marks) {
    const [table, name, kode_toko = '', id = ''] = JSON.parse(kunci.slice(LOST.length)) as readonly string[];
    if (table !== holder.table || name !== holder.name) continue;
    if (secrets.open(nilai, secretPlace(kode_toko, holder.table, holder.name)) === undefined) continue;
    await tx.query(holder.write, [kode_toko, id, nilai, '']);
    await tx.query(`delete from penanda where kunci = $1`, [kunci]);
  }
}

/**
 * Looks whether the key of this installation opens what was sealed. What it does not open counts as not entered, until
 * it is entered again or the right key is back.
 * @returns what has to be entered again, found now.
 */
export function lostSecrets({ db, secrets }: Pick<Services, 'db' | 'secrets'>): Promise<readonly string[]> {
  return db.tx(async (tx) => {
    const told: string[] = [];
    for (const holder of HOLDERS) {
      await putBack(tx, { secrets }, holder);
      told.push(...(await layAside(tx, { secrets }, holder)));
    }
    return told;
  });
}
