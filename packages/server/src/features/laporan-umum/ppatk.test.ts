import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { seedPpatk } from '../../testing/report-ppatk.ts';
import { seedDeeds } from '../../testing/seed-deeds.ts';
import { HARI_INI, KEMARIN, seedReportShop } from '../../testing/report-shop.ts';

const shop = testDatabase();
const { json } = reportsOf(shop);
const barisDari = ({ grup }: Awaited<ReturnType<typeof json>>) => grup.flatMap(({ baris }) => baris);
const HARI = { tgl_from: HARI_INI, tgl_to: HARI_INI };

beforeAll(async () => {
  await seedReportShop(shop.db);
  await seedPpatk(shop.db, HARI_INI);
});

const PUSAT = { shop: { level: 'PUSAT' } } as const;
const SENDIRI = {
  tgl: HARI_INI,
  wajib_lapor: true,
  nama_lengkap: 'ANTON WIJAYA',
  nik_sim_passport: '3273010101010001',
  kode_toko: 'KL01',
  jumlah_nota: 1,
  penjualan: 600_000_000,
  pembelian: 0,
  jumlah: 600_000_000,
};

describe('what is reported to PPATK', () => {
  it('is who reaches the limit in a shop, with what is known of him', async () => {
    const baris = barisDari(await json('ppatk', { ...HARI, batas: 'LAPOR' }));
    expect(baris).toHaveLength(1);
    expect(baris[0]).toMatchObject({ ...SENDIRI, sumber_dana: 'USAHA', mencurigakan: false });
  });

  it('is who reaches it over all shops by his identity card, and by the member’s card that bears it', async () => {
    const baris = barisDari(await json('ppatk', { ...HARI, batas: 'LAPOR' }, PUSAT));
    expect(baris).toMatchObject([
      SENDIRI,
      {
        nik_sim_passport: '3273010101010002',
        kode_toko: 'KL01, KL02',
        jumlah_nota: 3,
        penjualan: 250_000_000,
        pembelian: 250_000_000,
        jumlah: 500_000_000,
        mencurigakan: true,
      },
    ]);
  });

  it('is from a lower sum on who has to be known, and nobody on another day', async () => {
    const baris = barisDari(await json('ppatk', HARI));
    expect(baris.map(({ jumlah, wajib_lapor }) => [jumlah, wajib_lapor])).toEqual([
      [600_000_000, true],
      [200_000_000, false],
    ]);
    expect(barisDari(await json('ppatk', { tgl_from: KEMARIN, tgl_to: KEMARIN }, PUSAT))).toEqual([]);
  });

  it('is none of the instalments of before that a shop enters when it moves in', async () => {
    await seedDeeds(shop.db, {
      kode_toko: 'KL01',
      jenis: 'cicilan',
      nomor: 'CC-LAMA-1',
      kode_sales: 'SL01',
      nama: 'ANTON',
      total: 700_000_000,
      perbuatan: [{ aksi: 'SALDO-AWAL', tgl: HARI_INI, user_id: 'OWNER', status: 'AKTIF' }],
    });
    await shop.db.query(`update dokumen set luar = true where nomor = 'CC-LAMA-1'`);
    expect(barisDari(await json('ppatk', { ...HARI, batas: 'LAPOR' }))).toMatchObject([SENDIRI]);
  });
});
