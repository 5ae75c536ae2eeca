import { describe, expect, it } from 'vitest';
import { ATURAN, CINCIN } from '../../../testing/barang-jual.ts';
import type { IsiBayar } from '../../../trade/bayar/bayar-draft.ts';
import { draftKosong, ubahDraft, type UbahDraft } from './draft.ts';
import { hitungJual } from './hitung.ts';
import { periksaJual } from './periksa.ts';

const bayar = (isi: Partial<IsiBayar>): UbahDraft => ({
  type: 'payments',
  bayar: [
    {
      id: '1',
      jenis: 'CASH',
      jumlah: '3192500',
      no_rekening: '',
      nama_rekening: '',
      no_kartu: '',
      fee_persen: '',
      ...isi,
    },
  ],
});
const tambah: UbahDraft = { type: 'add-line', barang: CINCIN };
const ubah = (isi: Extract<UbahDraft, { type: 'change-line' }>['isi']): UbahDraft => ({
  type: 'change-line',
  kode_barcode: CINCIN.kode_barcode,
  isi,
});

function rusak(langkah: readonly UbahDraft[], kode_sales = 'SL01', aturan = ATURAN) {
  const draft = langkah.reduce(ubahDraft, draftKosong(kode_sales));
  return Object.entries(periksaJual(draft, hitungJual(draft, aturan), aturan)).map(
    ([path, { rule }]) => `${path} ${rule}`,
  );
}

describe('before a sale is sent', () => {
  it.each([
    ['nothing is missing', [tambah, bayar({})], []],
    ['a piece', [], ['barang tidak_boleh_kosong']],
    ['a payment', [tambah], ['bayar pembayaran_kurang']],
    ['a rupiah', [tambah, bayar({ jumlah: '3192499' })], ['bayar pembayaran_kurang']],
    [
      'too much without cash',
      [tambah, bayar({ jenis: 'QRIS', jumlah: '3192501', no_rekening: '8812' })],
      ['bayar melebihi_tagihan'],
    ],
    ['an account', [tambah, bayar({ jenis: 'TRANSFER' })], ['bayar.1.no_rekening tidak_boleh_kosong']],
    [
      'a member',
      [tambah, bayar({}), { type: 'customer', pelanggan: { jenis: 'MEMBER' } }],
      ['pelanggan.kode_member tidak_boleh_kosong'],
    ],
    ['who is meant', [{ type: 'typed', ketik: '0812' }, tambah, bayar({})], ['pelanggan pelanggan_belum_jelas']],
    [
      'nobody, where he was typed and is chosen',
      [{ type: 'typed', ketik: '0812' }, tambah, bayar({}), { type: 'customer', pelanggan: { nama: 'BU TINI' } }],
      [],
    ],
    [
      'a weight',
      [tambah, ubah({ berat: '' })],
      ['barang.00000936.berat tidak_boleh_nol', 'barang.00000936.harga tidak_boleh_nol', 'bayar pembayaran_kurang'],
    ],
    [
      'less weight',
      [tambah, ubah({ berat: '2.131' }), bayar({ jumlah: '4000000' })],
      ['barang.00000936.berat melebihi_berat_stok'],
    ],
    [
      'less discount',
      [tambah, ubah({ diskon: '3061001' }), bayar({})],
      ['barang.00000936.diskon_rp diskon_melebihi_total'],
    ],
    [
      'at most the whole price of a discount in percent',
      [tambah, ubah({ cara_diskon: 'PERSEN', diskon: '101' }), bayar({})],
      ['barang.00000936.diskon_rp persen_maks'],
    ],
  ] satisfies [string, UbahDraft[], string[]][])('says so: %s', (_, langkah, pesan) =>
    expect(rusak(langkah)).toEqual(pesan),
  );

  it('asks for a sales person unless the shop works without', () => {
    expect(rusak([tambah, bayar({})], '')).toEqual(['kode_sales tidak_boleh_kosong']);
    expect(rusak([tambah, bayar({})], '', { ...ATURAN, sales_wajib: false })).toEqual([]);
  });
});
