import { JENIS_AKUN, JURNAL } from '@kilau/contract/features/uang/jurnal.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';

const server = testApp();
const people = new People(server);
const on = { NAGAFIN_ACCOUNTING_MODULE: 'true' };
const owner: As = { level: 'OWN', modules: on };

interface Detail {
  readonly _id: string;
  readonly kode_akun: string;
  readonly jenis_akun: string;
  readonly nomor_akun: string;
}
interface Jurnal {
  readonly trx: string;
  readonly type: string;
  readonly detail_akun: readonly Detail[];
}
const CASH = 'para-akun-transaksi/PENJUALAN/CASH';
const put = (path: string, detail_akun: unknown, as = owner) => people.call('PUT', path, as, { detail_akun });
const jurnal = async (trx: string, type: string): Promise<Jurnal | undefined> =>
  ((await people.call('GET', 'para-akun-transaksi', owner)).rows as unknown as Jurnal[]).find(
    (row) => row.trx === trx && row.type === type,
  );
const nomor = async (kode_akun: string): Promise<string | undefined> =>
  (await jurnal('PENJUALAN', 'CASH'))?.detail_akun.find((detail) => detail.kode_akun === kode_akun)?.nomor_akun;

beforeAll(async () => {
  await server.shop('KL01');
  await server.shop('KL02');
});

describe('journals', () => {
  it('are all there in a new shop, each line with an account that exists', async () => {
    const { rows } = await people.call('GET', 'para-akun-transaksi', owner);
    expect(rows.map(({ trx, type }) => [trx, type])).toEqual(JURNAL.map(({ trx, type }) => [trx, type]));
    const known = new Set((await people.call('GET', 'akuns', owner)).rows.map(({ nomor_akun }) => nomor_akun));
    expect(known.size).toBe(Object.keys(JENIS_AKUN).length);
    expect(
      (rows as unknown as Jurnal[])
        .flatMap(({ detail_akun }) => detail_akun)
        .filter(({ nomor_akun }) => !known.has(nomor_akun)),
    ).toEqual([]);
  });

  it('name each side of an account once in a category, so that what is booked finds its line', () => {
    expect(new Set(JURNAL.map(({ trx, type }) => `${trx}/${type}`)).size).toBe(JURNAL.length);
    const lines = JURNAL.flatMap(({ trx, baris }) => baris.map(({ kode_akun }) => `${trx}/${kode_akun}`));
    expect(new Set(lines).size).toBe(lines.length);
    expect(JURNAL.filter(({ baris }) => baris.length === 0)).toEqual([]);
  });

  it('take another account, keep it, and leave a trace', async () => {
    await people.call('POST', 'akuns', owner, { nomor_akun: '1190', nama_akun: 'kas besar' });
    const { status, body } = await put(CASH, [{ kode_akun: 'D-KAS', jenis_akun: 'KAS', nomor_akun: '1190' }]);
    expect(status).toBe(200);
    expect(body).toEqual(await jurnal('PENJUALAN', 'CASH'));
    expect(await nomor('D-KAS')).toBe('1190');
    expect(await nomor('K-PENJUALAN')).toBe('4101');
    const trace = await server.db.query(
      `select kode, sebelum, sesudah from audit where kode_toko = 'KL01' and objek = 'para-akun-transaksi'`,
    );
    expect(trace).toEqual([{ kode: 'PENJUALAN/CASH', sebelum: { 'D-KAS': '1101' }, sesudah: { 'D-KAS': '1190' } }]);
    const other = await server.db.one(
      `select nomor_akun from para_akun_transaksi where kode_toko = 'KL02' and trx = 'PENJUALAN' and type = 'CASH'
        and kode_akun = 'D-KAS'`,
    );
    expect(other).toEqual({ nomor_akun: '1101' });
  });

  it('with a blank in their name are found by their address', async () => {
    expect(
      (await put('para-akun-transaksi/BATAL%20PENJUALAN/NON%20CASH', [{ kode_akun: 'K-BANK', nomor_akun: '1102' }]))
        .status,
    ).toBe(200);
  });

  it('refuse an account that the shop does not have, at its field, and change nothing', async () => {
    const { status, body } = await put(CASH, [
      { kode_akun: 'K-PENJUALAN', jenis_akun: 'PENJUALAN', nomor_akun: '4901' },
      { kode_akun: 'K-PPN', jenis_akun: 'PPN', nomor_akun: '9999' },
    ]);
    expect({ status, code: body['code'], fields: Object.keys(body['fields'] as object) }).toEqual({
      status: 422,
      code: 'rujukan_tidak_ada',
      fields: ['detail_akun.1.nomor_akun'],
    });
    expect(await nomor('K-PENJUALAN')).toBe('4101');
  });

  it('refuse an account out of use', async () => {
    await server.db.query(`update akun set status_aktif = false where kode_toko = 'KL01' and nomor_akun = '6901'`);
    expect((await put(CASH, [{ kode_akun: 'D-KAS', nomor_akun: '6901' }])).status).toBe(422);
  });

  it.each([
    ['a line they do not have', CASH, [{ kode_akun: 'D-BANK', nomor_akun: '1102' }], 422],
    ['another kind of account on a line', CASH, [{ kode_akun: 'D-KAS', jenis_akun: 'BANK', nomor_akun: '1102' }], 422],
    ['no lines', CASH, [], 422],
    ['a line without account', CASH, [{ kode_akun: 'D-KAS' }], 422],
    ['being unknown', 'para-akun-transaksi/ARISAN/CASH', [{ kode_akun: 'D-KAS', nomor_akun: '1101' }], 404],
  ])('refuse %s', async (_, path, lines, wanted) => {
    expect((await put(path, lines)).status).toBe(wanted);
  });
});

describe('an account', () => {
  it('that a journal books on is deactivated, not deleted', async () => {
    expect((await people.call('DELETE', 'akuns/4103', owner)).body).toMatchObject({ status: 'DINONAKTIFKAN' });
  });
});

describe('rights', () => {
  const kasir: As = { level: 'KASIR', modules: on };
  it('of the journals come with the page; accounts are there to choose from', async () => {
    const path = 'para-akun-transaksi';
    expect((await people.call('GET', path, kasir)).body).toMatchObject({ code: 'menu_tidak_berhak' });
    expect((await people.call('GET', path, { ...kasir, akses: ['/parameter-akun'] })).status).toBe(200);
    expect((await people.call('GET', 'akuns', kasir)).status).toBe(200);
    for (const each of [path, 'akuns']) {
      expect((await people.call('GET', each, { level: 'OWN' })).body).toMatchObject({ code: 'modul_tidak_aktif' });
    }
  });
  it('are asked for a change too', async () => {
    expect((await put(CASH, [{ kode_akun: 'D-KAS', nomor_akun: '1101' }], kasir)).status).toBe(403);
  });
});
