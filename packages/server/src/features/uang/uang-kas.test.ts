import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork } from '../../testing/shop.ts';

const server = testApp();
const LISTRIK = { arah: 'AMBIL', kode_transaksi: 'LISTRIK', jumlah: 350_000, keterangan: 'token listrik' };

let kasir: Call;
let keys = 0;
const post = (path: string, body: object) =>
  kasir('POST', path, body, { 'idempotency-key': `uang-kas-uji-${(keys += 1)}` });
const list = async (query: string): Promise<unknown> =>
  ((await kasir('GET', `kas?${query}`)).body as { readonly data: unknown }).data;

/** What lies in the drawer, in rupiah. */
async function drawer(): Promise<number> {
  const { jumlah } = await server.db.one<{ jumlah: number }>(
    `select coalesce(sum(jumlah), 0)::float8 as jumlah from saldo where akun = 'KAS' and sub = 'KASIR1'`,
  );
  return jumlah;
}

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  await server.user('KL01', 'KASIR1', 'KASIR', ['/uang-kas']);
  await server.user('KL01', 'SPV1', 'SPV');
  kasir = await server.as('KL01', 'KASIR1');
  await server.db.query(
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ('KL01', 'LISTRIK', 'LISTRIK', 'KELUAR'), ('KL01', 'RECEH', 'UANG RECEH', 'SEMUA')`,
  );
});

describe('money in and out of the drawer', () => {
  it('moves it by category against what it is for, and back again when it is cancelled', async () => {
    const receh = await post('kas', { arah: 'TAMBAH', kode_transaksi: 'RECEH', jumlah: 500_000, keterangan: 'receh' });
    expect(receh).toMatchObject({ status: 201, body: { no_kas: 'KL-KS-261121-0001', status: 'DONE', total: 500_000 } });
    expect((await post('kas', LISTRIK)).body).toMatchObject({
      no_kas: 'KL-KS-261121-0002',
      keterangan: 'TOKEN LISTRIK',
      boleh: ['batal'],
    });
    expect(await drawer()).toBe(150_000);

    const alasan = 'dua kali';
    const batal = 'kas/KL-KS-261121-0002/batal';
    const nilai = { alasan };
    expect(await post(batal, { alasan })).toMatchObject({
      status: 422,
      body: { code: 'otorisasi_diperlukan', params: { dokumen: 'KL-KS-261121-0002', nilai: JSON.stringify(nilai) } },
    });
    const otorisasi = await izin(server.db, 'BATAL UANG KAS', 'KL-KS-261121-0002', nilai, 'SPV1', atWork('KASIR1'));
    expect((await post(batal, { alasan, otorisasi })).body).toMatchObject({ status: 'CANC', boleh: [] });
    expect(await drawer()).toBe(500_000);
    expect(await differences(server.db)).toEqual([]);
  });

  it('refuses at the field what is missing, unknown, or goes the other way, and changes nothing', async () => {
    for (const [body, field] of [
      [{ ...LISTRIK, arah: 'TAMBAH' }, 'kode_transaksi'],
      [{ ...LISTRIK, kode_transaksi: 'TIDAK ADA' }, 'kode_transaksi'],
      [{ ...LISTRIK, jumlah: 0 }, 'jumlah'],
      [{ ...LISTRIK, keterangan: ' ' }, 'keterangan'],
      [{ ...LISTRIK, gambar: 'KL01/MASTER/tidak-ada.jpg' }, 'gambar'],
    ] as const) {
      const { status, body: told } = await post('kas', body);
      expect([field, status, Object.keys((told as { fields: object }).fields)]).toEqual([field, 422, [field]]);
    }
    expect(await drawer()).toBe(500_000);
  });

  it('is listed by direction and category', async () => {
    expect(await list('arah=AMBIL&kode_transaksi=LISTRIK')).toMatchObject([
      { no_kas: 'KL-KS-261121-0002', status: 'CANC', kode_transaksi: 'LISTRIK' },
    ]);
    expect(await list('arah=TAMBAH&status=CANC')).toEqual([]);
  });
});
