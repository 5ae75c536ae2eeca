import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openShop, pieces } from '../../testing/shop.ts';
import { equipKatalog } from './api.ts';
import { jadikan } from '../../testing/keadaan-barang.ts';

const app = testApp();
const get = async (part: string, kode_toko = 'KL01') => app.call('GET', `app/publik/${kode_toko}/${part}`);
const rows = async (part: string, kode_toko = 'KL01') =>
  (await get(part, kode_toko)).body as readonly Readonly<Record<string, unknown>>[];
const item = async (query = '') =>
  (await get(`item${query}`)).body as {
    readonly data: readonly Readonly<Record<string, unknown>>[];
    readonly next: string | null;
  };
const kode = async (query = '') => (await item(query)).data.map(({ kode_barang }) => kode_barang);

const PARTS = [
  'toko',
  'splash',
  'kategori',
  'banner',
  'info',
  'item',
  'harga',
  'hadiah',
  'kontak-admin',
  'group-description',
] as const;
let barcode: string[] = [];

const FILL = `
  insert into katalog_kategori (kode_toko, kode_kategori, nama_kategori, gambar_path, warna, dibuat_oleh)
    values ('KL01', 'CN', 'Cincin', 'KL01/KATEGORI_ICON/c n.jpg', '#B8860B', 'RAHASIA'), ('KL01', 'TUTUP', 'Tutup', 'x',
      '#000000', ''), ('KL02', 'NL', 'Neighbour', 'x', '#000000', '');
  update katalog_kategori set status_aktif = false where kode_kategori = 'TUTUP';
  insert into katalog_banner (kode_toko, kode_banner, title, info, sub_info, url_pendukung, nama_tombol, gambar_path,
    status_aktif)
    values ('KL01', 'B1', 'Banner', 'i', 's', 'https://k.example', 'Lihat', 'KL01/BANNER_ICON/b.jpg', true), ('KL01',
      'B2', 'Banner lama', 'i', 's', 'https://k.example', 'Lihat', 'b', false);
  insert into katalog_info (kode_toko, kode_info, title, info, sub_info, url_pendukung, nama_tombol, gambar_path)
  values ('KL01', 'I1', 'Info', 'i', 's', 'https://k.example', 'Lihat', 'KL01/INFO_ICON/i.jpg');
  insert into katalog_hadiah (kode_toko, kode_hadiah, nama_hadiah, info, sub_info, point, gambar_path)
  values ('KL01', 'G1', 'Payung', 'i', 's', 130, 'KL01/HADIAH/g.jpg');
  insert into katalog_admin (kode_toko, kode_admin, nama_admin, no_hp) values ('KL01', 'A1', 'Rina', '081234567890');
  insert into katalog_group (kode_toko, kode_group, description) values ('KL01', '700', 'Emas tua');
  insert into katalog_harga (kode_toko, kode_harga_app, nama_harga_app, detail_group)
    values ('KL01', 'TUA', 'Emas Tua', '[{"kode_group": "700"}, {"kode_group": "000"}]'), ('KL01', 'KOSONG',
      'Tanpa harga', '[{"kode_group": "000"}]')`;

const addItem = (
  kode_barang: string,
  more: {
    readonly kategori?: string;
    readonly nama?: string;
    readonly tag?: string;
    readonly menit?: number;
    readonly toko?: string;
  } = {},
) =>
  app.db.query(
    `insert into katalog_item (kode_toko, kode_barang, kode_kategori, nama_barang, berat, harga_jual, direct_url,
      gambar_path, kode_banner, hashtag_kadar, dibuat_oleh, dibuat_pada)
   values ($1, $2, $3, $4, 2.13, 3500000, 'https://k.example', jsonb_build_array($1::text || '/ITEM/a.jpg'),
     '["B2", "B1"]', $5, 'RAHASIA', timestamptz '2026-11-20 10:00+07' + $6 * interval '1 minute')`,
    [
      more.toko ?? 'KL01',
      kode_barang,
      more.kategori ?? 'CN',
      more.nama ?? `Cincin ${kode_barang}`,
      JSON.stringify(more.tag ? [more.tag] : []),
      more.menit ?? 0,
    ],
  );

