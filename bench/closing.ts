import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Api } from './http.ts';
import type { LookUp } from './lookups.ts';
import { runClients, speedOf } from './measure.ts';

/** The papers of a day that nobody has seen yet: forty shops of forty tills. */
const PAPERS = 10_000;
const CLIENTS = 8;
const SECONDS = 2;

interface Hari {
  readonly laci: readonly { readonly user_id: string; readonly buku: number }[];
}

const papersOf = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ papers: number }>(
    `select count(*)::int as papers from dokumen d join hari_toko h using (kode_toko)
      where d.kode_toko = 'KL01' and d.tgl = h.tgl_system`,
  );
  return rows[0]?.papers ?? 0;
};

/**
 * Closes a day of so many papers: every check, every drawer counted as the books have it, the day's figures kept.
 * @param sell fills the day up.
 */
export async function closeDay(api: Api, pool: pg.Pool, sell: (client: number) => Promise<void>): Promise<LookUp> {
  while ((await papersOf(pool)) < PAPERS) await runClients(CLIENTS, SECONDS, sell);
  await pool.query('analyze');
  const papers = await papersOf(pool);
  const { laci } = await api.call<Hari>({ method: 'GET', path: 'tutup-toko/periksa' });
  const close = () =>
    api.call({
      method: 'POST',
      path: 'tutup-toko',
      headers: { 'idempotency-key': randomUUID() },
      body: { kas: laci.map(({ user_id, buku: jumlah }) => ({ user_id, jumlah })) },
    });
  const begun = performance.now();
  await close();
  const ms = performance.now() - begun;
  const speed = speedOf([{ times: [ms], seconds: ms / 1000 }]);
  return { name: `closing a day of ${papers.toLocaleString('en')} papers`, speed };
}
