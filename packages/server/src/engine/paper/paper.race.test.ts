import { deedNeed } from '@kilau/contract/core/kind-rights.ts';
import { can } from '@kilau/contract/core/permission.ts';
import { LEVELS } from '@kilau/contract/core/permission.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { SHOP } from '../../testing/shop.ts';
import { pinjaman, PINJAMAN_PAGES } from '../../testing/toy-kinds.ts';
import { ASKED, newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';

const shop = toyShop();
const { kode_toko } = SHOP;
const kasir = () => shop.as('KASIR1');

beforeAll(() => shop.open({ KASIR1: 'KASIR', KASIR2: 'KASIR', SPV1: 'SPV', OWNER: 'OWN' }));
const baca = async (nomor: string): Promise<Shown> => (await kasir()('GET', `uji-pinjaman/${nomor}`)).body as Shown;

const REPLAYS = 30;

describe('the same request again', () => {
  it('makes one paper, however often and however many at once', async () => {
    const key = newKey();
    const send = () => kasir()('POST', 'uji-pinjaman', ASKED, { 'idempotency-key': key });
    const replies = await Promise.all(Array.from({ length: REPLAYS }, send));
    const numbers = new Set(replies.map(({ body }) => (body as Shown).nomor));
    expect(numbers.size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
  });

  it.each([
    ['validasi', {}],
    ['bunga', { jumlah: 1000 }],
    ['sebagian', { jumlah: 1000 }],
    ['pelunasan', {}],
  ])('does %s once', async (key, body) => {
    const { nomor } = await shop.make(kasir());
    if (key !== 'validasi') await shop.deed(kasir(), nomor, 'validasi');
    const { versi } = await baca(nomor);
    const kunci = newKey();
    const replies = await Promise.all(
      Array.from({ length: REPLAYS }, () => shop.deed(kasir(), nomor, key, body, kunci)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect((await baca(nomor)).versi).toBe(versi + 1);
    expect(await shop.differences()).toEqual([]);
  });

  it('wants a key', async () => {
    expect((await kasir()('POST', 'uji-pinjaman', ASKED)).body).toMatchObject({ code: 'kunci_wajib' });
  });
});

describe('two at once', () => {
  it('takes the first, and tells the second who was quicker', async () => {
    const { nomor } = await shop.make(kasir());
    await shop.deed(kasir(), nomor, 'validasi');
    const replies = await Promise.all([
      shop.deed(kasir(), nomor, 'pelunasan'),
      shop.deed(shop.as('KASIR2'), nomor, 'pelunasan'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner] = (await baca(nomor)).riwayat.toReversed();
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'keadaan_tidak_sesuai',
      params: { nomor, status: 'LUNAS', oleh: winner?.['user_id'] },
    });
  });

  it('refuses who has seen an older version, in a change and in a deed', async () => {
    const { nomor } = await shop.make(kasir());
    const change = (call: ReturnType<typeof kasir>, pokok: number) =>
      call('PUT', `uji-pinjaman/${nomor}`, { ...ASKED, pokok, versi: 1 }, { 'idempotency-key': newKey() });
    const replies = await Promise.all([change(kasir(), 1_000_000), change(shop.as('KASIR2'), 2_000_000)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'sudah_diubah' });
    expect((await shop.deed(kasir(), nomor, 'validasi', { versi: 1 })).body).toMatchObject({ code: 'sudah_diubah' });
    expect((await shop.deed(kasir(), nomor, 'validasi', { versi: 2 })).status).toBe(200);
  });

  it('numbers 40 papers of many at once without gaps', async () => {
    const before = await shop.server.db.one<{ n: number }>(`select count(*)::int as n from dokumen`);
    await Promise.all(Array.from({ length: 40 }, () => shop.make(kasir())));
    const numbers = await shop.server.db.query<{ nomor: string }>(`select nomor from dokumen order by nomor`);
    expect(numbers).toHaveLength(before.n + 40);
    expect(numbers.at(-1)?.nomor).toBe(`KL-UP-261121-${String(before.n + 40).padStart(4, '0')}`);
    expect(await shop.differences()).toEqual([]);
  });

  it('makes and validates 20 at once, each with two places in the chain that follow one another', async () => {
    const { db } = shop.server;
    const validation = (on: string) =>
      db.query(`update para_system set value = $1 where key = 'VALIDASI_PENJUALAN_MODULE'`, [on]);
    await validation('false');
    const made = await Promise.all(Array.from({ length: 20 }, () => shop.make(kasir())));
    await validation('true');
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set(['AKTIF']));
    const places = await db.query<{ aksi: string; langkah: number }>(
      `select aksi, (urut - lag(urut) over (partition by nomor order by urut))::int as langkah from posting
       where nomor = any($1) order by nomor, urut`,
      [made.map(({ nomor }) => nomor)],
    );
    expect(places).toEqual(
      made.flatMap(() => [
        { aksi: 'BUAT 1', langkah: null },
        { aksi: 'VALIDASI 2', langkah: 1 },
      ]),
    );
    expect(await shop.differences()).toEqual([]);
  });
});

describe('rights', () => {
  it('lets level and menu decide about every deed', async () => {
    const nobody = new Set<string>();
    for (const [key, deed] of Object.entries(pinjaman.deeds).filter(([, called]) => 'page' in called)) {
      for (const level of LEVELS) {
        const levels: readonly string[] = 'levels' in deed ? deed.levels : LEVELS;
        const actor = { user_id: 'X', level, kode_toko, akses: new Set(PINJAMAN_PAGES), modules: new Map() };
        expect({ key, level, can: can(actor, deedNeed(pinjaman, key)) }).toEqual({
          key,
          level,
          can: levels.includes(level),
        });
        const blind = can({ ...actor, akses: nobody }, deedNeed(pinjaman, key));
        expect({ key, level, blind }).toEqual({
          key,
          level,
          blind: ['OWN', 'SU'].includes(level) && levels.includes(level),
        });
      }
    }
  });

  it('refuses over the wire what is not in the menu', async () => {
    const { nomor } = await shop.make(kasir());
    await shop.server.user(kode_toko, 'TAMU', 'KASIR', ['/lihat-uji-pinjaman']);
    const guest = await shop.server.as(kode_toko, 'TAMU');
    expect((await guest('GET', `uji-pinjaman/${nomor}`)).status).toBe(200);
    expect((await guest('POST', 'uji-pinjaman', ASKED, { 'idempotency-key': newKey() })).status).toBe(403);
    expect((await shop.deed(guest, nomor, 'validasi')).status).toBe(403);
    expect((await baca(nomor)).status).toBe('OPEN');
  });
});

describe('lists', () => {
  it('page by page, filtered, searched, and counted where they wait', async () => {
    await shop.make(kasir(), { pelanggan: { nama: 'BUDI 100%' }, jatuh_tempo: '2027-05-01' });
    const list = async (query: string) =>
      (await kasir()('GET', `uji-pinjaman?${query}`)).body as { data: Shown[]; next: string | null };
    const all = await list('limit=1000');
    const pages: string[] = [];
    let after = '';
    do {
      const page = await list(`limit=7&after=${after}`);
      pages.push(...page.data.map(({ nomor }) => nomor));
      after = page.next ?? '';
    } while (after !== '');
    expect(pages).toEqual(all.data.map(({ nomor }) => nomor));
    expect((await list('q=budi%20100%25')).data.map(({ nama }) => nama)).toEqual(['BUDI 100%']);
    expect((await list('q=_UDI')).data).toEqual([]);
    expect((await list('q=budi%20kalun')).data.map(({ nama }) => nama)).toEqual(['BUDI 100%']);
    expect((await list('q=budi%20gelang')).data).toEqual([]);
    expect((await list('jatuh_tempo=2027-05-01')).data).toHaveLength(1);
    expect((await list('tgl_from=2026-11-22')).data).toEqual([]);
    expect(await kasir()('GET', 'uji-pinjaman?tgl_from=0000-12-31')).toMatchObject({ status: 422 });
    const open = (await list('status=OPEN&limit=1000')).data;
    expect(open.every(({ status }) => status === 'OPEN')).toBe(true);
    expect((await kasir()('GET', 'uji-pinjaman/menunggu')).body).toEqual({ jumlah: open.length });
  });
});

describe('proof', () => {
  it('is append-only, and tells what was bent', async () => {
    const { nomor } = await shop.make(kasir());
    await shop.deed(kasir(), nomor, 'validasi');
    const { db } = shop.server;
    await expect(db.query(`update perbuatan set user_id = 'X' where nomor = $1`, [nomor])).rejects.toThrow(
      'append-only',
    );
    await expect(db.query(`delete from pembayaran where nomor = $1`, [nomor])).rejects.toThrow('append-only');
    const bent = async (set: string, back: string) => {
      await db.query(`update dokumen set ${set} where nomor = $1`, [nomor]);
      const told = await shop.differences();
      await db.query(`update dokumen set ${back} where nomor = $1`, [nomor]);
      return told;
    };
    expect(await bent('sisa = sisa - 1', 'sisa = sisa + 1')).toEqual([
      'dokumen_sama_dengan_perbuatan',
      'sisa_sama_dengan_saldo',
    ]);
    expect(await bent('saldo = saldo - 1', 'saldo = saldo + 1')).toEqual([
      'dokumen_sama_dengan_perbuatan',
      'saldo_dokumen_sama_dengan_buku',
      'sisa_sama_dengan_saldo',
    ]);
    expect(await bent(`status = 'LUNAS'`, `status = 'AKTIF'`)).toEqual(['dokumen_sama_dengan_perbuatan']);
    expect(await bent('versi = 1', 'versi = 2')).toEqual(['dokumen_sama_dengan_perbuatan']);
    await db.query(`alter table pembayaran disable trigger user`);
    await db.query(`update pembayaran set jumlah = jumlah + 5 where nomor = $1`, [nomor]);
    expect(await shop.differences()).toEqual(['pembayaran_sama_dengan_entri', 'perbuatan_tersegel']);
    await db.query(`update pembayaran set jumlah = jumlah - 5 where nomor = $1`, [nomor]);
    await db.query(`alter table pembayaran enable trigger user`);
    expect(await shop.differences()).toEqual([]);
  });
});
