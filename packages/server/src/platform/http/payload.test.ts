import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { PAYLOAD_INFO, placeOf, SEALED } from '@kilau/contract/core/payload.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call, type Reply } from '../../testing/app.ts';

const server = testApp();
let owner: Call;
let key: Buffer;

/** A client of its own, after the description in `contract/core/payload.ts`. */
async function agreed(call: Call): Promise<Buffer> {
  const mine = generateKeyPairSync('x25519');
  const { x: ours = '' } = mine.publicKey.export({ format: 'jwk' });
  const reply = await call('POST', 'users/kunci', { kunci: ours });
  expect(reply.status).toBe(200);
  const { kunci } = reply.body as { kunci: string };
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: kunci }, format: 'jwk' });
  const salt = Buffer.concat([ours, kunci].map((text) => Buffer.from(text, 'base64url')));
  const shared = diffieHellman({ privateKey: mine.privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', shared, salt, PAYLOAD_INFO, 32));
}

function sealed(field: string, value: unknown, with_ = key): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', with_, iv).setAAD(Buffer.from(placeOf('minta', field)));
  const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]);
  return SEALED + Buffer.concat([iv, body]).toString('base64url');
}

function opened(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(SEALED)) throw new Error(`${field} came readable`);
  const bytes = Buffer.from(value.slice(SEALED.length), 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(placeOf('jawab', field)))
    .setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString()) as unknown;
}
const fieldsOf = ({ body }: Reply): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body as object).map(([field, value]) => [field, opened(field, value)]));

const ENC = { enc: '1' };
const BANK = { kode_bank: 'BKK', nama_bank: 'BANK KAMPUNG KITA' };
const made = (body: object, headers: Record<string, string> = ENC) =>
  owner('POST', 'banks', body, {
    'idempotency-key': `bank-${JSON.stringify(headers)}`.replaceAll(/[^\w-]/g, ''),
    ...headers,
  });

beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'OWNER', 'OWN', ['/master-bank']);
  owner = await server.as('KL01', 'OWNER');
});

describe('fields on their way', () => {
  it('are sealed only where the shop wants it, and after a key was agreed on', async () => {
    const ours = generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' }).x ?? '';
    expect(await owner('POST', 'users/kunci', { kunci: ours })).toMatchObject({
      status: 403,
      body: {
        code: 'modul_tidak_aktif',
        params: { modul: 'PAYLOAD_ENCRYPTION_MODULE' },
        message: 'Modul yang tidak aktif di toko ini: Isi panggilan ke server dienkripsi sekali lagi.',
      },
    });
    await server.db.query(
      `insert into para_system (kode_toko, key, value) values ('KL01', 'PAYLOAD_ENCRYPTION_MODULE', 'true')
       on conflict (kode_toko, key) do update set value = 'true'`,
    );
    expect(await owner('GET', 'users/me', undefined, ENC)).toMatchObject({
      status: 409,
      body: { code: 'kunci_muatan' },
    });
    key = await agreed(owner);
  });

  it('of a request are opened, of its answer sealed', async () => {
    const body = { kode_bank: sealed('kode_bank', BANK.kode_bank), nama_bank: sealed('nama_bank', BANK.nama_bank) };
    const reply = await made(body);
    expect(reply).toMatchObject({ status: 201, headers: { enc: '1' } });
    expect(reply.text).not.toContain(BANK.nama_bank);
    expect(fieldsOf(reply)).toMatchObject(BANK);
    // In the plain they are what was meant.
    expect((await owner('GET', 'banks/BKK')).body).toMatchObject(BANK);
  });

  it('stay readable where `ignore` names them, in both directions', async () => {
    const headers = { ...ENC, ignore: 'kode_bank, message' };
    const reply = await made({ kode_bank: 'BKR', nama_bank: sealed('nama_bank', 'BANK KERAMAT') }, headers);
    const { kode_bank, nama_bank } = reply.body as Record<string, unknown>;
    expect([reply.status, kode_bank, opened('nama_bank', nama_bank)]).toEqual([201, 'BKR', 'BANK KERAMAT']);
  });

  it('tell a refusal sealed too, and a list as a whole', async () => {
    const refused = await owner('GET', 'banks/TIDAKADA', undefined, ENC);
    expect([refused.status, fieldsOf(refused)['code']]).toEqual([404, 'data_tidak_ditemukan']);
    const list = await owner('GET', 'banks', undefined, ENC);
    expect(list.text).not.toContain('BANK KERAMAT');
    expect(JSON.stringify(fieldsOf(list))).toContain('BANK KERAMAT');
  });

  it('seal an answer that is sent in parts', async () => {
    await server.db.query(
      `insert into bank (kode_toko, kode_bank, nama_bank) select 'KL01', 'B' || n, 'BANK KE ' || n
       from generate_series(1, 700) n`,
    );
    const list = await owner('GET', 'banks', undefined, ENC);
    const plain = await owner('GET', 'banks');
    const [whole] = Object.values(fieldsOf(list));
    expect(whole).toEqual(plain.body);
    expect(list.text).not.toContain('BANK KE');
  });

  it.each([
    ['readable', () => BANK.nama_bank],
    ['sealed for another field', () => sealed('kode_bank', 'X')],
    ['sealed with another key', () => sealed('nama_bank', 'X', randomBytes(32))],
    ['cut short', () => sealed('nama_bank', 'X').slice(0, 20)],
    ['touched', () => sealed('nama_bank', 'X').replace(/(?<=^.{30})./, (letter) => (letter === 'A' ? 'B' : 'A'))],
  ])('are refused when one is %s, and nothing is written', async (_, nama_bank) => {
    const reply = await made({ kode_bank: sealed('kode_bank', 'NEW'), nama_bank: nama_bank() });
    expect([reply.status, fieldsOf(reply)['code']]).toEqual([400, 'permintaan_rusak']);
    expect((await owner('GET', 'banks/NEW')).status).toBe(404);
  });

  it('want a public key that is one', async () => {
    for (const kunci of ['A'.repeat(43), '!'.repeat(43)]) {
      expect((await owner('POST', 'users/kunci', { kunci })).status, kunci).toBe(400);
    }
  });

  it('end with the session: the next one has a key of its own', async () => {
    const before = key;
    const next = await server.as('KL01', 'OWNER');
    expect((await next('GET', 'users/me', undefined, ENC)).status).toBe(409);
    key = await agreed(next);
    expect(key.equals(before)).toBe(false);
    expect(fieldsOf(await next('GET', 'users/me', undefined, ENC))).toMatchObject({ user_id: 'OWNER' });
    const { kunci_muatan } = await server.db.one<{ kunci_muatan: string }>(
      `select kunci_muatan from sesi where berakhir is null and user_id = 'OWNER'`,
    );
    expect(kunci_muatan).not.toContain(key.toString('base64url'));
  });
});
