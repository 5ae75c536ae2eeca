import { beforeAll, describe, expect, it } from 'vitest';
import { batalPenjualan } from '../features/penjualan/lakukan.ts';
import { moveDay } from '../ledger/business-date.ts';
import type { WorkContext } from '../platform/context.ts';
import { testApp, type Call } from '../testing/app.ts';
import { izin } from '../testing/checks.ts';
import { body, Penjualan, S1_TOTAL } from '../testing/penjualan.ts';
import { atWork, openShop, pieces, SHOP } from '../testing/shop.ts';

const server = testApp();
const { save, validate } = new Penjualan({
  get db() {
    return server.db;
  },
});
/** An instant of a day by the shop's clock. */
const at = (tgl: string, jam: string): Date => new Date(`${tgl}T${jam}:00+07:00`);
const working = (tgl: string, jam: string, user = 'KASIR1'): WorkContext => ({
  ...atWork(user, 'KASIR', {}, { ...SHOP, tgl_system: tgl }),
  now: () => at(tgl, jam),
});

/** A sale of one ring of 2.13 g, booked at that minute by that cashier. */
async function sold(tgl: string, jam: string, user = 'KASIR1'): Promise<string> {
  const context = working(tgl, jam, user);
  const [barcode = ''] = await pieces(server.db, 1, {}, context);
  const nomor = await save(body([barcode]), context);
  await validate(nomor, context);
  return nomor;
}

async function cancelled(nomor: string, tgl: string, jam: string): Promise<void> {
  const context = working(tgl, jam);
  const otorisasi = await izin(server.db, 'BATAL PENJUALAN', nomor, { alasan: 'SALAH INPUT' }, 'OWNER', context);
  await server.db.tx((tx) => batalPenjualan(tx, context, nomor, { alasan: 'SALAH INPUT', kode_baki: null, otorisasi }));
}

let kasir: Call;
let owner: Call;
let waits = '';

beforeAll(async () => {
  await openShop(server.db);
  const day = (tgl: string) => server.db.tx((tx) => moveDay(tx, 'KL01', tgl));
  await server.db.query(`update hari_toko set tgl_system = '2026-11-14' where kode_toko = 'KL01'`);
  await sold('2026-11-14', '09:10');
  await day('2026-11-20');
  await sold('2026-11-20', '09:10');
  await sold('2026-11-20', '11:00');
  await sold('2026-11-20', '15:30');
  await day('2026-11-21');
  await sold('2026-11-21', '09:40');
  await sold('2026-11-21', '10:20', 'KASIR2');
  await cancelled(await sold('2026-11-21', '10:30'), '2026-11-21', '11:15');
  const [barcode = ''] = await pieces(server.db, 1);
  waits = await save(body([barcode]), working('2026-11-21', '11:50'));
  server.later(at('2026-11-21', '12:00').getTime() - Date.now());
  await server.db.query(
    `insert into hak_akses (kode_toko, user_id, path) select 'KL01', 'KASIR1', unnest($1::text[])`,
    [['/transaksi-penjualan', '/lihat-penjualan', '/validasi-penjualan']],
  );
  kasir = await server.as('KL01', 'KASIR1');
  owner = await server.as('KL01', 'OWNER');
});

const told = async (call: Call, path: string): Promise<never> => (await call('GET', path)).body as never;

describe('what the shop has sold', () => {
  it('is net of what was taken back today, and is held against other days up to the same minute', async () => {
    const omzet = await told(owner, 'dokumen/omzet');
    expect(omzet).toMatchObject({
      menit: 720,
      kotor: 3 * S1_TOTAL,
      batal: S1_TOTAL,
      bersih: 2 * S1_TOTAL,
      gram: 4.26,
      nota: 2,
      nota_batal: 1,
      kemarin: 2 * S1_TOTAL,
      minggu_lalu: S1_TOTAL,
      dibeli: 0,
    });
    // 09:40 ends with the half hour at 10:00; 10:20 and 10:30 with the next two; the cancel at 11:15 takes one back.
    expect(omzet).toMatchObject({
      kurva: [
        {
          lalu: 0,
          titik: [
            { menit: 600, bersih: S1_TOTAL },
            { menit: 630, bersih: 2 * S1_TOTAL },
            { menit: 660, bersih: 3 * S1_TOTAL },
            { menit: 690, bersih: 2 * S1_TOTAL },
          ],
        },
        { lalu: 1, titik: [{ menit: 570 }, { menit: 690 }, { menit: 960, bersih: 3 * S1_TOTAL }] },
        { lalu: 7, titik: [{ menit: 570, bersih: S1_TOTAL }] },
      ],
      toko: [{ kode_toko: 'KL01', bersih: 2 * S1_TOTAL }],
    });
  });

  it('is told by purity to the shop, and to head office of all its shops', async () => {
    await server.shop('PST', { level: 'PUSAT', tgl_system: '2026-11-21' });
    await server.user('PST', 'BOS', 'OWN');
    const pusat = await server.as('PST', 'BOS');
    const gram = { data: [{ kadar: 70, terjual: 4.26, dibeli: 0 }], murni: { terjual: 2.982, dibeli: 0 }, gagal: [] };
    expect(await told(owner, 'dokumen/gram-kadar')).toEqual(gram);
    expect(await told(pusat, 'dokumen/gram-kadar')).toEqual(gram);
    expect(await told(pusat, 'dokumen/omzet')).toMatchObject({ gram: 4.26 });
  });

  it('takes a sale of yesterday that is cancelled today off today', async () => {
    const { nomor } = await server.db.one<{ nomor: string }>(
      `select nomor from dokumen where jenis = 'penjualan' and tgl = '2026-11-20' order by nomor limit 1`,
    );
    await cancelled(nomor, '2026-11-21', '11:20');
    expect(await told(owner, 'dokumen/omzet')).toMatchObject({ bersih: S1_TOTAL, batal: 2 * S1_TOTAL, nota_batal: 2 });
    const { data } = (await told(owner, 'dokumen/dibatalkan')) as { data: object[] };
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      nomor,
      tgl: '2026-11-20',
      alasan: 'SALAH INPUT',
      disetujui_oleh: 'OWNER',
      sah: true,
    });
  });
});

