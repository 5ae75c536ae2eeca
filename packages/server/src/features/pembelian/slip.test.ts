import { beforeAll, expect, it } from 'vitest';
import { printing } from '../../engine/print/copy.ts';
import { slipText } from '../../engine/render/slip/slip.ts';
import { createFiles } from '../../platform/files.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiBeli, terjual } from '../../testing/pembelian.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { slipNota } from '../../trade/nota/kertas-nota.ts';
import { kertasPembelian } from './nota.ts';

const slipPembelian = slipNota(kertasPembelian);

const shop = testDatabase();
const papers = papersOf(shop);
// A slip has no pictures: nothing is read from there.
const context = { ...atWork('KASIR1', 'KASIR'), files: createFiles('.'), lang: 'id' as const, t: translatorOf('id') };

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
});

it('says on which nota and in which condition a piece was bought, and nothing of the terms of sale', async () => {
  const {
    nomor: nota,
    kode: [kode_barcode = ''],
  } = await terjual(shop);
  const nomor = await shop.db.tx((tx) =>
    papers.make(tx, 'pembelian', isiBeli([{ kode_barcode, kondisi_barang: 'MULUS' }])),
  );
  await expect(slipPembelian(shop.db, context, nomor, printing(1))).rejects.toMatchObject({
    code: 'status_tidak_sesuai',
  });
  await shop.db.tx((tx) => papers.done(tx, 'pembelian', nomor, 'validasi'));
  const text = slipText(await slipPembelian(shop.db, context, nomor, printing(2)));
  for (const said of [
    'NOTA PEMBELIAN',
    'DUPLIKAT ke-1',
    nomor,
    kode_barcode,
    `MULUS · ${nota} 3,086,000`,
    '3,043,000',
  ]) {
    expect(text, said).toContain(said);
  }
  expect(text).not.toContain('Kami beli kembali');
});

it('tells a member what he earns with it, as the nota of a sale does', async () => {
  await shop.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, 'M1', 'BU RINI', '0812')`,
    [SHOP.kode_toko],
  );
  const {
    kode: [kode_barcode = ''],
  } = await terjual(shop);
  const member = { pelanggan: { jenis: 'MEMBER', kode_member: 'M1' } };
  const at = atWork('KASIR1', 'KASIR', { MEMBER_MODULE: 'true' });
  const nomor = await shop.db.tx(async (tx) => {
    const made = await papers.make(tx, 'pembelian', isiBeli([{ kode_barcode, kondisi_barang: 'MULUS' }], member), at);
    await papers.done(tx, 'pembelian', made, 'validasi', { context: at });
    return made;
  });
  expect(slipText(await slipPembelian(shop.db, context, nomor, printing(1)))).toMatch(/Poin didapat +2\s/);
});
