import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { reconcileIn } from '../../ledger/reconcile.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork } from '../../testing/shop.ts';

const server = testApp();
const PAGES = ['/uang-kas', '/mutasi-uang-cash', '/pengalihan-saldo-uang', '/laporan-keuangan-cash'];

let rekan: Call;
let kasir: Call;
let keys = 0;
const post = (call: Call, path: string, body: object) =>
  call('POST', path, body, { 'idempotency-key': `alih-uji-${(keys += 1)}` });
const kas = async (call: Call, arah: string, kode_transaksi: string, jumlah: number) =>
  post(call, 'kas', { arah, kode_transaksi, jumlah, keterangan: kode_transaksi });

interface Uang {
  readonly urut: number;
  readonly entri: number;
  readonly dari_user: string;
  readonly asal: string;
  readonly jumlah: number;
  readonly kategori: string;
}
const uang = async (query = '') =>
  ((await kasir('GET', `pengalihan-saldo/uang${query}`)).body as { readonly data: readonly Uang[] }).data;
const pilih = (rows: readonly Uang[]) => rows.map(({ urut, entri, dari_user }) => ({ urut, entri, dari_user }));
const alih = (ke_user: string, rows: readonly object[]) => post(kasir, 'pengalihan-saldo', { ke_user, uang: rows });
const batal = async (nomor: string) => {
  const alasan = 'salah laci';
  const otorisasi = await izin(server.db, 'BATAL PENGALIHAN SALDO', nomor, { alasan }, 'SPV1', atWork('KASIR1'));
  return post(kasir, `pengalihan-saldo/${nomor}/batal`, { alasan, otorisasi });
};
/** What lies in each drawer. */
const laci = async () =>
  Object.fromEntries(
    (
      await server.db.query<{ sub: string; jumlah: number }>(
        `select sub, sum(jumlah)::float8 as jumlah from saldo where akun = 'KAS' group by sub having sum(jumlah) <> 0 order by sub`,
      )
    ).map(({ sub, jumlah }) => [sub, jumlah]),
  );

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  await server.user('KL01', 'KASIR1', 'KASIR', PAGES);
  await server.user('KL01', 'KASIR2', 'KASIR', PAGES);
  await server.user('KL01', 'SPV1', 'SPV');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.db.query(
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ('KL01', 'MODAL', 'MODAL LACI', 'SEMUA'), ('KL01', 'JUAL', 'JUAL TUNAI', 'SEMUA'),
       ('KL01', 'MAKAN', 'MAKAN', 'KELUAR'), ('KL01', 'LISTRIK', 'LISTRIK', 'KELUAR')`,
  );
  await server.db.query(`insert into bank (kode_toko, kode_bank, nama_bank) values ('KL01', 'BCA', 'BCA')`);
  await server.db.query(
    `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank)
     values ('KL01', '008123', 'TOKO', 'BCA')`,
  );
  kasir = await server.as('KL01', 'KASIR1');
  rekan = await server.as('KL01', 'KASIR2');
  // Domain guide part 2, §7.2: floats of two million, a sale of 3,192,500 and one of 2,416,500 in KASIR1's drawer.
  await kas(kasir, 'TAMBAH', 'MODAL', 2_000_000);
  await kas(rekan, 'TAMBAH', 'MODAL', 2_000_000);
  await kas(kasir, 'TAMBAH', 'JUAL', 3_192_500);
  await kas(kasir, 'TAMBAH', 'JUAL', 2_416_500);
});

describe('money that is handed to another drawer', () => {
  it('is offered by category and by who has it', async () => {
    expect((await uang('?kategori=JUAL')).map(({ jumlah, dari_user }) => [jumlah, dari_user])).toEqual([
      [3_192_500, 'KASIR1'],
      [2_416_500, 'KASIR1'],
    ]);
    expect((await uang('?input_by=KASIR2')).map(({ jumlah }) => jumlah)).toEqual([2_000_000]);
  });

  it('changes the drawer alone, under its category, and the day of two drawers comes out', async () => {
    const [fj = never()] = await uang('?kategori=JUAL');
    expect(await alih('KASIR2', pilih([fj]))).toMatchObject({
      status: 201,
      body: {
        no_pengalihan: 'KL-PG-261121-0001',
        total: 3_192_500,
        ke_user: 'KASIR2',
        uang: [{ dokumen: 'KL-KS-261121-0003', kategori: 'JUAL', dari_user: 'KASIR1', jumlah: 3_192_500 }],
      },
    });
    expect(await laci()).toEqual({ KASIR1: 4_416_500, KASIR2: 5_192_500 });
    expect((await uang('?kategori=JUAL'))[0]).toMatchObject({ asal: 'KASIR1', dari_user: 'KASIR2' });
    await kas(kasir, 'AMBIL', 'MAKAN', 120_000);
    await kas(rekan, 'AMBIL', 'LISTRIK', 350_000);
    const setor = {
      tujuan: 'BCA',
      tujuan_rekening: '008123',
      jumlah: 2_500_000,
      keterangan: 'setor',
      kategori: 'MODAL',
    };
    expect((await post(kasir, 'cash/mutasi-uang-cash', setor)).status).toBe(201);
    expect(await laci()).toEqual({ KASIR1: 1_796_500, KASIR2: 4_842_500 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('is in no total of the shop, and in those of its drawers', async () => {
    const kasHari = async (query: string) =>
      (
        (await kasir('GET', `laporan/keuangan-cash?tgl_from=2026-11-21&tgl_to=2026-11-21${query}`)).body as {
          readonly total: Readonly<Record<string, number>>;
        }
      ).total;
    expect(await kasHari('')).toMatchObject({ masuk: 9_609_000, keluar: 2_970_000, saldo: 6_639_000 });
    expect(await kasHari('&user_id=KASIR2')).toMatchObject({ masuk: 5_192_500, keluar: 350_000, saldo: 4_842_500 });
    const pemilik = await server.as('KL01', 'OWNER');
    expect((await pemilik('GET', 'cash-pusat/daily-cash-chart')).body).toMatchObject({
      toko: [{ kode_toko: 'KL01', awal: 0, masuk: 9_609_000, keluar: 2_970_000, akhir: 6_639_000 }],
    });
  });

  it('is taken from whoever has it, once, and never twice at once', async () => {
    const [fj = never(), lain = never()] = await uang('?kategori=JUAL');
    for (const [ke_user, rows] of [
      ['KASIR2', pilih([{ ...fj, dari_user: 'KASIR1' }])],
      ['KASIR2', pilih([fj])],
      ['SPV1', pilih([lain, lain])],
      ['SPV1', [{ urut: 1, entri: 9, dari_user: 'KASIR1' }]],
      ['SPV1', []],
    ] as const) {
      const before = await laci();
      expect((await alih(ke_user, rows)).status).toBe(422);
      expect(await laci()).toEqual(before);
    }
    const both = await Promise.all([alih('KASIR2', pilih([lain])), alih('SPV1', pilih([lain]))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await differences(server.db)).toEqual([]);
  });

  it('goes on to a third drawer, and back in order', async () => {
    const before = await laci();
    const [fj = never()] = await uang('?kategori=JUAL');
    const { body } = await alih('SPV1', pilih([fj]));
    const { nomor } = body as { readonly nomor: string };
    expect(await batal('KL-PG-261121-0001')).toMatchObject({
      status: 409,
      body: { code: 'dokumen_terkait', params: { sebab: nomor } },
    });
    expect(await batal(nomor)).toMatchObject({ body: { status: 'CANC' } });
    expect(await laci()).toEqual(before);
    expect(await batal('KL-PG-261121-0001')).toMatchObject({ body: { status: 'CANC' } });
    expect((await uang('?kategori=JUAL'))[0]).toMatchObject({ dari_user: 'KASIR1' });
    expect(await differences(server.db)).toEqual([]);
  });

  it('takes money that went out as well: the other drawer has paid it', async () => {
    const before = await laci();
    const makan = await uang('?kategori=MAKAN');
    expect(await alih('KASIR2', pilih(makan))).toMatchObject({ status: 201, body: { total: -120_000 } });
    const now = await laci();
    expect([now['KASIR1'], now['KASIR2']]).toEqual([
      (before['KASIR1'] ?? 0) + 120_000,
      (before['KASIR2'] ?? 0) - 120_000,
    ]);
    expect(await differences(server.db)).toEqual([]);
  });

  it.each([
    [`update pengalihan_saldo_uang set jumlah = jumlah + 1`],
    [`update pengalihan_saldo_uang set dari_user = 'SPV1'`],
    [`update pengalihan_saldo_uang set entri = 7`],
  ])('is told when it was bent: %s', async (bend) => {
    const told = await server.db
      .tx(
        async (tx) => {
          await tx.query(`set local session_replication_role = replica`);
          await tx.query(bend);
          const checks = await reconcileIn(tx, 'KL01', '2026-11-21', invariants);
          throw new Bent(checks.filter(({ selisih }) => !selisih.isZero()).map(({ kunci }) => kunci));
        },
        { isolation: 'repeatable read' },
      )
      .catch((error: unknown) => (error instanceof Bent ? error.kunci : Promise.reject(error as Error)));
    expect(told).toContain('pengalihan_sama_dengan_buku');
  });
});

class Bent extends Error {
  readonly kunci: readonly string[];
  constructor(kunci: readonly string[]) {
    super('bent');
    this.kunci = kunci;
  }
}

function never(): never {
  throw new Error('no such row');
}
