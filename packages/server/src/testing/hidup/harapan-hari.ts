import { Dec } from '@kilau/contract/core/dec.ts';
import { GERAK_KELUAR, GERAK_MASUK } from '@kilau/contract/features/laporan-umum/hari/eod.report.ts';
import { jumlah, type Baris, type Buku, type Bukuan } from './buku.ts';
import { jumlahkan, type Angka, type Harapan } from './harapan.ts';

const positif = (nilai: Dec): Dec => (nilai.gt(0) ? nilai : Dec.zero);
const negatif = (nilai: Dec): Dec => (nilai.lt(0) ? nilai.negated() : Dec.zero);

/** What each posting moved on an account under each category. */
const perKategori = (buku: Buku, akun: 'KAS' | 'BANK') =>
  buku.hari.flatMap(({ tgl, entri }) =>
    [...new Set(entri.map(({ kategori }) => kategori))].map((kategori) => ({
      tgl,
      kategori,
      nilai: jumlah(
        entri.filter((row) => row.kategori === kategori),
        akun,
        'IDR',
      ),
    })),
  );

const PENJUALAN = ['PENJUALAN', 'BATAL PENJUALAN'];
const PEMBELIAN = ['PEMBELIAN', 'BATAL PEMBELIAN', 'TUKAR KURANG', 'BATAL TUKAR KURANG'];
const PINJAMAN = ['HUTANG'];
const kasHari = (buku: Buku): Angka[] =>
  perKategori(buku, 'KAS').map(({ tgl, kategori, nilai }) => {
    const lain = [...PENJUALAN, ...PEMBELIAN, ...PINJAMAN].includes(kategori) ? Dec.zero : nilai;
    return {
      tgl,
      penjualan: PENJUALAN.includes(kategori) ? nilai : Dec.zero,
      pembelian: PEMBELIAN.includes(kategori) ? nilai.negated() : Dec.zero,
      pinjaman: PINJAMAN.includes(kategori) ? nilai.negated() : Dec.zero,
      pemasukan: positif(lain),
      pengeluaran: negatif(lain),
    };
  });

/** Opening and closing of an account by whose it is. */
const saldo = (buku: Buku, akun: 'KAS' | 'BANK', nama: string): Angka[] =>
  [true, false].flatMap((sebelum) =>
    buku
      .entri(sebelum)
      .filter((row) => row.akun === akun)
      .map((row) => ({
        [nama]: row.sub,
        awal: sebelum ? row.jumlah : Dec.zero,
        akhir: sebelum ? Dec.zero : row.jumlah,
      })),
  );

const rupiahJual = ({ entri }: Bukuan): Dec =>
  jumlahkan(jumlah(entri, 'PENJUALAN', 'IDR').negated(), jumlah(entri, 'PPN', 'IDR').negated());
const rupiahBeli = ({ entri }: Bukuan): Dec => jumlah(entri, 'PEMBELIAN', 'IDR');
/** Sold and bought papers of the days, and those taken back in them. */
const niaga = (buku: Buku) =>
  (['penjualan', 'pembelian'] as const).flatMap((jenisKertas) => [
    ...buku.dibuat(jenisKertas).map((one) => ({ one, jual: jenisKertas === 'penjualan', tanda: 1 })),
    ...buku.ditarik(jenisKertas).map((one) => ({ one, jual: jenisKertas === 'penjualan', tanda: -1 })),
  ]);
const TANPA_NIAGA = {
  kode_sales: '',
  penjualan: Dec.zero,
  batal_jual: Dec.zero,
  pembelian: Dec.zero,
  batal_beli: Dec.zero,
};
/** What each sales person traded; of other money that he moved a report of a day without trade tells too. */
const sales = (buku: Buku): Angka[] => [
  TANPA_NIAGA,
  ...niaga(buku).map(({ one, jual, tanda }) => ({
    kode_sales: one.kode_sales,
    penjualan: jual && tanda === 1 ? rupiahJual(one) : Dec.zero,
    batal_jual: jual && tanda === -1 ? rupiahJual(one) : Dec.zero,
    pembelian: !jual && tanda === 1 ? rupiahBeli(one) : Dec.zero,
    batal_beli: !jual && tanda === -1 ? rupiahBeli(one) : Dec.zero,
  })),
];
const emas = (buku: Buku): Angka[] =>
  niaga(buku).map(({ one, jual, tanda }) => ({
    tgl: one.tgl,
    berat: jual ? jumlah(one.entri, 'STOK', 'EMAS').times(-tanda) : Dec.zero,
    berat_beli: jual ? Dec.zero : jumlah(one.entri, 'STOK', 'EMAS').times(tanda),
    rp_beli: jual ? Dec.zero : rupiahBeli(one).times(tanda),
  }));

