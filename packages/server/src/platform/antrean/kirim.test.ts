import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { JEDA_MS, kirimSatu, SEWA_MS, type PengirimSaluran } from './kirim.ts';
import { tulisOutbox, type HasilKirim } from './outbox.ts';
import { sapuOutbox } from './sapu.ts';

const app = testApp();
const KODE = { kode_toko: 'KL01' };
const context = () => ({ shop: KODE, now: app.services.now });
const write = (more: { kunci?: string; alamat?: string } = {}) =>
  app.db.tx((tx) =>
    tulisOutbox(tx, context(), {
      saluran: 'UJI',
      isi: { alamat: more.alamat ?? 'http://127.0.0.1:1', pesan: 'halo' },
      tujuan: 'uji',
      ...(more.kunci !== undefined && { kunci: more.kunci }),
    }),
  );
interface Row {
  readonly keadaan: string;
  readonly percobaan: number;
  readonly galat: unknown;
  readonly jeda: number;
}
const row = (id: string) =>
  app.db.one<Row>(
    `select keadaan, percobaan, galat, round(extract(epoch from lagi_pada - $2::timestamptz) * 1000)::integer as jeda
     from outbox where id = $1`,
    [id, app.services.now()],
  );
const uji = vi.fn<PengirimSaluran['UJI']>();
const pengirim: PengirimSaluran = {
  UJI: uji,
  TOKO: async () => ({ hasil: 'TERKIRIM' }),
  WA: async () => ({ hasil: 'TERKIRIM' }),
  ETALASE: async () => ({ hasil: 'TERKIRIM' }),
};
const send = (id: string) => kirimSatu(app.services, pengirim, { ...KODE, id });
const REFUSED: HasilKirim = { hasil: 'GAGAL', galat: { kode: 'DITOLAK', status: 500 } };

beforeAll(() => app.shop('KL01'));
beforeEach(() => {
  uji.mockReset();
});

describe('a message', () => {
  it('is there with its transaction, and not at all without', async () => {
    let id = '';
    await expect(
      app.db.tx(async (tx) => {
        id = await tulisOutbox(tx, context(), { saluran: 'UJI', isi: { alamat: 'x', pesan: 'y' }, tujuan: 'z' });
        throw new Error('the deed failed');
      }),
    ).rejects.toThrow('the deed failed');
    expect(await app.db.query(`select 1 from outbox where id = $1`, [id])).toEqual([]);
    expect(await row(await write())).toMatchObject({ keadaan: 'MENUNGGU', percobaan: 0 });
  });

  it('is written once for one key, however often the deed is tried', async () => {
    const first = await write({ kunci: 'nota/KL-FJ-1' });
    expect(await write({ kunci: 'nota/KL-FJ-1' })).toBe(first);
    expect(await write({ kunci: 'nota/KL-FJ-2' })).not.toBe(first);
  });

  it('is delivered once it is taken, with its id for the receiver', async () => {
    uji.mockResolvedValue({ hasil: 'TERKIRIM' });
    const id = await write({ alamat: 'http://tujuan' });
    await send(id);
    await send(id);
    expect(uji).toHaveBeenCalledTimes(1);
    expect(uji.mock.lastCall?.[1]).toMatchObject({
      id,
      kode_toko: 'KL01',
      isi: { alamat: 'http://tujuan', pesan: 'halo' },
    });
    expect(await row(id)).toMatchObject({ keadaan: 'TERKIRIM', percobaan: 1, galat: null });
  });

  it('is tried again with growing pauses, and given up after the last', async () => {
    uji.mockResolvedValue(REFUSED);
    const id = await write();
    for (const [index, pause] of JEDA_MS.entries()) {
      await send(id);
      const { keadaan, percobaan, galat, jeda } = await row(id);
      expect({ keadaan, percobaan, galat }).toEqual({
        keadaan: 'GAGAL',
        percobaan: index + 1,
        galat: { kode: 'DITOLAK', status: 500 },
      });
      expect(jeda).toBeGreaterThan(pause - 5000);
      expect(jeda).toBeLessThanOrEqual(pause);
      // Too early: nobody is bothered.
      await send(id);
      expect(uji).toHaveBeenCalledTimes(index + 1);
      app.later(pause);
    }
    await send(id);
    expect(await row(id)).toMatchObject({ keadaan: 'MENYERAH', percobaan: JEDA_MS.length + 1 });
    app.later(24 * 3_600_000);
    await send(id);
    expect(uji).toHaveBeenCalledTimes(JEDA_MS.length + 1);
    expect([...JEDA_MS]).toEqual([...JEDA_MS].toSorted((a, b) => a - b));
  });

  it('is given up at once where another try would end the same way', async () => {
    uji.mockResolvedValue({ hasil: 'MENYERAH', galat: { kode: 'DILARANG' } });
    const id = await write();
    await send(id);
    expect(await row(id)).toMatchObject({ keadaan: 'MENYERAH', percobaan: 1, galat: { kode: 'DILARANG' } });
  });

  it('survives a fault of its channel, and names the line in the log', async () => {
    uji.mockRejectedValue(new Error('a fault'));
    const id = await write();
    await send(id);
    expect(await row(id)).toMatchObject({
      keadaan: 'GAGAL',
      galat: { kode: 'KESALAHAN', ref: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
  });

  it('belongs to one server while it is sent, and to another one when that has died', async () => {
    const id = await write();
    let release = (_: HasilKirim): void => undefined;
    uji.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const dead = send(id);
    await expect.poll(() => uji.mock.calls.length).toBe(1);
    await send(id);
    expect(uji).toHaveBeenCalledTimes(1);
    app.later(SEWA_MS);
    uji.mockResolvedValue({ hasil: 'TERKIRIM' });
    await send(id);
    expect(uji.mock.calls.map(([, kiriman]) => kiriman.id)).toEqual([id, id]);
    // It was not dead after all; what it says now counts for nothing.
    release(REFUSED);
    await dead;
    expect(await row(id)).toMatchObject({ keadaan: 'TERKIRIM', percobaan: 2 });
  });

  it('goes out from a server whose clock is behind the one that handed it over', async () => {
    uji.mockResolvedValue({ hasil: 'TERKIRIM' });
    const id = await write();
    const behind = { ...app.services, now: () => new Date(app.services.now().getTime() - 5000) };
    await kirimSatu(behind, pengirim, { ...KODE, id });
    expect(await row(id)).toMatchObject({ keadaan: 'MENUNGGU' });
    await kirimSatu(behind, pengirim, { ...KODE, id, pada: app.services.now().toISOString() });
    expect(await row(id)).toMatchObject({ keadaan: 'TERKIRIM' });
  });

  it('is forgotten long after it was delivered, and only then', async () => {
    uji.mockResolvedValueOnce({ hasil: 'TERKIRIM' }).mockResolvedValueOnce(REFUSED);
    const [sent, failed] = [await write(), await write()];
    await send(sent);
    await send(failed);
    expect(await sapuOutbox(app.services)).toBe(0);
    app.later(91 * 24 * 3_600_000);
    expect(await sapuOutbox(app.services)).toBeGreaterThan(0);
    expect(await app.db.query(`select id from outbox where id = any($1)`, [[sent, failed]])).toEqual([{ id: failed }]);
  });
});
