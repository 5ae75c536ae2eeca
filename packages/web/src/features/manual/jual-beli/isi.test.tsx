import { describe, expect, it } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { kunciBaris } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { idBerikut } from '../../../trade/dokumen/id-berikut.ts';
import { drafKosong } from '../../../trade/dokumen/draf.ts';
import { salahDari } from '../../../trade/dokumen/salah.ts';
import {
  beliKosong,
  hargaBeli,
  hitungBeli,
  hitungJual,
  ikutiHarga,
  ISI_BELI,
  ISI_JUAL,
  jualSegram,
  kirimBeli,
  kirimJual,
  periksaBeli,
  periksaIsiBeli,
  periksaIsiJual,
  periksaJual,
  type BarisJual,
} from './isi.ts';

const stok: StokJual = {
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  kode_group: '700',
  kode_dept: 'CN',
  nama_group: 'EMAS TUA',
  nama_dept: 'CINCIN',
  kadar: 70,
  qty: 5,
  berat: 10.5,
  harga: { sumber: 'GROUP', harga_gram: 1_437_000, persentase: 0, harga_tetap: null },
};
const aturan: AturanJual = {
  harga: { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false },
  otorisasi: { toleransi: '0', batas_persen: '15', ongkos_turun: true, diskon: true },
  limit: '0',
  kyc: '100000000',
  ppn: undefined,
  fee: 'TOKO',
  validasi: true,
  sales_wajib: true,
  member: true,
  non_member: true,
  reseller: true,
  bayar_lain: [],
};
const BELI = { pembulatan: 500, bulat_turun: true, batas_persen: '15' };
const baris = (part: Partial<BarisJual> = {}): BarisJual => ({
  ...ISI_JUAL,
  kunci: kunciBaris(stok),
  berat: '2.13',
  harga_gram: '1437000',
  id: '1',
  stok,
  otorisasi: null,
  ...part,
});
const jual = (barang: readonly BarisJual[]) => ({
  ...drafKosong({ kode_sales: 'SL01' }),
  barang,
  bayar: [
    {
      id: '1',
      jenis: 'CASH' as const,
      jumlah: '4000000',
      no_rekening: '',
      nama_rekening: '',
      no_kartu: '',
      fee_persen: '',
    },
  ],
});

describe('a sale on the screen', () => {
  it('comes to what the server will say', () => {
    const hasil = hitungJual(jual([baris({ ongkos: '106500', diskon_rp: '7500' })]), aturan);
    expect([hasil.total.toString(), hasil.bayar.kembali.toString(), hasil.baris[0]?.kategori]).toEqual([
      '3160000',
      '840000',
      'OTORISASI DISKON',
    ]);
    expect(hasil.baris[0]?.nilai).toMatchObject({ kode_barcode: 'TOKO/A01/700/CN/70', qty: 1, harga_jual: 3_061_000 });
    expect(
      hitungJual(jual([baris()]), {
        ...aturan,
        ppn: { cara: 'EXCLUDE', tarif_faktur: '1.1', tarif_tanpa_faktur: '1.65', tarif_aksesoris: '11' },
      }).total.toString(),
    ).toBe('3111507');
  });

  it('takes no more from a row of the stock than is there, all lines together', () => {
    const rusak = (isi: Partial<BarisJual>, lain: readonly BarisJual[] = []) =>
      Object.keys(periksaIsiJual(baris(isi), stok, lain));
    expect([
      rusak({}),
      rusak({ qty: '6' }),
      rusak({ berat: '10.501' }),
      rusak({ qty: '3' }, [baris({ qty: '3' })]),
      rusak({ berat: '' }),
      rusak({ harga_gram: '0', qty: '0' }),
    ]).toEqual([[], ['qty'], ['berat'], ['qty'], ['berat'], ['qty', 'harga_gram']]);
    expect(Object.keys(periksaIsiJual(ISI_JUAL, undefined, []))).toEqual(['kunci']);
  });

  it('is not sent without sales person, goods or money', () => {
    const kosong = drafKosong();
    expect(Object.keys(periksaJual(kosong, hitungJual(kosong, aturan), aturan))).toEqual(['kode_sales', 'barang']);
    const kurang = { ...jual([baris({ berat: '4' })]) };
    expect(periksaJual(kurang, hitungJual(kurang, aturan), aturan)).toEqual({ bayar: { rule: 'pembayaran_kurang' } });
  });

  it('travels as numbers, and its sentences find their line again', () => {
    expect(JSON.parse(JSON.stringify(kirimJual(jual([baris({ diskon_rp: '0' })]))))).toMatchObject({
      barang: [{ kode_baki: 'A01', kadar: 70, qty: 1, berat: 2.13, harga_gram: 1_437_000, diskon_rp: 0 }],
      bayar: [{ jenis: 'CASH', jumlah: 4_000_000 }],
    });
    expect(
      salahDari(
        jual([baris({ id: '7' })]),
        { 'barang.0.berat': 'a', 'bayar.0.jumlah': 'b', kode_sales: 'c' },
        ({ id }) => `barang.${id}`,
      ),
    ).toEqual({ 'barang.7': 'a', 'bayar.1.jumlah': 'b', kode_sales: 'c' });
    expect(idBerikut([{ id: '3' }, { id: '1' }])).toBe('4');
  });

  it('goes with a price that moved, unless a hand has typed another', () => {
    const naik = {
      ...stok,
      harga: { sumber: 'GROUP' as const, harga_gram: 1_500_000, persentase: 0, harga_tetap: null },
    };
    expect(
      ikutiHarga([baris(), baris({ id: '2', harga_gram: '1440000' })], [naik]).map((row) => row.harga_gram),
    ).toEqual(['1500000', '1440000']);
    const sama = baris();
    expect(ikutiHarga([sama], [stok])[0]).toBe(sama);
  });
});

