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

type Kerja = ReturnType<typeof atWork>;
const berpajak = (PPN_HARGA: 'INCLUDE' | 'EXCLUDE'): Kerja =>
  atWork('KASIR1', 'KASIR', { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA });
const kertas = (context: Kerja) => ({
  ...context,
  files: createFiles('.'),
  lang: 'id' as const,
  t: translatorOf('id'),
});

/** An order of 5.00 g that was finished at `berat`, if it was. */
function dipesan(context: Kerja, berat?: number): Promise<string> {
  return shop.db.tx(async (tx) => {
    const made = await papers.make(tx, 'pesanan', isiPesan([KALUNG], [tunai(1_000_000)]), context);
    await papers.done(tx, 'pesanan', made, 'validasi', { context });
    if (berat !== undefined) {
      const jadi = { baris: 1, berat: Dec.from(berat), kadar_cetak: null, ongkos_tukang: null, kode_baki: null };
      await papers.done(tx, 'pesanan', made, 'selesai', { input: { barang: [jadi] }, context });
    }
    return made;
  });
}

/** What its slip says. */
async function dicetak(context: Kerja, berat?: number): Promise<string> {
  const nomor = await dipesan(context, berat);
  return slipText(await slipPesanan(shop.db, kertas(context), nomor, printing(1))).replaceAll(/\s+/g, ' ');
}

describe('the nota of an order', () => {
  it('tells the price that was agreed on, and contained tax with its base', async () => {
    const text = await dicetak(berpajak('INCLUDE'));
    expect(text).toContain('5.000 g 70 % 7,185,000 Ongkos 250,000');
    expect(text).toContain('DPP 7,314,314 Termasuk PPN 120,686 Total Rp. 7,435,000');
  });

  it('tells tax that is added to it between both sums', async () => {
    const text = await dicetak(berpajak('EXCLUDE'));
    expect(text).toContain('5.000 g 70 % 7,185,000 Ongkos 250,000');
    expect(text).toContain('Sub total 7,435,000 PPN 122,678 Total Rp. 7,557,678');
  });

  it('tells of finished goods what they cost at their true weight, tax included', async () => {
    const text = await dicetak(berpajak('EXCLUDE'), 5.2);
    expect(text).toContain('5.200 g 70 % 7,472,500 Ongkos 250,000');
    expect(text).toContain('Sub total 7,722,500 PPN 127,421 Total Rp. 7,849,921');
  });

  it('tells what a gram of the piece costs where prices go by the percentage of its gold', async () => {
    const context = atWork('KASIR1', 'KASIR', { MODE_HARGA: 'PERSENTASE' });
    const { barang } = await kertasPesanan.dokumen(shop.db, kertas(context), await dipesan(context));
    // 70 % of 1,437,000.
    expect(barang).toMatchObject([{ mode_harga: 'PERSENTASE', harga_jual: 5_029_500, harga_rata: 1_005_900 }]);
  });
});
