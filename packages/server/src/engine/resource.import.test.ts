import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../platform/id.ts';
import { testApp } from '../testing/app.ts';
import { faults, importing, rows } from '../testing/csv-import.ts';
import { listening } from '../testing/listener.ts';
import { People, type As } from '../testing/people.ts';

const app = testApp();
const people = new People(app);
const me: As = { level: 'OWN', modules: { MEMBER_MODULE: 'true' } };
const send = importing(people, me);

const names = async (list: string, id: string, name: string): Promise<Record<string, unknown>> =>
  Object.fromEntries((await people.call('GET', list, me)).rows.map((row) => [String(row[id]), row[name]]));
const banks = () => names('banks', 'kode_bank', 'nama_bank');

beforeAll(async () => {
  await app.shop('KL01', { level: 'PUSAT' });
  for (const [kode_bank, nama_bank] of [
    ['BCA', 'BANK CENTRAL ASIA'],
    ['BRI', 'BANK RAKYAT'],
  ]) {
    await people.call('POST', 'banks', me, { kode_bank, nama_bank });
  }
});

describe('a file', () => {
  const same = { status: 200, body: { baris: 2, baru: 0, berubah: 0, sama: 2, ditolak: 0 } };
  it.each([
    [
      'of Excel, with a mark and carriage returns',
      '\uFEFFKode Bank,Nama Bank\r\nBCA,BANK CENTRAL ASIA\r\nBRI,BANK RAKYAT\r\n',
    ],
    ['with semicolons', 'Kode Bank;Nama Bank\nBCA;BANK CENTRAL ASIA\nBRI;BANK RAKYAT'],
    ['with tabs and quotes', '"Kode Bank"\t"Nama Bank"\r"BCA"\t"BANK CENTRAL ASIA"\rBRI\tBANK RAKYAT\r'],
    ['that names its separator', 'sep=;\r\nNama Bank;Kode Bank\r\nBANK CENTRAL ASIA;bca\r\nBANK RAKYAT;bri'],
    ['with the names of the API', 'kode_bank,nama_bank\nBCA,Bank Central Asia\nBRI,Bank Rakyat'],
    ['in other words and capitals', ' KODE  bank ,NAMA BANK\nBCA,BANK CENTRAL ASIA\nBRI,BANK RAKYAT'],
    [
      'with empty rows and cells',
      '\r\n,,\r\nKode Bank,Nama Bank,\r\n\r\nBCA,BANK CENTRAL ASIA,\r\n,,\r\nBRI,BANK RAKYAT,,,\r\n\r\n',
    ],
    ['without the column that stays', 'Kode Bank\nBCA\nBRI'],
  ])('%s is read', async (_, csv) => expect(await send('banks', csv, { trial: true })).toMatchObject(same));

  it('of UTF-16 is read', async () => {
    const csv = Buffer.from('\uFEFFKode Bank\tNama Bank\r\nBCA\tBANK CENTRAL ASIA\r\nBRI\tBANK RAKYAT\r\n', 'utf16le');
    expect(await send('banks', csv, { trial: true })).toMatchObject(same);
  });

  it('tells which columns it takes and which not', async () => {
    expect(
      (await send('banks', 'Kode Bank,Catatan,Nama Bank\nBCA,x,BANK CENTRAL ASIA', { trial: true })).body,
    ).toMatchObject({ kolom: ['kode_bank', 'nama_bank'], kolom_dilewati: ['Catatan'] });
  });

  it.each([
    ['a workbook cut off', Buffer.from('504b030414000600', 'hex'), 'impor_bukan_lembar', {}],
    ['letters of an old code page', Buffer.from('4b6f64652042616e6b0ae9', 'hex'), 'impor_bukan_csv', {}],
    ['bytes of nothing', Buffer.from('Kode Bank\nA\0B'), 'impor_bukan_csv', {}],
    ['a text that is no table', 'bukan lembar kerja', 'impor_bukan_csv', {}],
    ['nothing', '', 'impor_kosong', {}],
    ['a head alone', 'Kode Bank,Nama Bank\r\n', 'impor_kosong', {}],
    ['a quote that is not closed', 'Kode Bank,Nama Bank\nBCA,ASIA\nBRI,"BANK', 'impor_rusak', { baris: 3 }],
    ['a quote in the middle', 'Kode Bank,Nama Bank\nBCA,5" ASIA', 'impor_rusak', { baris: 2 }],
    ['no code', 'Nama Bank\nASIA', 'impor_kolom_tidak_ada', { kolom: 'Kode Bank' }],
    ['a column twice', 'Kode Bank,Nama Bank,nama_bank\nBCA,A,B', 'impor_kolom_ganda', { kolom: 'nama_bank' }],
    ['more rows than it may have', `Kode Bank\n${'A\n'.repeat(50_001)}`, 'impor_terlalu_banyak', { maks: 50_000 }],
  ])('with %s is refused', async (_, csv, code, params) => {
    for (const trial of [true, false]) {
      expect(await send('banks', csv, { trial })).toMatchObject({ status: 422, body: { code, params } });
    }
  });

  it('larger than ten megabytes is refused', async () =>
    expect(await send('banks', Buffer.alloc(11 * 1024 * 1024, 'x'))).toMatchObject({
      status: 413,
      body: { code: 'terlalu_besar' },
    }));
  it('that is none is refused', async () =>
    expect((await people.call('POST', 'banks/import', me, {})).status).toBe(400));
});

