import type { BedaMaster } from '@kilau/contract/features/kirim-barang/impor-pusat.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { openShop } from '../../testing/shop.ts';

const server = testApp();
const CABANG = 'KL01';
const PUSAT = 'KL02';
let pemilik: Call;
let keys = 0;
const key = () => ({ 'idempotency-key': `impor-pusat-uji-${(keys += 1)}` });
const POIN = { master: [{ kunci: 'parameter-point' }] };

/** The bands of a shop, as `from-to: points`; one out of use in brackets. */
async function rentang(kode_toko: string): Promise<readonly string[]> {
  const rows = await server.db.query<{ teks: string }>(
    `select format(case when status_aktif then '%s %s-%s: %s' else '(%s %s-%s: %s)' end, kode_group,
       berat_dari::float8, coalesce(berat_sampai::float8::text, ''), poin) as teks
     from parameter_point where kode_toko = $1 order by kode_group, berat_dari`,
    [kode_toko],
  );
  return rows.map(({ teks }) => teks);
}
async function beda(): Promise<Pick<BedaMaster, 'baru' | 'ubah' | 'hilang'> | undefined> {
  const { data } = (await pemilik('GET', 'import-data-pusat')).body as { readonly data: readonly BedaMaster[] };
  const found = data.find(({ kunci }) => kunci === 'parameter-point');
  return found && { baru: found.baru, ubah: found.ubah, hilang: found.hilang };
}

/** What head office says of points from now on: bands of group 700, in grams. */
async function pusatBerkata(bands: readonly (readonly [dari: number, sampai: number | null, poin: number])[]) {
  await server.db.query(`delete from parameter_point where kode_toko = $1`, [PUSAT]);
  for (const [dari, sampai, poin] of bands) {
    await server.db.query(
      `insert into parameter_point (kode_toko, _id, kode_group, berat_dari, berat_sampai, poin, kelipatan)
       values ($1, gen_random_uuid()::text, '700', $2, $3, $4, 1)`,
      [PUSAT, dari, sampai, poin],
    );
  }
}

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(`update toko set level = 'PUSAT' where kode_toko = $1`, [PUSAT]);
  await server.db.query(`insert into para_system (kode_toko, key, value) values ($1, 'KIRIM_BARANG_MODULE', 'true')`, [
    CABANG,
  ]);
  await server.user(CABANG, 'OWNERA', 'OWN');
  pemilik = await server.as(CABANG, 'OWNERA');
});

it('takes over points by group and the weight from which they count, however the bands are cut anew', async () => {
  await server.db.query(
    `insert into parameter_point (kode_toko, _id, kode_group, berat_dari, berat_sampai, poin, kelipatan)
     values ($1, 'sendiri', '375', 0, null, 7, 1)`,
    [CABANG],
  );
  await pusatBerkata([
    [0, 5, 1],
    [5.001, 10, 3],
  ]);
  expect(await beda()).toEqual({ baru: ['700 · 0', '700 · 5.001'], ubah: [], hilang: [] });
  expect((await pemilik('POST', 'import-data-pusat', POIN, key())).body).toEqual({ baru: 2, ubah: 0, hilang: 0 });
  const milik = '375 0-: 7';
  expect(await rentang(CABANG)).toEqual([milik, '700 0-5: 1', '700 5.001-10: 3']);
  expect(await beda()).toEqual({ baru: [], ubah: [], hilang: [] });

  // The band that gives way goes first, then the one that is cut short, then what takes its room.
  await pusatBerkata([
    [0, 3, 2],
    [3.001, null, 4],
  ]);
  expect(await beda()).toEqual({
    baru: ['700 · 3.001'],
    ubah: [
      {
        kode: '700 · 0',
        kolom: [
          { kolom: 'berat_sampai', lama: '5', baru: '3' },
          { kolom: 'poin', lama: '1', baru: '2' },
        ],
      },
    ],
    hilang: ['700 · 5.001'],
  });
  expect((await pemilik('POST', 'import-data-pusat', POIN, key())).body).toEqual({ baru: 1, ubah: 1, hilang: 1 });
  expect(await rentang(CABANG)).toEqual([milik, '700 0-3: 2', '700 3.001-: 4']);

  // What is out of use here and counts there comes back as it is there: no longer over what has taken its room.
  await server.db.query(
    `update parameter_point set status_aktif = berat_dari > 0, berat_sampai = case when berat_dari = 0 then 9 end
     where kode_toko = $1 and kode_group = '700'`,
    [CABANG],
  );
  expect((await pemilik('POST', 'import-data-pusat', POIN, key())).body).toEqual({ baru: 0, ubah: 1, hilang: 0 });
  expect(await rentang(CABANG)).toEqual([milik, '700 0-3: 2', '700 3.001-: 4']);
  expect(await rentang(PUSAT)).toEqual(['700 0-3: 2', '700 3.001-: 4']);
});

