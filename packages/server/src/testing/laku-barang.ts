import { Dec } from '@kilau/contract/core/dec.ts';
import type { LangkahBarang, StatusBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { Writing, type Guarded } from '../engine/paper/writing.ts';
import { moneyEntry, NILAI, type Entry, type Piece } from '../ledger/entry.ts';
import type { Tx } from '../platform/database/tx.ts';
import { tulisBatalBeli, tulisBeli, tulisKembalikan } from '../trade/barang/beli.ts';
import { tulisBeliLuar } from '../trade/barang/beli-luar.ts';
import { tulisJualCicil, tulisKembaliCicil } from '../trade/barang/cicil.ts';
import { tulisHancur, tulisPulih } from '../trade/barang/hancur.ts';
import { drawBarcodes } from '../trade/barang/barcode.ts';
import { tulisBatalGanti, tulisBatalMasuk, tulisGanti, tulisLebur } from '../trade/barang/ganti.ts';
import { tulisBatalCuci, tulisBatalSortir, tulisCuci, tulisSortir } from '../trade/barang/sortir.ts';
import { tulisFoto, tulisHarga, tulisKadar, tulisUbah } from '../trade/barang/isi.ts';
import { jualEntries, tulisJual, tulisKembali, tulisLepas, tulisPesan } from '../trade/barang/jual.ts';
import type { Dokumen, Lawan } from '../trade/barang/langkah.ts';
import {
  tulisBatalTerima,
  tulisJalan,
  tulisKirim,
  tulisKirimKembali,
  tulisTerimaKirim,
  type BarangDatang,
} from '../trade/barang/kirim.ts';
import { tulisMasuk, type BarangBaru } from '../trade/barang/masuk.ts';
import { lawanModal, tulisModal } from '../trade/barang/modal.ts';
import { tulisPindah } from '../trade/barang/pindah.ts';
import {
  tulisBatalMasukTitip,
  tulisBatalTitip,
  tulisContoh,
  tulisIkat,
  tulisKembaliContoh,
  tulisKembaliTitip,
  tulisSimpan,
  tulisTitip,
} from '../trade/barang/titip.ts';
import { BATCH, CICILAN, NOTA, PEMBELIAN, PENJUALAN, SORTIR, TITIPAN } from './langkah-barang.ts';
import { SHOP } from './shop.ts';

const { kode_toko } = SHOP;
const KATEGORI = 'UJI';
/** What a piece was entered at, and what is paid for it or turns out to be its cost. */
export const MODAL = Dec.from(2_449_500);
const DIBELI = Dec.from(3_043_000);
export const A02 = { kode_gudang: 'TOKO', kode_baki: 'A02' };
const oleh = { kode_toko, user_id: 'KASIR1', waktu: new Date() };

export type Baris = BarangBaru &
  Readonly<Record<'pemilik_jenis' | 'pemilik_nomor' | 'klaim_jenis' | 'klaim_nomor', string | null>> & {
    readonly status: StatusBarang;
  };
export const kodeOf = (rows: readonly Piece[]) => rows.map((piece) => piece.kode_barcode);
const milik = (rows: readonly Piece[], dokumen: Dokumen) => ({
  kode_toko,
  ...dokumen,
  barang: { sql: 'select unnest($3::text[])', values: [kodeOf(rows)] },
  jumlah: rows.length,
});
const each = async (rows: readonly Piece[], work: (kode: string) => Promise<void>): Promise<void> => {
  for (const kode of kodeOf(rows)) await work(kode);
};

const keA02 = (rows: readonly Piece[]) => rows.map(({ kode_barcode }) => ({ kode_barcode, ...A02 }));

const serah = (rows: readonly Piece[], dari: Dokumen, jenis: string, nomor: string) => {
  return { kode_toko, dari, kepada: { jenis, nomor }, kode_barcode: kodeOf(rows) };
};

const keDokumen = (rows: readonly Piece[], jenis: string, nomor: string) =>
  rows.map((piece) => ({ piece, ...A02, jenis, nomor }));

/** Writes a change of goods as the deed does that makes it. */
async function terjaga(tx: Tx, guarded: Guarded): Promise<void> {
  const writing = new Writing();
  writing.guard(guarded);
  await writing.send(tx, []);
}

/** Holds pieces for a document, where they are. */
const pesan = (langkah: Parameters<typeof tulisPesan>[1]) => (tx: Tx, rows: readonly Piece[], dokumen: Dokumen) =>
  terjaga(tx, tulisPesan({ kode_toko, ...dokumen, kode_barcode: kodeOf(rows) }, langkah));

/** Pieces that another shop has sent come in: here the shop is its own neighbour. */
const terimaKirim =
  (langkah: BarangDatang['langkah']) =>
  (tx: Tx, rows: readonly Piece[], { nomor }: Dokumen): Promise<Entry[]> =>
    tulisTerimaKirim(
      tx,
      { ...oleh, tgl: SHOP.tgl_system, nomor, dari_toko: kode_toko, no_kirim: '' },
      rows.map((piece) => ({ ...piece, ...A02, langkah })),
      KATEGORI,
    );

/** Every step, done to pieces by a document. */
export const LAKU: Readonly<
  Record<LangkahBarang, (tx: Tx, rows: readonly Baris[], dokumen: Dokumen) => Promise<readonly Entry[] | Lawan | void>>
> = {
  masuk: (tx, rows, { nomor }) =>
    tulisMasuk(
      tx,
      { ...oleh, tgl: SHOP.tgl_system, nomor },
      rows.map((row) => ({ ...row, atribut: '[]' })),
      [],
      KATEGORI,
    ),
  pesan: pesan('pesan'),
  lepas: (tx, rows, dokumen) => tulisLepas(tx, milik(rows, dokumen)),
  jual: async (tx, rows, dokumen) => {
    await terjaga(tx, tulisJual({ kode_toko, ...dokumen }, rows));
    return jualEntries(rows, KATEGORI);
  },
  jual_langsung: async (tx, rows, dokumen) => {
    await terjaga(tx, tulisJual({ kode_toko, ...dokumen }, rows, 'jual_langsung'));
    return jualEntries(rows, KATEGORI);
  },
  kembali: (tx, rows, dokumen) => tulisKembali(tx, { kode_toko, ...dokumen, kode_barcode: kodeOf(rows) }, A02),
  titip: (tx, rows, dokumen) => tulisTitip(tx, { kode_toko, ...dokumen }, keA02(rows), KATEGORI),
  ikat: (tx, rows, dokumen) => tulisIkat(tx, { kode_toko, ...dokumen }, kodeOf(rows)),
  pesan_titip: pesan('pesan_titip'),
  kembali_titip: (tx, rows, dokumen) =>
    tulisKembaliTitip(
      tx,
      { kode_toko, ...dokumen },
      rows.map(({ kode_barcode }) => ({ kode_barcode, jenis: 'titipan', nomor: TITIPAN })),
    ),
  batal_titip: (tx, rows, dokumen) => tulisBatalTitip(tx, { kode_toko, ...dokumen }, keA02(rows), KATEGORI),
  masuk_titip: (tx, rows, { jenis: pemilik_jenis, nomor }) =>
    tulisMasuk(
      tx,
      { ...oleh, tgl: SHOP.tgl_system, nomor, pemilik_jenis },
      rows.map((row) => ({ ...row, atribut: '[]' })),
      [],
      KATEGORI,
    ),
  batal_masuk_titip: async (tx, rows, dokumen) => {
    await tulisBatalMasukTitip(tx, { kode_toko, ...dokumen }, kodeOf(rows));
    return (entry) => entry;
  },
  contoh: (tx, rows, dokumen) => tulisContoh(tx, { kode_toko, ...dokumen }, keA02(rows), KATEGORI),
  kembali_contoh: (tx, rows, dokumen) => tulisKembaliContoh(tx, { kode_toko, ...dokumen }, keA02(rows), KATEGORI),
  cicil: (tx, rows, dokumen) => tulisSimpan(tx, { kode_toko, ...dokumen }, 'cicil', keA02(rows), KATEGORI),
  jual_cicil: (tx, rows, dari) => tulisJualCicil(tx, serah(rows, dari, 'penjualan', PENJUALAN), KATEGORI),
  kembali_cicil: async (tx, rows, dari) => {
    await tulisKembaliCicil(tx, serah(rows, dari, 'cicilan', CICILAN));
    return (entry) => entry;
  },
  batal_cicil: (tx, rows, dokumen) => tulisSimpan(tx, { kode_toko, ...dokumen }, 'batal_cicil', keA02(rows), KATEGORI),
  cicil_lagi: (tx, rows, dokumen) => tulisSimpan(tx, { kode_toko, ...dokumen }, 'cicil_lagi', keA02(rows), KATEGORI),
  pesan_beli: pesan('pesan_beli'),
  beli: (tx, rows, dokumen) =>
    tulisBeli(
      tx,
      { kode_toko, ...dokumen },
      rows.map(({ kode_barcode, berat }) => ({ kode_barcode, berat, harga_modal: DIBELI, ...A02 })),
      KATEGORI,
    ),
  batal_beli: async (tx, rows, dokumen) =>
    lawanModal(
      await tulisBatalBeli(
        tx,
        { kode_toko, ...dokumen },
        rows.map(({ kode_barcode, berat }) => ({
          kode_barcode,
          no_faktur: NOTA,
          gudang_asal: 'TOKO',
          baki_asal: 'A01',
          berat_asal: berat,
        })),
      ),
      'PELANGGAN',
    ),
  masuk_beli: (tx, rows, dokumen) =>
    tulisBeliLuar(
      tx,
      { kode_toko, ...dokumen, tgl: SHOP.tgl_system, user_id: oleh.user_id },
      rows.map((row) => ({ ...row, nama_barang: 'CINCIN LAMA' })),
      KATEGORI,
    ),
  kembalikan: async (tx, rows, dokumen) =>
    lawanModal(await tulisKembalikan(tx, { kode_toko, ...dokumen }, kodeOf(rows)), 'PELANGGAN'),
  kembalikan_tersedia: async (tx, rows, dokumen) =>
    lawanModal(await tulisKembalikan(tx, { kode_toko, ...dokumen }, kodeOf(rows), 'kembalikan_tersedia'), 'PELANGGAN'),
  hancur: (tx, rows, dokumen) => tulisHancur(tx, oleh, { ...dokumen, kode_gudang: 'HANCUR', pieces: rows }, KATEGORI),
  pulih: (tx, rows, dokumen) =>
    tulisPulih(
      tx,
      oleh,
      dokumen,
      rows.map(({ kode_barcode }) => ({ kode_barcode, ...A02 })),
    ),
  hancur_beli: (tx, rows, dokumen) =>
    tulisHancur(tx, oleh, { ...dokumen, kode_gudang: 'HANCUR', pieces: rows }, KATEGORI, 'hancur_beli'),
  pulih_beli: (tx, rows, dokumen) =>
    tulisPulih(
      tx,
      oleh,
      dokumen,
      rows.map(({ kode_barcode }) => ({ kode_barcode, ...A02, asal_jenis: 'pembelian', no_pembelian: PEMBELIAN })),
      'pulih_beli',
    ),
  sortir: (tx, rows, dokumen) =>
    tulisSortir(
      tx,
      { kode_toko, dokumen },
      rows.map((piece) => ({ piece, ...A02 })),
      KATEGORI,
    ),
  batal_sortir: (tx, rows, dokumen) =>
    tulisBatalSortir(tx, { kode_toko, dokumen }, keDokumen(rows, 'pembelian', PEMBELIAN)),
  cuci: (tx, rows, asal) =>
    tulisCuci(
      tx,
      { kode_toko, dokumen: { jenis: 'kirim-barang-cuci', nomor: BATCH } },
      rows.map((piece) => ({ ...piece, asal })),
      KATEGORI,
    ),
  kembali_cuci: async (tx, rows, dokumen) => {
    await tulisBatalCuci(tx, { kode_toko, dokumen }, keDokumen(rows, 'sortir-pembelian', SORTIR));
    return (entry) => entry;
  },
  // Another piece comes in its place, so that as many lie there as before.
  ganti: async (tx, rows, dokumen) => {
    const baru = await drawBarcodes(tx, kode_toko, rows.length);
    const ganti = rows.map((piece, index) => ({
      piece,
      kode_baru: baru[index] ?? '',
      nama_barang: 'CINCIN JADI',
      ...A02,
    }));
    await tulisGanti(tx, { ...oleh, ...dokumen, tgl: SHOP.tgl_system }, ganti, KATEGORI);
    return (entry) => entry;
  },
  lebur: async (tx, rows, dokumen) => {
    const lebur = rows.map((piece) => ({ piece, curah: { ...piece, akun: 'MANUAL', sub: '', qty: 0 } as const }));
    // What they cost is entered by who keeps the value of bulk.
    const nilai = rows.flatMap(({ kadar, harga_modal }) =>
      moneyEntry('CURAH', kadar.toString(), harga_modal ?? Dec.zero, KATEGORI).map((line) => ({
        ...line,
        aset: NILAI,
      })),
    );
    return [...(await tulisLebur(tx, { ...oleh, ...dokumen, tgl: SHOP.tgl_system }, lebur, KATEGORI)), ...nilai];
  },
  batal_ganti: async (tx, rows, dokumen) => {
    await tulisBatalGanti(
      tx,
      { kode_toko, ...dokumen },
      rows.map(({ kode_barcode }) => ({ kode_barcode, jenis: 'sortir-pembelian', nomor: SORTIR })),
    );
    return (entry) => entry;
  },
  batal_masuk: async (tx, rows, dokumen) => {
    await tulisBatalMasuk(tx, { kode_toko, ...dokumen }, kodeOf(rows));
    return (entry) => entry;
  },
  kirim: (tx, rows, dokumen) => tulisKirim(tx, oleh, { ...dokumen, pieces: rows }, KATEGORI),
  kirim_kembali: (tx, rows, dokumen) => tulisKirimKembali(tx, oleh, dokumen, keA02(rows), KATEGORI),
  keluar: (tx, rows, dokumen) => tulisJalan(tx, oleh, dokumen, 'keluar', kodeOf(rows)),
  batal_keluar: (tx, rows, dokumen) => tulisJalan(tx, oleh, dokumen, 'batal_keluar', kodeOf(rows)),
  hilang: (tx, rows, dokumen) => tulisJalan(tx, oleh, dokumen, 'hilang', kodeOf(rows)),
  ditemukan: (tx, rows, dokumen) => tulisJalan(tx, oleh, dokumen, 'ditemukan', kodeOf(rows)),
  masuk_kirim: terimaKirim('masuk_kirim'),
  pulang: terimaKirim('pulang'),
  batal_terima: async (tx, rows, dokumen) => {
    await tulisBatalTerima(tx, oleh, dokumen, kodeOf(rows));
    return (entry) => entry;
  },
  kirim_beli: (tx, rows, dokumen) => tulisKirim(tx, oleh, { ...dokumen, pieces: rows }, KATEGORI, 'kirim_beli'),
  kirim_kembali_beli: (tx, rows, dokumen) => {
    const ke = keA02(rows).map((row) => ({ ...row, asal_jenis: 'pembelian', asal_nomor: PEMBELIAN }));
    return tulisKirimKembali(tx, oleh, dokumen, ke, KATEGORI, 'kirim_kembali_beli');
  },
  masuk_cuci: terimaKirim('masuk_cuci'),
  pulang_cuci: terimaKirim('pulang_cuci'),
  batal_terima_cuci: async (tx, rows, dokumen) => {
    await tulisBatalTerima(tx, oleh, dokumen, kodeOf(rows), 'batal_terima_cuci');
    return (entry) => entry;
  },
  pindah: (tx, rows) =>
    tulisPindah(
      tx,
      oleh,
      rows.map((piece) => ({ piece, ke: A02 })),
      KATEGORI,
    ),
  kadar: (tx, rows) =>
    tulisKadar(
      tx,
      oleh,
      rows.map((piece) => ({ piece, kadar: Dec.from(75), kadar_cetak: '18K' })),
      KATEGORI,
    ),
  harga: (tx, rows) =>
    tulisHarga(
      tx,
      oleh,
      rows.map(({ kode_barcode }) => ({
        kode_barcode,
        tipe_ongkos: 'TOTAL',
        ongkos: Dec.from(75_000),
        harga_atribut: Dec.from(30_000),
        harga_khusus: null,
        atribut: [],
      })),
    ),
  modal: (tx, rows) =>
    tulisModal(
      tx,
      oleh,
      rows.map((piece) => ({ piece, harga_modal: DIBELI })),
      KATEGORI,
    ),
  ubah: (tx, rows) => each(rows, (kode) => tulisUbah(tx, oleh, kode, { nama_barang: 'CINCIN LAIN', size: '12' })),
  foto: (tx, rows) => each(rows, (kode) => tulisFoto(tx, oleh, kode, 'KL01/barang/uji.jpg')),
};
