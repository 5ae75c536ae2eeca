import { beforeAll, describe, expect, it } from 'vitest';
import { bayarAtWork } from '../../testing/toy-bayar.ts';
import { newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';

const shop = toyShop(bayarAtWork);
const kasir = () => shop.as('KASIR1');
const ALASAN = { alasan: 'SALAH' };
const CINCIN = 3_043_000;
const GELANG = 2_000_000;

beforeAll(() => shop.open({ KASIR1: 'KASIR', KASIR2: 'KASIR', SPV1: 'SPV' }));

const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
const tukar = (jumlah: number) => ({ jenis: 'TUKAR', jumlah });
const harga = 5_400_000;
/** A sale of {@link harga}: what is not paid otherwise comes in cash. */
const isi = (...lain: readonly { readonly jumlah: number }[]) => ({
  harga,
  bayar: [...lain, tunai(harga - lain.reduce((sum, { jumlah }) => sum + jumlah, 0))],
});

const post = async (path: string, body: object) =>
  (await kasir()('POST', path, body, { 'idempotency-key': newKey() })).body as Shown;
const baca = async (base: string, nomor: string) => (await kasir()('GET', `${base}/${nomor}`)).body as Shown;
const ubah = (nomor: string, body: object, versi: number, kunci = newKey(), call = kasir()) =>
  call('PUT', `uji-jual/${nomor}`, { ...body, versi }, { 'idempotency-key': kunci });
async function undo(base: string, nomor: string, key: string, kategori: string) {
  const otorisasi = await shop.izin(kategori, nomor, ALASAN);
  return post(`${base}/${nomor}/${key}`, { ...ALASAN, otorisasi });
}
/** Purchases that a sale has made, in order: what was done to each, and by which deed of the sale. */
async function dibeli(sale: string) {
  const rows = await shop.server.db.query<{ total: number; status: string; riwayat: string }>(
    `select d.total::float8 as total, d.status, (select string_agg(s.aksi || ' < ' || s.sebab_ke, ', ' order by s.ke)
       from perbuatan s where s.jenis = d.jenis and s.nomor = d.nomor) as riwayat
     from dokumen d join perbuatan p on p.jenis = d.jenis and p.nomor = d.nomor and p.ke = 1
     where d.jenis = 'uji-beli' and p.sebab_nomor = $1 order by d.nomor`,
    [sale],
  );
  return rows.map(({ total, status, riwayat }) => [total, status, riwayat]);
}
const titip = async (): Promise<string> => (await post('uji-titip', { bayar: [tunai(1_000_000)] })).nomor;
/** A deadlock is tried again and then works: what tells of one is the database's own count. */
async function deadlocks(): Promise<number> {
  await shop.server.db.query(`select pg_stat_force_next_flush(), pg_stat_clear_snapshot()`);
  const { n } = await shop.server.db.one<{ n: number }>(
    `select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  );
  return n;
}
const dariTitip = (nomor: string) => ({
  harga,
  bayar: [{ jenis: 'TITIPAN', nomor }, tunai(harga - 1_000_000)],
});

describe('a waiting paper that is changed', () => {
  it('becomes an exchange, another one, and none again: what each had made is taken back', async () => {
    const start = await shop.balances();
    const { nomor } = await post('uji-jual', isi());
    expect((await ubah(nomor, isi(tukar(CINCIN)), 1)).body).toMatchObject({ status: 'OPEN', versi: 2 });
    expect(await dibeli(nomor)).toEqual([[CINCIN, 'OPEN', 'BUAT < 2']]);
    expect((await ubah(nomor, isi(tukar(GELANG)), 2)).body).toMatchObject({ versi: 3 });
    expect(await dibeli(nomor)).toEqual([
      [CINCIN, 'CANC', 'BUAT < 2, BATAL BUAT < 3'],
      [GELANG, 'OPEN', 'BUAT < 3'],
    ]);
    expect((await ubah(nomor, isi(), 3)).body).toMatchObject({ versi: 4 });
    expect((await dibeli(nomor)).map(([, status]) => status)).toEqual(['CANC', 'CANC']);
    // Nothing was posted of what waits.
    expect(await shop.balances()).toEqual(start);
    expect(await shop.differences()).toEqual([]);
    expect(await post(`uji-jual/${nomor}/validasi`, {})).toMatchObject({ status: 'DONE' });
    expect(await shop.balances()).toMatchObject({ 'PENJUALAN ': -harga });
    expect((await dibeli(nomor)).map(([, status]) => status)).toEqual(['CANC', 'CANC']);
    await undo('uji-jual', nomor, 'batal', 'BATAL UJI');
    expect(await shop.balances()).toEqual(start);
    expect(await shop.differences()).toEqual([]);
  });

  it('may take the same goods again: they are let go before they are taken', async () => {
    const start = await shop.balances();
    const { nomor } = await post('uji-jual', isi(tukar(CINCIN)));
    expect(await post('uji-jual', isi(tukar(CINCIN)))).toMatchObject({ code: 'sudah_dikembalikan' });
    expect((await ubah(nomor, { ...isi(tukar(CINCIN)), kode_member: 'M1' }, 1)).body).toMatchObject({ versi: 2 });
    expect(await dibeli(nomor)).toEqual([
      [CINCIN, 'CANC', 'BUAT < 1, BATAL BUAT < 2'],
      [CINCIN, 'OPEN', 'BUAT < 2'],
    ]);
    await post(`uji-jual/${nomor}/validasi`, {});
    expect(await shop.balances()).toMatchObject({ 'PENJUALAN ': -harga, 'PEMBELIAN ': CINCIN });
    expect((await dibeli(nomor)).at(-1)).toEqual([CINCIN, 'DONE', 'BUAT < 2, VALIDASI < 3']);
    expect(await shop.differences()).toEqual([]);
    await undo('uji-jual', nomor, 'batal', 'BATAL UJI');
    expect((await dibeli(nomor)).map(([, status]) => status)).toEqual(['CANC', 'CANC']);
    expect(await shop.balances()).toEqual(start);
    expect(await shop.differences()).toEqual([]);
  });

  it('is refused with all that its last content has made', async () => {
    const { nomor } = await post('uji-jual', isi());
    await ubah(nomor, isi(tukar(CINCIN)), 1);
    expect(await undo('uji-jual', nomor, 'tolak', 'TOLAK UJI')).toMatchObject({ status: 'CANC' });
    expect(await dibeli(nomor)).toEqual([[CINCIN, 'CANC', 'BUAT < 2, BATAL BUAT < 3']]);
    expect(await shop.differences()).toEqual([]);
  });

  it('is paid by a deposit, by another one, and by none: the claim goes along', async () => {
    const [lama, baru] = [await titip(), await titip()];
    const bebas = async (nomor: string) => (await baca('uji-titip', nomor)).boleh.length > 0;
    const { nomor } = await post('uji-jual', isi());
    const tries = [
      [dariTitip(lama), [false, true]],
      [dariTitip(baru), [true, false]],
      [isi(tukar(CINCIN)), [true, true]],
      [dariTitip(baru), [true, false]],
    ] as const;
    for (const [at, [body, free]] of tries.entries()) {
      expect((await ubah(nomor, body, at + 1)).body).toMatchObject({ versi: at + 2 });
      expect([await bebas(lama), await bebas(baru)]).toEqual(free);
    }
    await post(`uji-jual/${nomor}/validasi`, {});
    expect([await baca('uji-titip', lama), await baca('uji-titip', baru)]).toMatchObject([
      { status: 'DONE' },
      { status: 'AMBIL' },
    ]);
    await undo('uji-jual', nomor, 'batal', 'BATAL UJI');
    expect(await baca('uji-titip', baru)).toMatchObject({ status: 'DONE', sisa: 1_000_000 });
    expect(await shop.differences()).toEqual([]);
  });

  it('leaves all as it was when what it wants is not to be had', async () => {
    const nomor = await titip();
    const lain = await post('uji-jual', dariTitip(nomor));
    const sale = await post('uji-jual', isi(tukar(CINCIN)));
    const before = [await baca('uji-jual', sale.nomor), await dibeli(sale.nomor)];
    expect((await ubah(sale.nomor, dariTitip(nomor), 1)).body).toMatchObject({
      code: 'dokumen_terkait',
      params: { nomor, sebab: lain.nomor },
    });
    expect([await baca('uji-jual', sale.nomor), await dibeli(sale.nomor)]).toEqual(before);
    await undo('uji-jual', sale.nomor, 'tolak', 'TOLAK UJI');
    await undo('uji-jual', lain.nomor, 'tolak', 'TOLAK UJI');
  });

  it('does so once under one key, and for one of two who change it at once', async () => {
    const { nomor } = await post('uji-jual', isi(tukar(CINCIN)));
    const kunci = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => ubah(nomor, isi(tukar(GELANG)), 1, kunci)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await dibeli(nomor)).toHaveLength(2);
    const both = await Promise.all([
      ubah(nomor, isi(tukar(CINCIN)), 2),
      ubah(nomor, isi(), 2, newKey(), shop.as('KASIR2')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await baca('uji-jual', nomor)).versi).toBe(3);
    const open = (await dibeli(nomor)).filter(([, status]) => status === 'OPEN');
    expect(open).toHaveLength(both[0]?.status === 200 ? 1 : 0);
    expect(await shop.differences()).toEqual([]);
    await undo('uji-jual', nomor, 'tolak', 'TOLAK UJI');
  });

  it('holds its own paper before those it had made, as the booking does', async () => {
    const { nomor } = await post('uji-jual', isi(tukar(CINCIN)));
    let changed: ReturnType<typeof ubah> | undefined;
    await shop.server.db.tx(async (tx) => {
      const hold = (jenis: string) =>
        tx.query(
          `select from dokumen where jenis = $1 and status = 'OPEN'
             and (nomor = $2 or nomor in (select nomor from perbuatan where sebab_nomor = $2)) for update nowait`,
          [jenis, nomor],
        );
      await hold('uji-jual');
      changed = ubah(nomor, isi(), 1);
      const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      const waited = () =>
        shop.server.db.one(
          `select exists (select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))) as waits`,
          [pid],
        );
      await expect.poll(waited).toEqual({ waits: true });
      expect(await hold('uji-beli')).toHaveLength(1);
    });
    expect((await changed)?.body).toMatchObject({ versi: 2 });
    expect((await dibeli(nomor)).map(([, status]) => status)).toEqual(['CANC']);
  });

  it('waits for nobody who waits for it: changes, bookings and refusals of exchanges at once', async () => {
    const sales = await Promise.all([101, 102, 103, 104].map((jumlah) => post('uji-jual', isi(tukar(jumlah)))));
    const titipan = await titip();
    const before = await deadlocks();
    const tries = sales.flatMap(({ nomor }, at) => [
      ubah(nomor, dariTitip(titipan), 1),
      ubah(nomor, isi(tukar(201 + at)), 1, newKey(), shop.as('KASIR2')),
      kasir()('POST', `uji-jual/${nomor}/validasi`, {}, { 'idempotency-key': newKey() }),
    ]);
    const codes = (await Promise.all(tries)).map(({ status }) => status);
    expect(codes.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await deadlocks()).toBe(before);
    expect(await shop.differences()).toEqual([]);
    const { n } = await shop.server.db.one<{ n: number }>(
      `select count(*)::int as n from dokumen b join perbuatan p on p.jenis = b.jenis and p.nomor = b.nomor and p.ke = 1
       join dokumen j on j.jenis = p.sebab_jenis and j.nomor = p.sebab_nomor
       where b.jenis = 'uji-beli' and b.status <> 'CANC' and b.status <> j.status`,
    );
    expect(n).toBe(0);
  });
});
