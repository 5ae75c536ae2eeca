import { describe, expect, it } from 'vitest';
import { CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import type { IsiBayar } from '../../../trade/bayar/bayar-draft.ts';
import type { BarangJual } from '../wire.ts';
import { barisDari, draftHampa, draftKosong, ubahDraft, type DraftJual, type UbahDraft } from './draft.ts';

const jalan = (...ubah: readonly UbahDraft[]): DraftJual => ubah.reduce(ubahDraft, draftKosong('SL01'));
const tambah = (barang: BarangJual): UbahDraft => ({ type: 'add-line', barang });
const kode = CINCIN.kode_barcode;
const otorisasi = { id: 'a', kategori: 'OTORISASI DISKON', disetujui_oleh: 'SPV1', sampai: 1 };
const seharga = (harga_gram: number): BarangJual => ({ ...CINCIN, harga: { ...CINCIN.harga, harga_gram } });
const tunai: IsiBayar = {
  jenis: 'CASH',
  jumlah: '4000000',
  no_rekening: '',
  nama_rekening: '',
  no_kartu: '',
  fee_persen: '',
};

describe('lines of a draft', () => {
  it('take weight and price from the piece', () => {
    const draft = jalan(tambah(CINCIN), tambah(LIONTIN));
    expect(draft.barang.map(({ berat, harga, ongkos, diskon }) => [berat, harga, ongkos, diskon])).toEqual([
      ['2.13', '1437000', null, ''],
      ['1', '2750000', null, ''],
    ]);
  });

  it('hold each piece once', () => expect(jalan(tambah(CINCIN), tambah(CINCIN)).barang).toHaveLength(1));

  it('change and go by barcode', () => {
    const draft = jalan(
      tambah(CINCIN),
      tambah(LIONTIN),
      { type: 'change-line', kode_barcode: kode, isi: { diskon: '50000' } },
      { type: 'remove-line', kode_barcode: LIONTIN.kode_barcode },
    );
    expect(draft.barang.map(({ barang, diskon }) => [barang.kode_barcode, diskon])).toEqual([[kode, '50000']]);
  });

  it('lose their approval with any change', () => {
    const disetujui = jalan(tambah(CINCIN), { type: 'approve-line', kode_barcode: kode, otorisasi });
    expect(barisDari(disetujui, kode)?.otorisasi).toEqual(otorisasi);
    expect(
      barisDari(ubahDraft(disetujui, { type: 'change-line', kode_barcode: kode, isi: { diskon: '1' } }), kode)
        ?.otorisasi,
    ).toBeNull();
  });

  it('tell whose approval they lost until they get another, and keep one where nothing changed', () => {
    const isi = (diskon: string): UbahDraft => ({ type: 'change-line', kode_barcode: kode, isi: { diskon } });
    const setuju: UbahDraft = { type: 'approve-line', kode_barcode: kode, otorisasi };
    expect(barisDari(jalan(tambah(CINCIN), isi('5'), setuju, isi('5')), kode)?.otorisasi).toEqual(otorisasi);
    const lewat = jalan(tambah(CINCIN), isi('5'), setuju, isi('6'), isi('7'));
    expect(barisDari(lewat, kode)).toMatchObject({ otorisasi: null, gugur: 'SPV1' });
    expect(barisDari(ubahDraft(lewat, setuju), kode)).not.toHaveProperty('gugur');
  });
});

describe('a price that moved meanwhile', () => {
  it('marks the line and changes nothing until it is taken', () => {
    const lihat = jalan(tambah(CINCIN), { type: 'price-seen', barang: seharga(1_450_000) });
    expect(barisDari(lihat, kode)).toMatchObject({ harga: '1437000', baru: { harga: { harga_gram: 1_450_000 } } });
    expect(barisDari(ubahDraft(lihat, { type: 'take-price', kode_barcode: kode }), kode)).toMatchObject({
      harga: '1450000',
      baru: null,
      barang: { harga: { harga_gram: 1_450_000 } },
    });
  });

  it('takes the mark away when it moves back', () => {
    const draft = jalan(
      tambah(CINCIN),
      { type: 'price-seen', barang: seharga(1_450_000) },
      { type: 'price-seen', barang: CINCIN },
    );
    expect(barisDari(draft, kode)?.baru).toBeNull();
  });

  it('leaves a price typed by hand, measured against the new one', () => {
    const draft = jalan(
      tambah(CINCIN),
      { type: 'change-line', kode_barcode: kode, isi: { harga: '1400000' } },
      { type: 'price-seen', barang: seharga(1_450_000) },
    );
    expect(barisDari(draft, kode)).toMatchObject({
      harga: '1400000',
      baru: null,
      barang: { harga: { harga_gram: 1_450_000 } },
    });
  });
});

it('knows when there is nothing to lose', () => {
  expect(draftHampa(draftKosong('SL01'))).toBe(true);
  expect(draftHampa(jalan(tambah(CINCIN)))).toBe(false);
  expect(draftHampa(jalan({ type: 'remark', keterangan: 'KADO' }))).toBe(false);
  expect(draftHampa(jalan({ type: 'customer', pelanggan: { nama: 'BU HARTINI' } }))).toBe(false);
});

it('goes through JSON unchanged', () => {
  const draft = jalan(tambah(CINCIN), { type: 'payments', bayar: [{ ...tunai, id: '1' }] });
  expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
});
