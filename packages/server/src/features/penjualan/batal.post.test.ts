import type { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { body, Penjualan, S1_TOTAL, schema } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { batalPenjualan, tolakPenjualan, ubahPenjualan } from './lakukan.ts';

const shop = testDatabase();
const { save, validate, status, approve, differences, sum } = new Penjualan(shop);

beforeAll(() => openShop(shop.db));

describe('cancelling', () => {
  const sold = async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const nomor = await save(body([barcode]));
    await validate(nomor);
    return { barcode, nomor };
  };
  const cancel = (
    nomor: string,
    otorisasi: string | null,
    kode_baki: string | null = null,
    context = atWork('KASIR2'),
  ) => shop.db.tx((tx) => batalPenjualan(tx, context, nomor, { alasan: 'SALAH INPUT', kode_baki, otorisasi }));

  it('brings the piece back and books the money out of the drawer of who cancels', async () => {
    const { barcode, nomor } = await sold();
    const { id } = await approve(
      'BATAL PENJUALAN',
      nomor,
      { alasan: 'SALAH INPUT', kode_baki: 'A02' },
      'SPV1',
      atWork('KASIR2'),
    );
    const before = await sum('KAS');
    await cancel(nomor, id, 'A02');
    expect(await status(barcode)).toBe('TERSEDIA');
    expect((await sum('KAS')) - before).toBe(-S1_TOTAL);
    const drawer = await shop.db.one<{ jumlah: Dec }>(`select jumlah from saldo where akun = 'KAS' and sub = 'KASIR2'`);
    expect(drawer.jumlah.isNegative()).toBe(true);
    expect(await shop.db.one(`select kode_baki from barang where kode_barcode = $1`, [barcode])).toEqual({
      kode_baki: 'A02',
    });
    expect(await differences()).toEqual([]);
    expect((await refused(cancel(nomor, id))).code).toBe('keadaan_tidak_sesuai');
    const again = await save(body([barcode]));
    await validate(again);
    expect(await differences()).toEqual([]);
  });

  it('needs an approval for this very sale', async () => {
    const { nomor } = await sold();
    expect((await refused(cancel(nomor, null))).code).toBe('otorisasi_diperlukan');
    const { id } = await approve(
      'BATAL PENJUALAN',
      'KL-FJ-000000-0000',
      { alasan: 'SALAH INPUT' },
      'SPV1',
      atWork('KASIR2'),
    );
    expect((await refused(cancel(nomor, id))).code).toBe('otorisasi_tidak_berlaku');
  });

  it('withdraws an OPEN sale without any posting', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const nomor = await save(body([barcode]));
    const { id } = await approve('TOLAK PENJUALAN', nomor, { alasan: 'BATAL BELI' });
    await shop.db.tx((tx) => tolakPenjualan(tx, atWork(), nomor, { alasan: 'BATAL BELI', otorisasi: id }));
    expect(await status(barcode)).toBe('TERSEDIA');
    expect(await differences()).toEqual([]);
  });

  it('is not approved any more once the sale has been changed: nobody has seen what it is now', async () => {
    const [barcode = '', other = ''] = await pieces(shop.db, 2);
    const nomor = await save(body([barcode]));
    const { id } = await approve('TOLAK PENJUALAN', nomor, { alasan: 'BATAL BELI' });
    const more = schema.parse(body([barcode, other]));
    await shop.db.tx((tx) => ubahPenjualan(tx, atWork(), nomor, more, 1));
    const withdrawn = (otorisasi: string) =>
      shop.db.tx((tx) => tolakPenjualan(tx, atWork(), nomor, { alasan: 'BATAL BELI', otorisasi }));
    expect((await refused(withdrawn(id))).code).toBe('otorisasi_tidak_berlaku');
    await withdrawn((await approve('TOLAK PENJUALAN', nomor, { alasan: 'BATAL BELI' })).id);
    expect(await differences()).toEqual([]);
  });

  it('of an earlier day is for the owner', async () => {
    const { nomor } = await sold();
    const [other = ''] = await pieces(shop.db, 1);
    const late = await save(body([other]));
    await shop.db.query(`update hari_toko set tgl_system = '2026-11-22' where kode_toko = 'KL01'`);
    const tomorrow = atWork('KASIR2', 'KASIR', {}, { ...SHOP, tgl_system: '2026-11-22' });
    expect((await refused(validate(late, tomorrow))).code).toBe('hari_sudah_tutup');
    expect(
      (await refused(shop.db.tx((tx) => ubahPenjualan(tx, tomorrow, late, schema.parse(body([other])), 1)))).code,
    ).toBe('hari_sudah_tutup');
    const bySpv = await approve('BATAL PENJUALAN', nomor, { alasan: 'SALAH INPUT' }, 'SPV1', tomorrow);
    expect((await refused(cancel(nomor, bySpv.id, null, tomorrow))).code).toBe('otorisasi_pemilik');
    const byOwner = await approve('BATAL PENJUALAN', nomor, { alasan: 'SALAH INPUT' }, 'OWNER', tomorrow);
    await cancel(nomor, byOwner.id, null, tomorrow);
    expect(await differences('2026-11-22')).toEqual([]);
    expect(await differences('2026-11-21')).toEqual([]);
    await shop.db.query(`update hari_toko set tgl_system = '2026-11-21' where kode_toko = 'KL01'`);
  });
});
