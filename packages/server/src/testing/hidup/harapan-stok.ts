import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Baris, Buku } from './buku.ts';
import { jumlah } from './buku.ts';
import { jumlahkan, type Angka, type Harapan } from './harapan.ts';

const stok = (entri: readonly Baris[]): readonly Baris[] => entri.filter(({ akun }) => akun === 'STOK');
const pcs = ({ aset, jumlah: banyak }: Baris) => (aset === 'PCS' ? banyak : banyak.times(0));
const gram = ({ aset, jumlah: banyak }: Baris) => (aset.startsWith('EMAS:') ? banyak : banyak.times(0));
const nilai = ({ aset, jumlah: banyak }: Baris) => (aset === 'NILAI' ? banyak : banyak.times(0));

/** Gudang of goods that are on their way to be sold again, melted or sent. */
const DIPROSES = ['SORTIR', 'CUCI', 'LEBUR', 'KIRIM'];
const TEMPAT = ['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept'] as const;
const tempat = ({ kode_gudang, kode_baki, kode_group, kode_dept }: Baris) => ({
  kode_gudang,
  kode_baki,
  kode_group,
  kode_dept,
});

/** Pieces enter as they are added, or finished for an order, and have not where that is taken back. */
const masuk = ({ jenis, aksi }: { readonly jenis: string; readonly aksi: string }): boolean =>
  (jenis === 'BARANG' && aksi === 'TAMBAH') || (jenis === 'pesanan' && /^(BATAL-)?SELESAI /.test(aksi));

/** Opening and closing of every place, and what was sold, entered and destroyed in between: the rest came and went. */
const gerak = (buku: Buku): Angka[] => {
  const hari = buku.hari.flatMap(({ jenis, aksi, entri }) => stok(entri).map((row) => ({ jenis, aksi, row })));
  const nol = (rows: readonly Baris[]) =>
    rows.map((row) => ({
      ...tempat(row),
      stock_awal: row.jumlah.times(0),
      gram_awal: row.jumlah.times(0),
      stock_akhir: row.jumlah.times(0),
      gram_akhir: row.jumlah.times(0),
      stock_jual: row.jumlah.times(0),
      gram_jual: row.jumlah.times(0),
      stock_tambah: row.jumlah.times(0),
      gram_tambah: row.jumlah.times(0),
    }));
  return [
    ...stok(buku.entri(true)).flatMap((row) =>
      nol([row]).map((kosong) => ({ ...kosong, stock_awal: pcs(row), gram_awal: gram(row) })),
    ),
    ...stok(buku.entri()).flatMap((row) =>
      nol([row]).map((kosong) => ({ ...kosong, stock_akhir: pcs(row), gram_akhir: gram(row) })),
    ),
    ...hari.flatMap(({ row }) =>
      row.kategori === 'PENJUALAN'
        ? nol([row]).map((kosong) => ({ ...kosong, stock_jual: pcs(row).negated(), gram_jual: gram(row).negated() }))
        : [],
    ),
    ...hari.flatMap(({ jenis, aksi, row }) =>
      masuk({ jenis, aksi })
        ? nol([row]).map((kosong) => ({ ...kosong, stock_tambah: pcs(row), gram_tambah: gram(row) }))
        : [],
    ),
  ];
};

/** Closing is opening with all that came and without all that went. */
const imbang = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  for (const aset of ['stock', 'gram']) {
    const ke = (nama: string) => jumlahkan(row[`${aset}_${nama}`]);
    const akhir = ke('awal')
      .plus(ke('tambah'))
      .plus(ke('masuk'))
      .minus(ke('keluar'))
      .minus(ke('jual'))
      .minus(ke('hancur'));
    if (!akhir.eq(ke('akhir'))) throw new Error(`${JSON.stringify(row)} does not come to its closing`);
  }
  return row;
};

/** Pieces that a paper of a kind took out of the stock, or moved within it. */
const kertas =
  (jenisKertas: string, nomor: string) =>
  (buku: Buku): Angka[] =>
    buku.berlaku(jenisKertas).map(({ nomor: no, entri }) => ({
      [nomor]: no,
      berat: jumlah(
        entri.filter((row) => row.jumlah.lt(0)),
        'STOK',
        'EMAS',
      ).negated(),
    }));

/** Goods for sale are neither kept back for somebody nor bought and not sorted. */
const dijual = (buku: Buku): readonly Baris[] =>
  stok(buku.entri()).filter(
    ({ kode_gudang, terikat }) => !terikat && !['TITIP', 'CICIL', 'BELI'].includes(kode_gudang),
  );
const perBaki = { filter: { tampilan: 'DETAIL' }, menurut: TEMPAT, baca: imbang, angka: gerak } as const;

/** What the reports of the stock must say. */
export const harapanStok: readonly Harapan[] = [
  { laporan: 'summary-barang-periode', ...perBaki },
  { laporan: 'summary-barang', sehari: true, ...perBaki },
  {
    laporan: 'saldo-barang-aktif',
    sehari: true,
    menurut: ['kode_gudang', 'kode_group', 'kode_dept'],
    angka: (buku) =>
      stok(buku.entri()).map((row) => ({
        kode_gudang: row.kode_gudang,
        kode_group: row.kode_group,
        kode_dept: row.kode_dept,
        jumlah: pcs(row),
        berat: gram(row),
        nilai: nilai(row),
      })),
  },
  {
    laporan: 'barang-detail',
    sehari: true,
    menurut: ['kode_barcode', ...TEMPAT],
    angka: (buku) =>
      dijual(buku).map((row) => ({
        kode_barcode: row.kode_barcode,
        ...tempat(row),
        berat: gram(row),
        harga_modal: nilai(row),
      })),
  },
  {
    laporan: 'kelompok-barang',
    sehari: true,
    angka: (buku) => dijual(buku).map((row) => ({ berat: gram(row), jumlah: pcs(row) })),
  },
  {
    laporan: 'analisis-harga-barang',
    sehari: true,
    menurut: ['kode_barcode', 'kode_group', 'kode_dept'],
    angka: (buku) =>
      dijual(buku).map((row) => ({
        kode_barcode: row.kode_barcode,
        kode_group: row.kode_group,
        kode_dept: row.kode_dept,
        berat: gram(row),
      })),
  },
  {
    laporan: 'tambah-barang',
    menurut: ['no_tambah'],
    angka: (buku) =>
      buku.hari.filter(masuk).map(({ nomor, entri }) => ({
        no_tambah: nomor,
        jumlah: jumlah(entri, 'STOK', 'PCS'),
        berat: jumlah(entri, 'STOK', 'EMAS'),
      })),
  },
  { laporan: 'pindah-barang', menurut: ['no_pindah'], angka: kertas('pindah-barang', 'no_pindah') },
  { laporan: 'hancur-barang', menurut: ['no_hancur'], angka: kertas('hancur-barang', 'no_hancur') },
  {
    laporan: 'global-stock-toko',
    sehari: true,
    angka: (buku) =>
      stok(buku.entri()).map((row) => {
        const di = (ada: boolean, banyak: Dec) => (ada ? banyak : row.jumlah.times(0));
        const [beli, proses] = [row.kode_gudang === 'BELI', DIPROSES.includes(row.kode_gudang)];
        return {
          qty: di(!beli && !proses, pcs(row)),
          berat: di(!beli && !proses, gram(row)),
          qty_beli: di(beli, pcs(row)),
          berat_beli: di(beli, gram(row)),
          qty_proses: di(proses, pcs(row)),
          berat_proses: di(proses, gram(row)),
        };
      }),
  },
];
