import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call, type Reply } from '../../../testing/app.ts';
import { PerangkatSidik } from '../../../testing/perangkat-sidik.ts';

const server = testApp();
const KATEGORI = 'BATAL PENJUALAN';
const SUBJECT = { kategori: KATEGORI, dokumen: 'KL-FJ-261121-0007', nilai: { alasan: 'SALAH' } };

interface Terbit {
  readonly id: string;
  readonly sisa_ms: number;
  readonly kunci: { readonly challenge: string; readonly allowCredentials: readonly { readonly id: string }[] };
}

let kasir: Call;
let spv: Call;
let own: Call;
let laptop: PerangkatSidik;

beforeAll(async () => {
  await server.shop('KL01');
  await server.db.query(
    `update para_system set value = 'true' where kode_toko = 'KL01' and key = 'FINGERPRINT_MODULE'`,
  );
  for (const [id, level] of [
    ['KASIR1', 'KASIR'],
    ['KASIR2', 'KASIR'],
    ['SPV1', 'SPV'],
    ['SPV2', 'SPV'],
    ['OWNER', 'OWN'],
    ['OWNER2', 'OWN'],
  ] as const) {
    await server.user('KL01', id, level);
  }
});

/** Enters a device of who calls. */
async function enter(call: Call, device: PerangkatSidik, nama = 'LAPTOP', how = {}): Promise<Reply> {
  const begun = await call('POST', 'sidik-jari/kunci/mulai', { nama, password: PASSWORD });
  expect(begun.status).toBe(201);
  const { id, kunci } = begun.body as Terbit;
  return call('POST', 'sidik-jari/kunci', { id, jawaban: device.baru(kunci, how) });
}

beforeEach(async () => {
  server.later(200_000);
  await server.db.query(`delete from kunci_sidik`);
  [kasir, spv, own] = [
    await server.as('KL01', 'KASIR1'),
    await server.as('KL01', 'SPV1'),
    await server.as('KL01', 'OWNER'),
  ];
  laptop = new PerangkatSidik();
  await enter(spv, laptop);
});

const ask = async (changes: object = {}, call: Call = kasir): Promise<Terbit> => {
  const reply = await call('POST', 'otorisasi-sidik', { user_id: 'SPV1', permintaan: [SUBJECT], ...changes });
  expect(reply.status).toBe(201);
  return reply.body as Terbit;
};
const give = (permintaan: string, fp: unknown, changes: object = {}, call: Call = kasir): Promise<Reply> =>
  call('POST', 'authorization/fingerprint', { user_id: 'SPV1', kategori: KATEGORI, permintaan, fp, ...changes });
const granted = async (): Promise<number> =>
  (await server.db.one<{ n: number }>(`select count(*)::int as n from otorisasi where saluran = 'FINGERPRINT'`)).n;
/** The reason of a refusal, and that nothing was approved beside it. */
const refused = async (reply: Promise<Reply>): Promise<unknown> => {
  const before = await granted();
  const { code } = (await reply).body as { code?: unknown };
  return (await granted()) === before ? code : 'granted';
};