describe("a cashier's day", () => {
  it('begins with what waits for him, with the deed', async () => {
    expect(await told(kasir, 'dokumen/menunggu')).toMatchObject({
      jumlah: 1,
      data: [
        {
          jenis: 'penjualan',
          nomor: waits,
          perbuatan: 'validasi',
          cetak: true,
          keluar: false,
          total: S1_TOTAL,
          gram: 2.13,
          qty: 1,
        },
      ],
    });
    const spv = await server.as('KL01', 'SPV1');
    expect(await told(spv, 'dokumen/menunggu')).toEqual({ data: [], jumlah: 0 });
  });

  it('tells his own papers that stand, not those of others', async () => {
    const { data } = (await told(kasir, 'dokumen/saya')) as {
      data: { dibuat_oleh: string; status: string; cara: string }[];
    };
    expect(data.map(({ dibuat_oleh, status, cara }) => [dibuat_oleh, status, cara])).toEqual(
      // One of today, two of yesterday whose third was cancelled, one of last week.
      Array.from({ length: 4 }, () => ['KASIR1', 'DONE', 'CASH']),
    );
  });

  it('tells what lies in his drawer by the book, and nothing of the others', async () => {
    expect(await told(kasir, 'laci-saya')).toEqual({
      awal: 4 * S1_TOTAL,
      akhir: 4 * S1_TOTAL,
      gerak: [
        { kategori: 'PENJUALAN', jumlah: 2 * S1_TOTAL, dokumen: 2 },
        { kategori: 'BATAL PENJUALAN', jumlah: -2 * S1_TOTAL, dokumen: 2 },
      ],
      bukan_tunai: [],
    });
  });

  it('ends where the figures of the shop begin', async () => {
    for (const path of ['saldo-kas', 'dokumen/omzet', 'dokumen/dibatalkan', 'otorisasi/hari-ini']) {
      const { status, body: answer } = await kasir('GET', path);
      expect([path, status, (answer as { code: string }).code]).toEqual([path, 403, 'level_tidak_berhak']);
    }
    expect(await told(kasir, 'perhatian')).toEqual({ data: [] });
  });
});

describe('who answers for the shop', () => {
  it('sees every drawer, and the approvals of the day', async () => {
    expect(await told(owner, 'saldo-kas')).toMatchObject({
      kas: [
        { sub: 'KASIR1', nama: 'KASIR1', awal: 4 * S1_TOTAL, akhir: 4 * S1_TOTAL },
        { sub: 'KASIR2', awal: 0, akhir: S1_TOTAL },
      ],
      bank: [],
    });
    const { data } = (await told(owner, 'otorisasi/hari-ini')) as { data: object[] };
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ kategori: 'BATAL PENJUALAN', disetujui_oleh: 'OWNER', dipakai: true });
  });

  it('is told what waits, and what counts wrong', async () => {
    const { data } = (await told(owner, 'perhatian')) as { data: object[] };
    expect(data).toEqual([
      {
        kunci: 'menunggu.penjualan',
        judul: '1 belum divalidasi',
        jumlah: 1,
        nilai: S1_TOTAL,
        satuan: 'money',
        nada: 'warn',
        halaman: '/validasi-penjualan',
      },
    ]);
    await server.db.query(`update kelompok set harga = 0 where kode_group = '700'`);
    expect(await told(owner, 'perhatian')).toMatchObject({
      data: [{ kunci: 'harga-belum-diisi', jumlah: 1, nada: 'bad' }, { kunci: 'menunggu.penjualan' }],
    });
  });
});
