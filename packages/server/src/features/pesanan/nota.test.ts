import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { printing } from '../../engine/print/copy.ts';
import { slipText } from '../../engine/render/slip/slip.ts';
import { createFiles } from '../../platform/files.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { isiPesan, KALUNG } from '../../testing/pesanan.ts';
import { atWork, openShop } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';
import { slipNota } from '../../trade/nota/kertas-nota.ts';
import { kertasPesanan } from './nota.ts';

const slipPesanan = slipNota(kertasPesanan);
const shop = testDatabase();
const papers = papersOf(shop);

beforeAll(() => openShop(shop.db));

/** What the slip says of the money, of an order of 5.00 g that was finished at `berat`, if it was. */
async function dicetak(PPN_HARGA: 'INCLUDE' | 'EXCLUDE', berat?: number): Promise<string> {
  const context = atWork('KASIR1', 'KASIR', { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA });
  const nomor = await shop.db.tx(async (tx) => {
    const made = await papers.make(tx, 'pesanan', isiPesan([KALUNG], [tunai(1_000_000)]), context);
    await papers.done(tx, 'pesanan', made, 'validasi', { context });
    if (berat !== undefined) {
      const jadi = { baris: 1, berat: Dec.from(berat), kadar_cetak: null, ongkos_tukang: null, kode_baki: null };
      await papers.done(tx, 'pesanan', made, 'selesai', { input: { barang: [jadi] }, context });
    }
    return made;
  });
  const paper = { ...context, files: createFiles('.'), lang: 'id' as const, t: translatorOf('id') };
  return slipText(await slipPesanan(shop.db, paper, nomor, printing(1))).replaceAll(/\s+/g, ' ');
}

describe('the nota of an order', () => {
  it('tells the price that was agreed on, and contained tax with its base', async () => {
    const text = await dicetak('INCLUDE');
    expect(text).toContain('5.000 g 70 % 7,185,000 Ongkos 250,000');
    expect(text).toContain('DPP 7,314,314 Termasuk PPN 120,686 Total Rp. 7,435,000');
  });

  it('tells tax that is added to it between both sums', async () => {
    const text = await dicetak('EXCLUDE');
    expect(text).toContain('5.000 g 70 % 7,185,000 Ongkos 250,000');
    expect(text).toContain('Sub total 7,435,000 PPN 122,678 Total Rp. 7,557,678');
  });

  it('tells of finished goods what they cost at their true weight, tax included', async () => {
    const text = await dicetak('EXCLUDE', 5.2);
    expect(text).toContain('5.200 g 70 % 7,472,500 Ongkos 250,000');
    expect(text).toContain('Sub total 7,722,500 PPN 127,421 Total Rp. 7,849,921');
  });
});
