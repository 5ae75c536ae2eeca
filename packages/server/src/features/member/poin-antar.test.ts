import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { papers } from '../../app/papers.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { bedaToko, refused } from '../../testing/checks.ts';
import type { Kawat } from '../../testing/dua-server.ts';
import { bayarPoin, HADIAH, kasirPoin, niagaMember } from '../../testing/poin.ts';
import { bukaDua, bukaDuaServer, ceritakan, kenalkanMember, poinDi, SANA, SINI } from '../../testing/poin-antar.ts';
import { lepasJanjiPoin } from '../../trade/poin/antar-poin.ts';
import { tanyaPenyimpan } from '../../trade/poin/tamu.ts';

const byKey = new Map(papers.map((atWork) => [atWork.kind.key, atWork]));

describe('a member of another shop of the same database', () => {
  const app = testApp();
  const { jual, beli, batal, hadiah, tukar, koreksi } = niagaMember(app);
  const sana = () => poinDi(app, SANA, 'POIN', 'MB1');
  const beda = () =>
    bedaToko([
      [app.db, SINI],
      [app.db, SANA],
    ]);
  let kasir: Call;

  beforeAll(async () => {
    await bukaDua(app.db);
    await app.user(SINI, 'KASIR7', 'KASIR', ['/transaksi-penjualan']);
    kasir = await app.as(SINI, 'KASIR7');
  });

  it('is found by his whole number or code alone, and becomes known here once', async () => {
    const cari = async (q: string) => (await kasir('GET', `member-toko-lain?q=${q}`)).body;
    const ketemu = { kode_toko: SANA, kode_member: 'MB1', nama_member: 'BU 1', poin: 0 };
    expect(await cari('081200000101')).toMatchObject({ data: [ketemu], diam: [] });
    expect(await cari('0812000001')).toMatchObject({ data: [] });
    const tamu = { kode_member: 'KL02-MB1', nama_member: 'BU 1', no_hp: '081200000101', jenis_member: 'VIP' };
    expect(await kenalkanMember(kasir, 'MB1')).toMatchObject({ status: 200, body: tamu });
    expect(await kenalkanMember(kasir, 'MB1')).toMatchObject({ status: 200, body: tamu });
    expect((await kenalkanMember(kasir, 'MB9')).status).toBe(422);
    // Nobody who is known here with that number becomes another one.
    await app.db.query(
      `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, 'M4', 'BU EMPAT', '081200000104')`,
      [SINI],
    );
    expect(await kenalkanMember(kasir, 'MB4')).toMatchObject({ status: 409, body: { code: 'kode_sudah_ada' } });
  });

  it('becomes known once also where two tills make him known at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => kenalkanMember(kasir, 'MB2')));
    expect(answers.map(({ status, body }) => [status, (body as { kode_member: string }).kode_member])).toEqual(
      answers.map(() => [200, 'KL02-MB2']),
    );
    await app.db.query(`delete from member where kode_toko = $1 and kode_member = 'KL02-MB2'`, [SINI]);
  });

  it('is told apart also from one who is written down under his code at the same moment', async () => {
    const menunggu = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { dikirim } = await app.db.tx(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(7271, hashtext($1))`, [`${SINI}/member`]);
      await tx.query(
        `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, 'KL02-MB3', 'BU LAIN', '0813')`,
        [SINI],
      );
      const sent = kenalkanMember(kasir, 'MB3');
      await expect.poll(() => app.db.query(menunggu)).toHaveLength(1);
      return { dikirim: sent };
    });
    const { status, body } = await dikirim;
    expect([status, (body as { kode_member: string }).kode_member]).toEqual([
      200,
      expect.stringMatching(/^KL02-MB3-[\dA-F]{6}$/),
    ]);
    await app.db.query(`delete from member_tamu where kode_toko = $1 and kode_poin = 'MB3'`, [SINI]);
    await app.db.query(`delete from member where kode_toko = $1 and kode_member like 'KL02-MB3%'`, [SINI]);
  });

  it('is told apart by his code here where that is too long, or somebody else’s', async () => {
    const panjang = 'ANGGOTALAMA000000001';
    for (const [toko, kode, no_hp] of [
      [SANA, panjang, '081200000201'],
      [SINI, panjang, '081200000202'],
      [SANA, 'MB6', '081200000203'],
      [SINI, 'KL02-MB6', '081200000204'],
    ]) {
      await app.db.query(
        `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, $2, 'BU LAIN', $3)`,
        [toko, kode, no_hp],
      );
    }
    for (const [kode, dikenal] of [
      [panjang, /^KL02-ANGGOTAL-[\dA-F]{6}$/],
      ['MB6', /^KL02-MB6-[\dA-F]{6}$/],
    ] as const) {
      const { status, body } = await kenalkanMember(kasir, kode);
      expect([status, (body as { kode_member: string }).kode_member]).toEqual([200, expect.stringMatching(dikenal)]);
      expect((await kenalkanMember(kasir, kode)).body).toEqual(body);
    }
  });

  it('earns, pays, takes gifts and gets back, all of it in the book of the shop that keeps him', async () => {
    const pertama = await jual('KL02-MB1', ['8.35', '2.13']);
    expect([await sana(), await poinDi(app, SINI, 'POIN', 'KL02-MB1')]).toEqual([10, 0]);
    expect(await kasir('GET', 'member/KL02-MB1/poin')).toMatchObject({ body: { poin: 10, toko_poin: SANA } });
    expect((await refused(jual('KL02-MB1', ['1.5'], [bayarPoin(11)]))).code).toBe('poin_tidak_cukup');
    const dibayar = await jual('KL02-MB1', ['12.4'], [bayarPoin(7)]);
    expect(await sana()).toBe(15);
    await beli('KL02-MB1', pertama.kode[1] ?? '');
    expect(await sana()).toBe(17);
    await hadiah(3);
    const tp = await tukar('KL02-MB1', 2);
    expect(await sana()).toBe(17 - 2 * HADIAH.poin);
    await batal('tukar-point', tp);
    expect(await sana()).toBe(17);
    await batal('penjualan', dibayar.nomor);
    expect(await sana()).toBe(12);
    expect(await poinDi(app, SANA, 'RK', SINI)).toBe(-12);
    expect(await poinDi(app, SINI, 'RK', SANA)).toBe(12);
    expect(await beda()).toEqual([]);
    // Out of use where they are kept, he pays with none here.
    const aktif = (value: boolean) =>
      app.db.query(`update member set status_aktif = $2 where kode_toko = $1 and kode_member = 'MB1'`, [SANA, value]);
    await aktif(false);
    expect((await refused(jual('KL02-MB1', ['12.4'], [bayarPoin(1)]))).code).toBe('poin_tidak_cukup');
    await aktif(true);
    // His points are put right where they are kept.
    expect((await refused(koreksi('KL02-MB1', 5))).fields).toMatchObject({
      kode_member: { rule: 'poin_di_toko_lain', params: { toko: SANA } },
    });
  });

  it('never has fewer than none: what he has spent there of what is cancelled here stands beside it', async () => {
    const { nomor } = await jual('KL02-MB1', ['20.4']);
    expect(await sana()).toBe(32);
    await jual('KL02-MB1', ['1.5'], [bayarPoin(30)]);
    expect(await sana()).toBe(3);
    await batal('penjualan', nomor);
    expect(await sana()).toBe(0);
    expect(await beda()).toEqual([]);
  });
});

describe('a member of a shop on another server', () => {
  const sini = testApp();
  const sana = testApp();
  const { jual, batal, hadiah, tukar } = niagaMember(sini, () => ({
    secrets: sini.services.secrets,
    loopback: true,
    now: () => sini.services.now(),
  }));
  let keSana: Kawat;
  let kasir: Call;
  const poin = () => poinDi(sana, SANA, 'POIN', 'MB2');
  const beda = () =>
    bedaToko([
      [sini.db, SINI],
      [sana.db, SANA],
    ]);

  beforeAll(async () => {
    keSana = await bukaDuaServer(sini, sana);
    await sini.user(SINI, 'KASIR7', 'KASIR', ['/transaksi-penjualan']);
    kasir = await sini.as(SINI, 'KASIR7');
  });
  afterAll(() => keSana.close());

  it('is found through the line, and a shop that does not answer is named', async () => {
    keSana.jalan = 'mati';
    expect(await kasir('GET', 'member-toko-lain?q=MB2')).toMatchObject({
      body: { data: [], diam: [{ kode_toko: SANA }] },
    });
    expect((await kenalkanMember(kasir, 'MB2')).status).toBe(503);
    keSana.jalan = 'lewat';
    expect(await kasir('GET', 'member-toko-lain?q=mb2')).toMatchObject({ body: { data: [{ kode_member: 'MB2' }] } });
    expect((await kenalkanMember(kasir, 'MB2')).body).toMatchObject({ kode_member: 'KL02-MB2', nama_member: 'BU 2' });
  });

  it('earns while that shop is off, which hears of it later, twice and the wrong way round', async () => {
    keSana.jalan = 'mati';
    const dibatalkan = await jual('KL02-MB2', ['12.4']);
    await jual('KL02-MB2', ['30.5']);
    await batal('penjualan', dibatalkan.nomor);
    expect(await ceritakan(sini)).toEqual(['GAGAL', 'GAGAL', 'GAGAL']);
    keSana.jalan = 'putus';
    expect(await ceritakan(sini)).toEqual(['GAGAL', 'GAGAL', 'GAGAL']);
    keSana.jalan = 'lewat';
    expect(await ceritakan(sini)).toEqual(['TERKIRIM', 'TERKIRIM', 'TERKIRIM']);
    expect(await poin()).toBe(30);
    await ceritakan(sini, true);
    expect(await poin()).toBe(30);
    expect(await poinDi(sini, SINI, 'RK', SANA)).toBe(30);
    expect(await beda()).toEqual([]);
  });

  it('pays with what that shop keeps back for it, or is refused in words', async () => {
    keSana.jalan = 'mati';
    expect(await refused(jual('KL02-MB2', ['1.5'], [bayarPoin(5)]))).toMatchObject({
      code: 'toko_tidak_terjangkau',
      params: { kode_toko: SANA },
    });
    keSana.jalan = 'lewat';
    expect((await refused(jual('KL02-MB2', ['1.5'], [bayarPoin(31)]))).code).toBe('poin_tidak_cukup');
    const { nomor } = await jual('KL02-MB2', ['2.13'], [bayarPoin(20)]);
    // Kept back before anything was told; what was earned comes with the message.
    expect(await poin()).toBe(10);
    expect((await refused(jual('KL02-MB2', ['1.5'], [bayarPoin(11)]))).code).toBe('poin_tidak_cukup');
    await ceritakan(sini);
    expect(await poin()).toBe(12);
    await ceritakan(sini, true);
    expect(await poin()).toBe(12);
    expect(await beda()).toEqual([]);
    await batal('penjualan', nomor);
    await ceritakan(sini);
    expect(await poin()).toBe(30);
    expect(await beda()).toEqual([]);
  });

  it('keeps back no longer than a day for a paper that was never booked, and takes what it is told afterwards', async () => {
    await hadiah(20);
    await tukar('KL02-MB2', 1);
    expect(await poin()).toBe(28);
    await ceritakan(sini);
    expect(await poin()).toBe(28);
    // The answer was lost: kept back there, and nothing done here.
    const nomor = 'KL-FJ-261121-0999';
    const isi = { jenis: 'penjualan', nomor, ke: 2, kode_member: 'MB2', dapat: 0, pakai: 20, janji: true };
    const { secrets, now } = sini.services;
    const oleh = { ...kasirPoin(), secrets, loopback: true, now };
    const tahan = () => tanyaPenyimpan(sini.db, oleh, SANA, 'poin', isi);
    expect((await tahan()).status).toBe(200);
    // Asked once more, it is kept back once.
    expect((await tahan()).status).toBe(200);
    expect(await poin()).toBe(8);
    expect(await lepasJanjiPoin(sana.services, byKey)).toBe(0);
    // One that cannot be let go is told, and holds up no other.
    const macet = `update poin_antar set kode_member = $1, waktu = waktu - interval '1 s'
      where nomor = 'KL-FJ-261121-0998'`;
    await tanyaPenyimpan(sini.db, oleh, SANA, 'poin', { ...isi, nomor: 'KL-FJ-261121-0998', pakai: 1 });
    await sana.db.query(macet, ['TIDAK ADA']);
    sana.later(86_400_001);
    await expect(lepasJanjiPoin(sana.services, byKey)).rejects.toThrow('expected one row');
    expect(await poin()).toBe(27);
    await sana.db.query(macet, ['MB2']);
    expect(await lepasJanjiPoin(sana.services, byKey)).toBe(1);
    expect([await poin(), await lepasJanjiPoin(sana.services, byKey)]).toEqual([28, 0]);
    expect(await beda()).toEqual([]);
    // It was booked after all, and he has not as many any more: he never has fewer than none.
    sini.later(86_400_001);
    await tukar('KL02-MB2', 10);
    expect(await poin()).toBe(8);
    const booked = await tanyaPenyimpan(sini.db, oleh, SANA, 'poin', { ...isi, janji: false });
    expect(booked.status).toBe(200);
    expect(await poin()).toBe(0);
    await ceritakan(sini);
    expect(await bedaToko([[sana.db, SANA]])).toEqual([]);
  });
});
