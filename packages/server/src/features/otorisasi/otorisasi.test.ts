import { approvals } from '@kilau/contract/approvals.ts';
import { labelKey } from '@kilau/contract/core/field.ts';
import { otorisasiManualSchema } from '@kilau/contract/features/otorisasi/manual.ts';
import { texts } from '@kilau/contract/locales/id/index.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call } from '../../testing/app.ts';
import { routes } from '../../app/routes.ts';
import { approvedDeed } from '../../testing/approved-deed.ts';

const server = testApp([...routes, approvedDeed]);
let kasir: Call;
let lain: Call;
beforeAll(async () => {
  await server.shop('PST', { level: 'PUSAT' });
  await server.shop('KL01');
  await server.shop('KL02');
  for (const [toko, id, level] of [
    ['KL01', 'KASIR1', 'KASIR'],
    ['KL01', 'KASIR2', 'KASIR'],
    ['KL01', 'SPV1', 'SPV'],
    ['KL01', 'OWNER', 'OWN'],
    ['KL01', 'SU1', 'SU'],
    ['KL01', 'MU1', 'MU'],
    ['KL01', 'DEV1', 'DEV'],
    ['KL02', 'SPV2', 'SPV'],
    ['KL02', 'OWNER2', 'OWN'],
    ['PST', 'SPVPST', 'SPV'],
    ['PST', 'OWNPST', 'OWN'],
  ] as const) {
    await server.user(toko, id, level);
  }
});
beforeEach(async () => {
  server.later(61_000);
  [kasir, lain] = [await server.as('KL01', 'KASIR1'), await server.as('KL01', 'KASIR2')];
});

const KATEGORI = 'BATAL PENJUALAN';
/** What an approval of that binds: the sale and the reason. */
const SUBJECT = { kategori: KATEGORI, dokumen: 'KL-FJ-261121-0007', nilai: { alasan: 'SALAH' } };
const HARGA = {
  kategori: 'EDIT HARGA / BERAT DI TRANSAKSI PENJUALAN',
  dokumen: '',
  nilai: {
    kode_barcode: '00000936',
    berat: 2.13,
    harga_gram: 1_437_000,
    harga_jual: 3_061_000,
    ongkos: 0,
    diskon: 0,
  },
};
const ask = (changes: object = {}, call: Call = kasir) =>
  call('POST', 'authorization/manual', {
    username: 'SPV1',
    password: PASSWORD,
    ...SUBJECT,
    keterangan: 'salah input',
    ...changes,
  });
async function granted(changes: object = {}): Promise<string> {
  const reply = await ask(changes);
  expect(reply.status).toBe(201);
  return (reply.body as { id: string }).id;
}
const use = (id: string, changes: object = {}, call: Call = kasir) =>
  call('POST', 'uji/batal', { id, ...SUBJECT, ...changes });
const refused = { status: 422, body: { code: 'otorisasi_tidak_berlaku' } };