beforeAll(async () => {
  await openShop(app.db);
  for (const toko of ['KL01', 'KL02']) await app.db.tx((tx) => equipKatalog(tx, toko, 'RAHASIA'));
  for (const statement of FILL.split(';\n')) await app.db.query(statement);
  await addItem('M1', { menit: 1, tag: '8K' });
  await addItem('M2', { menit: 2, nama: 'Kalung 100% Emas' });
  await addItem('M3', { menit: 2 });
  await addItem('TERSEMBUNYI', { kategori: 'TUTUP' });
  await addItem('MN', { toko: 'KL02', kategori: 'NL' });
  barcode = await pieces(app.db, 3);
  for (const kode_barcode of barcode) await addItem(kode_barcode, { menit: -10 });
});

describe('the member app', () => {
  it('reads the catalogue of a shop without a login, and may keep it for a moment', async () => {
    for (const part of PARTS) {
      const reply = await get(part);
      expect(reply.status, part).toBe(200);
      expect(reply.headers['cache-control'], part).toBe('public, max-age=30');
    }
    expect(await rows('kategori')).toEqual([
      {
        kode_kategori: 'CN',
        nama_kategori: 'Cincin',
        warna: '#B8860B',
        gambar_path: '/api/v1/app/gambar/KL01/KATEGORI_ICON/c%20n.jpg',
      },
    ]);
    expect((await rows('banner')).map(({ kode_banner, gambar_path }) => [kode_banner, gambar_path])).toEqual([
      ['B1', '/api/v1/app/gambar/KL01/BANNER_ICON/b.jpg'],
    ]);
    expect(await rows('hadiah')).toMatchObject([{ kode_hadiah: 'G1', point: 130 }]);
    expect(await rows('kontak-admin')).toEqual([{ kode_admin: 'A1', nama_admin: 'Rina', no_hp: '081234567890' }]);
    expect(await rows('group-description')).toEqual([
      { kode_group: '700', nama_group: '700', kadar: 70, description: 'Emas tua' },
    ]);
    expect((await rows('splash')).map(({ kode: slide }) => slide)).toEqual(['MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3']);
    expect((await get('toko')).body).toEqual({
      kode_toko: 'KL01',
      nama_toko: 'KILAU PASAR BARU',
      alamat_toko: 'JL PASAR BARU 1',
      kota: '',
      no_telp: '',
    });
  });

  it('is told nothing about users, times, states, costs or other shops', async () => {
    for (const part of [...PARTS, 'item/M1']) {
      const { text } = await get(part);
      expect(text, part).not.toMatch(
        /RAHASIA|dibuat_|diubah_|status_aktif|password|modal|harga_beli|inisial|npwp|portal|versi_|Neighbour|MN/,
      );
      // What the neighbour shows is his own alone.
      if (part !== 'toko') expect((await get(part, 'KL02')).text, part).not.toContain('KL01');
    }
  });

  it('is refused for a shop that is unknown or closed, in either case alike', async () => {
    await app.db.query(
      `insert into toko (kode_toko, nama_toko, inisial, status_aktif) values ('KL09', 'TUTUP', 'KX', false)`,
    );
    for (const toko of ['TIDAKADA', 'KL09', 'KL01%00', '..%2Fx']) {
      for (const part of PARTS) expect([404, 400, 422], `${toko} ${part}`).toContain((await get(part, toko)).status);
    }
    expect(await get('toko', 'KL09')).toMatchObject({
      status: 404,
      body: { code: 'data_tidak_ditemukan' },
      headers: { 'cache-control': 'no-store' },
    });
    expect((await get('toko', 'kl01')).status).toBe(200);
  });

  it('is slowed down when it asks like no phone does', async () => {
    const asked = await Promise.all(Array.from({ length: 125 }, () => get('info')));
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    app.later(61_000);
    expect((await get('info')).status).toBe(200);
  });
});