describe('a trial', () => {
  it('names every bad row with its number, code, field and sentence', async () => {
    await people.call('POST', 'banks', me, { kode_bank: 'LAMA', nama_bank: 'LAMA' });
    await people.call('POST', 'rekenings', me, { kode_bank: 'LAMA', no_rekening: '1', nama_rekening: 'X' });
    expect((await people.call('DELETE', 'banks/LAMA', me)).body).toMatchObject({ status: 'DINONAKTIFKAN' });
    const told = await send(
      'banks',
      rows(
        'Kode Bank,Nama Bank',
        'BNI,BANK NEGARA',
        'MDR,',
        ',TANPA KODE',
        'BNI,LAGI',
        'LAMA,HIDUP LAGI',
        `${'X'.repeat(21)},PANJANG`,
        'BTN,BTN,LEBIH',
        'BCA,BANK CENTRAL ASIA',
        '6.1E+12,RINGKAS',
      ),
      { trial: true },
    );
    expect(told.body).toMatchObject({ baris: 9, baru: 1, berubah: 0, sama: 1, ditolak: 7 });
    expect(faults(told)).toEqual([
      [3, 'MDR', 'nama_bank', 'Nama Bank Tidak Boleh Kosong'],
      [4, '', 'kode_bank', 'Kode Bank Tidak Boleh Kosong'],
      [5, 'BNI', 'kode_bank', 'BNI sudah ada di baris 2 file ini'],
      [6, 'LAMA', 'kode_bank', 'LAMA sudah ada dengan status DELETED'],
      [7, 'X'.repeat(21), 'kode_bank', 'Paling banyak 20 karakter'],
      [8, 'BTN', '', 'Ada isi di kolom tanpa judul'],
      [10, '', 'kode_bank', expect.stringContaining('diringkas')],
    ]);
    expect(Object.keys(await banks())).not.toContain('BNI');
  });

  it('looks at references, unique fields and bands of the shop and of the file', async () => {
    const rekening = await send(
      'rekenings',
      rows('Kode Bank,No Rekening,Nama Rekening', 'BCA,77,A', 'TIDAKADA,78,B', 'LAMA,79,C', 'TIDAKADA,80,'),
      { trial: true },
    );
    expect(faults(rekening)).toEqual([
      [3, '78', 'kode_bank', 'TIDAKADA tidak terdaftar'],
      [4, '79', 'kode_bank', 'LAMA tidak terdaftar'],
      // All that is wrong with a row is told at once.
      [5, '80', 'nama_rekening', 'Nama Rekening Tidak Boleh Kosong'],
      [5, '80', 'kode_bank', 'TIDAKADA tidak terdaftar'],
    ]);
    await people.call('POST', 'member', me, { kode_member: 'M1', nama_member: 'SITI', no_hp: '08111111111' });
    const member = await send(
      'member/get/all',
      rows(
        'kode_member,nama_member,no_hp',
        'M2,BUDI,08111111111',
        'M3,RINA,08222222222',
        'M4,DEWI,08222222222',
        'M1,SITI,08333333333',
      ),
      { trial: true },
    );
    expect(faults(member)).toEqual([
      [2, 'M2', 'no_hp', '08111111111 sudah ada'],
      [4, 'M4', 'no_hp', '08222222222 sudah ada di baris 3 file ini'],
    ]);
    expect(member.body).toMatchObject({ baru: 1, berubah: 1 });
    const fee = await send('param-fee-penjualan', rows('Fee Penjualan (%)', '1.5', '"1,5"', '2 %', '101'), {
      trial: true,
    });
    expect(faults(fee)).toMatchObject([
      [3, '1.5', 'fee_penjualan', '1.5 sudah ada di baris 2 file ini'],
      [5, '101', 'fee_penjualan', expect.any(String)],
    ]);
  });

  it('needs no key, the deed does', async () => {
    expect((await send('banks', 'kode_bank\nBCA', { trial: true, key: '' })).status).toBe(200);
    expect(await send('banks', 'kode_bank\nBCA', { key: '' })).toMatchObject({
      status: 400,
      body: { code: 'kunci_wajib' },
    });
  });
});

