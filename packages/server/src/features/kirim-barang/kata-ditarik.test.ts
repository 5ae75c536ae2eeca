import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp } from '../../testing/app.ts';
import { differences, refused } from '../../testing/checks.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const KE = 'KL02';
const dari = atWork('OWNER', 'OWN');
const ke = atWork('KASIR1', 'KASIR', {}, { ...SHOP, kode_toko: KE, inisial: 'KC' });

it('what was sent is dealt with by no word that the other shop has taken back since', async () => {
  await openShop(server.db);
  await server.user(KE, 'KASIR1', 'KASIR');
  await server.user(KE, 'SPV1', 'SPV');
  const { make, done, approved } = papersOf(server);
  const kabarkan = async () => {
    const waiting = await server.db.query<{ kode_toko: string; id: string }>(
      `select kode_toko, id from outbox where keadaan = 'MENUNGGU' order by id`,
    );
    for (const pesan of waiting) await kirimSatu(server.services, antrean.pengirim, pesan);
  };
  const [kode_barcode = ''] = await pieces(server.db, 1, {}, dari);
  const barang = [{ kode_barcode }];
  const isi = kindSchema(kirimBarang).parse({ kode_tujuan: KE, barang });
  const no_kirim = await server.db.tx((tx) => make(tx, 'kirim-barang', isi, dari));
  const tolak = kindSchema(terimaBarang).parse({ no_kirim, barang: [], tolak: [{ kode_barcode, alasan: 'PENYOK' }] });
  const no_terima = await server.db.tx((tx) => make(tx, 'terima-barang', tolak, ke));
  await kabarkan();
  await server.db.tx((tx) => approved(tx, 'terima-barang', no_terima, 'batal', { context: ke }));
  // Here the piece still counts as refused; there it does no longer.
  const kembalikan = () =>
    server.db.tx((tx) =>
      done(tx, 'kirim-barang', no_kirim, 'kembali', { input: { kode_baki: null, barang }, context: dari }),
    );
  const hilangkan = () =>
    server.db.tx((tx) =>
      approved(tx, 'kirim-barang', no_kirim, 'hilang', { input: { alasan: 'HILANG', barang }, context: dari }),
    );
  for (const work of [kembalikan, hilangkan]) {
    expect(await refused(work())).toMatchObject({ code: 'barang_bukan_kiriman', params: { hasil: 'KIRIM' } });
  }
  await kabarkan();
  await kembalikan();
  const { status } = await server.db.one<{ status: string }>('select status from dokumen where nomor = $1', [no_kirim]);
  expect(status).toBe('DONE');
  expect(await differences(server.db)).toEqual([]);
});
