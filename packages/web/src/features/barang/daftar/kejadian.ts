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
  'BARANG KADAR': { judul: 'riwayat.kadar', tone: 'plain' },
  'KADAR UBAH': { judul: 'riwayat.kadar_buku', tone: 'plain' },
  'PINDAH PINDAH': { judul: 'riwayat.pindah', tone: 'info' },
  'PINDAH BATAL': { judul: 'riwayat.pindah_batal', tone: 'bad' },
  'PINDAH-BARANG CETAK': { judul: 'riwayat.tanda_terima', tone: 'plain' },
  'HANCUR HANCUR': { judul: 'riwayat.hancur', tone: 'bad' },
  'HANCUR BATAL': { judul: 'riwayat.hancur_batal', tone: 'good' },
  'HANCUR-BARANG CETAK': { judul: 'riwayat.bukti_hancur', tone: 'plain' },
  'OPNAME KETEMU': { judul: 'riwayat.opname_ketemu', tone: 'plain' },
  'OPNAME HILANG': { judul: 'riwayat.opname_hilang', tone: 'bad' },
  'OPNAME LAIN': { judul: 'riwayat.opname_lain', tone: 'warn' },
  'TIMBANG TIMBANG': { judul: 'riwayat.timbang', tone: 'plain' },
  'PENJUALAN BUAT': { judul: 'riwayat.jual_simpan', tone: 'warn' },
  'PENJUALAN VALIDASI': { judul: 'riwayat.jual_validasi', tone: 'info' },
  'PENJUALAN BATAL': { judul: 'riwayat.jual_batal', tone: 'bad' },
  'PENJUALAN TOLAK': { judul: 'riwayat.jual_tolak', tone: 'bad' },
  'PENJUALAN CETAK': { judul: 'riwayat.nota', tone: 'plain' },
};

export const artiKejadian = ({ jenis, aksi }: Pick<KejadianBarang, 'jenis' | 'aksi'>): Arti | undefined => ARTI[`${jenis} ${aksi}`];

/** Where a kind of document is looked at, with its number as the search. */
const HALAMAN: Readonly<Record<string, string>> = { PENJUALAN: '/lihat-penjualan', PINDAH: '/lihat-pindah-barang', 'PINDAH-BARANG': '/lihat-pindah-barang' };

export const halamanDokumen = (jenis: string): string | undefined => HALAMAN[jenis];