describe('a device of her own', () => {
  it('approves exactly what the till asked for, once, and stands in the report with its name', async () => {
    const { id, kunci, sisa_ms } = await ask();
    expect(sisa_ms).toBeGreaterThan(115_000);
    expect(sisa_ms).toBeLessThanOrEqual(120_000);
    expect(kunci.allowCredentials.map((one) => one.id)).toEqual([laptop.id.toString('base64url')]);
    const signed = laptop.tanda(kunci);
    const reply = await give(id, signed);
    expect(reply.status).toBe(201);
    const { izin } = reply.body as { izin: string[] };
    const [row] = await server.db.query(
      `select saluran, perangkat, diminta_oleh, disetujui_oleh, kategori, dokumen, nilai from otorisasi where id = $1`,
      [izin[0]],
    );
    expect(row).toEqual({
      saluran: 'FINGERPRINT',
      perangkat: 'LAPTOP',
      diminta_oleh: 'KASIR1',
      disetujui_oleh: 'SPV1',
      ...SUBJECT,
    });
    const report = await own('GET', 'laporan/otorisasi?tgl_from=2026-11-21&tgl_to=2026-11-21');
    expect(report.text).toContain('LAPTOP');
    // Again: the request is used up, and so is what was signed.
    expect(await refused(give(id, signed))).toBe('permintaan_lewat');
    expect(await refused(give((await ask()).id, signed))).toBe('sidik_ditolak');
  });

  it('approves several lines at once, each by itself', async () => {
    const other = { ...SUBJECT, dokumen: 'KL-FJ-261121-0008' };
    const { id, kunci } = await ask({ permintaan: [SUBJECT, other] });
    const { izin } = (await give(id, laptop.tanda(kunci))).body as { izin: string[] };
    const rows = await server.db.query(`select dokumen from otorisasi where id = any($1) order by dokumen`, [izin]);
    expect(rows).toEqual([{ dokumen: SUBJECT.dokumen }, { dokumen: other.dokumen }]);
  });

  it('is asked for nothing that the owner alone may give, where she is none', async () => {
    const permintaan = [{ ...SUBJECT, level: 'OWN' }];
    const reply = await kasir('POST', 'otorisasi-sidik', { user_id: 'SPV1', permintaan });
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'otorisasi_pemilik', fields: { user_id: expect.any(String) } },
    });
    const mine = new PerangkatSidik();
    await enter(own, mine);
    const { id, kunci } = await ask({ user_id: 'OWNER', permintaan });
    expect((await give(id, mine.tanda(kunci), { user_id: 'OWNER' })).status).toBe(201);
  });

  it('is refused where it is somebody else’s', async () => {
    const theirs = new PerangkatSidik();
    expect((await enter(own, theirs)).status).toBe(201);
    const { id, kunci } = await ask();
    expect(await refused(give(id, theirs.tanda(kunci)))).toBe('sidik_ditolak');
    const forOwner = await ask({ user_id: 'OWNER' });
    expect(await refused(give(forOwner.id, laptop.tanda(forOwner.kunci), { user_id: 'OWNER' }))).toBe('sidik_ditolak');
    const mixed = await ask();
    expect(await refused(give(mixed.id, laptop.tanda(mixed.kunci), { user_id: 'OWNER' }))).toBe('sidik_ditolak');
  });

  it('has signed these values, and no others', async () => {
    const first = await ask();
    const { id, kunci } = await ask({ permintaan: [{ ...SUBJECT, nilai: { alasan: 'LAIN' } }] });
    // What was asked first was withdrawn when the till asked for something else.
    expect(await refused(give(first.id, laptop.tanda(first.kunci)))).toBe('permintaan_lewat');
    expect(await refused(give(id, laptop.tanda(first.kunci)))).toBe('sidik_ditolak');
    const named = await ask();
    expect(await refused(give(named.id, laptop.tanda(named.kunci), { kategori: 'OTORISASI DISKON' }))).toBe(
      'sidik_ditolak',
    );
    const bent = await ask();
    await server.db.query(
      `update permintaan_sidik set permintaan = jsonb_set(permintaan, '{0,nilai,alasan}', '"X"')
      where id = $1`,
      [bent.id],
    );
    expect(await refused(give(bent.id, laptop.tanda(bent.kunci)))).toBe('sidik_ditolak');
    expect(kunci.challenge).not.toBe(named.kunci.challenge);
  });

  it('comes too late after 120 seconds, and when the dialog was left', async () => {
    const left = await ask();
    expect((await kasir('DELETE', `otorisasi-sidik/${left.id}`)).status).toBe(200);
    expect((await kasir('GET', `otorisasi-sidik/${left.id}`)).body).toMatchObject({ status: 'BATAL', sisa_ms: 0 });
    expect(await refused(give(left.id, laptop.tanda(left.kunci)))).toBe('permintaan_lewat');
    const old = await ask();
    server.later(121_000);
    expect(await refused(give(old.id, laptop.tanda(old.kunci)))).toBe('permintaan_lewat');
  });

  it('answers the till that asked, and no other', async () => {
    const { id, kunci } = await ask();
    const other = await server.as('KL01', 'KASIR2');
    expect(await refused(give(id, laptop.tanda(kunci), {}, other))).toBe('permintaan_lewat');
    expect((await other('GET', `otorisasi-sidik/${id}`)).status).toBe(404);
    await other('DELETE', `otorisasi-sidik/${id}`);
    const again = await server.as('KL01', 'KASIR1');
    expect(await refused(give(id, laptop.tanda(kunci), {}, again))).toBe('permintaan_lewat');
  });

  it.each([
    ['on another page', { origin: 'https://kilau.example.com' }],
    ['on a page that is called like ours', { origin: 'http://localhost.example.com' }],
    ['without looking who holds it', { verified: false }],
    ['by a copy that lags behind', { counter: 1 }],
  ])('%s is refused', async (_, how) => {
    const { id, kunci } = await ask();
    expect(await refused(give(id, laptop.tanda(kunci, how)))).toBe('sidik_ditolak');
  });

  it('of another address answers nothing here', async () => {
    await server.db.query(`update kunci_sidik set rp_id = 'lain.example.com'`);
    expect(await kasir('GET', 'user-fingerprint?user_id=SPV1')).toMatchObject({
      status: 422,
      body: { code: 'sidik_tidak_terdaftar', message: 'Username Tidak Terdaftar' },
    });
  });

  it('is worth nothing once its user is closed, is no approver, or is out of hours', async () => {
    const set = (what: string) => server.db.query(`update users set ${what} where user_id = 'SPV1'`);
    const demoted = await ask();
    await set(`level = 'KASIR'`);
    expect(await refused(give(demoted.id, laptop.tanda(demoted.kunci)))).toBe('sidik_tidak_terdaftar');
    await set(`level = 'SPV', wajib_ganti_password = true`);
    expect(await kasir('POST', 'otorisasi-sidik', { user_id: 'SPV1', permintaan: [SUBJECT] })).toMatchObject({
      body: { code: 'ganti_password_wajib', fields: { user_id: expect.any(String) } },
    });
    await set(`wajib_ganti_password = false`);
    const closed = await ask();
    await set(`status_aktif = false`);
    expect(await refused(give(closed.id, laptop.tanda(closed.kunci)))).toBe('sidik_tidak_terdaftar');
    await set(`status_aktif = true`);
    // What she had entered went with her.
    expect(await server.db.query(`select 1 from kunci_sidik`)).toEqual([]);
  });

  it('may fail ten times in a minute', async () => {
    for (let i = 0; i < 10; i += 1) {
      const { id, kunci } = await ask();
      expect(await refused(give(id, laptop.tanda(kunci, { verified: false })))).toBe('sidik_ditolak');
    }
    const { id, kunci } = await ask();
    expect(await refused(give(id, laptop.tanda(kunci)))).toBe('terlalu_sering');
  });
});