const stok = (rows: readonly Baris[]): readonly Baris[] => rows.filter(({ akun }) => akun === 'STOK');
const kadarOf = ({ aset }: Baris): string | undefined => (aset.startsWith('EMAS:') ? aset.slice(5) : undefined);
const tempatOf = ({ kode_gudang }: Baris): string => (kode_gudang === 'BELI' ? 'PROSES' : 'TOKO');
const NOL = {
  awal: Dec.zero,
  akhir: Dec.zero,
  jual: Dec.zero,
  batal_jual: Dec.zero,
  beli: Dec.zero,
  batal_beli: Dec.zero,
};
const KATEGORI_EOD: Readonly<Record<string, keyof typeof NOL>> = {
  PENJUALAN: 'jual',
  'BATAL PENJUALAN': 'batal_jual',
  PEMBELIAN: 'beli',
  'BATAL PEMBELIAN': 'batal_beli',
};
const eod = (buku: Buku): Angka[] => {
  const sebagai = (row: Baris, nama: keyof typeof NOL | undefined, nilai: Dec): Angka[] => {
    const kadar = kadarOf(row);
    return kadar === undefined || nama === undefined
      ? []
      : [{ tempat: tempatOf(row), nama_kadar_eod: kadar, ...NOL, [nama]: nilai }];
  };
  return [
    ...stok(buku.entri(true)).flatMap((row) => sebagai(row, 'awal', row.jumlah)),
    ...stok(buku.entri()).flatMap((row) => sebagai(row, 'akhir', row.jumlah)),
    ...buku.hari.flatMap(({ entri }) =>
      stok(entri).flatMap((row) => {
        const nama = KATEGORI_EOD[row.kategori];
        return sebagai(row, nama, nama === 'jual' || nama === 'batal_beli' ? row.jumlah.negated() : row.jumlah);
      }),
    ),
  ];
};
/** Closing is opening with all that came and without all that went. */
const imbang = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const akhir = jumlahkan(row['awal'], ...GERAK_MASUK.map((nama) => row[nama])).minus(
    jumlahkan(...GERAK_KELUAR.map((nama) => row[nama])),
  );
  if (!akhir.eq(jumlahkan(row['akhir']))) throw new Error(`${JSON.stringify(row)} does not come to its closing`);
  return row;
};

const laku = (buku: Buku): Angka[] => {
  const nol = { qty: Dec.zero, berat: Dec.zero, qty_stok: Dec.zero, berat_stok: Dec.zero };
  const baris = (row: Baris, pcs: 'qty' | 'qty_stok', gram: 'berat' | 'berat_stok', tanda: number): Angka => ({
    kode_dept: row.kode_dept,
    ...nol,
    ...(row.aset === 'PCS' && { [pcs]: row.jumlah.times(tanda) }),
    ...(row.aset.startsWith('EMAS:') && { [gram]: row.jumlah.times(tanda) }),
  });
  return [
    ...niaga(buku).flatMap(({ one, jual, tanda }) =>
      jual ? stok(one.entri).map((row) => baris(row, 'qty', 'berat', -tanda)) : [],
    ),
    ...stok(buku.entri())
      .filter((row) => tempatOf(row) === 'TOKO')
      .map((row) => baris(row, 'qty_stok', 'berat_stok', 1)),
  ];
};

/** What the reports of a day must say. */
export const harapanHari: readonly Harapan[] = [
  { laporan: 'akhir_hari', seksi: 'kas', menurut: ['tgl'], angka: kasHari },
  {
    laporan: 'akhir_hari',
    seksi: 'kategori',
    menurut: ['kategori'],
    angka: (buku) =>
      perKategori(buku, 'KAS').map(({ kategori, nilai }) => ({
        kategori,
        masuk: positif(nilai),
        keluar: negatif(nilai),
      })),
  },
  { laporan: 'akhir_hari', seksi: 'sales', menurut: ['kode_sales'], angka: sales },
  {
    laporan: 'akhir_hari',
    seksi: 'non_tunai',
    menurut: ['no_rekening'],
    angka: (buku) =>
      buku.hari.flatMap(({ entri }) =>
        entri.flatMap((row) => (row.akun === 'BANK' ? [{ no_rekening: row.sub, netto: row.jumlah }] : [])),
      ),
  },
  {
    laporan: 'akhir_hari',
    seksi: 'rekening',
    menurut: ['no_rekening'],
    angka: (buku) => saldo(buku, 'BANK', 'no_rekening'),
  },
  {
    laporan: 'keuangan-akhir-hari',
    seksi: 'tunai',
    menurut: ['user_id'],
    angka: (buku) => saldo(buku, 'KAS', 'user_id'),
  },
  {
    laporan: 'keuangan-cash-global',
    menurut: ['kategori'],
    angka: (buku) => perKategori(buku, 'KAS').map(({ kategori, nilai }) => ({ kategori, netto: nilai })),
  },
  {
    laporan: 'transaksi-harian',
    menurut: ['tgl', 'kategori'],
    angka: (buku) =>
      (['KAS', 'BANK'] as const).flatMap((akun) =>
        perKategori(buku, akun).map(({ tgl, kategori, nilai }) => ({
          tgl,
          kategori,
          kas_masuk: akun === 'KAS' ? positif(nilai) : Dec.zero,
          kas_keluar: akun === 'KAS' ? negatif(nilai) : Dec.zero,
          bank_masuk: akun === 'BANK' ? positif(nilai) : Dec.zero,
          bank_keluar: akun === 'BANK' ? negatif(nilai) : Dec.zero,
        })),
      ),
    total: (buku) => ({
      saldo_kas: jumlah(buku.entri(), 'KAS', 'IDR'),
      saldo_bank: jumlah(buku.entri(), 'BANK', 'IDR'),
    }),
  },
  { laporan: 'harian-emas', menurut: ['tgl'], angka: emas },
  { laporan: 'eod', seksi: 'kadar', menurut: ['tempat', 'nama_kadar_eod'], baca: imbang, angka: eod },
  { laporan: 'managerial-analisys', menurut: ['kode_dept'], angka: laku },
];
