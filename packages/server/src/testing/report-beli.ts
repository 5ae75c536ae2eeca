import type { Sql } from '../platform/database/tx.ts';
import { jadikan } from './keadaan-barang.ts';
import { seedKertas } from './report-kertas.ts';
import { seedDeeds } from './seed-deeds.ts';

/** A purchase of one piece, out of tray A01: what its nota said, what it weighs and costs now. */
interface Beli {
  readonly nomor: string;
  readonly tgl: string;
  readonly kode_barcode: string;
  readonly no_faktur: string;
  readonly kondisi: 'MULUS' | 'LECET';
  readonly berat_nota: string | null;
  readonly harga_nota: number;
  readonly harga_beli: number;
  readonly rekening?: string;
  /** The sale that the piece paid for. */
  readonly tukar?: string;
  readonly batal?: { readonly tgl: string; readonly alasan: string };
}

async function seedBeli(sql: Sql, kode_toko: string, beli: Beli): Promise<void> {
  const { nomor, tgl, kode_barcode, harga_nota, harga_beli, batal, tukar } = beli;
  const kertas = {
    kode_toko,
    kode_sales: 'SL01',
    nama: 'BU TINI',
    total: harga_beli,
    perbuatan: [
      { aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' },
      { aksi: 'VALIDASI', tgl, user_id: 'KASIR2', status: 'DONE' },
      ...(batal ? [{ ...batal, aksi: tukar ? 'BATAL VALIDASI' : 'BATAL', user_id: 'SPV1', status: 'CANC' }] : []),
    ],
  };
  const sebab = tukar === undefined ? undefined : { jenis: 'penjualan', nomor: tukar };
  if (sebab) await seedDeeds(sql, { ...kertas, ...sebab });
  await seedDeeds(sql, { ...kertas, jenis: 'pembelian', nomor, ...(sebab && { sebab }) });
  await sql.query(
    `insert into beli (kode_toko, nomor, ke, jenis_pelanggan, jumlah_barang, total_berat, total_nota)
     select $1, $2, 1, 'NON MEMBER', 1, berat, $4 from barang where kode_toko = $1 and kode_barcode = $3`,
    [kode_toko, nomor, kode_barcode, harga_nota],
  );
  await sql.query(
    `insert into beli_barang (kode_toko, nomor, ke, baris, kode_barcode, no_faktur, tgl_nota, nama_barang, kode_group,
       kode_dept, kadar, kode_gudang, kode_baki, gudang_asal, baki_asal, foto, berat, berat_nota, berat_asal,
       kondisi_barang, kode_harga, hidup, harga_emas, harga_nota, susut_rp, potongan_kondisi, potongan_kategori,
       potongan_lain, pembulatan, arah_pembulatan, harga_hitung, harga_beli, harga_rata, uji)
     select $1, $2, 1, 1, b.kode_barcode, $4, case when $4 = '' then null else $5::date end, b.nama_barang,
       b.kode_group, b.kode_dept, b.kadar, 'TOKO', 'A01', 'TOKO', 'A01', '', b.berat, $6,
       case when $4 = '' then null else b.berat end, $7, case when $4 = '' then 'L70' else '' end, false, 1437000,
       $8::numeric, 0, $8::numeric - $9::numeric, 0, 0, 500, 'TURUN', $9, $9, trunc($9::numeric / b.berat), ''
     from barang b where b.kode_toko = $1 and b.kode_barcode = $3`,
    [kode_toko, nomor, kode_barcode, beli.no_faktur, tgl, beli.berat_nota, beli.kondisi, harga_nota, harga_beli],
  );
  const { cara, akun, sub } = dibayar(beli);
  await sql.query(
    `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima,
       rekening_lawan)
     values ($1, 'pembelian', $2, 1, 1, 'KELUAR', $3, $4, $5, 'PEMBELIAN', $6, $6, $7)`,
    [kode_toko, nomor, cara, akun, sub, harga_beli, cara === 'TRANSFER' ? '4471' : ''],
  );
}

/** How it was paid: by the sale it paid for, to an account, or out of a drawer. */
function dibayar({ rekening, tukar }: Beli): Readonly<Record<'cara' | 'akun' | 'sub', string>> {
  if (tukar !== undefined) return { cara: 'TUKAR', akun: 'TUKAR', sub: tukar };
  return rekening === undefined
    ? { cara: 'CASH', akun: 'KAS', sub: 'KASIR2' }
    : { cara: 'TRANSFER', akun: 'BANK', sub: rekening };
}

/** Pieces as they lie or went: barcode, name, type, grams, state, the number of the paper they belong to. */
const barangDibeli = (awal: string, fb: (n: number) => string) =>
  [
    [`${awal}1`, 'CINCIN BELI KEMBALI', 'CN', '2.13', 'BELI', fb(1)],
    [`${awal}2`, 'KALUNG BELI KEMBALI', 'KL', '5', 'BELI', fb(2)],
    [`${awal}3`, 'CINCIN DARI LUAR', 'CN', '4.15', 'BELI', fb(3)],
    [`${awal}4`, 'KALUNG DITUKAR', 'KL', '8', 'BELI', fb(4)],
  ] as const;

/**
 * What a shop bought back: a ring and a necklace that lie unsorted, one without a nota, and one that was cancelled; a
 * chain that was exchanged, once in vain. Its books know nothing of it: reports are read.
 */
export async function seedPembelian(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  const nomor = (n: number, tgl: string) => `${inisial}-FB-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
  const faktur = `${inisial}-FJ-260914-0007`;
  const barang = barangDibeli(inisial === 'KL' ? '0000095' : '1000095', (n) => nomor(n, hariIni));
  for (const [kode_barcode, nama_barang, kode_dept, berat, status, pemilik] of barang) {
    await sql.query(
      `insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar,
         berat_asli, berat, tgl_masuk, no_tambah, dibuat_oleh)
       values ($1, $2, $3, '700', $4, 'TOKO', 'A01', 70, $5, $5, $6, 'KL-TB-261101-0001', 'SPV1')`,
      [kode_toko, kode_barcode, nama_barang, kode_dept, berat, kemarin],
    );
    await jadikan(sql, kode_barcode, status, pemilik);
  }
  const [[cincin], [kalung], [luar], [rantai]] = barang;
  await sql.query(
    `insert into kondisi_pembelian (kode_toko, kondisi_barang, jenis_potongan, potongan)
     values ($1, 'MULUS', 'RP', 20000), ($1, 'LECET', 'RP', 30000)`,
    [kode_toko],
  );
  const beli = (n: number, tgl: string, more: Omit<Beli, 'nomor' | 'tgl'>) =>
    seedBeli(sql, kode_toko, { nomor: nomor(n, tgl), tgl, ...more });
  const cincinnya = {
    kode_barcode: cincin,
    no_faktur: faktur,
    kondisi: 'MULUS',
    berat_nota: '2.13',
    harga_nota: 3_086_000,
    harga_beli: 3_043_000,
  } as const;
  await beli(1, kemarin, { ...cincinnya, batal: { tgl: hariIni, alasan: 'salah input' } });
  await beli(1, hariIni, cincinnya);
  await beli(2, hariIni, {
    kode_barcode: kalung,
    no_faktur: faktur,
    kondisi: 'LECET',
    berat_nota: '5.1',
    harga_nota: 6_000_000,
    harga_beli: 5_500_000,
    rekening: '008123',
  });
  await beli(3, hariIni, {
    kode_barcode: luar,
    no_faktur: '',
    kondisi: 'LECET',
    berat_nota: null,
    harga_nota: 4_772_500,
    harga_beli: 4_533_500,
  });
  const rantainya = {
    kode_barcode: rantai,
    no_faktur: faktur,
    kondisi: 'MULUS',
    berat_nota: '8',
    harga_nota: 11_500_000,
    harga_beli: 11_340_000,
  } as const;
  const tukar = (tgl: string): string => nomor(9, tgl).replace('-FB-', '-FJ-');
  await beli(4, kemarin, { ...rantainya, tukar: tukar(kemarin), batal: { tgl: hariIni, alasan: 'batal tukar' } });
  await beli(4, hariIni, { ...rantainya, tukar: tukar(hariIni) });
  await seedHancurBeli(sql, kode_toko, inisial, luar, nomor(3, hariIni), hariIni);
}

/** The paper that destroyed a bought piece, and one that did before and was taken back. */
async function seedHancurBeli(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  kode_barcode: string,
  no_pembelian: string,
  tgl: string,
): Promise<void> {
  await sql.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ($1, 'RSK', 'RUSAK')
      on conflict do nothing`,
    [kode_toko],
  );
  const kertas = {
    jenis: 'hancur-pembelian',
    tgl,
    kode_barcode,
    baris: { no_pembelian, harga_beli: 4_533_500 },
  } as const;
  const kepala = { kode_kondisi: 'RSK', nama_kondisi: 'RUSAK', total_berat: 4.15 };
  const buat = { aksi: 'BUAT', user_id: 'SPV1', waktu: `${tgl}T04:00:00Z`, disetujui_oleh: 'OWNER' };
  const batal = { aksi: 'BATAL', user_id: 'SPV1', waktu: `${tgl}T04:10:00Z`, alasan: 'salah pilih' };
  const [pertama, kedua] = [1, 2].map((n) => `${inisial}-HP-${tgl.slice(2).replaceAll('-', '')}-000${n}`);
  await seedKertas(sql, kode_toko, { ...kertas, nomor: pertama ?? '', kepala, deeds: [buat, batal] });
  await seedKertas(sql, kode_toko, { ...kertas, nomor: kedua ?? '', kepala, deeds: [buat] });
  await jadikan(sql, kode_barcode, 'HANCUR', kedua);
}
