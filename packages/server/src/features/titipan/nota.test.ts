import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { printing } from '../../engine/print/copy.ts';
import { slipText } from '../../engine/render/slip/slip.ts';
import { createFiles } from '../../platform/files.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { dari, isiJual, isiTitip, tunai } from '../../testing/titipan.ts';
import { slipNota } from '../../trade/nota/kertas-nota.ts';
import { kertasTitipan } from './nota.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const kasir = { ...atWork('KASIR1', 'KASIR'), files: createFiles('.'), lang: 'id' as const, t: translatorOf('id') };

beforeAll(() => openShop(shop.db));

/** A deposit of a million on one piece. */
async function dititip(): Promise<string> {
  const [kode = ''] = await pieces(shop.db, 1);
  return shop.db.tx(async (tx) => {
    const nomor = await papers.make(tx, 'titipan', isiTitip([kode], [tunai(1_000_000)]));
    await papers.done(tx, 'titipan', nomor, 'validasi');
    return nomor;
  });
}
const dicetak = async (nomor: string): Promise<string> =>
  slipText(await slipNota(kertasTitipan)(shop.db, kasir, nomor, printing(1))).replaceAll(/\s+/g, ' ');

describe('the nota of a deposit', () => {
  it('tells what is left to pay while it stands', async () => {
    const teks = await dicetak(await dititip());
    expect(teks).toContain('Uang titip Rp. 1,000,000, sisa Rp. 2,192,500');
    expect(teks).not.toContain('***');
  });

  it('says that it was picked up, and that nothing is open any more', async () => {
    const nomor = await dititip();
    await shop.db.tx(async (tx) => {
      const fj = await papers.make(tx, 'penjualan', isiJual([], [dari(nomor), tunai(2_192_500)]));
      await papers.done(tx, 'penjualan', fj, 'validasi');
    });
    const teks = await dicetak(nomor);
    expect(teks).toContain('*** SUDAH DIAMBIL ***');
    expect(teks).not.toMatch(/uang titip|sisa/i);
  });

  it('says that it was cancelled, and that nothing is open any more', async () => {
    const nomor = await dititip();
    await shop.db.tx((tx) =>
      papers.approved(tx, 'titipan', nomor, 'batal', {
        input: { alasan: 'tidak jadi' },
        worked: { kembali: Dec.from(1_000_000), potongan: Dec.zero },
      }),
    );
    const teks = await dicetak(nomor);
    expect(teks).toContain('*** DIBATALKAN ***');
    expect(teks).not.toMatch(/uang titip|sisa/i);
  });
});