describe('a purchase on the screen', () => {
  const isi = {
    ...ISI_BELI,
    kode_group: '700',
    kode_dept: 'CN',
    berat: '4.15',
    harga_gram: '1150000',
    potongan: '238625',
  };
  it('rounds down, and sees a digit too many', () => {
    expect(hargaBeli(isi, BELI).toString()).toBe('4533500');
    expect(periksaIsiBeli(isi, BELI, Dec.from(1_437_000))).toEqual({});
    expect(periksaIsiBeli({ ...isi, harga_gram: '11500000' }, BELI, Dec.from(1_437_000))).toEqual({
      harga_gram: { rule: 'harga_beli_terlalu_tinggi' },
    });
    expect(periksaIsiBeli({ ...isi, potongan: '9000000' }, BELI, Dec.zero)).toEqual({
      potongan: { rule: 'potongan_melebihi_harga' },
    });
    expect(Object.keys(periksaIsiBeli({ ...ISI_BELI, qty: '' }, BELI, Dec.zero))).toEqual([
      'kode_group',
      'kode_dept',
      'qty',
      'berat',
      'harga_gram',
    ]);
  });

  it('is held against the price of the kelompok harga before the group’s own, and to none of them by percentage', () => {
    const group = { kode_group: '700', harga: 1_000_000, harga_kelompok: 1_437_000 };
    const gram = { mode_harga: 'GRAM' } as const;
    expect(jualSegram(group, gram).toJSON()).toBe(1_437_000);
    expect(jualSegram({ ...group, harga_kelompok: 0 }, gram).toJSON()).toBe(1_000_000);
    expect(jualSegram(undefined, gram).toJSON()).toBe(0);
    expect(jualSegram(group, { mode_harga: 'PERSENTASE' }).toJSON()).toBe(0);
  });

  it('is asked for an approval beyond the tolerance, bound to what the server will work out, and not without a nota', () => {
    const toleransi = { gram: '0.05', persen: '2' };
    const draft = (berat_nota: string) => ({
      ...beliKosong(),
      kode_sales: 'SL01',
      barang: [{ ...isi, berat_nota, id: '1', otorisasi: null }],
    });
    expect(hitungBeli(draft(''), BELI, toleransi).baris).toMatchObject([
      { kategori: undefined, nilai: { berat_nota: null } },
    ]);
    expect(hitungBeli(draft('4.2'), BELI, toleransi).baris).toMatchObject([{ kategori: undefined }]);
    expect(JSON.parse(JSON.stringify(hitungBeli(draft('4.3'), BELI, toleransi).baris))).toMatchObject([
      {
        kategori: 'TOLERANSI BERAT PEMBELIAN',
        nilai: {
          kode_group: '700',
          kode_dept: 'CN',
          qty: 1,
          berat: 4.15,
          berat_nota: 4.3,
          harga_gram: 1_150_000,
          harga_beli: 4_533_500,
        },
      },
    ]);
    expect(hitungBeli(draft('4.3'), BELI, undefined).baris).toMatchObject([{ kategori: undefined }]);
    expect(JSON.parse(JSON.stringify(kirimBeli(draft('4.3'))))).toMatchObject({
      barang: [{ berat: 4.15, berat_nota: 4.3 }],
    });
  });

  it('leaves to the server what was left empty', () => {
    const draft = { ...beliKosong(), kode_sales: 'SL01', barang: [{ ...isi, id: '1', otorisasi: null }] };
    const [pertama] = (JSON.parse(JSON.stringify(kirimBeli(draft))) as { barang: Record<string, unknown>[] }).barang;
    expect(pertama).toEqual({
      kode_group: '700',
      kode_dept: 'CN',
      qty: 1,
      berat: 4.15,
      harga_gram: 1_150_000,
      potongan: 238_625,
    });
    expect(Object.keys(periksaBeli({ ...draft, cara: 'TRANSFER' }, aturan))).toEqual(['no_rekening']);
  });
});