describe('entering a device', () => {
  it('takes the password, and answers what was asked of it', async () => {
    const call = await server.as('KL01', 'SPV2');
    expect(await call('POST', 'sidik-jari/kunci/mulai', { nama: 'HP', password: 'salah-benar-1' })).toMatchObject({
      status: 422,
      body: { fields: { password: 'Password salah' } },
    });
    const device = new PerangkatSidik();
    expect((await enter(call, device, 'HP', { origin: 'https://jahat.example.com' })).body).toMatchObject({
      code: 'sidik_ditolak',
    });
    expect((await enter(call, device, 'HP', { verified: false })).body).toMatchObject({ code: 'sidik_ditolak' });
    expect((await enter(call, laptop, 'HP')).body).toMatchObject({ code: 'sidik_ditolak' });
    expect((await enter(call, device, 'HP')).status).toBe(201);
    expect((await call('GET', 'sidik-jari')).body).toMatchObject({
      data: [{ jenis: 'KUNCI', nama: 'HP', user_id: 'SPV2', terakhir: null }],
    });
  });

  it('is undone by herself and by an owner, and by nobody else', async () => {
    const id = laptop.id.toString('base64url');
    const other = await server.as('KL01', 'SPV2');
    expect((await other('DELETE', `sidik-jari/${id}`)).status).toBe(404);
    expect((await other('GET', 'sidik-jari/toko')).body).toMatchObject({ code: 'level_tidak_berhak' });
    expect((await own('GET', 'sidik-jari/toko')).body).toMatchObject({ data: [{ id, user_id: 'SPV1' }] });
    expect((await own('DELETE', `sidik-jari/${id}`)).status).toBe(200);
    expect((await spv('GET', 'sidik-jari')).body).toMatchObject({ data: [] });
    const kept = await server.db.query(`select aksi, kode from audit where objek = 'sidik-jari' and user_id = 'OWNER'
      and aksi = 'HAPUS'`);
    expect(kept).toContainEqual({ aksi: 'HAPUS', kode: 'SPV1' });
  });
});

it('whom the dialog offers may approve here: supervisors in front, then owners', async () => {
  const { data } = (await kasir('GET', 'otorisasi-sidik/penyetuju')).body as { data: { user_id: string }[] };
  expect(data.map(({ user_id }) => user_id)).toEqual(['SPV1', 'SPV2', 'OWNER', 'OWNER2']);
  for (const user_id of ['KASIR1', 'ENTAH', 'SPV2']) {
    expect((await kasir('GET', `user-fingerprint?user_id=${user_id}`)).body).toMatchObject({
      code: 'sidik_tidak_terdaftar',
    });
  }
});

it('without the module nobody approves by finger', async () => {
  await server.shop('KL09');
  await server.user('KL09', 'KASIR9', 'KASIR');
  await server.user('KL09', 'SPV9', 'SPV');
  const call = await server.as('KL09', 'KASIR9');
  for (const reply of [
    await call('POST', 'otorisasi-sidik', { user_id: 'SPV9', permintaan: [SUBJECT] }),
    await call('GET', 'user-fingerprint?user_id=SPV9'),
    await call('POST', 'authorization/fingerprint', {}),
    await (await server.as('KL09', 'SPV9'))('POST', 'sidik-jari/kunci/mulai', { nama: 'HP', password: PASSWORD }),
  ]) {
    expect(reply).toMatchObject({ status: 403, body: { code: 'modul_tidak_aktif' } });
  }
});
