import { jumlah, type Buku, type Bukuan } from './buku.ts';
import { jumlahkan, KADAR, potongan, type Angka, type Harapan } from './harapan.ts';

/** A sale in figures: what left the stock, and what came in for it. */
const nota = ({ tgl, nomor, kode_sales, kode_member, entri }: Bukuan) => {
  const dpp = jumlah(entri, 'PENJUALAN', 'IDR').negated();
  const ppn = jumlah(entri, 'PPN', 'IDR').negated();
  return {
    no_faktur_group: nomor,
    tgl,
    kode_sales,
    kode_member,
    qty: jumlah(entri, 'STOK', 'PCS').negated(),
    berat: jumlah(entri, 'STOK', 'EMAS').negated(),
    dpp,
    ppn,
    harga_total: dpp.plus(ppn),
  };
};
type Nota = ReturnType<typeof nota>;
const kolom =
  (...names: readonly (keyof Nota)[]) =>
  (row: Nota): Angka =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
const UANG = ['berat', 'dpp', 'ppn', 'harga_total'] as const;
const berlaku = (buku: Buku): Nota[] => buku.berlaku('penjualan').map(nota);
const ditarik = (buku: Buku): Nota[] => buku.ditarik('penjualan').map(nota);

/** The sold pieces, one by one. */
const barang = (buku: Buku) => buku.berlaku('penjualan').flatMap(({ nomor, entri }) => potongan(nomor, entri, -1));

/** What was paid, by where it went: drawer, account, deposit, or the sale that old goods paid. */
const dibayar = (buku: Buku): Angka[] =>
  buku
    .berlaku('penjualan')
    .flatMap(({ entri }) =>
      entri.flatMap((row) =>
        ['KAS', 'BANK', 'TITIPAN', 'PESANAN', 'PRE_ORDER', 'CICILAN', 'TUKAR'].includes(row.akun)
          ? [{ tempat: row.sub, jumlah_bersih: row.jumlah }]
          : [],
      ),
    );

/** Sale, cost, and what is between them, for each nota. Of pieces without a cost the sale is all there is. */
const untung = ({ nomor, entri }: Bukuan): Angka => {
  const jual = jumlah(entri, 'PENJUALAN', 'IDR').negated();
  const harga_modal = jumlah(entri, 'STOK', 'NILAI').negated();
  return { no_faktur_group: nomor, jual, harga_modal, laba: jual.minus(harga_modal) };
};

const rekap = (buku: Buku): Angka[] => [
  ...buku.dibuat('penjualan').map((one) => ({
    status_penjualan: 'PENJUALAN',
    ...kolom('tgl', 'qty', ...UANG)(nota(one)),
  })),
  ...ditarik(buku).map(({ tgl, ...row }) => ({
    status_penjualan: 'PEMBATALAN',
    tgl,
    qty: row.qty.negated(),
    berat: row.berat.negated(),
    dpp: row.dpp.negated(),
    ppn: row.ppn.negated(),
    harga_total: row.harga_total.negated(),
  })),
];

/** What the reports of sales must say. */
export const harapanJual: readonly Harapan[] = [
  {
    laporan: 'penjualan-transaksi',
    menurut: ['no_faktur_group', 'tgl', 'kode_sales'],
    angka: (buku) => berlaku(buku).map(kolom('no_faktur_group', 'tgl', 'kode_sales', ...UANG)),
  },
  {
    laporan: 'penjualan-sales',
    menurut: ['kode_sales'],
    angka: (buku) => berlaku(buku).map(kolom('kode_sales', ...UANG)),
  },
  {
    laporan: 'penjualan-member',
    menurut: ['kode_member'],
    angka: (buku) =>
      berlaku(buku)
        .filter((row) => row.kode_member !== '')
        .map(kolom('kode_member', ...UANG)),
  },
  {
    laporan: 'penjualan-stock-jual',
    menurut: ['no_faktur_group', ...KADAR],
    angka: (buku) => barang(buku).map(({ qty: _, ...row }) => row),
  },
  { laporan: 'penjualan-stock-jual', angka: (buku) => berlaku(buku).map(kolom(...UANG)) },
  {
    laporan: 'penjualan-global-perjenis',
    menurut: ['kode_dept'],
    angka: (buku) => barang(buku).map(({ kode_dept, qty, berat }) => ({ kode_dept, qty, berat })),
  },
  { laporan: 'penjualan-global-perjenis', angka: (buku) => berlaku(buku).map(kolom('qty', ...UANG)) },
  { laporan: 'penjualan-bayar', menurut: ['tempat'], angka: dibayar },
  {
    laporan: 'penjualan-bayar',
    angka: (buku) => buku.berlaku('penjualan').map(({ entri }) => ({ fee_rp: jumlah(entri, 'BIAYA_FEE', 'IDR') })),
  },
  {
    laporan: 'penjualan-margin',
    menurut: ['no_faktur_group'],
    baca: ({ no_faktur_group, penjualan, harga_modal, margin, tanpa_modal }) => ({
      no_faktur_group,
      jual: jumlahkan(penjualan, tanpa_modal),
      harga_modal,
      laba: jumlahkan(margin, tanpa_modal),
    }),
    angka: (buku) => buku.berlaku('penjualan').map(untung),
  },
  { laporan: 'penjualan-rekap', menurut: ['tgl', 'status_penjualan'], angka: rekap },
  {
    laporan: 'batal-penjualan',
    menurut: ['tgl_batal', 'no_faktur_group'],
    angka: (buku) =>
      ditarik(buku).map(({ tgl, ...row }) => ({
        tgl_batal: tgl,
        ...kolom('no_faktur_group', ...UANG)({ ...row, tgl }),
      })),
  },
  {
    laporan: 'global-penjualan-gajah',
    menurut: ['nama_kadar_eod'],
    angka: (buku) => barang(buku).map(({ kadar, qty, berat }) => ({ nama_kadar_eod: kadar, qty, berat })),
  },
  { laporan: 'global-penjualan', angka: (buku) => berlaku(buku).map(kolom('qty', ...UANG)) },
  {
    laporan: 'global-sales',
    menurut: ['kode_sales'],
    angka: (buku) => berlaku(buku).map(kolom('kode_sales', 'qty', 'berat', 'harga_total')),
  },
];
