import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';

const server = testApp();
const KATEGORI = 'BATAL PENJUALAN';
const SUBJECT = { kategori: KATEGORI, dokumen: 'KL-FJ-261121-0007', nilai: { alasan: 'SALAH' } };
let kasir: Call;
let spv: Call;
let owner: Call;
let n = 0;
const fresh = (): string => `KEYSTORE${String((n += 1)).padStart(4, '0')}`;

beforeAll(async () => {
  await server.shop('KL01');
  await server.db.query(
    `update para_system set value = 'true' where kode_toko = 'KL01' and key = 'AUTHORIZATION_QR_MODULE'`,
  );
  for (const [id, level] of [
    ['KASIR1', 'KASIR'],
    ['KASIR2', 'KASIR'],
    ['SPV1', 'SPV'],
    ['OWNER', 'OWN'],
    ['SU1', 'SU'],
  ] as const) {
    await server.user('KL01', id, level);
  }
});
beforeEach(async () => {
  server.later(200_000);
  [kasir, spv, owner] = [
    await server.as('KL01', 'KASIR1'),
    await server.as('KL01', 'SPV1'),
    await server.as('KL01', 'OWNER'),
  ];
});

const body = (keystore: string, changes: object = {}) => ({
  client: 'KL01',
  keystore,
  client_notes: 'salah input',
  status: 'OPEN',
  event: '-',
  input_by: 'KASIR1',
  permintaan: [SUBJECT],
  ...changes,
});
const ask = (keystore: string, changes: object = {}, call: Call = kasir) =>
  call('POST', 'otorisasi-qr/generate', body(keystore, changes));
const state = async (keystore: string) =>
  (await kasir('GET', `otorisasi-qr/${keystore}`)).body as Record<string, unknown>;
const waiting = async (call: Call = spv) =>
  ((await call('GET', 'otorisasi-qr')).body as { menunggu: { keystore: string }[] }).menunggu.map(
    (one) => one.keystore,
  );

