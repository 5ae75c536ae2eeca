import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { DRAWN, escposText } from '../../testing/escpos-text.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiBeli, isiJual, terjual } from '../../testing/pembelian.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiTitip, tunai } from '../../testing/titipan.ts';

const server = testApp();
const papers = papersOf(server);
const { kode_toko } = SHOP;
const PANJANG = 'GELANG KERONCONG UKIR MOTIF BUNGA MAWAR DENGAN PERMATA ZIRKON PUTIH DAN TALI KULIT COKELAT TUA ASLI';
let token = '';

type Kind = 'penjualan' | 'pembelian' | 'titipan';
async function sah(kind: Kind, isi: object): Promise<string> {
  const nomor = await server.db.tx((tx) => papers.make(tx, kind, isi));
  await server.db.tx((tx) => papers.done(tx, kind, nomor, 'validasi'));
  return nomor;
}
const uang = [{ jenis: 'CASH', jumlah: 100_000_000 }];
/** An old ring that was sold here. */
async function lama() {
  const [kode_barcode = ''] = (await terjual(server)).kode;
  return { kode_barcode, kondisi_barang: 'MULUS' };
}

/** Each paper of the trade, with what somebody reads on it. */
const PAPERS: Readonly<Record<string, () => Promise<readonly [Kind, string]>>> = {
  'a sale of ten pieces with long names': async () => [
    'penjualan',
    await sah('penjualan', isiJual(await pieces(server.db, 10, { nama_barang: PANJANG }), uang)),
  ],
  'a purchase': async () => ['pembelian', await sah('pembelian', isiBeli([await lama()]))],
  'an exchange': async () => [
    'penjualan',
    await sah('penjualan', isiJual(await pieces(server.db, 2), [{ jenis: 'TUKAR', barang: [await lama()] }, ...uang])),
  ],
  'a deposit': async () => ['titipan', await sah('titipan', isiTitip(await pieces(server.db, 1), [tunai(500_000)]))],
};

/** A printing in one of its forms, all under one job, so that all are the same printing. */
async function printed(kind: Kind, nomor: string, bentuk: string, bahasa = 'id'): Promise<Buffer> {
  const { statusCode, rawPayload, body } = await server.app.inject({
    method: 'POST',
    url: `/api/v1/${kind}/${nomor}/cetak`,
    headers: { 'x-auth-token': token, 'accept-language': bahasa },
    payload: { bentuk, tugas: `TUGAS-${nomor}-${bahasa}` },
  });
  expect(statusCode, body.slice(0, 200)).toBe(200);
  return rawPayload;
}
/** The words of each line; what stands between them is the roll's affair, and no printer has a dot of that height. */
const words = (text: string): string[] =>
  text
    .split(/[\r\n\f]+/)
    .map((line) => line.trim().replaceAll(/\s+/g, ' ').replaceAll('·', '-'))
    .filter((line) => line !== '');

beforeAll(async () => {
  await openShop(server.db);
  await bukaBeli(server.db);
  await server.user(kode_toko, 'BOS', 'OWN', []);
  token = await server.token(kode_toko, 'BOS');
});

describe('the bytes for a receipt printer', () => {
  it.each(Object.keys(PAPERS))('of %s say line by line what its text says', async (name) => {
    const [kind, nomor] = (await PAPERS[name]?.()) ?? ['penjualan', ''];
    const text = words((await printed(kind, nomor, 'slip.txt')).toString());
    const raw = await printed(kind, nomor, 'nota.escpos');
    expect(words(escposText(raw))).toEqual(text);
    expect(text.join('\n')).toContain(nomor);
    // Nothing that a receipt printer has no letter for.
    expect(escposText(raw)).not.toContain('?');
  });

  it.each(['hk', 'jp'])(
    'draw what a printer has no letter for, in the language %s, and nothing else',
    async (bahasa) => {
      const nomor = await sah('penjualan', isiJual(await pieces(server.db, 2, { nama_barang: PANJANG }), uang));
      const text = words((await printed('penjualan', nomor, 'slip.txt', bahasa)).toString());
      const raw = escposText(await printed('penjualan', nomor, 'nota.escpos', bahasa));
      expect(words(raw)).toEqual(text.map((line) => (/[^\x20-\x7e]/.test(line) ? DRAWN : line)));
      expect(words(raw)).toContain(DRAWN);
      expect(raw).toContain(nomor);
      expect(raw).not.toContain('?');
    },
  );

  it('are read strictly: a command that nobody knows is told', () => {
    expect(() => escposText(Buffer.from('NOTA\x1bZ1'))).toThrow('no command');
    expect(escposText(Buffer.from('\x1b@A\n\x1dk\x49\x04{B12\x1dVB\x00'))).toBe('A\n12\n\f');
  });
});
