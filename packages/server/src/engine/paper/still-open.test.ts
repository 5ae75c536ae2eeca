import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tx } from '../../platform/database/tx.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { EMAS_10_GRAM } from '../../testing/hutang.ts';
import { bukaSepuhan, dibeli } from '../../testing/sepuhan.ts';
import { openShop, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';

const server = testApp();
const { kode_toko } = SHOP;
const MODULES = ['HUTANG_MODULE', 'VALIDASI_PELUNASAN_HUTANG_MODULE'] as const;
const SEPUHAN = ['sortir-pembelian', 'kirim-barang-cuci'];
let kasir: Call;
let keys = 0;

/** Whoever waits for the day of this database. */
const MENUNGGU_HARI = `select pid from pg_stat_activity where datname = current_database()
  and wait_event_type = 'Lock' and wait_event = 'advisory'`;
const saklar = (key: string, value: string, sql: Pick<Tx, 'query'> = server.db) =>
  sql.query(
    `insert into para_system (kode_toko, key, value) values ($1, $2, $3)
     on conflict (kode_toko, key) do update set value = $3`,
    [kode_toko, key, value],
  );

beforeAll(async () => {
  await openShop(server.db);
  await bukaSepuhan(server.db);
  await saklar('SEPUHAN_MODULE', 'true');
  await saklar('SEPUHAN_TERPUSAT_MODULE', 'false');
  const akses = ['transaksi-hutang', 'lihat-hutang', 'validasi-hutang', ...SEPUHAN].map((name) => `/${name}`);
  await server.user(kode_toko, 'RINA', 'KASIR', akses);
});
beforeEach(async () => {
  for (const key of MODULES) await saklar(key, 'true');
  kasir = await server.as(kode_toko, 'RINA');
});

const kirim = (path: string, body: object) =>
  kasir('POST', path, body, { 'idempotency-key': `masih-buka-${(keys += 1)}` });

/** A paper waits for the day, which is taken meanwhile by what switches modules. */
async function selagi(meanwhile: (tx: Tx) => Promise<unknown>, path: string, body: object) {
  const { dikirim } = await server.db.tx(async (tx) => {
    await tx.query('select hari_diambil($1)', [kode_toko]);
    const sent = kirim(path, body);
    await expect.poll(() => server.db.query(MENUNGGU_HARI)).toHaveLength(1);
    await meanwhile(tx);
    return { dikirim: sent };
  });
  return dikirim;
}

/** A loan is paid back, and waits to be validated. */
async function lunasi(meanwhile: (tx: Tx) => Promise<unknown>) {
  const made = await kirim('hutang', {
    kode_sales: 'SL01',
    pelanggan: { jenis: 'NON MEMBER', nama: 'BU TINI', no_hp: '0812', alamat: 'CIMAHI' },
    jumlah_hutang: 8_000_000,
    bunga: 3,
    lama_pinjam: 120,
    barang: EMAS_10_GRAM,
  });
  const { nomor } = made.body as { readonly nomor: string };
  await kirim(`hutang/${nomor}/validasi`, {});
  return selagi(meanwhile, `hutang/${nomor}/pelunasan`, { bayar: [tunai(8_120_000)] });
}

it.each(MODULES)('a paper that would wait names the one module that was switched off meanwhile: %s', async (modul) => {
  expect(await lunasi((tx) => saklar(modul, 'false', tx))).toMatchObject({
    status: 403,
    body: { code: 'modul_tidak_aktif', params: { modul } },
  });
});

it('waits where nothing that its answer needs was switched', async () => {
  expect(await lunasi((tx) => saklar('SERVICE_MODULE', 'false', tx))).toMatchObject({
    status: 200,
    body: { status: 'TUNGGU' },
  });
});

it('a paper that stands open names the module that was switched on meanwhile and closes what it needs', async () => {
  const { kode } = await dibeli(server, [['700', 3.5]]);
  const barang = kode.map((kode_barcode) => ({ kode_barcode }));
  await kirim('sortir-pembelian', { barang: barang.map((row) => ({ ...row, hasil: 'CUCI' })) });
  const terpusat = (value: string) => (tx: Tx) => saklar('SEPUHAN_TERPUSAT_MODULE', value, tx);
  const isi = { kode_tukang: 'TK1', barang };
  expect(await selagi(terpusat('true'), 'kirim-barang-cuci', isi)).toMatchObject({
    status: 403,
    body: { code: 'modul_menutup', params: { modul: 'SEPUHAN_TERPUSAT_MODULE' } },
  });
  await saklar('SEPUHAN_TERPUSAT_MODULE', 'false');
  expect(await selagi(terpusat('false'), 'kirim-barang-cuci', isi)).toMatchObject({ status: 201 });
});
