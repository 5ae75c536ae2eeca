import { describe, expect, it } from 'vitest';
import { artiKejadian, halamanDokumen, jenisDokumen, kataAksi, kataDokumen } from './kejadian.ts';

describe('the events of a piece', () => {
  it('lead to the page of their document, changes of many pieces to none', () => {
    const ke = (dokumen: string, aksi: string) => halamanDokumen(jenisDokumen({ jenis: dokumen, aksi }))?.to;
    expect([
      ke('BARANG', 'TAMBAH'),
      ke('HANCUR-BARANG', 'BATAL'),
      ke('OPNAME', 'LAIN'),
      ke('RFID', 'HILANG'),
      ke('PENJUALAN', 'VALIDASI'),
    ]).toEqual(['/cetak-barcode', '/hancur-data-barang', '/stock-opname', '/stock-opname-rfid', '/lihat-penjualan']);
    expect([ke('BARANG', 'KADAR'), ke('BARANG', 'PROFIT'), ke('KADAR', 'UBAH'), ke('TIMBANG', 'TIMBANG')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('say which printing of a tag it was, and name every document', () => {
    expect(artiKejadian({ jenis: 'BARANG', aksi: 'CETAK' })?.judul).toBe('riwayat.label');
    expect(
      ['PENJUALAN', 'PINDAH-BARANG', 'HANCUR-BARANG', 'BARANG', 'TERIMA', 'OPNAME', 'RFID', 'KADAR', 'PROFIT'].map(
        kataDokumen,
      ),
    ).not.toContain(undefined);
    expect(kataAksi('BUAT')).toBeUndefined();
  });
});
