import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { kirimUji } from '../../features/sistem/antrean/uji.ts';
import { testApp } from '../../testing/app.ts';
import { asProgram } from '../../testing/test-server.ts';
import { createPool } from '../database/pool.ts';
import { mulaiAntrean, type Antrean, type AntreanIsi } from './mulai.ts';
import { tulisOutbox } from './outbox.ts';
import { mintaJalan } from './pekerjaan.ts';

const app = testApp();
const running: Antrean[] = [];
const pools: ReturnType<typeof createPool>[] = [];

interface Got {
  readonly id: string;
  readonly key: IncomingMessage['headers'][string];
}
const got: Got[] = [];
/** Statuses that the receiver answers next; 200 when there is none. */
const answers: number[] = [];
const receiver = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    got.push({ id: (JSON.parse(text) as { id: string }).id, key: request.headers['idempotency-key'] });
    response.writeHead(answers.shift() ?? 200).end();
  });
});
let alamat = '';

beforeAll(async () => {
  await app.shop('KL01');
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  alamat = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  got.length = 0;
});
afterAll(() => void receiver.close());

const nothing = async () => ({ jumlah: 0 });
const jobs: AntreanIsi['pekerjaan'] = {
  'periksa-buku': nothing,
  'ringkas-hari': nothing,
  cadangan: nothing,
  'jam-akses': nothing,
  'kirim-promo': nothing,
  'kirim-pengingat': nothing,
  'kirim-nota': nothing,
  'kumpul-niaga': nothing,
  'lapor-rantai': nothing,
  'sapu-unggahan': nothing,
  'lupa-jawaban': nothing,
  'sapu-sesi': nothing,
  'sapu-antrean': nothing,
};

/** A server more on the database, with connections of its own. */
const terkirim = async () => ({ hasil: 'TERKIRIM' }) as const;
async function server(name: string, pekerjaan: Partial<AntreanIsi['pekerjaan']> = {}): Promise<void> {
  const { connection } = app;
  const pool = createPool(asProgram(connection), { max: 6 });
  pools.push(pool);
  running.push(
    await mulaiAntrean(
      app.services,
      {
        pengirim: { UJI: kirimUji, TOKO: terkirim, WA: terkirim, ETALASE: terkirim },
        pekerjaan: { ...jobs, ...pekerjaan },
      },
      { pool, server: name, jeda: [100, 200] },
    ),
  );
}

const write = () =>
  app.db.tx((tx) =>
    tulisOutbox(
      tx,
      { shop: { kode_toko: 'KL01' }, now: app.services.now },
      { saluran: 'UJI', isi: { alamat, pesan: 'halo' }, tujuan: alamat },
    ),
  );
const stateOf = async (id: string): Promise<string> =>
  (await app.db.one<{ keadaan: string }>(`select keadaan from outbox where id = $1`, [id])).keadaan;
const eventually = { timeout: 20_000, interval: 50 };

describe('messages', { timeout: 60_000 }, () => {
  it('leave after their commit, are tried again, and given up', async () => {
    answers.push(500, 503);
    await server('A');
    const id = await write();
    await expect.poll(() => stateOf(id), eventually).toBe('TERKIRIM');
    expect(got).toEqual([1, 2, 3].map(() => ({ id, key: id })));
    answers.push(500, 500, 500);
    const lost = await write();
    await expect.poll(() => stateOf(lost), eventually).toBe('MENYERAH');
    expect(got).toHaveLength(6);
  });

  it('each leave once from two servers', async () => {
    await Promise.all([server('A'), server('B')]);
    const ids = await Promise.all(Array.from({ length: 40 }, write));
    await expect
      .poll(async () => new Set(await Promise.all(ids.map(stateOf))), eventually)
      .toEqual(new Set(['TERKIRIM']));
    expect(got.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('leave although the server died between commit and queue, and although the queue lost them', async () => {
    const before = await write();
    await server('A');
    await expect.poll(() => stateOf(before), eventually).toBe('TERKIRIM');
    // Handed over, says the row; but the queue knows nothing of it.
    const lost = await app.db.tx(async (tx) => {
      const id = await tulisOutbox(
        tx,
        { shop: { kode_toko: 'KL01' }, now: app.services.now },
        { saluran: 'UJI', isi: { alamat, pesan: 'halo' }, tujuan: alamat },
      );
      await tx.query(`update outbox set diserahkan = $2 where id = $1`, [id, app.services.now()]);
      return id;
    });
    await new Promise((resolve) => void setTimeout(resolve, 2500));
    expect(await stateOf(lost)).toBe('MENUNGGU');
    app.later(61_000);
    await expect.poll(() => stateOf(lost), eventually).toBe('TERKIRIM');
  });
});

describe('jobs', { timeout: 60_000 }, () => {
  const ask = () =>
    app.db.tx((tx) =>
      mintaJalan(tx, { kunci: 'sapu-sesi', kode_toko: '' }, { user_id: 'UJI', now: app.services.now() }),
    );
  const lastRun = () =>
    app.db.maybe<{ keadaan: string; hasil: unknown; galat: string | null; diminta: Date | null; server: string }>(
      `select keadaan, hasil, galat, diminta, server from pekerjaan where kunci = 'sapu-sesi'`,
    );

  it('run on one server, whichever it is, and say what became of them', async () => {
    const runs: string[] = [];
    const work = async (_: unknown, { server: name }: { readonly server: string }) => {
      runs.push(name);
      await new Promise((resolve) => void setTimeout(resolve, 300));
      return { jumlah: 7 };
    };
    // One that asks when the run has begun gets another run: all ask before anybody works.
    await Promise.all([ask(), ask(), ask()]);
    await Promise.all([server('A', { 'sapu-sesi': work }), server('B', { 'sapu-sesi': work })]);
    await expect.poll(lastRun, eventually).toMatchObject({ keadaan: 'SELESAI', hasil: { jumlah: 7 }, diminta: null });
    expect(runs).toEqual([(await lastRun())?.server]);
  });

  it('that fail are tried again', async () => {
    let tries = 0;
    await server('A', {
      'sapu-sesi': async () => {
        tries += 1;
        if (tries === 1) throw new Error('not this time');
        return { jumlah: tries };
      },
    });
    await ask();
    await expect.poll(lastRun, eventually).toMatchObject({ keadaan: 'GAGAL', galat: expect.any(String) });
    await expect.poll(lastRun, eventually).toMatchObject({ keadaan: 'SELESAI', hasil: { jumlah: 2 }, galat: null });
  });

  it('are due for every shop by its own clock, and no longer for one that is closed', async () => {
    await app.shop('KL02', { zona_waktu: 'Asia/Makassar' });
    await app.shop('KL-03 X', { inisial: 'KLX', zona_waktu: 'Asia/Jayapura' });
    await app.db.query(`update toko set status_aktif = false where kode_toko = 'KL01'`);
    await server('A');
    const due = await app.db.query(
      `select data ->> 'kode_toko' as toko, cron, timezone from pgboss.schedule where name = 'pekerjaan-lama' order by 1`,
    );
    expect(due).toEqual([
      // The backup is of all shops, by the clock of most: none has more here, and the first by name counts.
      { toko: '', cron: '0 3 * * *', timezone: 'Asia/Jayapura' },
      { toko: 'KL-03 X', cron: '0 2 * * *', timezone: 'Asia/Jayapura' },
      { toko: 'KL02', cron: '0 2 * * *', timezone: 'Asia/Makassar' },
    ]);
    await app.db.query(`update toko set status_aktif = true where kode_toko = 'KL01'`);
  });
});
