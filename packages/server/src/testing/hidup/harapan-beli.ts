import { jumlah, type Buku, type Bukuan } from './buku.ts';
import { KADAR, potongan, type Angka, type Harapan } from './harapan.ts';

/** A purchase in figures. One that pays a sale names it on the account between the two. */
const nota = ({ tgl, nomor, kode_sales, entri }: Bukuan) => ({
  no_faktur_group: nomor,
  no_faktur_beli: nomor,
  tgl,
  kode_sales,
  no_tukar: entri.find(({ akun }) => akun === 'TUKAR')?.sub ?? '',
  qty: jumlah(entri, 'STOK', 'PCS'),
  berat: jumlah(entri, 'STOK', 'EMAS'),
  harga_beli: jumlah(entri, 'PEMBELIAN', 'IDR'),
});
type Nota = ReturnType<typeof nota>;
const kolom =
  (...names: readonly (keyof Nota)[]) =>
  (row: Nota): Angka =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
const berlaku = (buku: Buku): Nota[] => buku.berlaku('pembelian').map(nota);
const ditarik = (buku: Buku): Nota[] => buku.ditarik('pembelian').map(nota);
const batal = ({ tgl, ...row }: Nota): Angka => ({
  tgl_batal: tgl,
  ...kolom('no_faktur_group', 'berat', 'harga_beli')({ ...row, tgl }),
});

const history = (buku: Buku): Angka[] => [
  ...buku
    .dibuat('pembelian')
    .map((one) => ({ status_pembelian: 'PEMBELIAN', ...kolom('tgl', 'qty', 'berat', 'harga_beli')(nota(one)) })),
  ...ditarik(buku).map(({ tgl, qty, berat, harga_beli }) => ({
    status_pembelian: 'PEMBATALAN',
    tgl,
    qty: qty.negated(),
    berat: berat.negated(),
    harga_beli: harga_beli.negated(),
  })),
];

/** What was bought and lies there still: the stock of gudang BELI, piece by piece. */
const stok = (buku: Buku): Angka[] =>
  buku
    .entri()
    .filter(({ akun, kode_gudang }) => akun === 'STOK' && kode_gudang === 'BELI')
    .map(({ aset, kode_barcode, jumlah: banyak }) => ({
      kode_barcode,
      berat: aset.startsWith('EMAS:') ? banyak : banyak.times(0),
      harga_beli: aset === 'NILAI' ? banyak : banyak.times(0),
    }));

const hancur = (buku: Buku): Angka[] =>
  buku.berlaku('hancur-pembelian').map(({ nomor, entri }) => ({
    no_hancur: nomor,
    qty: jumlah(entri, 'STOK', 'PCS').negated(),
    berat: jumlah(entri, 'STOK', 'EMAS').negated(),
    harga_beli: jumlah(entri, 'STOK', 'NILAI').negated(),
  }));

/** What the reports of purchases must say. */
export const harapanBeli: readonly Harapan[] = [
  {
    laporan: 'pembelian-transaksi',
    menurut: ['no_faktur_group', 'tgl', 'kode_sales'],
    angka: (buku) => berlaku(buku).map(kolom('no_faktur_group', 'tgl', 'kode_sales', 'berat', 'harga_beli')),
  },
  {
    laporan: 'pembelian-transaksi',
    menurut: [KADAR[0], KADAR[1], KADAR[3]],
    angka: (buku) =>
      buku
        .berlaku('pembelian')
        .flatMap(({ nomor, entri }) => potongan(nomor, entri, 1))
        .map(({ kode_barcode, kode_group, kadar, berat }) => ({ kode_barcode, kode_group, kadar, berat })),
  },
  {
    laporan: 'pembelian-sales',
    menurut: ['kode_sales'],
    angka: (buku) => berlaku(buku).map(kolom('kode_sales', 'berat', 'harga_beli')),
  },
  { laporan: 'pembelian-per-kondisi', angka: (buku) => berlaku(buku).map(kolom('berat', 'harga_beli')) },
  {
    laporan: 'pembelian-perfaktur',
    menurut: ['no_faktur_beli'],
    angka: (buku) =>
      berlaku(buku).map(({ no_faktur_beli, berat, harga_beli }) => ({ no_faktur_beli, berat, harga: harga_beli })),
  },
  {
    laporan: 'pembelian-rekap',
    menurut: ['tgl'],
    angka: (buku) => berlaku(buku).map(kolom('tgl', 'qty', 'berat', 'harga_beli')),
  },
  { laporan: 'pembelian-history', menurut: ['tgl', 'status_pembelian'], angka: history },
  {
    laporan: 'batal-pembelian',
    menurut: ['tgl_batal', 'no_faktur_group'],
    angka: (buku) => ditarik(buku).map(batal),
  },
  {
    laporan: 'pembelian-transfer',
    menurut: ['no_rekening'],
    angka: (buku) =>
      buku
        .berlaku('pembelian')
        .flatMap(({ entri }) =>
          entri.flatMap((row) => (row.akun === 'BANK' ? [{ no_rekening: row.sub, jumlah: row.jumlah.negated() }] : [])),
        ),
  },
  { laporan: 'pembelian-stock-beli', sehari: true, menurut: ['kode_barcode'], angka: stok },
  {
    laporan: 'tukar-barang',
    menurut: ['no_tukar', 'tgl', 'no_faktur_beli'],
    angka: (buku) =>
      berlaku(buku)
        .filter((row) => row.no_tukar !== '')
        .map(kolom('no_tukar', 'tgl', 'no_faktur_beli', 'qty', 'berat', 'harga_beli')),
  },
  {
    laporan: 'batal-tukar-barang',
    menurut: ['no_tukar', 'no_faktur_beli'],
    angka: (buku) =>
      ditarik(buku)
        .filter((row) => row.no_tukar !== '')
        .map(kolom('no_tukar', 'no_faktur_beli', 'qty', 'berat', 'harga_beli')),
  },
  { laporan: 'hancur-pembelian', menurut: ['no_hancur'], angka: hancur },
  { laporan: 'global-pembelian', angka: (buku) => berlaku(buku).map(kolom('qty', 'berat', 'harga_beli')) },
];
