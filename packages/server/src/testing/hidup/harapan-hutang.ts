import { Dec } from '@kilau/contract/core/dec.ts';
import { SHOP } from '../shop.ts';
import { jumlah, type Buku, type Bukuan } from './buku.ts';
import type { Angka, Harapan } from './harapan.ts';

/** Deeds of loans that stand, made in the days, by name. */
const berlaku = (buku: Buku, ...aksi: readonly string[]): readonly Bukuan[] =>
  buku.berlaku('hutang').filter((one) => aksi.some((nama) => one.aksi.startsWith(`${nama} `)));
const kurang = (one: Bukuan, akun: string): Dec => jumlah(one.entri, akun, 'IDR').negated();
/** What stands on an account of one loan within a posting. */
const pada = (one: Bukuan, akun: string): Dec =>
  jumlah(
    one.entri.filter(({ sub }) => sub === one.nomor),
    akun,
    'IDR',
  );

/** What was lent, by a loan's own validation or the renewal that it came of. */
const diberi = (buku: Buku): Angka[] =>
  berlaku(buku, 'VALIDASI', 'PEREMAJAAN').flatMap(({ tgl, entri }) =>
    entri.flatMap(({ akun, sub, jumlah: rupiah }) =>
      akun === 'HUTANG' && rupiah.gt(0) ? [{ no_faktur_hutang: sub, tgl_hutang: tgl, jumlah_hutang: rupiah }] : [],
    ),
  );

/** What was paid back, renewed or made good, with the interest of it. */
const ditebus = (buku: Buku) =>
  berlaku(buku, 'VALIDASI-PELUNASAN', 'PEREMAJAAN', 'GANTI-RUGI').map((one) => {
    const pokok = pada(one, 'HUTANG').negated();
    const bunga = kurang(one, 'BUNGA');
    return {
      no_faktur_hutang: one.nomor,
      tgl_lunas: one.tgl,
      jumlah_hutang: pokok,
      bunga_pinjam: bunga,
      total_bayar: pokok.plus(bunga),
    };
  });

const dilelang = (buku: Buku): Angka[] =>
  berlaku(buku, 'LELANG').map((one) => ({
    no_faktur_hutang: one.nomor,
    tgl_lelang: one.tgl,
    nilai_lelang: jumlah(one.entri, 'PEMBELIAN', 'IDR'),
    bunga_pinjam: kurang(one, 'BUNGA'),
    biaya_lelang: kurang(one, 'BIAYA_LELANG'),
    kelebihan: kurang(one, 'KELEBIHAN'),
  }));

/** What was lent and taken back: of itself, or with the renewal that it came of. */
const dibatalkan = (buku: Buku): Angka[] =>
  buku.hari.flatMap(({ jenis, aksi, nomor, tgl, entri }) => {
    const sendiri = aksi.startsWith('BATAL ');
    if (jenis !== 'hutang' || !(sendiri || aksi.startsWith('BATAL-PEREMAJAAN '))) return [];
    return entri.flatMap(({ akun, sub, jumlah: rupiah }) =>
      akun === 'HUTANG' && rupiah.lt(0) && (sub === nomor) === sendiri
        ? [{ no_faktur_hutang: sub, tgl_batal: tgl, jumlah_hutang: rupiah.negated() }]
        : [],
    );
  });

/** What lies in the bags, and what is lent on it. */
const kantong = (buku: Buku) =>
  buku.entri().flatMap(({ akun, sub, aset, jumlah: nilai }) => {
    const nol = { no_faktur_hutang: sub, qty: Dec.zero, berat: Dec.zero, sisa_hutang: Dec.zero };
    if (akun === 'HUTANG') return [{ ...nol, sisa_hutang: nilai }];
    if (akun !== 'JAMINAN') return [];
    return [aset === 'JAMINAN:PCS' ? { ...nol, qty: nilai } : { ...nol, berat: nilai }];
  });

/** What the reports of loans must say. */
export const harapanHutang: readonly Harapan[] = [
  { laporan: 'hutang-transaksi', menurut: ['no_faktur_hutang', 'tgl_hutang'], angka: diberi },
  { laporan: 'pinjaman-detail', menurut: ['no_faktur_hutang', 'tgl_hutang'], angka: diberi },
  {
    laporan: 'pinjaman-rekap',
    menurut: ['tgl_hutang'],
    angka: (buku) => diberi(buku).map(({ no_faktur_hutang: _, ...row }): Angka => row as Angka),
  },
  { laporan: 'hutang-lunas', menurut: ['no_faktur_hutang', 'tgl_lunas'], angka: ditebus },
  { laporan: 'penebusan-detail', menurut: ['no_faktur_hutang', 'tgl_lunas'], angka: ditebus },
  {
    laporan: 'penebusan-rekap',
    menurut: ['tgl_lunas'],
    angka: (buku) => ditebus(buku).map(({ no_faktur_hutang: _, ...row }) => row),
  },
  { laporan: 'hutang-lelang', menurut: ['no_faktur_hutang', 'tgl_lelang'], angka: dilelang },
  { laporan: 'hutang-batal', menurut: ['no_faktur_hutang', 'tgl_batal'], angka: dibatalkan },
  { laporan: 'hutang-stock', sehari: true, menurut: ['no_faktur_hutang'], angka: kantong },
  {
    laporan: 'global-stock-pinjam',
    sehari: true,
    menurut: ['kode_toko'],
    angka: (buku) => kantong(buku).map(({ no_faktur_hutang: _, ...row }) => ({ kode_toko: SHOP.kode_toko, ...row })),
  },
];