describe('a manual approval', () => {
  it('is good for 15 minutes and tells who gave it', async () => {
    const reply = await ask();
    expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[\da-f-]{36}$/) } });
    const { id, berlaku_sampai } = reply.body as { id: string; berlaku_sampai: string };
    expect(Math.round((Date.parse(berlaku_sampai) - server.services.now().getTime()) / 1000)).toBe(900);
    expect(await use(id)).toMatchObject({ status: 200, body: { disetujui_oleh: 'SPV1', level: 'SPV' } });
    const [row] = await server.db.query(
      `select saluran, diminta_oleh, disetujui_oleh, keterangan, tgl from otorisasi where id = $1`,
      [id],
    );
    expect(row).toEqual({
      saluran: 'MANUAL',
      diminta_oleh: 'KASIR1',
      disetujui_oleh: 'SPV1',
      keterangan: 'salah input',
      tgl: '2026-11-21',
    });
  });

  it.each([
    ['SPV1', 201],
    ['spv1', 201],
    ['OWNER', 201],
    ['OWNPST', 201],
    ['SPVPST', 403],
    ['OWNER2', 403],
    ['SPV2', 403],
    ['KASIR2', 403],
    ['SU1', 403],
    ['MU1', 403],
    ['DEV1', 403],
    ['SIAPA', 403],
  ])('by %s is answered with %i', async (username, status) => {
    const reply = await ask({ username });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body).toMatchObject({ code: 'otorisasi_ditolak' });
  });

  it('is refused with a wrong password, in the words of a wrong level, and does not log in', async () => {
    const [wrong, level] = [await ask({ password: 'salah-123' }), await ask({ username: 'KASIR2' })];
    expect(wrong).toMatchObject({ status: 403, body: { code: 'otorisasi_ditolak' } });
    expect(wrong.text).toBe(level.text);
    expect(await server.db.query(`select 1 from sesi where user_id = 'SPV1'`)).toEqual([]);
  });

  it('is refused to guessers after 10 tries a minute', async () => {
    for (let n = 0; n < 10; n += 1) expect((await ask({ password: `salah-${n}` })).status).toBe(403);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'terlalu_sering' } });
    expect((await ask({ username: 'OWNER' })).status).toBe(201);
  });

  it('that the owner alone may give is refused at the name of a supervisor', async () => {
    expect(await ask({ level: 'OWN' })).toMatchObject({
      status: 403,
      body: { code: 'otorisasi_pemilik', fields: { username: expect.any(String) } },
    });
    expect(await ask({ level: 'OWN', username: 'OWNER' })).toMatchObject({ status: 201 });
  });

  it('needs user, password and purpose', async () => {
    expect(await kasir('POST', 'authorization/manual', {})).toMatchObject({
      status: 422,
      body: {
        fields: {
          username: 'Username Tidak Boleh Kosong',
          password: 'Password Tidak Boleh Kosong',
          kategori: 'Kategori Tidak Boleh Kosong',
        },
      },
    });
    expect(await ask({ nilai: { x: 'y'.repeat(50_000) } })).toMatchObject({
      status: 422,
      body: { fields: { nilai: 'Paling banyak 40,000 karakter' } },
    });
    expect(await ask({ nilai: 'teks' })).toMatchObject({
      status: 422,
      body: { fields: { nilai: expect.any(String) } },
    });
    expect(await server.call('POST', 'authorization/manual', {})).toMatchObject({ status: 401 });
  });
});

describe("the approver's own login", () => {
  const DAYS = ['SENIN', 'SELASA', 'RABU', 'KAMIS', 'JUMAT', 'SABTU', 'MINGGU'];
  const login = (user_id: string) => server.call('POST', 'users/login', { user_id, password: PASSWORD });
  /** An hour of each day that is not now by the clock of that shop. */
  const notNow = (kode_toko: string) =>
    server.db.query(
      `insert into jam_akses (kode_toko, id_jam, level, hari, jam_mulai, jam_selesai)
       select $1, 'uji', 'SPV', $2, to_char($3::timestamptz at time zone 'Asia/Jakarta' + interval '3 hours', 'HH24:00'),
         to_char($3::timestamptz at time zone 'Asia/Jakarta' + interval '4 hours', 'HH24:00')`,
      [kode_toko, JSON.stringify(DAYS), server.services.now()],
    );

  it('has hours: outside them he neither logs in nor approves, in the same words', async () => {
    await notNow('KL01');
    const outside = { status: 403, body: { code: 'di_luar_jam_akses', message: 'Di luar jam akses.' } };
    expect(await login('SPV1')).toMatchObject(outside);
    expect(await ask()).toMatchObject({ ...outside, body: { fields: { username: 'Di luar jam akses' } } });
    expect(await ask({ password: 'salah-123' })).toMatchObject({ body: { code: 'otorisasi_ditolak' } });
    expect((await ask({ username: 'OWNER' })).status).toBe(201);
    await server.db.query(`delete from jam_akses`);
    await notNow('KL02');
    expect((await ask()).status).toBe(201);
    await server.db.query(`delete from jam_akses`);
  });

  it('waits for a new password after a reset or when the old one is too old; so do approvals', async () => {
    const first = {
      status: 403,
      body: { code: 'ganti_password_wajib', fields: { username: 'Password harus diganti dahulu' } },
    };
    const before = await granted();
    const reset = (to: boolean) =>
      server.db.query(`update users set wajib_ganti_password = $1 where user_id = 'SPV1'`, [to]);
    await reset(true);
    expect(await ask()).toMatchObject(first);
    expect(await use(before)).toMatchObject(refused);
    await reset(false);
    expect((await use(before)).status).toBe(200);
    const days = (value: string) =>
      server.db.query(`update para_system set value = $1 where kode_toko = 'KL01' and key = 'PASSWORD_MASA_HARI'`, [
        value,
      ]);
    await days('30');
    await server.db.query(`update users set password_pada = now() - interval '31 days' where user_id = 'SPV1'`);
    expect(await ask()).toMatchObject(first);
    await days('0');
    expect((await ask()).status).toBe(201);
  });

  it('is closed with his account and with his shop', async () => {
    const given = await granted({ username: 'OWNPST' });
    for (const [sql, username] of [
      [`update users set status_aktif = $1 where user_id = 'SPV1'`, 'SPV1'],
      [`update toko set status_aktif = $1 where kode_toko = 'PST'`, 'OWNPST'],
    ] as const) {
      await server.db.query(sql, [false]);
      expect(await login(username)).toMatchObject({ status: 401 });
      expect(await ask({ username })).toMatchObject({ status: 403, body: { code: 'otorisasi_ditolak' } });
      if (username === 'OWNPST') expect(await use(given)).toMatchObject(refused);
      await server.db.query(sql, [true]);
    }
    await server.db.query(`update users set level = 'SPV' where user_id = 'OWNPST'`);
    expect(await use(given)).toMatchObject(refused);
    await server.db.query(`update users set level = 'OWN' where user_id = 'OWNPST'`);
    expect((await use(given)).status).toBe(200);
  });
});

