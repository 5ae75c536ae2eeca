import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call, type Reply } from '../../../testing/app.ts';
import { listenAs, listening } from '../../../testing/listener.ts';
import { endOverHours } from '../../../platform/session/hours.ts';

const server = testApp();
const HOUR = 3_600_000;
let owner: Call;

/** `HH:MM` and day of a clock in Jakarta, so many hours from the server's now. */
function clock(hours: number): { readonly jam: string; readonly hari: string } {
  const time = new Date(server.services.now().getTime() + hours * HOUR);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', ...options }).format(time);
  const days: Readonly<Record<string, string>> = {
    Mon: 'SENIN',
    Tue: 'SELASA',
    Wed: 'RABU',
    Thu: 'KAMIS',
    Fri: 'JUMAT',
    Sat: 'SABTU',
    Sun: 'MINGGU',
  };
  return {
    jam: `${part({ hour: '2-digit', hourCycle: 'h23' }).padStart(2, '0')}:00`,
    hari: days[part({ weekday: 'short' })] ?? '',
  };
}
const HARI = ['SENIN', 'SELASA', 'RABU', 'KAMIS', 'JUMAT', 'SABTU', 'MINGGU'];
const tambah = (level: string, mulai: number, selesai: number, call: Call = owner): Promise<Reply> =>
  call('POST', 'jam-akses', { level, hari: HARI, jam_mulai: clock(mulai).jam, jam_selesai: clock(selesai).jam });
const login = (user_id: string) =>
  server.call('POST', 'users/login', { user_id, password: PASSWORD, perangkat: 'uji-jam' });

beforeAll(async () => {
  await server.shop('KL01');
  await server.shop('KL02');
  for (const [id, level] of [
    ['OWNER', 'OWN'],
    ['SU1', 'SU'],
    ['DEV1', 'DEV'],
    ['SPV1', 'SPV'],
    ['KASIR1', 'KASIR'],
  ] as const) {
    await server.user('KL01', id, level);
  }
  await server.user('KL02', 'KASIR2', 'KASIR');
});
beforeEach(async () => {
  await server.db.query(`delete from jam_akses`);
  await server.db.query(`update sesi set berakhir = now() where berakhir is null`);
  owner = await server.as('KL01', 'OWNER');
});
const outside = { status: 403, body: { code: 'di_luar_jam_akses', message: 'Di luar jam akses.' } };

describe('access hours', () => {
  it('let a level in only within them, at the login and at every call', async () => {
    const kasir = await server.as('KL01', 'KASIR1');
    expect((await kasir('GET', 'users/me')).body).toMatchObject({ jam_akses_sampai: null });
    expect((await tambah('KASIR', 3, 5)).status).toBe(201);
    expect(await kasir('GET', 'users/me')).toMatchObject(outside);
    expect(await login('KASIR1')).toMatchObject(outside);
    expect(await server.call('POST', 'users/login', { user_id: 'KASIR1', password: 'salah-123' })).toMatchObject({
      status: 401,
      body: { code: 'login_salah' },
    });
    await tambah('KASIR', -1, 2);
    expect((await kasir('GET', 'users/me')).status).toBe(200);
    await server.db.query(`update sesi set berakhir = now() where user_id = 'KASIR1'`);
    const { body } = await login('KASIR1');
    const until = Date.parse((body as { jam_akses_sampai: string }).jam_akses_sampai);
    expect(until - server.services.now().getTime()).toBeGreaterThan(HOUR - 1000);
    expect(until - server.services.now().getTime()).toBeLessThanOrEqual(2 * HOUR);
  });

  it('never lock out owner, super user and support, nor another level or shop', async () => {
    await tambah('KASIR', 3, 5);
    for (const user of ['SU1', 'DEV1', 'SPV1', 'OWNER']) {
      const call = await server.as('KL01', user);
      expect({ user, status: (await call('GET', 'users/me')).status }).toEqual({ user, status: 200 });
    }
    expect((await (await server.as('KL02', 'KASIR2'))('GET', 'users/me')).status).toBe(200);
    owner = await server.as('KL01', 'OWNER');
    expect(
      await owner('POST', 'jam-akses', { level: 'OWN', hari: HARI, jam_mulai: '08:00', jam_selesai: '09:00' }),
    ).toMatchObject({ status: 422, body: { fields: { level: 'Bukan salah satu pilihan' } } });
  });

  it('count only on their days, and no longer once they are deleted', async () => {
    const kasir = await server.as('KL01', 'KASIR1');
    const [today, other] = [
      clock(0).hari,
      HARI.find((hari) => hari !== clock(0).hari && hari !== clock(-24).hari && hari !== clock(24).hari),
    ];
    const made = await owner('POST', 'jam-akses', {
      level: 'KASIR',
      hari: [other],
      jam_mulai: '00:00',
      jam_selesai: '00:00',
    });
    expect(await kasir('GET', 'users/me')).toMatchObject(outside);
    const id = (made.body as { id_jam: string }).id_jam;
    await owner('PUT', `jam-akses/${id}`, { hari: [today] });
    expect((await kasir('GET', 'users/me')).status).toBe(200);
    await owner('PUT', `jam-akses/${id}`, { hari: [other] });
    expect((await owner('DELETE', `jam-akses/${id}`)).body).toMatchObject({ status: 'DIHAPUS' });
    expect((await kasir('GET', 'users/me')).status).toBe(200);
  });

  it('end running sessions, whose windows hear why', async () => {
    const kasir = await server.token('KL01', 'KASIR1');
    const heard = await listenAs(await listening(server), kasir);
    expect(await endOverHours(server.services)).toEqual([]);
    await tambah('KASIR', 3, 5);
    expect(await heard.next()).toContainEqual(['akses-berubah', {}]);
    expect(await endOverHours(server.services)).toMatchObject([{ user_id: 'KASIR1' }]);
    expect(await heard.next()).toContainEqual(['session-ended', { alasan: 'JAM_AKSES' }]);
    expect(await endOverHours(server.services)).toEqual([]);
    expect((await server.call('GET', 'users/me', undefined, { 'x-auth-token': kasir })).status).toBe(401);
    expect(
      await server.db.one(`select alasan_berakhir from sesi where user_id = 'KASIR1' order by id desc limit 1`),
    ).toEqual({ alasan_berakhir: 'JAM_AKSES' });
  });
});
