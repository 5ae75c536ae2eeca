import { Dec } from '@kilau/contract/core/dec.ts';
import { nilaiKadar, profitFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { fieldBreaks, recordSchema } from '@kilau/contract/core/schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { izin, refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { GerakBarang } from '../../../testing/gerak-barang.ts';
import { barisKadar } from '../../../testing/kadar-baru.ts';
import { atWork, pieces, SHOP } from '../../../testing/shop.ts';
import { daftarKadar, ubahKadar } from './kadar.post.ts';
import { daftarProfit, ubahProfit } from './profit.post.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const gerak = new GerakBarang(shop);
const { kadarBaru, kunci, bacaBarang, gram, status, differences } = gerak;

beforeAll(gerak.buka);

describe('a change of purity', () => {
  it('moves the grams of the piece from one purity to the other', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const [tua, baru] = [Dec.from(await gram('EMAS:70')), Dec.from(await gram('EMAS:75.5'))];
    await kadarBaru(a, '75.5', '18K');
    expect([
      tua.minus(await gram('EMAS:70')).toString(),
      Dec.from(await gram('EMAS:75.5'))
        .minus(baru)
        .toString(),
    ]).toEqual(['2.13', '2.13']);
    expect(await bacaBarang(a)).toMatchObject({ kadar_cetak: '18K' });
    expect((await refused(kadarBaru(a, '75.5'))).code).toBe('kadar_sama');
    expect(
      (await daftarKadar(shop.db, toko, { kode_group: null, kode_dept: null, kode_baki: null, barcode: null })).map(
        (row) => row.kode_barcode,
      ),
    ).toContain(a);
    expect(await differences()).toEqual([]);
  });

  it('takes the printed purity along: typed, worked out, or emptied; the piece keeps both in its history', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2, { kadar: Dec.from(75), kadar_cetak: '18K' });
    const { no_update } = await kadarBaru(a, '70');
    // The approval says what it was used for, though it was given before that had a number.
    expect(await shop.db.query(`select dipakai_dokumen from otorisasi where kategori = 'UPDATE KADAR'`)).toContainEqual(
      {
        dipakai_dokumen: no_update,
      },
    );
    expect(await bacaBarang(a)).toMatchObject({ kadar_cetak: '70' });
    await kadarBaru(b, '37.5', null, true);
    expect(await bacaBarang(b)).toMatchObject({ kadar_cetak: '' });
    expect(
      await shop.db.query(`select sebelum, sesudah from audit where aksi = 'KADAR' and kode = any($1) order by kode`, [
        [a, b],
      ]),
    ).toEqual([
      {
        sebelum: { kadar: 75, kadar_cetak: '18K' },
        sesudah: expect.objectContaining({ kadar: 70, kadar_cetak: '70', no_update }) as object,
      },
      {
        sebelum: { kadar: 75, kadar_cetak: '18K' },
        sesudah: expect.objectContaining({ kadar: 37.5, kadar_cetak: '' }) as object,
      },
    ]);
  });

  it('is approved with the printed purity: another one needs another approval', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const barang = [await barisKadar(shop.db, { kode_barcode: a, kadar: '75', kadar_cetak: '18K' })];
    expect(nilaiKadar(barang)).toEqual({ barang: `${a}=75/18K` });
    const otorisasi = await izin(shop.db, 'UPDATE KADAR', '', nilaiKadar(barang));
    const lain = barang.map((row) => ({ ...row, kadar_cetak: '22K' }));
    expect(
      (await refused(shop.db.tx((tx) => ubahKadar(tx, atWork(), { barang: lain, otorisasi }, kunci())))).code,
    ).toBe('otorisasi_tidak_berlaku');
  });

  it('is refused of a piece whose purity somebody else has changed since it was looked at', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const barang = [await barisKadar(shop.db, { kode_barcode: a, kadar: '75', kadar_cetak: '18K' })];
    const otorisasi = await izin(shop.db, 'UPDATE KADAR', '', nilaiKadar(barang));
    await kadarBaru(a, '37.5');
    expect((await refused(shop.db.tx((tx) => ubahKadar(tx, atWork(), { barang, otorisasi }, kunci())))).code).toBe(
      'barang_berubah',
    );
    expect(await bacaBarang(a)).toMatchObject({ kadar_cetak: '37.5' });
    // The printed one alone is what was seen, too.
    const lagi = [await barisKadar(shop.db, { kode_barcode: a, kadar: '75' })];
    await shop.db.query(`update barang set kadar_cetak = '9K' where kode_barcode = $1`, [a]);
    const baru = await izin(shop.db, 'UPDATE KADAR', '', nilaiKadar(lagi));
    const body = { barang: lagi, otorisasi: baru };
    expect((await refused(shop.db.tx((tx) => ubahKadar(tx, atWork(), body, kunci())))).code).toBe('barang_berubah');
  });
});

