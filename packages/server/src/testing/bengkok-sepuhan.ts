import { Dec } from '@kilau/contract/core/dec.ts';
import type { testDatabase } from './database.ts';
import { papersOf } from './papers.ts';
import { bukaSepuhan, dibeli } from './sepuhan.ts';

/** Four pieces that were sorted: one still waits, one is away, one came back lighter, one went on; and some bulk. */
export async function buatSepuhan(shop: ReturnType<typeof testDatabase>): Promise<void> {
  const papers = papersOf(shop);
  const make = (key: Parameters<typeof papers.make>[1], isi: object) =>
    shop.db.tx((tx) => papers.make(tx, key, { keterangan: null, ...isi }));
  await bukaSepuhan(shop.db);
  const { kode } = await dibeli(shop, [
    ['700', 2],
    ['700', 3],
    ['700', 4],
    ['700', 5],
  ]);
  const [, pergi = '', kembali = '', jual = ''] = kode;
  const barang = kode.map((kode_barcode, index) => ({
    kode_barcode,
    hasil: index === 3 ? 'LAYAK JUAL' : 'CUCI',
    no_faktur_group: null,
    baris: null,
  }));
  await make('sortir-pembelian', { barang });
  const no_kirim = await make('kirim-barang-cuci', {
    kode_tukang: 'TK1',
    barang: [{ kode_barcode: pergi }, { kode_barcode: kembali }],
  });
  const ringan = { kode_barcode: kembali, berat: Dec.from('3.98'), hasil: 'JADI' };
  await make('terima-sepuhan', { no_kirim, barang: [ringan], abu: [], bayar: [] });
  const pindah = { kode_barcode: jual, kode_baki: null, nama_barang: null };
  await make('pindah-sortir', { kode_baki: 'A01', barang: [pindah] });
  const curah = { kode_dept: 'CN', kadar: Dec.from(70), berat: Dec.from(10) };
  await make('stock-cuci-manual', { gerak: 'MASUK', kode_tukang: null, barang: [curah] });
}

/** What somebody may bend of refinishing behind the program's back: what, how, and which checks tell it. */
export const BENGKOK_SEPUHAN: readonly [what: string, bend: string, told: string[]][] = [
  [
    'the weight of a piece that was sorted',
    `update sortir_pembelian_baris set berat = berat + 0.001 where baris = 1`,
    ['sepuhan_sama_dengan_baris'],
  ],
  [
    'a sorted piece that no paper has',
    `update barang set pemilik_nomor = 'SR' where status = 'SORTIR'`,
    ['barang_sortir_sama_dengan_dokumen'],
  ],
  [
    'the grams of a piece that came back',
    `update terima_sepuhan_baris set berat = berat - 0.001`,
    ['batch_cuci_sama_dengan_buku', 'sepuhan_sama_dengan_baris'],
  ],
  [
    'what a piece cost that is away',
    `update barang set harga_modal = harga_modal + 1 where status = 'CUCI'`,
    ['barang_cuci_sama_dengan_buku'],
  ],
  [
    'a barcode that nobody replaced',
    `update barang set pemilik_nomor = 'MS' where status = 'GANTI'`,
    ['ganti_sama_dengan_pindah'],
  ],
  ['bulk that is washed', `update cuci_manual_baris set berat = berat + 1`, ['cuci_manual_sama_dengan_buku']],
];
