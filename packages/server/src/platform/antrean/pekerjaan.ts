import type { HasilPekerjaan, PekerjaanKey } from '@kilau/contract/core/antrean.ts';
import type { Services } from '../context.ts';
import { uuidv7 } from '../id.ts';
import { ANTREAN_BERUBAH } from './outbox.ts';

/** One run of a job. */
export interface Jalan {
  /** The shop it works for; empty for a job that works for all of them. */
  readonly kode_toko: string;
  /** This server, among those of the database. */
  readonly server: string;
  /** Aborted when the server ends or has lost the job: long work stops at its next step, another server begins anew. */
  readonly signal: AbortSignal;
}

/** Does a job. Must bear being done again, from the start or from wherever it was cut off. */
export type Pekerja = (services: Services, jalan: Jalan) => Promise<HasilPekerjaan>;
/** How each job is done. One that is missing does not compile. */
export type Pekerjaan = Readonly<Record<PekerjaanKey, Pekerja>>;

/** Which job, for which shop. */
export interface PekerjaanKunci {
  readonly kunci: PekerjaanKey;
  readonly kode_toko: string;
}

const BEGIN_SQL = `insert into pekerjaan (kode_toko, kunci, keadaan, mulai, server) values ($1, $2, 'BERJALAN', $3, $4)
  on conflict (kode_toko, kunci) do update set keadaan = 'BERJALAN', mulai = $3, server = $4, selesai = null,
    hasil = null, galat = null, diminta = null, diserahkan = null`;
// A run that lost its job to another server says nothing about it any more.
const END_SQL = `update pekerjaan set keadaan = $5, selesai = $6, hasil = $7, galat = $8
  where kode_toko = $1 and kunci = $2 and mulai = $3 and server = $4`;

/**
 * Runs a job and writes down when, where and with what result.
 * @throws what the job throws, after it is logged, so that the queue has it tried again.
 */
export async function jalankan(
  services: Services,
  pekerjaan: Pekerjaan,
  { kunci, kode_toko }: PekerjaanKunci,
  { server, signal }: Pick<Jalan, 'server' | 'signal'>,
): Promise<void> {
  const { db, log, now, realtime } = services;
  const mulai = now();
  const end = async (keadaan: 'SELESAI' | 'GAGAL', hasil: HasilPekerjaan | null, galat: string | null) => {
    const figures = hasil === null ? null : JSON.stringify(hasil);
    await db.query(END_SQL, [kode_toko, kunci, mulai, server, keadaan, now(), figures, galat]);
    if (kode_toko !== '') realtime.toShop(kode_toko, ANTREAN_BERUBAH, {});
  };
  await db.query(BEGIN_SQL, [kode_toko, kunci, mulai, server]);
  try {
    await end('SELESAI', await pekerjaan[kunci](services, { kode_toko, server, signal }), null);
  } catch (error) {
    const ref = uuidv7();
    log.error({ error, ref, kunci, kode_toko }, 'a job has failed');
    await end('GAGAL', null, ref);
    throw error;
  }
}

// Asked for twice is asked for once; whoever asked first stays.
const ASK_SQL = `insert into pekerjaan as p (kode_toko, kunci, diminta, diminta_oleh) values ($1, $2, $3, $4)
  on conflict (kode_toko, kunci) do update set diminta = coalesce(p.diminta, excluded.diminta),
    diminta_oleh = case when p.diminta is null then excluded.diminta_oleh else p.diminta_oleh end`;

/** Asks for a run beside the schedule. It begins within seconds, on one server, once the transaction has committed. */
export async function mintaJalan(
  tx: { query: Services['db']['query'] },
  { kunci, kode_toko }: PekerjaanKunci,
  by: { readonly user_id: string; readonly now: Date },
): Promise<void> {
  await tx.query(ASK_SQL, [kode_toko, kunci, by.now, by.user_id]);
}
