import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { invariants } from '../../app/invariants.ts';
import { reconcileIn } from '../../ledger/reconcile.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork } from '../../testing/shop.ts';

const server = testApp();
const TGL = '2026-11-21';
const BESOK = '2026-11-22';

let spv: Call;
let kasir: Call;
let keys = 0;
const post = (call: Call, path: string, body: object, kunci = `tutup-uji-${(keys += 1)}`) =>
  call('POST', path, body, { 'idempotency-key': kunci });
const kas = (jumlah: number) =>
  post(kasir, 'kas', { arah: 'TAMBAH', kode_transaksi: 'RECEH', jumlah, keterangan: 'receh' });
const izinOleh = (oleh: string, kategori: string, nilai: Readonly<Record<string, unknown>>) =>
  izin(server.db, kategori, '', nilai, oleh, atWork('SPV1'));
const periksa = async () =>
  (await spv('GET', 'tutup-toko/periksa')).body as {
    readonly tgl: string;
    readonly akun: number;
    readonly dapat_dibuka: string | null;
    readonly periksa: readonly {
      readonly kunci: string;
      readonly jumlah: number;
      readonly contoh: readonly string[];
    }[];
    readonly kas: Readonly<Record<string, number>>;
    readonly laci: readonly Readonly<Record<string, unknown>>[];
  };
const belum = async () => (await periksa()).periksa.filter(({ jumlah }) => jumlah > 0).map(({ kunci }) => kunci);
const saklar = (key: string, on: boolean) =>
  server.db.query(
    `with s as (insert into para_system (kode_toko, key, value) values ('KL01', $1, $2)
       on conflict (kode_toko, key) do update set value = $2)
     update toko set versi_parameter = versi_parameter + 1 where kode_toko = 'KL01'`,
    [key, String(on)],
  );
const hari = async () =>
  (await server.db.one<{ tgl: string }>(`select tgl_system as tgl from hari_toko where kode_toko = 'KL01'`)).tgl;