describe('prices', () => {
  const harga = async () => rows('harga');

  it('are those of today; a group without one is left out', async () => {
    expect(await harga()).toEqual([
      {
        kode_harga_app: 'TUA',
        nama_harga_app: 'Emas Tua',
        detail_group: [{ kode_group: '700', nama_group: '700', kadar: 70, harga: 1_437_000 }],
      },
    ]);
    await app.db.query(`update kelompok set harga = 1450000 where kode_toko = 'KL01' and kode_group = '700'`);
    expect(await harga()).toMatchObject([{ detail_group: [{ harga: 1_450_000 }] }]);
  });

  it('follow the global price by purity, and the percentage where the shop counts so', async () => {
    await app.db.query(`insert into harga_global (kode_toko, nominal) values ('KL01', 2000000)`);
    // 50 % of 2,000,000.
    expect(await harga()).toMatchObject([
      { detail_group: [{ kode_group: '000', harga: 1_000_000 }] },
      { detail_group: [{ harga: 1_450_000 }, { harga: 1_000_000 }] },
    ]);
    await app.db.query(`insert into para_system (kode_toko, key, value) values ('KL01', 'MODE_HARGA', 'PERSENTASE')`);
    await app.db.query(`update kelompok set persentase = 78.5 where kode_toko = 'KL01' and kode_group = '700'`);
    // 78.5 % of 2,000,000.
    expect(await harga()).toMatchObject([{}, { detail_group: [{ kode_group: '700', harga: 1_570_000 }, {}] }]);
  });
});

describe('the board', () => {
  const papan = async () => (await get('papan-harga')).body as { readonly harga: readonly Record<string, unknown>[] };

  it('tells every group with its price, the purest first, and whether the day has moved it', async () => {
    await app.db.query(`delete from para_system where kode_toko = 'KL01' and key = 'MODE_HARGA'`);
    await app.db.query(
      `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_lama, harga_baru, diubah_oleh)
       select 'KL01', gen_random_uuid(), '700', tgl_system, 1437000, 1450000, 'OWNER' from hari_toko
        where kode_toko = 'KL01'`,
    );
    const { harga, ...toko } = await papan();
    expect(toko).toEqual({ nama_toko: expect.any(String), zona_waktu: 'Asia/Jakarta' });
    expect(harga.find(({ kode_group }) => kode_group === '700')).toEqual({
      kode_group: '700',
      nama_group: '700',
      kadar: 70,
      jual: 1_450_000,
      beli: null,
      arah: 'NAIK',
    });
    const kadar = harga.map((baris) => Number(baris['kadar']));
    expect(kadar).toEqual(kadar.toSorted((one, other) => other - one));
  });

  it('tells that the day has moved a price that follows that of 24K: by purity, and by percentage', async () => {
    const arah = async (): Promise<Readonly<Record<string, unknown>>> =>
      Object.fromEntries((await papan()).harga.map((baris) => [String(baris['kode_group']), baris['arah']] as const));
    await app.db.query(
      `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_lama, harga_baru, diubah_oleh)
       select 'KL01', gen_random_uuid(), '', tgl_system, 2100000, 2000000, 'OWNER' from hari_toko
        where kode_toko = 'KL01'`,
    );
    expect(await arah()).toMatchObject({ '000': 'TURUN', '700': 'NAIK' });
    await app.db.query(`insert into para_system (kode_toko, key, value) values ('KL01', 'MODE_HARGA', 'PERSENTASE')`);
    expect(await arah()).toMatchObject({ '000': 'TURUN', '700': 'TURUN' });
    await app.db.query(`delete from para_system where kode_toko = 'KL01' and key = 'MODE_HARGA'`);
  });

  it('tells what is paid for a gram where the shop keeps such prices', async () => {
    await app.db.query(
      `insert into harga_emas_pembelian (kode_toko, _id, kadar, harga_gram) values ('KL01', 'A', 70, 1150000)`,
    );
    const { harga: tanpa } = await papan();
    await app.db.query(
      `insert into para_system (kode_toko, key, value) values ('KL01', 'PARAMETER_HARGA_EMAS_PEMBELIAN', 'true')
       on conflict (kode_toko, key) do update set value = 'true'`,
    );
    const { harga: dengan } = await papan();
    const beli = (harga: typeof dengan) => harga.find(({ kode_group }) => kode_group === '700')?.['beli'];
    expect([beli(tanpa), beli(dengan)]).toEqual([null, 1_150_000]);
  });
});

