import { beforeAll, expect, it } from 'vitest';
import { kirimanan } from '../../app/kirimanan.ts';
import { antrean } from '../../app/antrean.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { isiKirimanLuar, simpanKiriman } from '../../trade/toko/kiriman-luar.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { izin } from '../../testing/checks.ts';
import { dengarkan, KUNCI_ANTAR } from '../../testing/dua-server.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';

const sana = testApp();
const sini = testApp();
let dari: Call;
let keys = 0;
const key = () => ({ 'idempotency-key': `nomor-lagi-${(keys += 1)}` });

beforeAll(async () => {
  for (const [{ db, services }, lain, ke] of [
    [sana, 'KL02', sini],
    [sini, 'KL01', sana],
  ] as const) {
    await openShop(db);
    await db.query(
      `insert into para_system (kode_toko, key, value) select kode_toko, 'KIRIM_BARANG_MODULE', 'true' from toko`,
    );
    await db.query(`delete from hari_toko where kode_toko = $1`, [lain]);
    const rahasia = services.secrets.seal(KUNCI_ANTAR, `${lain}/toko/kunci_portal`);
    await db.query(`update toko set portal = $2, kunci_portal = $3 where kode_toko = $1`, [
      lain,
      await dengarkan(ke),
      rahasia,
    ]);
  }
  await sana.user('KL01', 'ADMIN1', 'OWN');
  dari = await sana.as('KL01', 'ADMIN1');
});

const diSini = () =>
  sini.db.query(`select h.nomor, h.batal_ke, b.kunci from kiriman_luar h join kiriman_luar_baris b using (nomor)`);

it('what a restored server sends under a number that it had used is not mixed with what was sent under that', async () => {
  const [kode = ''] = await pieces(sana.db, 1, {}, atWork('OWNER', 'OWN'));
  const dikirim = { kode_tujuan: 'KL02', barang: [{ kode_barcode: kode }] };
  const { nomor } = (await dari('POST', 'kirim-barang', dikirim, key())).body as { readonly nomor: string };
  const [kiriman] = kirimanan;
  const isi = kiriman ? await isiKirimanLuar(sana.db, kiriman, 'KL01', nomor) : '';
  // Of before the backup: another piece.
  const lama = `{"kiriman":${isi.replaceAll(kode, '98765432')}}`;
  await sini.db.tx((tx) => simpanKiriman(tx, { kode_toko: 'KL02', dari_toko: 'KL01' }, lama, new Date()));
  const semula = [{ nomor, batal_ke: 0, kunci: '98765432' }];
  expect(await diSini()).toEqual(semula);
  const pesan = await sana.db.one<{ kode_toko: string; id: string }>('select kode_toko, id from outbox');
  await kirimSatu(sana.services, antrean.pengirim, pesan);
  expect(await sana.db.one('select keadaan, galat from outbox')).toEqual({
    keadaan: 'MENYERAH',
    galat: { kode: 'DITOLAK', status: 409 },
  });
  expect(await diSini()).toEqual(semula);
  // It is taken back where it was sent, and what was sent before stays as it is.
  const alasan = 'NOMOR TERPAKAI';
  const otorisasi = await izin(sana.db, 'BATAL KIRIM BARANG', nomor, { alasan }, 'OWNER', atWork('ADMIN1', 'OWN'));
  const batal = await dari('POST', `kirim-barang/${nomor}/batal`, { alasan, otorisasi }, key());
  expect(batal, batal.text).toMatchObject({ status: 200, body: { status: 'CANC' } });
  expect(await diSini()).toEqual(semula);
});