describe('the use of an approval', () => {
  it('is once', async () => {
    const id = await granted();
    expect((await use(id)).status).toBe(200);
    expect(await use(id)).toMatchObject(refused);
  });

  it('is once for two at the same moment', async () => {
    const id = await granted();
    const replies = await Promise.all(Array.from({ length: 8 }, () => use(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends with its time', async () => {
    const id = await granted();
    server.later(899_000);
    const second = await granted();
    server.later(2000);
    expect(await use(id)).toMatchObject(refused);
    expect((await use(second)).status).toBe(200);
  });

  it('is not revived by a clock that is set back', async () => {
    const id = await granted();
    server.later(1_800_000);
    // Somebody works on: a sign of life is written down.
    expect((await kasir('GET', 'users/me')).status).toBe(200);
    await expect
      .poll(() =>
        server.db.query(`select 1 from sesi where terakhir > $1`, [new Date(server.services.now().getTime() - 1000)]),
      )
      .toHaveLength(1);
    server.later(-1_795_000);
    expect(await use(id)).toMatchObject(refused);
    // Right again is the clock for what is approved from now on.
    const next = await granted();
    expect((await use(next)).status).toBe(200);
    const other = await granted();
    server.later(1_800_000);
    expect((await ask()).status).toBe(201);
    server.later(-1_795_000);
    expect(await use(other)).toMatchObject(refused);
    const early = await granted();
    server.later(-300_000);
    expect(await use(early)).toMatchObject(refused);
    server.later(300_000);
  });

  it('is for who asked, what for, which document, and exactly the values', async () => {
    const paper = await granted();
    expect(await use(paper, {}, lain)).toMatchObject(refused);
    expect(await use(paper, { kategori: 'TOLAK PENJUALAN' })).toMatchObject(refused);
    expect(await use(paper, { dokumen: 'KL-FJ-261121-0002' })).toMatchObject(refused);
    expect((await use(paper)).status).toBe(200);
    const line = await granted(HARGA);
    const { nilai } = HARGA;
    expect(await use(line, { ...HARGA, nilai: { ...nilai, berat: 2.131 } })).toMatchObject(refused);
    expect(await use(line, { ...HARGA, nilai: { ...nilai, harga_gram: 1 } })).toMatchObject(refused);
    const inAnotherOrder = Object.fromEntries(Object.entries(nilai).toReversed());
    expect(await use(line, { ...HARGA, nilai: inAnotherOrder })).toMatchObject({ status: 200 });
  });

  it('is given back when the deed fails', async () => {
    const id = await granted();
    expect((await use(id, { gagal: true })).status).toBe(500);
    expect((await use(id)).status).toBe(200);
  });

  it("is refused for what is no approval, is another shop's, or came from somebody who lost his level", async () => {
    for (const id of ['', 'x', '00000000-0000-7000-8000-000000000000', `'; drop table otorisasi; --`]) {
      expect(await use(id)).toMatchObject(refused);
    }
    const foreign = await server.as('KL02', 'SPV2');
    const reply = await ask({ username: 'OWNER2' }, foreign);
    expect(await use((reply.body as { id: string }).id)).toMatchObject(refused);
    const id = await granted();
    await server.db.query(`update users set level = 'KASIR' where user_id = 'SPV1'`);
    expect(await use(id)).toMatchObject(refused);
    await server.db.query(`update users set level = 'SPV' where user_id = 'SPV1'`);
    expect((await use(id)).status).toBe(200);
  });
});

describe('what an approval binds', () => {
  const at = (fields: object) => ({ status: 422, body: { code: 'data_tidak_valid', fields } });
  const { alasan } = SUBJECT.nilai;
  const { diskon: _, ...withoutDiscount } = HARGA.nilai;

  it.each([
    ['no values', { nilai: {} }, { nilai: expect.stringMatching(/: Alasan, Kembali ke baki$/) }],
    ['an empty reason', { nilai: { alasan: '' } }, { nilai: expect.stringMatching(/: Alasan, Kembali ke baki$/) }],
    [
      'a value too many',
      { nilai: { alasan, harga_gram: 1 } },
      { nilai: expect.stringMatching(/: Alasan, Kembali ke baki$/) },
    ],
    ['no paper', { dokumen: null }, { dokumen: 'Dokumen Tidak Boleh Kosong' }],
    ['a line without its values', { ...HARGA, nilai: {} }, { nilai: expect.stringContaining('Harga / gr') }],
    ['a line without one of them', { ...HARGA, nilai: withoutDiscount }, { nilai: expect.stringContaining('Diskon') }],
    ['a line of a paper', { ...HARGA, dokumen: 'X' }, { dokumen: 'Otorisasi ini tidak menyebut dokumen' }],
    ['what nobody asks for', { kategori: 'APA SAJA' }, { kategori: 'Tidak ada otorisasi dengan nama ini' }],
  ])('is all said when it is given: not %s', async (_name, changes, fields) => {
    expect(await ask(changes)).toMatchObject(at(fields));
    expect(
      await server.db.query(`select 1 from otorisasi where diminta_oleh = 'KASIR1' and dipakai is null
      and nilai <> '{"alasan": "SALAH"}'`),
    ).toEqual([]);
  });

  it('is told by openapi.json for each of them', async () => {
    const { body } = await server.call('GET', 'openapi.json');
    const { paths } = body as {
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { anyOf: object[] } }> } } }>;
    };
    const told = paths['/authorization/manual']?.post.requestBody.content['application/json']?.schema.anyOf ?? [];
    expect(told).toHaveLength(approvals.length);
    expect(told).toContainEqual(
      expect.objectContaining({
        title: HARGA.kategori,
        properties: {
          kategori: { const: HARGA.kategori },
          dokumen: { const: '' },
          nilai: expect.objectContaining({ required: Object.keys(HARGA.nilai) }),
        },
      }),
    );
  });
});

describe('the form of a manual approval', () => {
  it('calls all that any approval binds by a label', () => {
    const labels = approvals.flatMap(({ nilai }) => Object.entries(nilai).map((entry) => labelKey(...entry)));
    expect(labels.filter((label) => !(label in texts))).toEqual([]);
  });
  it('reads an absent keterangan as none', () => {
    expect(
      otorisasiManualSchema([{ kategori: 'A', nilai: {} }]).parse({ username: 'spv1', password: 'x', kategori: 'A' }),
    ).toEqual({
      username: 'SPV1',
      password: 'x',
      kategori: 'A',
      keterangan: null,
      level: null,
      dokumen: null,
      nilai: {},
    });
  });
});