describe('items', () => {
  it('come newest first, page by page, each once', async () => {
    expect(await kode()).toEqual(['M2', 'M3', 'M1', ...barcode]);
    const met: unknown[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Awaited<ReturnType<typeof item>> = await item(`?limit=2&after=${after}`);
      met.push(...page.data.map(({ kode_barang }) => kode_barang));
      after = page.next;
    }
    expect(met).toEqual(['M2', 'M3', 'M1', ...barcode]);
    for (const after of [
      'bukan',
      Buffer.from('2026-99-99T00:00:00.000000Z X').toString('base64url'),
      // JavaScript takes it for 2 March.
      Buffer.from('2026-02-30T00:00:00.000000Z X').toString('base64url'),
      Buffer.from('0000-01-01T00:00:00.000000Z X').toString('base64url'),
      Buffer.from(`2026-11-20T03:00:00.000000Z X\0`).toString('base64url'),
    ]) {
      expect(await get(`item?after=${after}`), after).toMatchObject({
        status: 422,
        body: { code: 'data_tidak_valid' },
      });
    }
    expect((await get('item?limit=101')).status).toBe(422);
  });

  it('are found by category, hashtag and words', async () => {
    expect(await kode('?kode_kategori=CN&limit=1')).toEqual(['M2']);
    expect(await kode('?kode_kategori=TUTUP')).toEqual([]);
    expect([await kode('?hashtag=8k'), await kode('?hashtag=%238K'), await kode('?hashtag=16K')]).toEqual([
      ['M1'],
      ['M1'],
      [],
    ]);
    expect([
      await kode('?q=kalung'),
      await kode('?q=100%25%20emas'),
      await kode('?q=%25%25'),
      await kode('?q=m3'),
    ]).toEqual([['M2'], ['M2'], [], ['M3']]);
  });

  it('bring what their page shows', async () => {
    expect((await get('item/m1')).body).toEqual({
      kode_barang: 'M1',
      nama_barang: 'Cincin M1',
      berat: 2.13,
      harga_jual: 3_500_000,
      kode_kategori: 'CN',
      nama_kategori: 'Cincin',
      direct_url: 'https://k.example',
      gambar_path: ['/api/v1/app/gambar/KL01/ITEM/a.jpg'],
      kode_banner: ['B1'],
      kode_info: [],
      deskripsi_banner: [''],
      deskripsi_info: [],
      hashtag_kadar: ['8K'],
      hashtag_jenis: [],
      hashtag_lm: [],
    });
    expect((await get('item/MN')).status).toBe(404);
  });

  it('that stand for a piece go with it: sold, reserved or moved off sale', async () => {
    const [dijual = '', dipesan = '', dipindah = ''] = barcode;
    expect((await get(`item/${dijual}`)).status).toBe(200);
    await jadikan(app.db, dijual, 'TERJUAL');
    await jadikan(app.db, dipesan, 'RESERVASI');
    await app.db.query(`update barang set kode_gudang = 'TITIP', kode_baki = 'T01' where kode_barcode = $1`, [
      dipindah,
    ]);
    expect(await kode()).toEqual(['M2', 'M3', 'M1']);
    for (const kode_barcode of barcode) expect((await get(`item/${kode_barcode}`)).status).toBe(404);
    await jadikan(app.db, dipesan, 'TERSEDIA');
    expect(await kode()).toContain(dipesan);
  });
});
