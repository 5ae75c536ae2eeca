import type pg from 'pg';
import { databaseOn } from '../database/database-on.ts';
import { AWALAN, skemaOf } from './pilihan.ts';
import { cerminOf, daftarCabang, dengan, type CabangAlir } from './pusat.ts';

const TUNGGU_MS = 2000;

/** How it is with a branch: it is copied, it flows, nobody fetches or it does not answer, or what it kept is gone. */
export type KeadaanAlir = 'MENYALIN' | 'MENGALIR' | 'PUTUS' | 'HILANG' | 'BEDA_SKEMA';

export interface TengokCabang {
  readonly nama: string;
  readonly toko: readonly string[];
  readonly keadaan: KeadaanAlir;
  /** Tables whose rows are not all here yet. */
  readonly tersisa: number;
  /** What the branch has written and this database has not; nothing where it does not answer. */
  readonly bytes: number | null;
  readonly detik: number | null;
  /** The last moment at which nothing was missing, as far as anybody has looked. */
  readonly setara: Date | null;
}

/** A slot as the branch sees it. */
export interface Slot {
  readonly nama: string;
  readonly aktif: boolean;
  /** What of the log it keeps for who reads it; nothing where that is gone. */
  readonly bytes: number | null;
  readonly detik: number;
  readonly hilang: boolean;
}

export const SLOT_SQL = `select s.slot_name as nama, s.active as aktif, s.wal_status = 'lost' as hilang,
    pg_wal_lsn_diff(pg_current_wal_lsn(), s.confirmed_flush_lsn)::float8 as bytes,
    coalesce(extract(epoch from r.replay_lag), 0)::float8 as detik
  from pg_replication_slots s left join pg_stat_replication r on r.pid = s.active_pid
  where s.database = current_database() and starts_with(s.slot_name, $1) order by 1`;
const SINI_SQL = `select c.setara, exists (select from pg_stat_subscription a
      where a.subname = s.subname and a.worker_type = 'apply' and a.pid is not null) as jalan,
    (select count(*)::int from pg_subscription_rel r where r.srsubid = s.oid and r.srsubstate <> 'r') as tersisa
  from alir.cabang c join pg_subscription s on s.subname = c.nama where c.nama = $1`;

/** What waits at a branch for head office; the same asked there and from afar. */
export async function slotSini(client: pg.ClientBase): Promise<readonly Slot[]> {
  return (await client.query<Slot>(SLOT_SQL, [AWALAN])).rows;
}

interface Sana {
  readonly slot: Slot | undefined;
  readonly skema: string;
}

async function tanya(alamat: string, sub: string): Promise<Sana | undefined> {
  const config = { connectionString: alamat, connectionTimeoutMillis: TUNGGU_MS, query_timeout: TUNGGU_MS };
  try {
    return await dengan(config, async (cabang) => ({
      slot: (await slotSini(cabang)).find(({ nama }) => nama === sub),
      skema: (await skemaOf(cabang)).isi,
    }));
  } catch {
    return undefined;
  }
}

interface Sini {
  readonly jalan: boolean;
  readonly tersisa: number;
  readonly setara: Date | null;
}

function keadaanOf(sini: Sini, sana: Sana | undefined, skema: string): KeadaanAlir {
  if (sana && sana.skema !== skema) return 'BEDA_SKEMA';
  if (sana && (!sana.slot || sana.slot.hilang)) return 'HILANG';
  if (!sini.jalan || sana?.slot?.aktif !== true) return 'PUTUS';
  return sini.tersisa > 0 ? 'MENYALIN' : 'MENGALIR';
}

async function tengokSatu(
  cermin: pg.ClientBase,
  { nama, toko, sambungan }: CabangAlir,
  { buka, skema }: { readonly buka: (sambungan: string, nama: string) => string | undefined; readonly skema: string },
): Promise<TengokCabang> {
  const alamat = buka(sambungan, nama);
  const sana = alamat === undefined ? undefined : await tanya(alamat, nama);
  const { rows } = await cermin.query<Sini>(SINI_SQL, [nama]);
  const sini = rows[0] ?? { jalan: false, tersisa: 0, setara: null };
  const keadaan = keadaanOf(sini, sana, skema);
  const bytes = sana?.slot?.bytes ?? null;
  let { setara } = sini;
  if (keadaan === 'MENGALIR' && bytes === 0) {
    const told = await cermin.query<{ setara: Date }>(
      'update alir.cabang set setara = now() where nama = $1 returning setara',
      [nama],
    );
    setara = told.rows[0]?.setara ?? setara;
  }
  return { nama, toko, keadaan, tersisa: sini.tersisa, bytes, detik: sana?.slot?.detik ?? null, setara };
}

/** How it is with all branches that flow into this database. @param buka opens what {@link Pusat.segel} sealed. */
export async function tengokCabang(
  owner: pg.ClientConfig,
  buka: (sambungan: string, nama: string) => string | undefined,
): Promise<readonly TengokCabang[]> {
  const { mirror, skema } = await dengan(owner, async (own) => ({
    mirror: await cerminOf(own),
    skema: (await skemaOf(own)).isi,
  }));
  if (!mirror.ada) return [];
  return dengan(databaseOn(owner, mirror.nama), async (cermin) => {
    const told: TengokCabang[] = [];
    for (const cabang of await daftarCabang(cermin)) told.push(await tengokSatu(cermin, cabang, { buka, skema }));
    return told;
  });
}