describe('an import', () => {
  it('adds, changes only what the file has, leaves the rest, and is told in the history', async () => {
    await people.call('POST', 'member', me, {
      kode_member: 'U1',
      nama_member: 'LAMA',
      no_hp: '08990000001',
      alamat: 'JL LAMA',
    });
    const told = await send(
      'member/get/all',
      rows('kode_member,nama_member,no_hp', 'U1,BARU,08990000001', 'U2,"KARTINI, RA",08990000002'),
    );
    expect(told).toMatchObject({
      status: 200,
      body: { baris: 2, baru: 1, berubah: 1, sama: 0, ditolak: 0, kesalahan: [] },
    });
    expect((await people.call('GET', 'member/U1', me)).body).toMatchObject({ nama_member: 'BARU', alamat: 'JL LAMA' });
    expect((await people.call('GET', 'member/U2', me)).body).toMatchObject({
      nama_member: 'KARTINI, RA',
      alamat: '',
      tgl_lahir: null,
      status_aktif: true,
    });
    const { user_id } = await people.person(me);
    expect((await people.call('GET', 'member/U1/riwayat', me)).rows[0]).toMatchObject({
      aksi: 'UBAH',
      user_id,
      sebelum: { nama_member: 'LAMA' },
      sesudah: { nama_member: 'BARU' },
    });
    expect((await people.call('GET', 'member/U2/riwayat', me)).rows).toMatchObject([
      { aksi: 'TAMBAH', sebelum: null, sesudah: { kode_member: 'U2' } },
    ]);
    const summary = await app.db.query(
      `select kode, sesudah from audit where aksi = 'IMPOR' and objek = 'member' order by id desc limit 1`,
    );
    expect(summary).toEqual([{ kode: '', sesudah: { file: 'uji.csv', baris: 2, baru: 1, berubah: 1, sama: 0 } }]);
  });

  it('empties what the file leaves empty, and an apostrophe before a formula is no part of the text', async () => {
    await people.call('POST', 'member', me, {
      kode_member: 'K1',
      nama_member: 'K',
      no_hp: '08990000011',
      alamat: 'JL LAMA',
      tgl_lahir: '1990-05-06',
    });
    await send('member/get/all', rows('kode_member,alamat,tgl_lahir', `K1,'=JL 1,`));
    expect((await people.call('GET', 'member/K1', me)).body).toMatchObject({
      alamat: '=JL 1',
      tgl_lahir: null,
      nama_member: 'K',
    });
    const csv = (await people.call('GET', 'member/get/all.csv', me)).text;
    expect(csv).toContain(`'=JL 1`);
    expect((await send('member/get/all', csv)).body).toMatchObject({ baru: 0, berubah: 0, ditolak: 0 });
  });

  it('with one bad row takes nothing over, and says which', async () => {
    const before = await banks();
    const told = await send('banks', rows('Kode Bank,Nama Bank', 'BNI,BANK NEGARA', 'BCA,NAMA LAIN', 'MDR,'));
    expect(told).toMatchObject({
      status: 422,
      body: {
        code: 'impor_ditolak',
        params: { jumlah: 1 },
        fields: { 'baris.4.nama_bank': 'Nama Bank Tidak Boleh Kosong' },
      },
    });
    expect(await banks()).toEqual(before);
  });

  it('happens once, however often it is sent', async () => {
    const key = uuidv7();
    const first = await send('banks', rows('Kode Bank,Nama Bank', 'ONCE,SEKALI'), { key });
    const again = await send('banks', rows('Kode Bank,Nama Bank', 'ONCE,SEKALI'), { key });
    expect([first.body['baru'], again.body, again.headers['idempotent-replay']]).toEqual([1, first.body, 'true']);
    expect(await send('banks', rows('Kode Bank,Nama Bank', 'ONCE,LAIN'), { key })).toMatchObject({
      status: 409,
      body: { code: 'kunci_dipakai_isi_lain' },
    });
  });

  it('finds records without a code by what tells them apart', async () => {
    await send('param-fee-penjualan', rows('fee_penjualan', '0.5', '0.75'));
    expect((await send('param-fee-penjualan', rows('fee_penjualan', '0.50', '0.8'))).body).toMatchObject({
      baru: 1,
      sama: 1,
    });
    expect(
      (await people.call('GET', 'param-fee-penjualan', me)).rows.map(({ fee_penjualan }) => fee_penjualan),
    ).toEqual([0.5, 0.75, 0.8]);
  });

  it('takes thousands of rows', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `Z${index},KADAR ${index},${(index % 90) + 1}.5`);
    expect((await send('kadar/get/all', rows('kode_kadar,nama_kadar,kadar', ...lines))).body).toMatchObject({
      baris: 3000,
      baru: 3000,
    });
    const changed = lines.map((line, index) => (index % 2 === 0 ? line.replace('KADAR', 'KARAT') : line));
    expect((await send('kadar/get/all', rows('kode_kadar,nama_kadar,kadar', ...changed))).body).toMatchObject({
      berubah: 1500,
      sama: 1500,
    });
    expect(await app.db.one(`select count(*) as n from audit where objek = 'kadar' and aksi = 'UBAH'`)).toEqual({
      n: 1500,
    });
  });
});

