import { beforeAll, beforeEach, expect, it } from 'vitest';
import { routes } from '../../app/routes.ts';
import { approvedDeed } from '../../testing/approved-deed.ts';
import { PASSWORD, testApp, type Call } from '../../testing/app.ts';

const SUBJECT = { kategori: 'BATAL PENJUALAN', dokumen: 'KL-FJ-261121-0007', nilai: { alasan: 'SALAH' } };
const BARU = 'laut-tiga-456';

const server = testApp([...routes, approvedDeed]);
let kasir: Call;
let own: Call;
let spv: Call;
beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'KASIR1', 'KASIR');
  await server.user('KL01', 'SPV1', 'SPV');
  await server.user('KL01', 'OWNER', 'OWN', ['/users']);
});
beforeEach(async () => {
  server.later(61_000);
  [kasir, own, spv] = [
    await server.as('KL01', 'KASIR1'),
    await server.as('KL01', 'OWNER'),
    await server.as('KL01', 'SPV1'),
  ];
});

async function granted(): Promise<string> {
  const asked = { username: 'SPV1', password: PASSWORD, ...SUBJECT, keterangan: 'salah input' };
  const reply = await kasir('POST', 'authorization/manual', asked);
  expect(reply).toMatchObject({ status: 201 });
  return (reply.body as { id: string }).id;
}
const use = (id: string) => kasir('POST', 'uji/batal', { id, ...SUBJECT });

/** He is again what he was, as if nothing had been. */
const lagi = () =>
  server.db.query(`update users set level = 'SPV', status_aktif = true, wajib_ganti_password = false,
    password_hash = (select password_hash from users where user_id = 'OWNER') where user_id = 'SPV1'`);

it.each([
  ['his password is another', () => own('PUT', 'users/SPV1', { password: BARU })],
  ['he has chosen another', () => spv('PUT', 'users/change-password', { password: PASSWORD, new_password: BARU })],
  ['his level is another', () => own('PUT', 'users/SPV1', { level: 'KASIR' })],
  ['he is out', () => own('DELETE', 'users/SPV1')],
])('what somebody has approved is over for good once %s', async (_name, berubah) => {
  const [before, used] = [await granted(), await granted()];
  expect(await use(used)).toMatchObject({ status: 200 });
  expect((await berubah()).status).toBeLessThan(300);
  await lagi();
  expect(await use(before)).toMatchObject({ status: 422, body: { code: 'otorisasi_tidak_berlaku' } });
  expect(await use(await granted())).toMatchObject({ status: 200 });
  // What was used stays as it was kept.
  expect(
    await server.db.query(`select 1 from otorisasi where id = $1 and dipakai < berlaku_sampai`, [used]),
  ).toHaveLength(1);
});

it('stays good while something else is said of him', async () => {
  const id = await granted();
  expect(await own('PUT', 'users/SPV1', { usere_name: 'Nama Lain' })).toMatchObject({ status: 200 });
  expect(await use(id)).toMatchObject({ status: 200 });
});
