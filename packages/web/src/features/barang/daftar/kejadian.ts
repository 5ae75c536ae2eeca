import type { KejadianBarang } from '@kilau/contract/features/barang/barang.wire.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { Tone } from '../../../ui/Chip.tsx';

interface Arti {
  readonly judul: LocaleKey;
  readonly tone: Tone;
}

/** What the deeds of each kind of document mean to a piece. A deed that is not here speaks for itself. */
const ARTI: Readonly<Record<string, Arti>> = {
  'BARANG TAMBAH': { judul: 'riwayat.tambah', tone: 'good' },
  'BARANG UBAH': { judul: 'riwayat.ubah', tone: 'plain' },
  'BARANG FOTO': { judul: 'riwayat.foto', tone: 'plain' },
  'BARANG CETAK': { judul: 'riwayat.label', tone: 'plain' },
  'BARANG PROFIT': { judul: 'riwayat.profit', tone: 'plain' },
  'BARANG MODAL': { judul: 'riwayat.modal', tone: 'plain' },
  'BARANG KADAR': { judul: 'riwayat.kadar', tone: 'plain' },
  'KADAR UBAH': { judul: 'riwayat.kadar_buku', tone: 'plain' },
  'PINDAH-BARANG BUAT': { judul: 'riwayat.pindah', tone: 'info' },
  'PINDAH-BARANG BATAL': { judul: 'riwayat.pindah_batal', tone: 'bad' },
  'PINDAH-BARANG CETAK': { judul: 'riwayat.tanda_terima', tone: 'plain' },
  'HANCUR-BARANG BUAT': { judul: 'riwayat.hancur', tone: 'bad' },
  'HANCUR-BARANG BATAL': { judul: 'riwayat.hancur_batal', tone: 'good' },
  'HANCUR-BARANG CETAK': { judul: 'riwayat.bukti_hancur', tone: 'plain' },
  'OPNAME KETEMU': { judul: 'riwayat.opname_ketemu', tone: 'plain' },
  'OPNAME HILANG': { judul: 'riwayat.opname_hilang', tone: 'bad' },
  'OPNAME LAIN': { judul: 'riwayat.opname_lain', tone: 'warn' },
  'RFID KETEMU': { judul: 'riwayat.opname_ketemu', tone: 'plain' },
  'RFID HILANG': { judul: 'riwayat.opname_hilang', tone: 'bad' },
  'RFID LAIN': { judul: 'riwayat.opname_lain', tone: 'warn' },
  'TIMBANG TIMBANG': { judul: 'riwayat.timbang', tone: 'plain' },
  'PENJUALAN BUAT': { judul: 'riwayat.jual_simpan', tone: 'warn' },
  'PENJUALAN VALIDASI': { judul: 'riwayat.jual_validasi', tone: 'info' },
  'PENJUALAN BATAL': { judul: 'riwayat.jual_batal', tone: 'bad' },
  'PENJUALAN TOLAK': { judul: 'riwayat.jual_tolak', tone: 'bad' },
  'PENJUALAN CETAK': { judul: 'riwayat.nota', tone: 'plain' },
};

export const artiKejadian = ({ jenis: dokumen, aksi }: Pick<KejadianBarang, 'jenis' | 'aksi'>): Arti | undefined =>
  ARTI[`${dokumen} ${aksi}`];

interface Halaman {
  readonly to: string;
  /** Name under which the page takes the number. */
  readonly cari: string;
}

/** Where a kind of document is looked at. Changes of price and purity have no page: the history tells all there is. */
const HALAMAN: Readonly<Record<string, Halaman>> = {
  PENJUALAN: { to: '/lihat-penjualan', cari: 'q' },
  'PINDAH-BARANG': { to: '/lihat-pindah-barang', cari: 'q' },
  'HANCUR-BARANG': { to: '/hancur-data-barang', cari: 'q' },
  BARANG: { to: '/cetak-barcode', cari: 'no_tambah' },
  TERIMA: { to: '/penerimaan-barang', cari: 'no' },
  OPNAME: { to: '/stock-opname', cari: 'no' },
  RFID: { to: '/stock-opname-rfid', cari: 'no' },
};

/** The kind of document that an event names: a change of many pieces stands in the story of each of them. */
export const jenisDokumen = ({ jenis: dokumen, aksi }: Pick<KejadianBarang, 'jenis' | 'aksi'>): string =>
  dokumen === 'BARANG' && aksi !== 'TAMBAH' ? aksi : dokumen;

export const halamanDokumen = (dokumen: string): Halaman | undefined => HALAMAN[dokumen];

/** What the documents of a piece are called, and what was done. */
const DOKUMEN: Readonly<Record<string, LocaleKey>> = {
  PENJUALAN: 'dokumen.PENJUALAN',
  'PINDAH-BARANG': 'dokumen.PINDAH',
  'HANCUR-BARANG': 'dokumen.HANCUR',
  BARANG: 'dokumen.BARANG',
  TERIMA: 'dokumen.TERIMA',
  OPNAME: 'dokumen.OPNAME',
  RFID: 'dokumen.RFID',
  KADAR: 'dokumen.KADAR',
  MODAL: 'dokumen.MODAL',
  PROFIT: 'dokumen.PROFIT',
};
const AKSI: Readonly<Record<string, LocaleKey>> = {
  BATAL: 'dokumen.aksi.BATAL',
  TOLAK: 'dokumen.aksi.TOLAK',
  KETEMU: 'dokumen.aksi.KETEMU',
  HILANG: 'dokumen.aksi.HILANG',
  LAIN: 'dokumen.aksi.LAIN',
};

export const kataDokumen = (dokumen: string): LocaleKey | undefined => DOKUMEN[dokumen];
export const kataAksi = (aksi: string): LocaleKey | undefined => AKSI[aksi];
