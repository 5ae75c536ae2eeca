import { Dec } from '@kilau/contract/core/dec.ts';
import { Buku, jumlah, type Bukuan } from './buku.ts';
import { jumlahkan, type Angka, type Harapan } from './harapan.ts';

/** What moved in drawers. */
const laci = (hari: readonly Bukuan[]): Angka[] =>
  hari.flatMap(({ tgl, nomor, entri }) =>
    entri.flatMap((row) =>
      row.akun === 'KAS'
        ? [
            {
              tgl,
              kategori: row.kategori,
              deskripsi: nomor,
              user_id: row.sub,
              masuk: row.jumlah.gt(0) ? row.jumlah : Dec.zero,
              keluar: row.jumlah.lt(0) ? row.jumlah.negated() : Dec.zero,
            },
          ]
        : [],
    ),
  );

/** The same of the whole shop: what one drawer hands to another has moved nothing there. */
const kas = (buku: Buku): Angka[] => laci(buku.hari.filter((one) => one.jenis !== 'pengalihan-saldo'));

const bank = (buku: Buku) =>
  buku.hari.flatMap(({ tgl, nomor, entri }) =>
    entri.flatMap(({ akun, sub, kategori, jumlah: rupiah }) =>
      akun === 'BANK' ? [{ tgl, no_rekening: sub, kategori, deskripsi: nomor, rupiah }] : [],
    ),
  );
const masukKeluar = (rupiah: Dec) => ({
  masuk: rupiah.gt(0) ? rupiah : Dec.zero,
  keluar: rupiah.lt(0) ? rupiah.negated() : Dec.zero,
});

const total = ({ entri }: Bukuan): Dec =>
  jumlahkan(jumlah(entri, 'PENJUALAN', 'IDR').negated(), jumlah(entri, 'PPN', 'IDR').negated());
/** What members bought and brought back, paper by paper. */
const member = (buku: Buku) =>
  (['penjualan', 'pembelian'] as const).flatMap((jenisKertas) =>
    buku.berlaku(jenisKertas).flatMap((one) =>
      one.kode_member === ''
        ? []
        : [
            {
              nomor: one.nomor,
              tgl: one.tgl,
              kode_member: one.kode_member,
              jenis: jenisKertas,
              masuk: jenisKertas === 'penjualan' ? total(one) : Dec.zero,
              keluar: jumlah(one.entri, 'PEMBELIAN', 'IDR'),
            },
          ],
    ),
  );

/** What went through the hands of a sales person; a cancel counts on its day. */
const rekapSales = (buku: Buku): Angka[] => {
  const nol = {
    qty: Dec.zero,
    berat: Dec.zero,
    harga_total: Dec.zero,
    rp_batal: Dec.zero,
    rp_beli: Dec.zero,
    rp_tukar: Dec.zero,
    rp_titipan: Dec.zero,
  };
  const beli = (one: Bukuan, tanda: 1 | -1): Angka => {
    const rupiah = jumlah(one.entri, 'PEMBELIAN', 'IDR').times(tanda);
    const ditukar = one.entri.some(({ akun }) => akun === 'TUKAR');
    return { kode_sales: one.kode_sales, ...nol, ...(ditukar ? { rp_tukar: rupiah } : { rp_beli: rupiah }) };
  };
  return [
    ...buku.dibuat('penjualan').map((one) => ({
      kode_sales: one.kode_sales,
      ...nol,
      qty: jumlah(one.entri, 'STOK', 'PCS').negated(),
      berat: jumlah(one.entri, 'STOK', 'EMAS').negated(),
      harga_total: total(one),
    })),
    ...buku.ditarik('penjualan').map((one) => ({ kode_sales: one.kode_sales, ...nol, rp_batal: total(one) })),
    ...buku.dibuat('pembelian').map((one) => beli(one, 1)),
    ...buku.ditarik('pembelian').map((one) => beli(one, -1)),
    ...buku.hari.flatMap((one) =>
      one.jenis === 'titipan'
        ? [{ kode_sales: one.kode_sales, ...nol, rp_titipan: jumlah(one.entri, 'TITIPAN', 'IDR').negated() }]
        : [],
    ),
  ];
};

/** What the reports of money, members and sales people must say. */
export const harapanUang: readonly Harapan[] = [
  {
    laporan: 'keuangan-cash',
    menurut: ['tgl', 'kategori', 'deskripsi', 'user_id'],
    angka: kas,
    total: (buku) => ({ saldo: jumlah(buku.entri(), 'KAS', 'IDR') }),
  },
  ...['KASIR1', 'KASIR2'].map((user): Harapan => ({
    laporan: 'keuangan-cash',
    filter: { user_id: user },
    menurut: ['deskripsi'],
    angka: (buku) =>
      laci(buku.hari).flatMap(({ user_id, deskripsi, masuk, keluar }) =>
        user_id === user && deskripsi !== undefined && masuk !== undefined && keluar !== undefined
          ? [{ deskripsi, masuk, keluar }]
          : [],
      ),
    total: (buku) => ({
      saldo: jumlah(
        buku.entri().filter(({ sub }) => sub === user),
        'KAS',
        'IDR',
      ),
    }),
  })),
  { laporan: 'transaksi-cash', menurut: ['kategori', 'tgl', 'deskripsi', 'user_id'], angka: kas },
  {
    laporan: 'keuangan-non-cash',
    menurut: ['no_rekening', 'tgl', 'kategori', 'deskripsi'],
    // Where nothing moved the report still tells what lay there: rows that moved nothing.
    angka: (buku) => [
      { no_rekening: '', tgl: '', kategori: '', deskripsi: '', masuk: Dec.zero, keluar: Dec.zero },
      ...bank(buku).map(({ rupiah, ...row }) => ({ ...row, ...masukKeluar(rupiah) })),
    ],
    total: (buku) => ({ saldo_akhir: jumlah(buku.entri(), 'BANK', 'IDR') }),
  },
  {
    laporan: 'transaksi-non-cash',
    menurut: ['no_rekening', 'tanggal'],
    angka: (buku) =>
      bank(buku).map(({ no_rekening, tgl, rupiah }) => ({ no_rekening, tanggal: tgl, jumlah_rp: rupiah })),
  },
  {
    laporan: 'transaksi-member',
    menurut: ['nomor', 'kode_member'],
    angka: (buku) =>
      member(buku).map(({ nomor, kode_member, masuk, keluar }) => ({ nomor, kode_member, masuk, keluar })),
  },
  {
    laporan: 'harian-member',
    menurut: ['tgl', 'kode_member', 'jenis'],
    angka: (buku) => member(buku).map(({ nomor: _, ...row }) => row),
  },
  {
    laporan: 'top-member',
    menurut: ['kode_member'],
    angka: (buku) => member(buku).map(({ kode_member, masuk }) => ({ kode_member, harga_total: masuk })),
  },
  {
    laporan: 'daftar-member',
    sehari: true,
    menurut: ['kode_member'],
    angka: (buku) =>
      member(new Buku(buku.semua, '', buku.sampai)).map(({ kode_member, masuk }) => ({
        kode_member,
        harga_total: masuk,
      })),
  },
  { laporan: 'rekap-sales', menurut: ['kode_sales'], angka: rekapSales },
];
