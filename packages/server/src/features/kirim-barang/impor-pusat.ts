import type { Field } from '@kilau/contract/core/field.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import {
  MASTER_PUSAT,
  type BedaMaster,
  type KolomBeda,
  type MasterPusat,
} from '@kilau/contract/features/kirim-barang/impor-pusat.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { resources } from '@kilau/contract/registry.ts';
import type { AllResourceHooks, ResourceHooks, Row } from '../../engine/resource.hooks.ts';
import { prepareMaster, quoted, type Master } from '../../engine/resource.sql.ts';
import { activateRecord, alone, createRecord, removeRecord, updateRecord } from '../../engine/resource.write.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { sayRule } from '../../platform/i18n.ts';

/** Kinds of fields that stay where they are: files and secrets, and accounts of the shop's own. */
const TINGGAL: ReadonlySet<Field['kind']> = new Set(['image', 'images', 'secret', 'password']);
const RUJUKAN_TINGGAL: ReadonlySet<string> = new Set(['rekening', 'akun', 'baki', 'gudang', 'sales', 'users']);
const ikut = (field: Field): boolean =>
  !TINGGAL.has(field.kind) && field.elsewhere !== true && !('to' in field && RUJUKAN_TINGGAL.has(field.to));

/** A master that is taken over: by which columns a record is the same one there and here, and which are compared. */
export interface Diambil extends Master {
  readonly kunci: MasterPusat;
  readonly sama: readonly string[];
  readonly kolom: readonly string[];
}

/** By which columns a record is known in every shop: not by an id that each shop draws, nor by where a band ends. */
function samaOf({ generatedId, id, unique = [], band }: Resource): readonly string[] {
  if (!generatedId) return [id];
  const [pertama] = unique;
  return pertama === undefined && band ? [...(band.per ?? []), band.from] : [pertama ?? []].flat();
}

/** The masters of head office, ready for work. @param hooks what each does beside being written. */
export function masterPusat(hooks: AllResourceHooks): readonly Diambil[] {
  const byKey = hooks as Readonly<Record<string, ResourceHooks | undefined>>;
  return MASTER_PUSAT.map((kunci) => {
    const resource = resources.find(({ key }) => key === kunci);
    if (!resource) throw new Error(`there is no master ${kunci}`);
    const master = prepareMaster(resource, byKey[kunci]);
    const kolom = [...master.stored].flatMap(([name, field]) => (ikut(field) ? [name] : []));
    const sama = samaOf(resource);
    if (sama.length === 0) throw new Error(`records of ${kunci} are told apart by nothing`);
    return { ...master, kunci, sama, kolom: kolom.filter((name) => !resource.generatedId || name !== resource.id) };
  });
}

interface Toko {
  readonly kode_toko: string;
  readonly nama_toko: string;
}

/**
 * The one head office of the chain whose masters are kept here: of one on another server nothing is known, and all that
 * was taken over would seem to be gone.
 * @throws Problem where there is none beside this shop, or more than one.
 */
async function pusatOf(sql: Sql, { shop }: Pick<Context, 'shop'>): Promise<Toko> {
  const [pusat, ...lain] = await sql.query<Toko>(
    `select kode_toko, nama_toko from toko t where level = 'PUSAT' and status_aktif and kode_toko <> $1
       and exists (select from hari_toko h where h.kode_toko = t.kode_toko) limit 2`,
    [shop.kode_toko],
  );
  if (!pusat || lain.length > 0) throw new Problem('pusat_tidak_ada', {});
  return pusat;
}

type Isi = Readonly<Record<string, string | number | boolean | null>>;
interface Catatan {
  readonly id: string;
  readonly isi: Isi;
  readonly aktif: boolean;
}

/** All records of a shop by what makes them the same, as JSON tells them: one that was left out would seem gone. */
async function catatan(sql: Sql, { resource, sama, kolom }: Diambil, kode_toko: string): Promise<Map<string, Catatan>> {
  const rows = await sql.query<{ id: string; isi: Isi; aktif: boolean }>(
    `select t.${quoted(resource.id)}::text as id, t.status_aktif as aktif,
       jsonb_build_object(${kolom.map((name) => `'${name}', t.${quoted(name)}`).join(', ')}) as isi
     from ${quoted(resource.table)} t where t.kode_toko = $1
     order by ${sama.map((name) => `t.${quoted(name)}`).join(', ')}`,
    [kode_toko],
  );
  return new Map(rows.map((row) => [sama.map((name) => String(row.isi[name] ?? '')).join(' · '), row]));
}

const teks = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Which columns head office says otherwise. */
const kolomBeda = ({ kolom }: Diambil, lama: Isi, baru: Isi): KolomBeda[] =>
  kolom.flatMap((name) =>
    teks(lama[name]) === teks(baru[name]) ? [] : [{ kolom: name, lama: teks(lama[name]), baru: teks(baru[name]) }],
  );

