import type { ProblemCode } from '@kilau/contract/core/problem-codes.ts';
import { isProblemCode, Problem } from '@kilau/contract/core/problem.ts';
import type { FotoLuar, JenisKiriman } from '@kilau/contract/core/antrean.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { panggilToko } from '../../platform/antar/panggil.ts';
import { pemanggilOf } from '../../platform/antar/pemanggil.ts';
import { diServerLain, tokoJauh } from '../../platform/antar/toko-jauh.ts';
import { tulisOutbox } from '../../platform/antrean/outbox.ts';
import type { Services } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';

/** What a sender takes back, of what it has sent to a shop on another server. */
export interface Tarik {
  /** The deed there that does so. */
  readonly ke: number;
  /** CANC: all of it. */
  readonly sebab: 'CANC' | 'KEMBALI' | 'HILANG';
  /** The lines, each with what the receiver has said of it, as far as the sender knows. */
  readonly baris: readonly { readonly kunci: string; readonly hasil: string }[];
}

/** Pictures of what is sent. They stay behind when it is told of, and the receiver's server fetches them. */
export interface FotoKiriman {
  /** What of a receipt has a picture there and none here. */
  readonly kurang: (sql: Sql, antara: Antara, foto: FotoLuar) => Promise<readonly string[]>;
  /** One that this shop has sent to the other; nothing where it has sent none such, or the picture is gone. */
  readonly baca: (
    services: Pick<Services, 'db' | 'files'>,
    antara: Antara,
    nomor: string,
    kunci: string,
  ) => Promise<Buffer | undefined>;
  /** Keeps one that came. @throws Problem `bukan_gambar` for what is not a picture. */
  readonly simpan: (
    services: Pick<Services, 'db' | 'files' | 'now'>,
    antara: Antara & { readonly user_id: string },
    foto: FotoLuar,
    kunci: string,
    bytes: Buffer,
  ) => Promise<void>;
}

/** How one kind of what is sent is told of to another server, and taken back from there. */
export interface Kirimanku {
  readonly jenis: JenisKiriman;
  /** One text `isi`: JSON of what was sent. `$1` the shop that sent it, `$2` its number. */
  readonly sql: string;
  /** View of what was sent, by `dari_toko`, `nomor` and `kode_tujuan`. */
  readonly view: 'kiriman_barang' | 'kiriman_uang';
  /** Holds it against whoever receives it. */
  readonly pegang: (tx: Tx, dari_toko: string, nomor: string) => Promise<void>;
  /** @throws Problem where this shop has said something else of it than the sender knows. */
  readonly periksa: (tx: Tx, kode_toko: string, dari_toko: string, nomor: string, tarik: Tarik) => Promise<void>;
  /** Absent: it has no pictures. */
  readonly foto?: FotoKiriman;
}

/** So long a sender waits for the other server, while its own deed stands still. */
const TUNGGU_MS = 5000;

/** What was sent, as JSON: as text, so that no number passes through a float. */
export const isiKirimanLuar = async (
  sql: Sql,
  { sql: text }: Pick<Kirimanku, 'sql'>,
  kode_toko: string,
  nomor: string,
): Promise<string> => (await sql.one<{ readonly isi: string }>(text, [kode_toko, nomor])).isi;

interface Dikirim {
  readonly kode_tujuan: string;
  readonly tujuan: string;
  readonly nomor: string;
}

/**
 * Has a shop on another server told of what was sent to it, once this is through; one of this database reads it off the
 * paper itself. `buka`: lines that the sender lets go again, and the deed that does so.
 */
export async function umumkan(
  { tx, context }: Work,
  { jenis }: Kirimanku,
  { kode_tujuan, tujuan, nomor }: Dikirim,
  buka?: { readonly ke: number; readonly kunci: readonly string[] },
): Promise<void> {
  if (!(await diServerLain(tx, kode_tujuan))) return;
  const { user_id } = context.actor;
  await tulisOutbox(tx, context, {
    saluran: 'TOKO',
    tujuan,
    dokumen: { jenis, nomor },
    user_id,
    kunci: `kiriman/${jenis}/${nomor}/${buka?.ke ?? 1}`,
    isi: { ke_toko: kode_tujuan, user_id, kiriman: { jenis, nomor, ...(buka && { buka }) } },
  });
}

/** What the receiver of something may say against giving it back. */
const DIKATAKAN: ReadonlySet<string> = new Set([
  'kiriman_barang_diterima',
  'kiriman_uang_diterima',
  'barang_bukan_kiriman',
]);

type Params = Readonly<Record<string, never>>;

function bacaGagal(body: string): { readonly code?: string; readonly params?: Params } {
  try {
    return JSON.parse(body) as { readonly code?: string; readonly params?: Params };
  } catch {
    return {};
  }
}

/** A failure of another server as it told it. */
function gagalDiSana(body: string, kode_toko: string): Problem {
  const { code, params = {} } = bacaGagal(body);
  return code !== undefined && DIKATAKAN.has(code) && isProblemCode(code)
    ? new Problem<ProblemCode>(code, params)
    : new Problem('toko_tidak_terjangkau', { kode_toko });
}

/**
 * Asks the server of the receiver to give back what was sent, before it is taken back here: from then on nobody there
 * receives it. What is asked holds there although this deed fails afterwards, and is asked for again with the next.
 * @throws Problem as the other shop tells it; `toko_tidak_terjangkau`: nothing is taken back then.
 */
