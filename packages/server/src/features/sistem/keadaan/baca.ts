import { bacaAliran } from '../../../platform/alir/aliran.ts';
import type { Sql } from '../../../platform/database/tx.ts';

/**
 * Answers as it is now, small and quick: whoever watches asks every few seconds. What sends to head office what flows
 * there is no standby, and no statement that goes on for ever.
 */
const DATABASE_SQL = `select current_setting('server_version') as versi, pg_database_size(current_database()) as ukuran,
    a.koneksi, current_setting('max_connections')::int as maks, a.terlama_ms, a.menunggu,
    (select count(*)::int from pg_stat_replication r where not exists (select from pg_replication_slots s
      where s.active_pid = r.pid and s.slot_type = 'logical')) as siaga,
    pg_postmaster_start_time() as mulai, (select max(berkas collate "C") from skema_migrasi) as skema
  from (select count(*)::int as koneksi, (count(*) filter (where wait_event_type = 'Lock'))::int as menunggu,
      coalesce(max(extract(epoch from clock_timestamp() - query_start) * 1000)
        filter (where state = 'active' and pid <> pg_backend_pid()), 0)::int as terlama_ms
    from pg_stat_activity
    where datname = current_database() and backend_type is distinct from 'walsender') a`;
const ANTREAN_SQL = `select 'antrean' as dari, keadaan, count(*)::int as jumlah from outbox
    where keadaan <> 'TERKIRIM' group by keadaan
  union all select 'masuk', keadaan, count(*)::int from outbox_masuk where keadaan <> 'DITERIMA' group by keadaan`;
const PEKERJAAN_SQL = `select (count(*) filter (where keadaan = 'GAGAL'))::int as gagal,
    (count(*) filter (where keadaan = 'BERJALAN'))::int as berjalan, max(selesai) as terakhir from pekerjaan`;
const CADANGAN_SQL = `select mulai, keadaan, bytes, periksa, coalesce(nullif(galat, ''), galat_periksa) as galat,
    extract(epoch from now() - (select max(mulai) from cadangan where keadaan = 'SELESAI'))::int as umur,
    keadaan = 'SELESAI' and coalesce(periksa not in ('BEDA', 'GAGAL'), true) as baik
  from cadangan order by mulai desc limit 1`;
const TOKO_SQL = `select b.kode_toko, b.urut, coalesce(p.salah, 0) as salah from buku b
  left join lateral (
    select salah from periksa_buku p where p.kode_toko = b.kode_toko order by malam desc limit 1
  ) p on true
  order by b.kode_toko`;

interface Database {
  readonly versi: string;
  readonly ukuran: number;
  readonly koneksi: number;
  readonly maks: number;
  readonly siaga: number;
  readonly terlama_ms: number;
  readonly menunggu: number;
  readonly mulai: string;
  readonly skema: string;
}
export interface Cadangan {
  readonly mulai: string;
  readonly keadaan: 'SELESAI' | 'GAGAL';
  readonly bytes: number | null;
  readonly periksa: 'UTUH' | 'BEDA' | 'GAGAL' | 'TIDAK_BISA' | null;
  readonly galat: string;
  /** Seconds since the last that was made. */
  readonly umur: number | null;
  readonly baik: boolean;
}
interface Pekerjaan {
  readonly gagal: number;
  readonly berjalan: number;
  readonly terakhir: string | null;
}
interface TokoBuku {
  readonly kode_toko: string;
  readonly urut: number;
  readonly salah: number;
}

/** How the database, the queue, the jobs and the backups are: for the page of an owner and for who watches servers. */
export async function bacaKeadaan(db: Sql) {
  const database = await db.one<Database>(DATABASE_SQL);
  const queue = await db.query<{ dari: string; keadaan: string; jumlah: number }>(ANTREAN_SQL);
  const count = (dari: string, keadaan: string): number =>
    queue.find((row) => row.dari === dari && row.keadaan === keadaan)?.jumlah ?? 0;
  return {
    database,
    antrean: {
      MENUNGGU: count('antrean', 'MENUNGGU'),
      GAGAL: count('antrean', 'GAGAL'),
      MENYERAH: count('antrean', 'MENYERAH'),
    },
    masuk: {
      MENUNGGU: count('masuk', 'MENUNGGU'),
      SELISIH: count('masuk', 'SELISIH'),
      MENYERAH: count('masuk', 'MENYERAH'),
    },
    pekerjaan: await db.one<Pekerjaan>(PEKERJAAN_SQL),
    cadangan: await db.maybe<Cadangan>(CADANGAN_SQL),
    toko: await db.query<TokoBuku>(TOKO_SQL),
    aliran: await bacaAliran(db),
  };
}
