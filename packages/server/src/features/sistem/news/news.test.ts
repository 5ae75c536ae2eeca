import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../../testing/app.ts';

const server = testApp();
let owner: Call;
let kasir: Call;
let spv: Call;
beforeAll(async () => {
  await server.shop('KL01', { tgl_system: '2026-11-21' });
  await server.shop('KL02', { tgl_system: '2026-11-21' });
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL01', 'SPV1', 'SPV');
  await server.user('KL01', 'KASIR1', 'KASIR');
  await server.user('KL02', 'KASIR2', 'KASIR');
});
beforeEach(async () => {
  await server.db.query(`delete from news_dibaca`);
  await server.db.query(`delete from news`);
  [owner, kasir, spv] = [
    await server.as('KL01', 'OWNER'),
    await server.as('KL01', 'KASIR1'),
    await server.as('KL01', 'SPV1'),
  ];
});

const NEWS = { judul: 'Rapat', isi: 'Jam 8 pagi.\nSemua hadir.', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-25' };
const post = async (more: object = {}): Promise<string> =>
  ((await owner('POST', 'news', { ...NEWS, ...more })).body as { id_news: string }).id_news;
interface Shown {
  id_news: string;
  judul: string;
  dibaca: string | null;
}
const shown = async (call: Call) => (await call('GET', 'news/aktif')).body as Shown[];
const titles = async (call: Call) => (await shown(call)).map(({ judul }) => judul);

describe('announcements', () => {
  it('are shown to the levels they name, or to all', async () => {
    await post({ judul: 'Untuk semua' });
    await post({ judul: 'Untuk kasir', untuk: ['KASIR'] });
    await post({ judul: 'Untuk SPV dan OWN', untuk: ['SPV', 'OWN'] });
    expect((await titles(kasir)).toSorted()).toEqual(['Untuk kasir', 'Untuk semua']);
    expect((await titles(spv)).toSorted()).toEqual(['Untuk SPV dan OWN', 'Untuk semua']);
    expect(await titles(await server.as('KL02', 'KASIR2'))).toEqual([]);
    expect(await owner('POST', 'news', { ...NEWS, untuk: ['BOS'] })).toMatchObject({
      status: 422,
      body: { fields: { untuk: 'Bukan salah satu pilihan' } },
    });
  });

  it('are shown on their business dates, both included, important ones first', async () => {
    await post({ judul: 'Kemarin', tgl_mulai: '2026-11-19', tgl_selesai: '2026-11-20' });
    await post({ judul: 'Besok', tgl_mulai: '2026-11-22', tgl_selesai: null });
    await post({ judul: 'Hari ini saja', tgl_mulai: '2026-11-21', tgl_selesai: '2026-11-21' });
    await post({ judul: 'Penting', tgl_mulai: '2026-11-01', tgl_selesai: null, penting: true });
    expect(await titles(kasir)).toEqual(['Penting', 'Hari ini saja']);
    expect(await owner('POST', 'news', { ...NEWS, tgl_selesai: '2026-11-19' })).toMatchObject({
      status: 422,
      body: { fields: { tgl_selesai: expect.any(String) } },
    });
  });

  it('remember who has read them, each for himself', async () => {
    const id = await post();
    expect((await kasir('POST', `news/${id}/dibaca`)).status).toBe(204);
    const [first] = await shown(kasir);
    expect(first?.dibaca).toEqual(expect.any(String));
    expect((await kasir('POST', `news/${id}/dibaca`)).status).toBe(204);
    expect(await shown(kasir)).toEqual([first]);
    expect((await shown(spv))[0]?.dibaca).toBeNull();
    const hidden = await post({ untuk: ['SPV'] });
    expect(await kasir('POST', `news/${hidden}/dibaca`)).toMatchObject({ status: 404 });
    expect(await kasir('POST', 'news/tidak-ada/dibaca')).toMatchObject({ status: 404 });
  });

  it('are deleted while nobody has read them, and deactivated afterwards', async () => {
    const [unread, read] = [await post(), await post({ judul: 'Dibaca' })];
    await kasir('POST', `news/${read}/dibaca`);
    expect((await owner('DELETE', `news/${unread}`)).body).toMatchObject({ status: 'DIHAPUS' });
    expect((await owner('DELETE', `news/${read}`)).body).toMatchObject({ status: 'DINONAKTIFKAN' });
    expect(await titles(kasir)).toEqual([]);
  });

  it('are read as a list only by who may set them', async () => {
    expect(await kasir('GET', 'news/get/all')).toMatchObject({ status: 403, body: { code: 'menu_tidak_berhak' } });
  });
});