describe('a change of prices', () => {
  const pilih = (barcode: string) =>
    daftarProfit(shop.db, toko, { kode_group: null, kode_dept: null, kode_baki: null, barcode });
  const baris = ({ kode_barcode, versi }: { kode_barcode: string; versi: string }, ongkos: number) => ({
    kode_barcode,
    versi,
    tipe_ongkos: 'TOTAL' as const,
    ongkos: Dec.from(ongkos),
    harga_atribut: Dec.from(5000),
    harga_khusus: null,
  });

  it('changes all or nothing, and leaves a trace at every piece', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const rows = await pilih(`${a} ${b}`);
    await status(b, 'RESERVASI', 'KL-FJ-261121-0011');
    expect(
      (
        await refused(
          shop.db.tx((tx) =>
            ubahProfit(
              tx,
              atWork(),
              rows.map((row) => baris(row, 90_000)),
            ),
          ),
        )
      ).code,
    ).toBe('barang_sedang_dipesan');
    await status(b, 'TERSEDIA', '');
    expect((await pilih(a))[0]?.versi).toBe(rows[0]?.versi);
    expect(
      await shop.db.tx((tx) =>
        ubahProfit(
          tx,
          atWork(),
          rows.map((row) => baris(row, 90_000)),
        ),
      ),
    ).toEqual({ jumlah: 2, no_update: expect.stringMatching(/^KL-UP-\d{6}-0001$/) });
    const audit = await shop.db.query<{ sebelum: object; sesudah: object }>(
      `select sebelum, sesudah from audit where objek = 'barang' and kode = $1`,
      [a],
    );
    expect(audit).toMatchObject([
      { sebelum: { ongkos: 50_000, tipe_ongkos: 'PER_GRAM' }, sesudah: { ongkos: 90_000, tipe_ongkos: 'TOTAL' } },
    ]);
    expect(
      (
        await refused(
          shop.db.tx((tx) =>
            ubahProfit(
              tx,
              atWork(),
              rows.map((row) => baris(row, 80_000)),
            ),
          ),
        )
      ).code,
    ).toBe('barang_berubah');
  });

  it('is bounded like the making charge of a new piece', () => {
    const salah = (ongkos: number) =>
      Object.keys(
        fieldBreaks(recordSchema({ ongkos: profitFields.ongkos }).safeParse({ ongkos }).error ?? new ZodError([])),
      );
    expect([salah(1_000_000_000), salah(1_000_000_001), salah(999_999_999_999)]).toEqual([[], ['ongkos'], ['ongkos']]);
  });

  it('keeps the fixed price to markis pieces, and asks for a choice', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const [row] = await pilih(a);
    if (!row) throw new Error('no piece');
    expect(
      (
        await refused(
          shop.db.tx((tx) => ubahProfit(tx, atWork(), [{ ...baris(row, 1), harga_khusus: Dec.from(900_000) }])),
        )
      ).fields,
    ).toHaveProperty(['barang.0.harga_khusus']);
    expect((await refused(pilih(''))).fields).toHaveProperty('kode_group');
  });
});
