import { Dec } from '@kilau/contract/core/dec.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { papers } from '../../app/papers.ts';
import { makePaper } from '../../engine/paper/make.ts';
import { testApp, type Call, type Reply } from '../../testing/app.ts';
import { bedaToko, refused } from '../../testing/checks.ts';
import type { Kawat } from '../../testing/dua-server.ts';
import { bayarPoin, kasirPoin, niagaMember } from '../../testing/poin.ts';
import { bukaDuaServer, ceritakan, kenalkanMember, poinDi, SANA, SINI } from '../../testing/poin-antar.ts';
import { pieces, RING } from '../../testing/shop.ts';
import { tanyaPenyimpan } from '../../trade/poin/tamu.ts';

const byKey = new Map(papers.map((atWork) => [atWork.kind.key, atWork]));
interface Galat {
  readonly code?: string;
  readonly params?: { readonly konfirmasi?: string };
}
const PAS = { jenis: 'CASH', jumlah: 900_000_000 } as const;

describe('a sale that nobody validates, paid with points of another server', () => {
  const sini = testApp();
  const sana = testApp();
  const asing = () => ({ secrets: sini.services.secrets, loopback: true, now: () => sini.services.now() });
  const { jual, isiJual, hadiah, tukar } = niagaMember(sini, asing);
  let keSana: Kawat;
  let kasir: Call;
  let kunci = 0;
  const poin = () => poinDi(sana, SANA, 'POIN', 'MB2');
  const beda = () =>
    bedaToko([
      [sini.db, SINI],
      [sana.db, SANA],
    ]);
  const cincin = (gram: string) => pieces(sini.db, 1, { ...RING, berat_asli: Dec.from(gram) });
  const isi = async (kode_member: string, gram: string, poinnya = 0) =>
    isiJual(kode_member, await cincin(gram), [...(poinnya > 0 ? [bayarPoin(poinnya)] : []), PAS]);
  /** Sends it as a till does, and stands by what is asked about: far too much cash. */
  const kirim = async (body: object, key = `langsung-${(kunci += 1)}`): Promise<Reply> => {
    const konfirmasi: string[] = [];
    for (;;) {
      const reply = await kasir('POST', 'penjualan', { ...body, konfirmasi }, { 'idempotency-key': key });
      const ditanya = (reply.body as Galat).params?.konfirmasi;
      if (ditanya === undefined) return reply;
      konfirmasi.push(ditanya);
    }
  };
  const nomorOf = ({ body }: Reply): string => (body as { readonly nomor: string }).nomor;
  /** What the shop that keeps the member has booked of papers, by number: promises among them. */
  const dibukukan = () =>
    sana.db.query<{ no_asal: string; poin: number }>(
      `select regexp_replace(no_asal, '^JANJI-.*', 'JANJI') as no_asal, sum(poin)::int as poin, count(*)::int as kertas
       from transaksi_poin t join dokumen d using (kode_toko, nomor)
       where t.kode_toko = $1 and d.jenis = 'transaksi-poin' and d.kode_member = 'MB2' group by 1 order by 1`,
      [SANA],
    );

  beforeAll(async () => {
    keSana = await bukaDuaServer(sini, sana);
    await sini.db.query(
      `insert into para_system (kode_toko, key, value) values ($1, 'VALIDASI_PENJUALAN_MODULE', 'false'),
         ($1, 'CASHBACK_POIN', '1000'), ($1, 'AML_KYC_MIN', '999999999999')
       on conflict (kode_toko, key) do update set value = excluded.value`,
      [SINI],
    );
    await sini.user(SINI, 'KASIR7', 'KASIR', ['/transaksi-penjualan']);
    kasir = await sini.as(SINI, 'KASIR7');
    for (const kode of ['MB2', 'MB3']) await kenalkanMember(kasir, kode);
    await jual('KL02-MB2', ['30.5', '30.5']);
    await ceritakan(sini);
  });
  afterAll(() => keSana.close());

  it('keeps no other till waiting while that server hangs', async () => {
    expect(await poin()).toBe(60);
    keSana.jalan = 'gantung';
    keSana.hanya = 'poin';
    let selesai = false;
    const berpoin = kirim(await isi('KL02-MB2', '2.13', 20)).finally(() => (selesai = true));
    await expect.poll(() => keSana.menggantung).toBe(1);
    const biasa = await kirim(await isi('KL02-MB3', '1.5'));
    expect([biasa.status, selesai]).toEqual([201, false]);
    keSana.jalan = 'lewat';
    const jadi = await berpoin;
    expect(jadi).toMatchObject({ status: 201, body: { status: 'DONE' } });
    // Its number is behind that of the one which has not waited.
    expect(nomorOf(jadi) > nomorOf(biasa)).toBe(true);
    expect(await poin()).toBe(40);
    await ceritakan(sini);
    expect(await poin()).toBe(42);
    await ceritakan(sini, true);
    expect(await poin()).toBe(42);
    // What was kept back is let go as the paper is told by its number.
    expect(await dibukukan()).toMatchObject([
      { no_asal: 'JANJI', poin: 0, kertas: 2 },
      {},
      { no_asal: nomorOf(jadi), poin: -18 },
    ]);
    expect(await beda()).toEqual([]);
  });

  it('is refused in words where it does not answer, holds nothing there, and asks the same when it is sent again', async () => {
    const body = await isi('KL02-MB2', '2.13', 30);
    keSana.hanya = 'poin';
    keSana.jalan = 'putus';
    expect(await kirim(body, 'langsung-sekali')).toMatchObject({
      status: 503,
      body: { code: 'toko_tidak_terjangkau' },
    });
    // It has heard both that they are to be kept back and that they are not.
    expect(await poin()).toBe(42);
    keSana.jalan = 'lewat';
    expect((await kirim(body, 'langsung-sekali')).status).toBe(201);
    expect(await poin()).toBe(12);
    expect((await kirim(body, 'langsung-sekali')).headers).toMatchObject({ 'idempotent-replay': 'true' });
    expect(await poin()).toBe(12);
    expect(await kirim(await isi('KL02-MB2', '2.13', 13))).toMatchObject({ body: { code: 'poin_tidak_cukup' } });
    await ceritakan(sini);
    await ceritakan(sini, true);
    expect(await poin()).toBe(14);
    expect(await beda()).toEqual([]);
  });

  it('lets go of what was kept back for one that is undone behind its number, and for no other', async () => {
    const context = { ...kasirPoin(asing()), konfirmasi: undefined };
    const atWork = byKey.get('penjualan');
    if (!atWork) throw new Error('no sales');
    const input = await isi('KL02-MB2', '2.13', 10);
    const asked = { input, otorisasi: null, kunci: 'langsung-gugur', atOnce: 'validasi' };
    let ditahan: number | undefined;
    const gugur = sini.db.tx(async (tx) => {
      await makePaper(tx, context, byKey, atWork, asked);
      ditahan = await poin();
      throw new Error('mati lampu');
    });
    await expect(gugur).rejects.toThrow('mati lampu');
    expect([ditahan, await poin()]).toEqual([4, 14]);
    // An older word comes late: what was kept back since stays, and so does what was booked.
    const [lama] = await sana.db.query<{ nomor: string; ke: number }>(
      `select nomor, ke from poin_antar where arah = 'MASUK' and janji and nomor like 'JANJI-%'`,
    );
    const kata = (pakai: number, ke = (lama?.ke ?? 0) - 60) =>
      tanyaPenyimpan(sini.db, context, SANA, 'poin', {
        jenis: 'penjualan',
        nomor: lama?.nomor,
        ke,
        kode_member: 'MB2',
        dapat: 0,
        pakai,
        janji: true,
      });
    sini.later(60_000);
    await sini.db.tx((tx) => makePaper(tx, context, byKey, atWork, asked));
    expect(await poin()).toBe(4);
    expect((await kata(0)).status).toBe(200);
    expect(await poin()).toBe(4);
    await ceritakan(sini);
    expect(await poin()).toBe(6);
    expect((await kata(6, (lama?.ke ?? 0) + 3600)).status).toBe(200);
    expect(await poin()).toBe(6);
    expect(await beda()).toEqual([]);
  });

  it('has gifts asked for before their number too', async () => {
    await hadiah(5);
    keSana.jalan = 'gantung';
    keSana.hanya = 'poin';
    let selesai = false;
    const berpoin = tukar('KL02-MB2', 2).finally(() => (selesai = true));
    await expect.poll(() => keSana.menggantung).toBe(1);
    const terpakai = await sini.db.query(`select from nomor_dokumen where kode = 'TP' for update nowait`);
    expect([terpakai.length, selesai]).toEqual([0, false]);
    keSana.jalan = 'lewat';
    await berpoin;
    expect(await poin()).toBe(2);
    await ceritakan(sini);
    await ceritakan(sini, true);
    expect(await poin()).toBe(2);
    expect((await refused(tukar('KL02-MB2', 2))).code).toBe('poin_tidak_cukup');
    expect(await beda()).toEqual([]);
  });

  it('takes what its papers say and no more, wherever the line breaks and however often it is tried', async () => {
    const kata = fc.record({
      poin: fc.integer({ min: 0, max: 6 }),
      jalan: fc.constantFrom('lewat', 'putus', 'mati' as const),
      diulang: fc.boolean(),
      cerita: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(kata, { minLength: 1, maxLength: 4 }), async (semua) => {
        for (const { poin: pakai, jalan, diulang, cerita } of semua) {
          const body = await isi('KL02-MB3', '8.35', pakai);
          const key = `langsung-${(kunci += 1)}`;
          for (const di of diulang ? ([jalan, 'lewat'] as const) : [jalan]) {
            keSana.hanya = 'poin';
            keSana.jalan = di;
            const { status, body: told } = await kirim(body, key);
            if (status !== 201) expect(['toko_tidak_terjangkau', 'poin_tidak_cukup']).toContain((told as Galat).code);
          }
          if (cerita) await ceritakan(sini);
          expect(await poinDi(sana, SANA, 'POIN', 'MB3')).toBeGreaterThanOrEqual(0);
        }
        keSana.jalan = 'lewat';
        await ceritakan(sini, true);
        const { n } = await sini.db.one<{ n: number }>(
          `select coalesce(sum(dapat - pakai), 0)::int as n from poin_antar where arah = 'KELUAR' and kode_member = $1`,
          ['KL02-MB3'],
        );
        expect(await poinDi(sana, SANA, 'POIN', 'MB3')).toBe(n);
      }),
      { numRuns: 12 },
    );
    expect(await beda()).toEqual([]);
  }, 60_000);
});