describe('the steps', () => {
  const lines = Array.from({ length: 4000 }, (_, index) => `S${index},LANGKAH ${index},${(index % 90) + 1}.5`);
  const csv = rows('kode_kadar,nama_kadar,kadar', ...lines);
  const post = async (content: string, signal?: AbortSignal) => {
    const url = await listening(app);
    const { token } = await people.person(me);
    const form = new FormData();
    form.set('file', new Blob([content]), 'langkah.csv');
    return fetch(`${url}/api/v1/kadar/get/all/import`, {
      method: 'POST',
      body: form,
      signal,
      headers: { 'x-auth-token': token, 'idempotency-key': uuidv7(), accept: 'application/x-ndjson' },
    });
  };
  const written = async () =>
    (await app.db.one<{ n: number }>(`select count(*) as n from kadar where kode_kadar ~ '^S\\d+$'`)).n;

  it('end with the refusal that a plain answer would have been', async () => {
    const reply = await post('bukan\nx');
    const last = JSON.parse((await reply.text()).trim().split('\n').at(-1) ?? '') as unknown;
    expect([reply.status, last]).toEqual([
      200,
      { status: 422, jawaban: expect.objectContaining({ code: 'impor_kolom_tidak_ada' }) as unknown },
    ]);
  });

  it('stop when the caller hangs up, and nothing is imported', async () => {
    const stop = new AbortController();
    const reply = await post(csv, stop.signal);
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    await expect(
      (async () => {
        for (let text = ''; ; text += (await reader?.read())?.value ?? '') if (text.includes('"simpan"')) stop.abort();
      })(),
    ).rejects.toThrow('aborted');
    // Whoever writes next waits for the one that was given up.
    await people.call('POST', 'kadar', me, { kode_kadar: 'SETELAH', nama_kadar: 'SETELAH', kadar: 50 });
    expect(await written()).toBe(0);
    expect(
      (await people.call('POST', 'kadar', me, { kode_kadar: 'SETELAH2', nama_kadar: 'SETELAH2', kadar: 50 })).status,
    ).toBe(201);
  });

  it('are told one after the other, up to the end', async () => {
    const text = await (await post(csv)).text();
    const told = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const steps = told.slice(0, -1);
    expect([...new Set(steps.map(({ tahap }) => tahap))]).toEqual(['baca', 'periksa', 'simpan']);
    expect(steps.at(-1)).toEqual({ tahap: 'simpan', selesai: 4000, jumlah: 4000 });
    expect(told.at(-1)).toMatchObject({ status: 200, jawaban: { baru: 4000, ditolak: 0 } });
    expect(await written()).toBe(4000);
  });
});
