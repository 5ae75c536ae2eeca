import { Dec } from '@kilau/contract/core/dec.ts';
import type { Baris, Buku, Bukuan } from './buku.ts';
import type { Angka, Harapan } from './harapan.ts';

/** The number of the account that a line of the ledger stands on; none for what is neither money nor cost. */
function nomorAkun({ aset, akun, sub, kode_gudang }: Baris): string | undefined {
  if (aset === 'NILAI') {
    if (akun === 'STOK') return kode_gudang === 'BELI' ? '1202' : '1201';
    return { PELANGGAN: '5101', INPUT: '3101', SUPPLIER: '2201', HANCUR: '6103', MODAL: '3101' }[sub];
  }
  if (aset !== 'IDR') return undefined;
  return {
    KAS: '1101',
    UANG_KIRIM: '1103',
    RK: '1301',
    BANK: '1102',
    TUKAR: '1202',
    TITIPAN: '2101',
    PESANAN: '2102',
    CICILAN: '2103',
    PPN: '2104',
    PRE_ORDER: '2105',
    KELEBIHAN: '2106',
    HUTANG: '1104',
    BUNGA: '4103',
    PENDAPATAN_CICILAN: '4105',
    DENDA: '4106',
    BIAYA_LELANG: '4901',
    RUGI_LELANG: '5101',
    GANTI_RUGI: '6103',
    PENJUALAN: '4101',
    SERVICE: '4102',
    PENDAPATAN_FEE: '4104',
    PENDAPATAN_BATAL: '4107',
    PENDAPATAN_LAIN: '4901',
    PEMBELIAN: '5101',
    BIAYA_FEE: '6101',
    BIAYA_LAIN: '6901',
    SELISIH_KAS: '6902',
    PIUTANG_KARYAWAN: '1106',
  }[akun];
}

interface BarisJurnal {
  readonly tgl: string;
  readonly nomor: string;
  readonly nomor_akun: string;
  readonly jumlah: Dec;
}

/** What a deed books: what meets on one account under one category, come to nothing, is not told. */
function jurnal({ tgl, nomor, entri }: Bukuan): BarisJurnal[] {
  const jumlah = new Map<string, BarisJurnal>();
  for (const row of entri) {
    const nomor_akun = nomorAkun(row);
    if (nomor_akun === undefined) continue;
    const kunci = [row.kategori, nomor_akun, row.akun === 'BANK' ? row.sub : ''].join('|');
    const ada = jumlah.get(kunci)?.jumlah ?? Dec.zero;
    jumlah.set(kunci, { tgl, nomor, nomor_akun, jumlah: ada.plus(row.jumlah) });
  }
  return [...jumlah.values()];
}

const sisi = (jumlah: Dec, awalan: string): Record<string, Dec> => ({
  [`${awalan}debet`]: Dec.max(jumlah, Dec.zero),
  [`${awalan}kredit`]: Dec.max(jumlah.negated(), Dec.zero),
});
const semua = (buku: Buku): BarisJurnal[] => buku.semua.filter(({ tgl }) => tgl <= buku.sampai).flatMap(jurnal);

function saldo(buku: Buku): Angka[] {
  const rows = semua(buku);
  return [...new Set(rows.map(({ nomor_akun }) => nomor_akun))].map((nomor_akun) => {
    const milik = rows.filter((row) => row.nomor_akun === nomor_akun);
    const hari = milik.filter(({ tgl }) => tgl >= buku.dari).map(({ jumlah }) => jumlah);
    const akhir = Dec.sum(milik.map(({ jumlah }) => jumlah));
    return {
      nomor_akun,
      ...sisi(akhir.minus(Dec.sum(hari)), 'awal_'),
      debet: Dec.sum(hari.filter((jumlah) => jumlah.gt(0))),
      kredit: Dec.sum(hari.filter((jumlah) => jumlah.lt(0))).negated(),
      ...sisi(akhir, 'akhir_'),
    };
  });
}

/** What the reports of accounting must say. */
export const harapanAkuntansi: readonly Harapan[] = [
  {
    laporan: 'jurnal',
    menurut: ['tgl', 'nomor', 'nomor_akun'],
    angka: (buku) => buku.hari.flatMap(jurnal).map(({ jumlah, ...row }) => ({ ...row, ...sisi(jumlah, '') })),
  },
  { laporan: 'neraca-saldo', menurut: ['nomor_akun'], angka: saldo },
  {
    laporan: 'laba-rugi',
    menurut: ['nomor_akun'],
    angka: (buku) =>
      buku.hari
        .flatMap(jurnal)
        .filter(({ nomor_akun }) => nomor_akun >= '4')
        .map(({ nomor_akun, jumlah }) => ({ nomor_akun, jumlah: jumlah.negated() })),
  },
];
