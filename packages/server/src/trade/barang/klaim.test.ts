import type { Langkah, StatusBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { beforeAll, expect, it } from 'vitest';
import { Writing } from '../../engine/paper/writing.ts';
import { testDatabase } from '../../testing/database.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { tulisLepas, tulisPesan } from './jual.ts';
import { hasilSql, syaratSql, type Dokumen } from './langkah.ts';

const shop = testDatabase();
const { kode_toko } = SHOP;
const TITIPAN = { jenis: 'titipan', nomor: 'KL-TT-1' };
const PENJUALAN = { jenis: 'penjualan', nomor: 'KL-FJ-3' };
const LAIN = { jenis: 'penjualan', nomor: 'KL-FJ-4' };

/** The steps of a deposit, which no kind of paper does yet, said as the trade's own are. */
const LANGKAH = {
  titip: { from: ['TERSEDIA'], to: 'TITIP', klaim: 'lepas', pemilik: 'ambil' },
  pesan: { from: ['TITIP'], klaim: 'ambil' },
  urung: { from: ['TITIP'], to: 'TERSEDIA', pemilik: 'lepas' },
} as const satisfies Record<string, Langkah<StatusBarang | 'TITIP'>>;

/** Does a step of a deposit to a piece. @returns how many were where it may begin. */
async function lakukan(langkah: keyof typeof LANGKAH, kode: string, { jenis, nomor }: Dokumen): Promise<number> {
  const dokumen = { jenis: '$3::text', nomor: '$4::text' };
  const ditulis = await shop.db.query(
    `update barang b set ${hasilSql(LANGKAH[langkah], dokumen)}
     where b.kode_toko = $1 and b.kode_barcode = $2 and ${syaratSql(LANGKAH[langkah], dokumen)}
       and $3::text <> '' and $4::text <> '' returning 1`,
    [kode_toko, kode, jenis, nomor],
  );
  return ditulis.length;
}

const pesan = (kode: string, dokumen: Dokumen) =>
  shop.db.tx(async (tx) => {
    const writing = new Writing();
    writing.guard(tulisPesan({ kode_toko, ...dokumen, kode_barcode: [kode] }));
    await writing.send(tx, []);
  });
const lepas = (kode: string, dokumen: Dokumen) =>
  shop.db.tx((tx) =>
    tulisLepas(tx, {
      kode_toko,
      ...dokumen,
      barang: { sql: 'select unnest($3::text[])', values: [[kode]] },
      jumlah: 1,
    }),
  );
const read = (kode: string) =>
  shop.db.one(
    `select status, concat_ws(' ', pemilik_jenis, pemilik_nomor) as pemilik,
       concat_ws(' ', klaim_jenis, klaim_nomor) as klaim from barang where kode_barcode = $1`,
    [kode],
  );

// The table as the first kind of deposits will have it.
beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `alter table barang drop constraint barang_status_check, drop constraint barang_pemilik_check,
       add check (status in ('TERSEDIA', 'TITIP', 'TERJUAL', 'HANCUR')),
       add check ((status = 'TERSEDIA') = (pemilik_nomor is null))`,
  );
});

// Scenario c of docs/documents.md, the way of its piece.
it('a piece of a deposit that an open sale holds is in the deposit again when it is let go', async () => {
  const [kode = ''] = await pieces(shop.db, 1);
  await pesan(kode, TITIPAN);
  expect(await read(kode)).toEqual({ status: 'TERSEDIA', pemilik: '', klaim: 'titipan KL-TT-1' });
  expect(await lakukan('titip', kode, TITIPAN)).toBe(1);
  const dititip = { status: 'TITIP', pemilik: 'titipan KL-TT-1', klaim: '' };
  expect(await read(kode)).toEqual(dititip);

  expect(await lakukan('pesan', kode, PENJUALAN)).toBe(1);
  expect(await read(kode)).toEqual({ ...dititip, klaim: 'penjualan KL-FJ-3' });
  // Meanwhile nobody else has it: not another sale, not the deposit it belongs to.
  expect(await lakukan('pesan', kode, LAIN)).toBe(0);
  expect(await lakukan('urung', kode, TITIPAN)).toBe(0);
  await expect(lepas(kode, LAIN)).rejects.toMatchObject({ code: 'barang_berubah' });
  await expect(lepas(kode, TITIPAN)).rejects.toMatchObject({ code: 'barang_berubah' });

  await lepas(kode, PENJUALAN);
  expect(await read(kode)).toEqual(dititip);
  // What may be held in the tray is not free in a deposit.
  await expect(pesan(kode, LAIN)).rejects.toMatchObject({ code: 'barang_berubah' });
  expect(await lakukan('urung', kode, TITIPAN)).toBe(1);
  expect(await read(kode)).toEqual({ status: 'TERSEDIA', pemilik: '', klaim: '' });
});
