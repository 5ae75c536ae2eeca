import { Dec } from '@kilau/contract/core/dec.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import type { WorkContext } from '../platform/context.ts';
import type { testDatabase } from './database.ts';
import { papersOf } from './papers.ts';
import { bukaTerpusat } from './hidup/terpusat.ts';
import { bukaSepuhan, dibeli, untukCuci } from './sepuhan.ts';
import { atWork, SHOP } from './shop.ts';

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

/** A piece that went to the neighbour to be refinished, and came from there for the same. */
export async function buatTerpusat(shop: ReturnType<typeof testDatabase>): Promise<void> {
  const papers = papersOf(shop);
  const sini = untukCuci(atWork('KASIR1', 'KASIR'));
  const sana = untukCuci(atWork('KASIR1', 'KASIR', {}, { ...SHOP, kode_toko: 'KL02', inisial: 'KC' }));
  await bukaTerpusat(shop.db, ['KL02']);
  const { kode } = await dibeli(shop, [['700', 6]]);
  const pieces = kode.map((kode_barcode) => ({ kode_barcode }));
  const antar = async (dari: WorkContext, ke: WorkContext) => {
    const kode_tujuan = ke.shop.kode_toko;
    const kirim = kindSchema(kirimBarang).parse({ kode_tujuan, jenis_kirim: 'CUCI', barang: pieces });
    const no_kirim = await shop.db.tx((tx) => papers.make(tx, 'kirim-barang', kirim, dari));
    const ditimbang = pieces.map((piece) => ({ ...piece, berat: 6 }));
    const terima = kindSchema(terimaBarang).parse({ no_kirim, barang: ditimbang, tolak: [] });
    return { no_kirim, no_terima: await shop.db.tx((tx) => papers.make(tx, 'terima-barang', terima, ke)) };
  };
  const { no_kirim, no_terima } = await antar(sini, sana);
  const barang = kode.map((kode_barcode) => ({ kode_barcode, hasil: 'TERIMA', alasan: null, berat_terima: null }));
  const input = { no_terima, tgl_terima: SHOP.tgl_system, diterima_oleh: 'KASIR1', barang };
  await shop.db.tx((tx) => papers.done(tx, 'kirim-barang', no_kirim, 'kabar', { input, context: sini }));
  await antar(sana, sini);
}

/** What somebody may bend of refinishing behind the program's back: what, how, and which checks tell it. */
export const BENGKOK_SEPUHAN: readonly [what: string, bend: string, told: string[]][] = [
  [
    'the grams that a receipt from a branch lacks',
    `update terima_barang set selisih = selisih + 0.001 where kode_toko = 'KL01' and jenis_kirim = 'CUCI'`,
    ['barang_cuci_sama_dengan_terima'],
  ],
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