/** What this shop has taken over before. */
async function pernahDiambil(sql: Sql, kode_toko: string, { kunci }: Diambil): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ kode: string }>(`select kode from dari_pusat where kode_toko = $1 and master = $2`, [
    kode_toko,
    kunci,
  ]);
  return new Set(rows.map(({ kode }) => kode));
}

/** One master, there against here. */
async function banding(sql: Sql, context: Pick<Context, 'shop'>, pusat: Toko, master: Diambil) {
  const { kode_toko } = context.shop;
  const sana = await catatan(sql, master, pusat.kode_toko);
  const sini = await catatan(sql, master, kode_toko);
  const lama = await pernahDiambil(sql, kode_toko, master);
  const aktif = [...sana].filter(([, row]) => row.aktif);
  const baru = aktif.filter(([kode]) => !sini.has(kode));
  const ubah = aktif.flatMap(([kode, { isi }]) => {
    const ada = sini.get(kode);
    const kolom = ada ? kolomBeda(master, ada.isi, isi) : [];
    return ada && (kolom.length > 0 || !ada.aktif) ? [{ kode, kolom, ada, isi }] : [];
  });
  const hilang = [...sini].filter(([kode, row]) => row.aktif && lama.has(kode) && sana.get(kode)?.aktif !== true);
  return { aktif, baru, ubah, hilang };
}

/** What the branch would take over, master by master: nothing is written. */
export async function bedaPusat(
  sql: Sql,
  context: Pick<Context, 'shop'>,
  masters: readonly Diambil[],
): Promise<{ readonly pusat: Toko; readonly data: readonly BedaMaster[] }> {
  const pusat = await pusatOf(sql, context);
  const data: BedaMaster[] = [];
  for (const master of masters) {
    const { baru, ubah, hilang } = await banding(sql, context, pusat, master);
    data.push({
      kunci: master.kunci,
      halaman: master.resource.page,
      baru: baru.map(([kode]) => kode),
      ubah: ubah.map(({ kode, kolom }) => ({ kode, kolom })),
      hilang: hilang.map(([kode]) => kode),
    });
  }
  return { pusat, data };
}

/** The columns of a record that may be sent; of one that is there, those that may change. */
const kiriman = ({ resource: { fields } }: Diambil, isi: Isi, edit: boolean): Row =>
  Object.fromEntries(
    Object.entries(isi).filter(([name]) => {
      const readOnly = fields[name]?.readOnly;
      return readOnly !== 'always' && !(edit && readOnly === 'edit');
    }),
  );

/** One that is out of use comes back with it: a band only once it covers what it is to cover. */
async function ubahCatatan(tx: Tx, context: Context, master: Diambil, { id, aktif }: Catatan, isi: Row): Promise<void> {
  const { band } = master.resource;
  if (!aktif && !band) await activateRecord(tx, context, master, id);
  await updateRecord(tx, context, master, id, isi);
  if (!aktif && band) await activateRecord(tx, context, master, id);
}

/** What is refused of a record says which one it is: whoever takes over sees no form in which a field is marked. */
async function ambil(context: Context, { resource }: Diambil, kode: string, tulis: () => Promise<unknown>) {
  try {
    await tulis();
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { t } = context;
    const [salah] = Object.entries(error.fields);
    const sebab = salah ? sayRule(t, ...salah) : t(`problem.${error.code}`, error.params);
    throw new Problem('master_pusat_ditolak', { master: t(titleKey(resource.page)), kode, sebab });
  }
}

/**
 * Takes over what head office says, through the same doors as a person: prices enter their history, and every change is
 * noted. What is gone there goes out of use here if it had come from there.
 */
export async function imporPusat(
  tx: Tx,
  context: Context,
  masters: readonly Diambil[],
): Promise<{ readonly baru: number; readonly ubah: number; readonly hilang: number }> {
  const pusat = await pusatOf(tx, context);
  const jumlah = { baru: 0, ubah: 0, hilang: 0 };
  for (const master of masters) {
    // What somebody here writes at this moment is there before it is looked at, or comes behind it.
    await alone(tx, context, master);
    const { aktif, baru, ubah, hilang } = await banding(tx, context, pusat, master);
    // What is gone makes room first, then what shrinks: bands of the same group never cover each other meanwhile.
    for (const [kode, { id }] of hilang) {
      await ambil(context, master, kode, () => removeRecord(tx, context, master, id));
    }
    for (const { kode, ada, isi } of ubah.toSorted((a, b) => Number(b.ada.aktif) - Number(a.ada.aktif))) {
      await ambil(context, master, kode, () => ubahCatatan(tx, context, master, ada, kiriman(master, isi, true)));
    }
    for (const [kode, { isi }] of baru) {
      await ambil(context, master, kode, () => createRecord(tx, context, master, kiriman(master, isi, false)));
    }
    await tx.query(
      `insert into dari_pusat (kode_toko, master, kode) select $1, $2, unnest($3::text[]) on conflict do nothing`,
      [context.shop.kode_toko, master.kunci, aktif.map(([kode]) => kode)],
    );
    jumlah.baru += baru.length;
    jumlah.ubah += ubah.length;
    jumlah.hilang += hilang.length;
  }
  return jumlah;
}