export async function tarikDariTujuan(
  { tx, context }: Work,
  kiriman: Kirimanku,
  { kode_tujuan, nomor }: Omit<Dikirim, 'tujuan'>,
  tarik: Tarik,
): Promise<void> {
  if (!(await diServerLain(tx, kode_tujuan))) return;
  const { secrets, loopback = false, now, shop, actor } = context;
  const toko = secrets && (await tokoJauh(tx, { secrets }, kode_tujuan));
  const pemanggil = await pemanggilOf(tx, actor.kode_toko, actor.user_id);
  if (!toko) throw new Problem('toko_tidak_terjangkau', { kode_toko: kode_tujuan });
  const dikirim = await isiKirimanLuar(tx, kiriman, shop.kode_toko, nomor);
  const isi = `{"kiriman":${dikirim},"tarik":${JSON.stringify(tarik)}}`;
  const answer = await panggilToko(
    { now, loopback },
    {
      dari: shop.kode_toko,
      toko,
      method: 'POST',
      path: 'antar-server/tarik',
      body: JSON.stringify({ isi }),
      pemanggil,
      timeout: TUNGGU_MS,
    },
  );
  if (answer.kind === 'answer' && answer.status < 300) return;
  throw gagalDiSana(answer.kind === 'answer' ? answer.body : '', kode_tujuan);
}

const HEAD_SQL = `insert into kiriman_luar (kode_toko, dari_toko, jenis, nomor, tgl, dibuat_oleh, isi, diterima)
  select $1, $2, j ->> 'jenis', j ->> 'nomor', (j ->> 'tgl')::date, j ->> 'dibuat_oleh', j -> 'isi', $4
  from (select $3::jsonb -> 'kiriman' as j) k on conflict do nothing`;
const BARIS_SQL = `insert into kiriman_luar_baris (kode_toko, dari_toko, jenis, nomor, baris, kunci, isi)
  select $1, $2, j ->> 'jenis', j ->> 'nomor', b.urut, b.isi ->> 'kunci', b.isi -> 'isi'
  from (select $3::jsonb -> 'kiriman' as j) k, jsonb_array_elements(j -> 'baris') with ordinality b(isi, urut)
  on conflict do nothing`;

/** Which shop tells which: of what it has sent, and of what becomes of it. */
export interface Antara {
  readonly kode_toko: string;
  readonly dari_toko: string;
}

/** Whether what is kept under a number is what is told of, by all of it that no later telling says otherwise. */
const SAMA_SQL = `select l.tgl = (j ->> 'tgl')::date and l.dibuat_oleh = j ->> 'dibuat_oleh'
    and (l.isi -> 'total', l.isi -> 'jumlah_barang', l.isi -> 'total_berat')
      is not distinct from (j -> 'isi' -> 'total', j -> 'isi' -> 'jumlah_barang', j -> 'isi' -> 'total_berat')
    and array(select b.kunci from kiriman_luar_baris b where b.kode_toko = l.kode_toko and b.dari_toko = l.dari_toko
      and b.jenis = l.jenis and b.nomor = l.nomor order by 1)
      = array(select b ->> 'kunci' from jsonb_array_elements(j -> 'baris') b order by 1) as sama
  from kiriman_luar l, (select $3::jsonb -> 'kiriman' as j) k
  where l.kode_toko = $1 and l.dari_toko = $2 and l.jenis = j ->> 'jenis' and l.nomor = j ->> 'nomor'`;

/**
 * Keeps what another server has told of: the first time it does. One that was restored out of a backup draws numbers
 * once more; what it sends under one that stands here already is not that, and is not mixed with it.
 * @returns whether it is what is kept under its number.
 */
export async function simpanKiriman(
  tx: Tx,
  { kode_toko, dari_toko }: Antara,
  isi: string,
  now: Date,
): Promise<boolean> {
  const ada = await tx.maybe<{ readonly sama: boolean }>(SAMA_SQL, [kode_toko, dari_toko, isi]);
  if (ada) return ada.sama;
  await tx.query(HEAD_SQL, [kode_toko, dari_toko, isi, now]);
  await tx.query(BARIS_SQL, [kode_toko, dari_toko, isi]);
  return true;
}

const LINES = `kode_toko = $1 and dari_toko = $2 and jenis = $3 and nomor = $4`;

/** Lines are on their way again; by its number the deed is told from those before and after it. */
export async function bukaKiriman(
  tx: Tx,
  { kode_toko, dari_toko }: Antara,
  { jenis, nomor, ke, kunci }: { jenis: string; nomor: string; ke: number; kunci: readonly string[] },
): Promise<void> {
  await tx.query(`update kiriman_luar_baris set buka_ke = greatest(buka_ke, $5) where ${LINES} and kunci = any($6)`, [
    kode_toko,
    dari_toko,
    jenis,
    nomor,
    ke,
    kunci,
  ]);
}

/** Gives back what another server asks for: from now on nobody receives it here. It may be asked for again. */
export async function tarikKiriman(
  tx: Tx,
  { kode_toko, dari_toko }: Antara,
  kiriman: Kirimanku,
  nomor: string,
  tarik: Tarik,
): Promise<void> {
  const { jenis } = kiriman;
  await kiriman.pegang(tx, dari_toko, nomor);
  await kiriman.periksa(tx, kode_toko, dari_toko, nomor, tarik);
  const at = [kode_toko, dari_toko, jenis, nomor, tarik.ke];
  if (tarik.sebab === 'CANC') {
    await tx.query(`update kiriman_luar set batal_ke = greatest(batal_ke, $5) where ${LINES}`, at);
    return;
  }
  await tx.query(
    `update kiriman_luar_baris set tarik_ke = $5, sebab = $6 where ${LINES} and kunci = any($7) and tarik_ke <= $5`,
    [...at, tarik.sebab, tarik.baris.map(({ kunci }) => kunci)],
  );
}