beforeAll(async () => {
  await server.shop('KL01', { inisial: 'KL' });
  await server.user('KL01', 'KASIR1', 'KASIR', ['/uang-kas']);
  await server.user('KL01', 'SPV1', 'SPV', ['/tutup-toko']);
  await server.user('KL01', 'OWNER', 'OWN');
  kasir = await server.as('KL01', 'KASIR1');
  spv = await server.as('KL01', 'SPV1');
  await server.db.query(
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ('KL01', 'RECEH', 'UANG RECEH', 'SEMUA')`,
  );
});

describe('the count of a drawer', () => {
  it('books what is missing by an approval of exactly that, on the shop or on the cashier', async () => {
    await kas(1_296_500);
    expect(await belum()).toEqual(['laci']);
    const isi = { laci: 'KASIR1', dihitung: 1_246_500 };
    const nilai = { ...isi, selisih: -50_000, beban: 'TOKO' };
    expect(await post(spv, 'hitung-laci', isi)).toMatchObject({
      status: 422,
      body: { code: 'otorisasi_diperlukan', params: { kategori: 'SELISIH KAS', nilai: JSON.stringify(sorted(nilai)) } },
    });
    const otorisasi = await izinOleh('SPV1', 'SELISIH KAS', nilai);
    expect(await post(spv, 'hitung-laci', { ...isi, dihitung: 1_246_000, otorisasi })).toMatchObject({
      body: { code: 'otorisasi_tidak_berlaku' },
    });
    expect(await post(spv, 'hitung-laci', { ...isi, otorisasi })).toMatchObject({
      status: 201,
      body: { total: 1_246_500, menurut_buku: 1_296_500, selisih: -50_000 },
    });
    expect(await belum()).toEqual([]);
    expect((await periksa()).laci).toMatchObject([
      { user_id: 'KASIR1', awal: 0, buku: 1_246_500, dihitung: 1_246_500, selisih: -50_000, disetujui_oleh: 'SPV1' },
    ]);
    expect((await periksa()).kas).toMatchObject({
      awal: 0,
      pemasukan: 1_296_500,
      pengeluaran: 50_000,
      akhir: 1_246_500,
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it('holds until the drawer moves again, and is refused what it cannot be', async () => {
    await kas(10_000);
    expect(await belum()).toEqual(['laci']);
    for (const [isi, field] of [
      [{ laci: 'TIDAKADA', dihitung: 1 }, 'laci'],
      [{ laci: 'KASIR1' }, 'dihitung'],
      [{ laci: 'KASIR1', dihitung: -1 }, 'dihitung'],
      [{ laci: 'KASIR1', dihitung: 2_000_000, beban: 'KASIR' }, 'beban'],
    ] as const) {
      const { status, body } = await post(spv, 'hitung-laci', isi);
      expect([field, status, Object.keys((body as { fields: object }).fields)]).toEqual([field, 422, [field]]);
    }
    const nilai = { laci: 'KASIR1', dihitung: 1_250_000, selisih: -6_500, beban: 'KASIR' };
    const otorisasi = await izinOleh('SPV1', 'SELISIH KAS', nilai);
    await post(spv, 'hitung-laci', {
      laci: 'KASIR1',
      dihitung: 1_250_000,
      beban: 'KASIR',
      otorisasi,
    });
    const utang = `select jumlah::int from saldo where akun = 'PIUTANG_KARYAWAN' and sub = 'KASIR1'`;
    expect(await server.db.one(utang)).toEqual({ jumlah: 6500 });
    expect(await belum()).toEqual([]);
  });
});

/** The keys of approvals are told in their order. */
function sorted(nilai: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(nilai).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whoever is about to move the date of this database, and waits for it. */
const MENUNGGU_HARI = `select pid from pg_stat_activity where datname = current_database()
  and wait_event_type = 'Lock' and query like 'update hari_toko%'`;

describe('the closing of a day', () => {
  it('is held by what is not in order, unless the owner approves exactly that', async () => {
    await kas(5000);
    expect(await post(spv, 'tutup-toko', {})).toMatchObject({
      status: 422,
      body: { code: 'tutup_tertahan', params: { tgl: TGL, periksa: 'laci' } },
    });
    const kasSalah = { kas: [{ user_id: 'KASIR1', jumlah: 1_000_000 }] };
    expect(await post(spv, 'tutup-toko', kasSalah)).toMatchObject({
      status: 422,
      body: { fields: { 'kas.0.jumlah': expect.any(String) } },
    });
    const laci = [{ user_id: 'KASIR1', menurut_buku: 1_255_000 }];
    const nilai = { tgl: TGL, periksa: ['laci'], alasan: 'kasir sakit', laci, rekening: [] };
    const alasan = nilai.alasan;
    const oleh = (siapa: string) => izinOleh(siapa, 'TUTUP TOKO DENGAN CATATAN', nilai);
    const olehSpv = await post(spv, 'tutup-toko', { alasan, otorisasi: await oleh('SPV1') });
    expect(olehSpv).toMatchObject({ status: 403, body: { code: 'otorisasi_pemilik' } });
    // Money that moves after he has agreed is nothing that he has seen.
    const dilihat = await oleh('OWNER');
    await kas(2000);
    expect(await post(spv, 'tutup-toko', { alasan, otorisasi: dilihat })).toMatchObject({
      status: 422,
      body: { code: 'otorisasi_tidak_berlaku', params: { nilai: expect.stringContaining('1257000') } },
    });
    await post(kasir, 'kas', { arah: 'AMBIL', kode_transaksi: 'RECEH', jumlah: 2000, keterangan: 'receh' });
    expect(await post(spv, 'tutup-toko', { alasan, otorisasi: await oleh('OWNER'), tgl_berikut: TGL })).toMatchObject({
      status: 422,
      body: { fields: { tgl_berikut: expect.any(String) } },
    });
    expect(await hari()).toBe(TGL);
  });

  it('that is cut off in its midst has closed nothing, and is there whole once it is sent again', async () => {
    const isi = { kas: [{ user_id: 'KASIR1', jumlah: 1_255_000 }] };
    const status = await server.db.tx(async (tx) => {
      // What the day comes to is written already when its date is to be moved.
      await tx.query(`select from hari_toko where kode_toko = 'KL01' for update`);
      const jawaban = post(spv, 'tutup-toko', isi, 'tutup-hari-ini');
      await expect.poll(() => server.db.query(MENUNGGU_HARI)).toHaveLength(1);
      await server.db.query(`select pg_terminate_backend(w.pid) from (${MENUNGGU_HARI}) w`);
      return (await jawaban).status;
    });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await hari()).toBe(TGL);
    expect(await server.db.query(`select from tutup`)).toEqual([]);
    expect((await kasir('GET', 'users/me')).status).toBe(200);
    expect(await differences(server.db)).toEqual([]);
  });

  it('counts a drawer said to hold what it holds, moves the date, keeps the day, logs the others out', async () => {
    const isi = { kas: [{ user_id: 'KASIR1', jumlah: 1_255_000 }] };
    const tutup = await post(spv, 'tutup-toko', isi, 'tutup-hari-ini');
    expect(tutup).toMatchObject({ status: 201, body: { tgl: TGL, tgl_berikut: BESOK, akun: 1 } });
    expect(await hari()).toBe(BESOK);
    expect((await kasir('GET', 'users/me')).status).toBe(401);
    // The same request again tells the same, and closes nothing more.
    expect((await post(spv, 'tutup-toko', isi, 'tutup-hari-ini')).body).toEqual(tutup.body);
    expect(await hari()).toBe(BESOK);
    const { body } = await spv('GET', 'tutup-toko');
    expect(body).toMatchObject({ data: [{ ke: 1, aksi: 'TUTUP', tgl: TGL, rincian: { kas: { akhir: 1_255_000 } } }] });
    const { kas: berikut, laci } = await periksa();
    expect([berikut['awal'], laci[0]?.['awal']]).toEqual([1_255_000, 1_255_000]);
    expect(await differences(server.db)).toEqual([]);
    expect(await differences(server.db, TGL)).toEqual([]);
  });

  it('is printed as it was kept, counted, and marked from the second time on', async () => {
    const cetak = () => spv('POST', `tutup-toko/${TGL}/cetak`, { bentuk: 'slip.txt' }, { 'accept-language': 'id' });
    const first = await cetak();
    expect(first.headers['x-cetak-ke']).toBe('1');
    const lines = first.text.split('\r\n').map((line) => line.replaceAll(/ {2,}/g, ' '));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Tanggal 21/11/2026',
        'Input By SPV1',
        'Saldo awal 0',
        'Saldo akhir 1,255,000',
        'Laci KASIR1 1,255,000',
        'Jumlah 24K 0.000 g',
      ]),
    );
    expect(first.text).not.toContain('DUPLIKAT');
    expect((await cetak()).text).toContain('DUPLIKAT');
    expect((await spv('GET', `tutup-toko/${TGL}/slip.txt`)).text).toContain('PRATINJAU');
    expect(await spv('POST', `tutup-toko/${BESOK}/cetak`, { bentuk: 'slip.txt' })).toMatchObject({
      status: 404,
      body: { code: 'dokumen_tidak_ditemukan' },
    });
    expect((await kasir('GET', `tutup-toko/${TGL}/slip.txt`)).status).toBe(401);
  });

  it('is followed by another day, and undone, only by whom the modules of the active date let', async () => {
    const terkunci = { status: 403, body: { code: 'tanggal_terkunci' } };
    const tanggal = async (owner: boolean, by: boolean) => {
      await saklar('PREVIOUS_DATE_OWNER_MODULE', owner);
      await saklar('PREVIOUS_DATE_SPV_MODULE', by);
      return (await periksa()).dapat_dibuka;
    };
    const laci = [{ user_id: 'KASIR1', jumlah: 1_255_000 }];
    expect(await tanggal(false, false)).toBeNull();
    expect(await post(spv, 'tutup-toko/buka', { alasan: 'salah' })).toMatchObject(terkunci);
    expect(await post(spv, 'tutup-toko', { kas: laci, tgl_berikut: '2026-11-25' })).toMatchObject(terkunci);
    expect(await tanggal(true, false)).toBeNull();
    expect(await post(spv, 'tutup-toko/buka', { alasan: 'salah' })).toMatchObject(terkunci);
    expect(await hari()).toBe(BESOK);
    // The owner may not while the supervisor alone does.
    const owner = await server.as('KL01', 'OWNER');
    expect(await tanggal(false, true)).toBe(TGL);
    expect(await post(owner, 'tutup-toko/buka', { alasan: 'salah' })).toMatchObject(terkunci);
    expect(await tanggal(true, true)).toBe(TGL);
  });

  it('is undone by the owner alone, as long as nothing was done on a later day', async () => {
    const nilai = { tgl: TGL, alasan: 'salah tutup' };
    const alasan = nilai.alasan;
    expect(await post(spv, 'tutup-toko/buka', { alasan })).toMatchObject({ body: { code: 'otorisasi_diperlukan' } });
    const olehSpv = await izinOleh('SPV1', 'BUKA TOKO', nilai);
    expect(await post(spv, 'tutup-toko/buka', { alasan, otorisasi: olehSpv })).toMatchObject({
      body: { code: 'otorisasi_pemilik' },
    });
    const otorisasi = await izinOleh('OWNER', 'BUKA TOKO', nilai);
    expect(await post(spv, 'tutup-toko/buka', { alasan, otorisasi })).toMatchObject({
      status: 200,
      body: { tgl: TGL },
    });
    expect(await hari()).toBe(TGL);
    // What was printed of it is no closing any more.
    const slip = await spv('GET', `tutup-toko/${TGL}/slip.txt`, undefined, { 'accept-language': 'id' });
    expect(slip.text).toContain('*** DIBATALKAN ***');
    expect(await post(spv, 'tutup-toko', { kas: [{ user_id: 'KASIR1', jumlah: 1_255_000 }] })).toMatchObject({
      status: 201,
    });
    expect((await periksa()).dapat_dibuka).toBe(TGL);
    kasir = await server.as('KL01', 'KASIR1');
    expect((await kas(1000)).status).toBe(201);
    expect((await periksa()).dapat_dibuka).toBeNull();
    expect(await post(spv, 'tutup-toko/buka', { alasan })).toMatchObject({
      status: 409,
      body: { code: 'hari_tidak_dapat_dibuka' },
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it('is done once when two close at the same moment, and no posting is lost between the days', async () => {
    const laci = [{ user_id: 'KASIR1', jumlah: 1_256_000 }];
    await server.user('KL01', 'SPV2', 'SPV', ['/tutup-toko', '/uang-kas']);
    const lain = await server.as('KL01', 'SPV2');
    const answers = await Promise.all([
      post(spv, 'tutup-toko', { kas: laci }),
      post(lain, 'tutup-toko', { kas: laci }),
    ]);
    const codes = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(codes[0]).toBe(201);
    expect([401, 409]).toContain(codes[1]);
    expect(await hari()).toBe('2026-11-23');
    expect(await differences(server.db)).toEqual([]);
  });
});

class Undo extends Error {}

/** What is told of the first day once something was bent behind the program's back; it is straight again afterwards. */
async function toldOf(bend: string): Promise<string[]> {
  let told: string[] = [];
  await server.db
    .tx(
      async (tx) => {
        await tx.query(`set local session_replication_role = replica`);
        await tx.query(bend);
        const checks = await reconcileIn(tx, 'KL01', TGL, invariants);
        told = checks.filter(({ selisih }) => !selisih.isZero()).map(({ kunci }) => kunci);
        throw new Undo();
      },
      { isolation: 'repeatable read' },
    )
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return told.toSorted();
}

describe('a closed day that is bent afterwards', () => {
  it.each([
    [
      'what the books had of a drawer',
      `update hitung_laci set menurut_buku = menurut_buku + 1`,
      'hitung_laci_sama_dengan_buku',
    ],
    ['why it was opened again', `update tutup set alasan = 'X' where aksi = 'BUKA'`, 'tutup_berantai'],
    ['the day that is open', `update hari_toko set tgl_system = tgl_system + 1`, 'hari_sama_dengan_tutup'],
    [
      'the cash that was kept',
      `update tutup set rincian = jsonb_set(rincian, '{kas,akhir}', '1')`,
      'tutup_sama_dengan_buku',
    ],
    ['a closing that is gone', `delete from tutup where ke = 1`, 'tutup_berantai'],
  ])('is told: %s', async (_, bend, kunci) => expect(await toldOf(bend)).toContain(kunci));

  it('is what it was, unbent', async () => expect(await toldOf('select 1')).toEqual([]));
});