describe('a request by QR', () => {
  it('is seen by approvers with exactly its values, and agreed to on another device', async () => {
    const keystore = fresh();
    const reply = await ask(keystore, { alamat: 'https://toko.example.com' });
    expect(reply).toMatchObject({ status: 201, body: { keystore, sisa_ms: 120_000 } });
    expect((reply.body as { gambar: string }).gambar).toContain('<svg');
    expect((await spv('GET', 'otorisasi-qr')).body).toMatchObject({
      menunggu: [{ keystore, diminta_oleh: 'KASIR1', catatan: 'salah input', permintaan: [SUBJECT] }],
    });
    expect(await spv('POST', `otorisasi-qr/${keystore.toLowerCase()}/setuju`)).toMatchObject({ status: 200 });
    const told = await state(keystore);
    expect(told).toMatchObject({ status: 'SETUJU', diputus_oleh: 'SPV1', izin: [expect.any(String)] });
    const [row] = await server.db.query(
      `select saluran, diminta_oleh, disetujui_oleh, keterangan, dokumen, nilai from otorisasi where id = $1`,
      [(told['izin'] as string[])[0]],
    );
    expect(row).toEqual({
      saluran: 'QR',
      diminta_oleh: 'KASIR1',
      disetujui_oleh: 'SPV1',
      keterangan: 'salah input',
      dokumen: SUBJECT.dokumen,
      nilai: SUBJECT.nilai,
    });
    expect(await waiting()).toEqual([]);
  });

  it('is refused in the words of the approver, and cannot be agreed to afterwards', async () => {
    const keystore = fresh();
    await ask(keystore);
    expect(await owner('POST', `otorisasi-qr/${keystore}/tolak`, {})).toMatchObject({
      status: 422,
      body: { fields: { alasan: 'Alasan Tidak Boleh Kosong' } },
    });
    expect(await owner('POST', `otorisasi-qr/${keystore}/tolak`, { alasan: 'harga lama' })).toMatchObject({
      status: 200,
    });
    expect(await state(keystore)).toMatchObject({ status: 'TOLAK', alasan: 'harga lama', izin: [] });
    expect(await spv('POST', `otorisasi-qr/${keystore}/setuju`)).toMatchObject({
      status: 409,
      body: { code: 'permintaan_lewat' },
    });
  });

  it('is over when its asker leaves, or after 120 seconds', async () => {
    const [left, old] = [fresh(), fresh()];
    await ask(left);
    expect((await kasir('DELETE', `otorisasi-qr/remove/KL01/${left}`)).status).toBe(200);
    await ask(old);
    server.later(121_000);
    spv = await server.as('KL01', 'SPV1');
    expect(await waiting()).toEqual([]);
    for (const keystore of [left, old]) {
      expect(await spv('POST', `otorisasi-qr/${keystore}/setuju`)).toMatchObject({
        body: { code: 'permintaan_lewat' },
      });
    }
  });

  it('tells its approvers what became of it, and counts those that wait', async () => {
    server.later(4_000_000);
    spv = await server.as('KL01', 'SPV1');
    kasir = await server.as('KL01', 'KASIR1');
    owner = await server.as('KL01', 'OWNER');
    const [left, old, refused, open] = [fresh(), fresh(), fresh(), fresh()];
    await ask(old);
    server.later(121_000);
    await ask(left);
    await kasir('DELETE', `otorisasi-qr/remove/KL01/${left}`);
    await ask(refused);
    await owner('POST', `otorisasi-qr/${refused}/tolak`, { alasan: 'tidak' });
    await ask(open);
    const { lewat } = (await spv('GET', 'otorisasi-qr')).body as { lewat: { keystore: string }[] };
    const asker = { diminta_oleh: 'KASIR1' };
    expect(lewat.toSorted((a, b) => a.keystore.localeCompare(b.keystore))).toEqual([
      { keystore: left, status: 'BATAL', ...asker, diputus_oleh: null },
      { keystore: old, status: 'OPEN', ...asker, diputus_oleh: null },
      { keystore: refused, status: 'TOLAK', ...asker, diputus_oleh: 'OWNER' },
    ]);
    const jumlah = async (call: Call) => (await call('GET', 'otorisasi-qr/menunggu')).body;
    expect([await jumlah(spv), (await kasir('GET', 'otorisasi-qr/menunggu')).status]).toEqual([{ jumlah: 1 }, 403]);
  });

  it('is decided once, whoever is quicker', async () => {
    const keystore = fresh();
    await ask(keystore);
    const replies = await Promise.all([
      ...[spv, owner].flatMap((call) => [0, 1, 2].map(() => call('POST', `otorisasi-qr/${keystore}/setuju`))),
      owner('POST', `otorisasi-qr/${keystore}/tolak`, { alasan: 'tidak' }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(6);
  });

  it('is the same one when it is sent again, and no other under its keystore', async () => {
    const keystore = fresh();
    expect((await ask(keystore)).status).toBe(201);
    expect((await ask(keystore)).status).toBe(201);
    expect(await waiting()).toEqual([keystore]);
    const other = { permintaan: [{ ...SUBJECT, nilai: { alasan: 'LAIN' } }] };
    // He has sent no Idempotency-Key, and is told of none.
    const message = 'Kode permintaan otorisasi ini sudah dipakai untuk permintaan lain: minta lagi dengan kode baru.';
    const refused = { status: 409, body: { code: 'permintaan_sudah_ada', message } };
    expect(await ask(keystore, other)).toMatchObject(refused);
    const second = await server.as('KL01', 'KASIR2');
    expect(await ask(keystore, { input_by: 'KASIR2' }, second)).toMatchObject(refused);
    expect(await second('GET', `otorisasi-qr/${keystore}`)).toMatchObject({ status: 404 });
    expect((await second('DELETE', `otorisasi-qr/remove/KL01/${keystore}`)).status).toBe(200);
    expect(await waiting()).toEqual([keystore]);
  });

  it.each([
    ['without what is asked for', { permintaan: [] }, 'permintaan'],
    ['without its values', { permintaan: [{ ...SUBJECT, nilai: {} }] }, 'permintaan.0.nilai'],
    ['of an unknown category', { permintaan: [{ ...SUBJECT, kategori: 'SEMUA' }] }, 'permintaan.0.kategori'],
    ['of another shop', { client: 'KL02' }, 'client'],
    ['by somebody else', { input_by: 'SPV1' }, 'input_by'],
    ['with a short keystore', { keystore: 'ABC' }, 'keystore'],
    ['that is not new', { status: 'true' }, 'status'],
  ])('%s is refused at its field', async (_, changes, field) => {
    const reply = await ask(fresh(), changes);
    expect(reply.status).toBe(422);
    expect(Object.keys((reply.body as { fields: object }).fields)).toEqual([field]);
  });

  it('is nothing for cashiers to decide, nor for whoever asked it himself', async () => {
    const keystore = fresh();
    await ask(keystore, { input_by: 'SPV1' }, spv);
    const second = await server.as('KL01', 'KASIR2');
    const su = await server.as('KL01', 'SU1');
    for (const call of [second, su]) {
      expect(await call('POST', `otorisasi-qr/${keystore}/setuju`)).toMatchObject({
        status: 403,
        body: { code: 'level_tidak_berhak' },
      });
    }
    expect(await spv('POST', `otorisasi-qr/${keystore}/setuju`)).toMatchObject({
      status: 403,
      body: { code: 'otorisasi_sendiri' },
    });
    expect((await owner('POST', `otorisasi-qr/${keystore}/setuju`)).status).toBe(200);
  });

  it('that the owner alone may give waits for nobody else: a supervisor is told so, and it goes on waiting', async () => {
    const keystore = fresh();
    const berdua = [SUBJECT, { ...SUBJECT, dokumen: 'KL-FJ-261120-0001', level: 'OWN' }];
    expect((await ask(keystore, { permintaan: berdua })).status).toBe(201);
    const jumlah = async (call: Call) =>
      ((await call('GET', 'otorisasi-qr/menunggu')).body as { jumlah: number }).jumlah;
    expect([await waiting(spv), await waiting(owner)]).toEqual([[], [keystore]]);
    expect([await jumlah(spv), await jumlah(owner)]).toEqual([0, 1]);
    const told = (await spv('GET', 'otorisasi-qr')).body as { lewat: { keystore: string }[] };
    expect(told.lewat.find((one) => one.keystore === keystore)).toEqual({
      keystore,
      status: 'OPEN',
      diminta_oleh: 'KASIR1',
      diputus_oleh: null,
      hanya_pemilik: true,
    });
    for (const [deed, sent] of [
      ['setuju', undefined],
      ['tolak', { alasan: 'tidak' }],
    ] as const) {
      expect(await spv('POST', `otorisasi-qr/${keystore}/${deed}`, sent)).toMatchObject({
        status: 403,
        body: { code: 'otorisasi_pemilik' },
      });
    }
    expect((await owner('POST', `otorisasi-qr/${keystore}/setuju`)).status).toBe(200);
    expect(await state(keystore)).toMatchObject({ status: 'SETUJU', diputus_oleh: 'OWNER' });
  });

  it('waits no more once who asked was logged out, though he comes again', async () => {
    const keystore = fresh();
    const second = await server.as('KL01', 'KASIR2');
    expect((await ask(keystore, { input_by: 'KASIR2' }, second)).status).toBe(201);
    expect(await waiting()).toEqual([keystore]);
    const over = async () => {
      const { menunggu, lewat } = (await spv('GET', 'otorisasi-qr')).body as Record<string, { keystore: string }[]>;
      expect([menunggu, (await spv('GET', 'otorisasi-qr/menunggu')).body]).toEqual([[], { jumlah: 0 }]);
      expect(lewat?.find((one) => one.keystore === keystore)).toMatchObject({ status: 'BATAL', diputus_oleh: null });
      expect(await spv('POST', `otorisasi-qr/${keystore}/setuju`)).toMatchObject({
        status: 409,
        body: { code: 'permintaan_lewat' },
      });
    };
    await server.db.query(`update sesi set berakhir = $1 where user_id = 'KASIR2'`, [server.services.now()]);
    await over();
    server.later(1000);
    const again = await server.as('KL01', 'KASIR2');
    expect(await again('GET', `otorisasi-qr/${keystore}`)).toMatchObject({ status: 200 });
    await over();
  });

  it('is not for a flood: five wait of one user', async () => {
    for (let i = 0; i < 5; i += 1) expect((await ask(fresh())).status).toBe(201);
    expect(await ask(fresh())).toMatchObject({ status: 429, body: { code: 'terlalu_sering' } });
  });
});

it('without the module nobody asks by QR', async () => {
  await server.shop('KL09');
  await server.user('KL09', 'KASIR9', 'KASIR');
  const call = await server.as('KL09', 'KASIR9');
  expect(
    await call('POST', 'otorisasi-qr/generate', body(fresh(), { client: 'KL09', input_by: 'KASIR9' })),
  ).toMatchObject({
    status: 403,
    body: { code: 'modul_tidak_aktif' },
  });
});