it('leaves a band of the branch as it is, takes nothing over that covers it, and says what that is', async () => {
  await pusatBerkata([]);
  await pemilik('POST', 'import-data-pusat', POIN, key());
  await server.db.query(
    `insert into parameter_point (kode_toko, _id, kode_group, berat_dari, berat_sampai, poin, kelipatan)
     values ($1, 'sendiri-700', '700', 2, 4, 9, 1)`,
    [CABANG],
  );
  await pusatBerkata([[0, 5, 1]]);
  expect(await pemilik('POST', 'import-data-pusat', POIN, key())).toMatchObject({
    status: 409,
    body: { code: 'master_pusat_ditolak', params: { master: 'Master Parameter Point', kode: '700 · 0' } },
  });
  expect(await rentang(CABANG)).toEqual(['375 0-: 7', '700 2-4: 9']);
});

it('waits for who writes the same master here: what he has entered is changed, not entered again', async () => {
  await server.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'BARU', 'PUSAT')`, [PUSAT]);
  const menunggu = async () =>
    (
      await server.db.query(
        `select from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
      )
    ).length;
  let diambil: ReturnType<Call> | undefined;
  await server.db.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(7271, hashtext($1))`, [`${CABANG}/jenis`]);
    diambil = pemilik('POST', 'import-data-pusat', { master: [{ kunci: 'jenis' }] }, key());
    await expect.poll(menunggu, { timeout: 20_000, interval: 10 }).toBe(1);
    await tx.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'BARU', 'CABANG')`, [CABANG]);
  });
  expect(await diambil).toMatchObject({ status: 200 });
  expect(
    await server.db.query(`select nama_dept from jenis where kode_toko = $1 and kode_dept = 'BARU'`, [CABANG]),
  ).toEqual([{ nama_dept: 'PUSAT' }]);
});

it('tells a text as it is written, quotes and all', async () => {
  for (const [toko, nama] of [
    [CABANG, 'CINCIN'],
    [PUSAT, 'CINCIN 3" \\ "A"'],
  ]) {
    await server.db.query(
      `insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'TX', $2)
       on conflict (kode_toko, kode_dept) do update set nama_dept = excluded.nama_dept`,
      [toko, nama],
    );
  }
  const { data } = (await pemilik('GET', 'import-data-pusat')).body as { readonly data: readonly BedaMaster[] };
  expect(data.find(({ kunci }) => kunci === 'jenis')?.ubah).toContainEqual({
    kode: 'TX',
    kolom: [{ kolom: 'nama_dept', lama: 'CINCIN', baru: 'CINCIN 3" \\ "A"' }],
  });
});

it('misses nothing of a long master: of one that was cut, its end would seem gone, or new', async () => {
  const daftar = `insert into jenis (kode_toko, kode_dept, nama_dept) select $1, v, v
    from (select $2 || to_char(n, 'FM00000') as v from generate_series(1, $3) n) t`;
  await server.db.query(`delete from jenis where kode_toko = $1`, [PUSAT]);
  await server.db.query(daftar, [PUSAT, 'Z', 10_001]);
  await server.db.query(daftar, [CABANG, 'Z', 10_001]);
  await server.db.query(daftar, [CABANG, 'A', 1]);
  const { data } = (await pemilik('GET', 'import-data-pusat')).body as { readonly data: readonly BedaMaster[] };
  expect(data.find(({ kunci }) => kunci === 'jenis')?.baru ?? []).toEqual([]);
});
