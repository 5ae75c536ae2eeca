import { Dec } from '@kilau/contract/core/dec.ts';
import { moneyEntry, type Entry } from '../ledger/entry.ts';
import { post } from '../ledger/post.ts';
import type { Db, Sql } from '../platform/database/tx.ts';

/** A sale of the report shop. */
interface Jual {
  readonly nomor: string;
  readonly tgl: string;
  readonly kode_sales: string;
  readonly nama?: string;
  readonly status: 'OPEN' | 'DONE' | 'CANC';
  readonly valid_oleh?: string;
  readonly batal?: { readonly tgl: string; readonly alasan: string; readonly otorisasi: string | null };
  /** Barcode, price of the gold, ongkos, discount. */
  readonly barang: readonly (readonly [kode_barcode: string, harga_jual: number, ongkos: number, diskon: number])[];
}

async function seedJual(sql: Sql, kode_toko: string, jual: Jual): Promise<void> {
  const { nomor, tgl, kode_sales, nama = 'REGULER', status, valid_oleh, batal, barang } = jual;
  const jumlah = barang.reduce((sum, [, harga, ongkos, diskon]) => sum + harga + ongkos - diskon, 0);
  await sql.query(
    `insert into penjualan (kode_toko, no_faktur_group, tgl, status, kode_sales, jenis_pelanggan, nama, no_hp, alamat,
      jumlah_barang, total_berat,
       sub_total, diskon, ppn, grand_total, dibayar, kembali, dibuat_oleh, dibuat_pada, valid_oleh, valid_pada,
       batal_oleh, batal_pada, tgl_batal, alasan_batal, otorisasi_batal, kunci)
     values ($1, $2, $3, $4, $5, 'NON MEMBER', $6, '-', '-', $7, 0, $8, 0, 0, $8, $8, 0, 'KASIR1', $9, $10, $9, $11, $9,
       $12, $13, $14, $2)`,
    [
      kode_toko,
      nomor,
      tgl,
      status,
      kode_sales,
      nama,
      barang.length,
      jumlah,
      `${tgl}T03:00:00Z`,
      valid_oleh ?? null,
      batal ? 'SPV1' : null,
      batal?.tgl ?? null,
      batal?.alasan ?? null,
      batal?.otorisasi ?? null,
    ],
  );
  for (const [index, [kode_barcode, harga_jual, ongkos, diskon]] of barang.entries()) {
    await sql.query(
      `insert into penjualan_barang (kode_toko, no_faktur_group, baris, no_faktur_jual, tgl, kode_barcode, kode_intern,
        nama_barang, kode_group, kode_dept, kode_gudang, kode_baki,
         jenis_group, kadar, kadar_cetak, berat_barang, berat, mode_harga, sumber_harga, harga_sistem, harga_gram,
         pembulatan, arah_pembulatan, harga_jual, tipe_ongkos,
         tarif_ongkos, ongkos, harga_atribut, diskon, harga_total, harga_rata, status_kembali)
       select $1, $2, $3::smallint, $2 || '-' || $3::smallint, $4, b.kode_barcode, b.kode_intern, b.nama_barang,
         b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki,
         k.jenis_group, b.kadar, b.kadar_cetak, b.berat, b.berat, 'GRAM', 'GROUP', k.harga, k.harga, 500, 'NAIK', $6,
         'TOTAL',
         $7, $7, 0, $8, $6::numeric + $7::numeric - $8::numeric, trunc($6::numeric / b.berat), $9
       from barang b join kelompok k using (kode_toko, kode_group) where b.kode_toko = $1 and b.kode_barcode = $5`,
      [kode_toko, nomor, index + 1, tgl, kode_barcode, harga_jual, ongkos, diskon, batal ? 'Batal' : 'Tersedia'],
    );
  }
}

/** Cash into (or out of, when negative) a drawer, against income. */
interface Kas {
  readonly tgl: string;
  readonly nomor: string;
  readonly aksi: 'VALIDASI' | 'BATAL';
  readonly kasir: string;
  readonly jumlah: number;
  readonly kategori: string;
  readonly waktu: string;
}

async function seedKas(db: Db, kode_toko: string, kas: Kas): Promise<void> {
  const { tgl, nomor, aksi, kasir, jumlah, kategori, waktu } = kas;
  const amount = Dec.from(jumlah);
  const entries: Entry[] = [
    ...moneyEntry('KAS', kasir, amount, kategori),
    ...moneyEntry('PENJUALAN', '', amount.negated(), kategori),
  ];
  await db.tx((tx) =>
    post(
      tx,
      { kode_toko, tgl, jenis: 'PENJUALAN', nomor, aksi, user_id: kasir, kunci: '', waktu: new Date(waktu) },
      entries,
    ),
  );
}

/** Yesterday's sale was validated, and cancelled today; of today's, two are validated, one waits, one was refused. */
const dijual = (otorisasi: string, kemarin: string, hari_ini: string): readonly Jual[] => [
  {
    nomor: 'KL-FJ-261120-0001',
    tgl: kemarin,
    kode_sales: 'SL01',
    nama: 'IBU HARTINI',
    status: 'CANC',
    valid_oleh: 'KASIR1',
    batal: { tgl: hari_ini, alasan: 'salah input', otorisasi },
    barang: [
      ['00003310', 21_871_500, 761_000, 0],
      ['00000411', 2_246_500, 144_000, 90_500],
    ],
  },
  {
    nomor: 'KL-FJ-261121-0001',
    tgl: hari_ini,
    kode_sales: 'SL02',
    status: 'DONE',
    valid_oleh: 'KASIR1',
    barang: [['00002871', 796_000, 45_000, 0]],
  },
  {
    nomor: 'KL-FJ-261121-0002',
    tgl: hari_ini,
    kode_sales: 'SL01',
    nama: 'PAK SLAMET',
    status: 'DONE',
    valid_oleh: 'KASIR2',
    barang: [
      ['00000936', 3_061_000, 106_500, 0],
      ['00001204', 4_958_000, 172_500, 30_500],
    ],
  },
  {
    nomor: 'KL-FJ-261121-0003',
    tgl: hari_ini,
    kode_sales: 'SL01',
    status: 'OPEN',
    barang: [['00000502', 390_000, 0, 0]],
  },
  {
    nomor: 'KL-FJ-261121-0004',
    tgl: hari_ini,
    kode_sales: 'SL01',
    status: 'CANC',
    batal: { tgl: hari_ini, alasan: 'ditolak', otorisasi: null },
    barang: [['00000502', 390_000, 0, 0]],
  },
];

const kas = (kemarin: string, hari_ini: string): readonly Kas[] => {
  const masuk = { aksi: 'VALIDASI', kategori: 'PENJUALAN' } as const;
  return [
    {
      ...masuk,
      tgl: kemarin,
      nomor: 'KL-FJ-261120-0001',
      kasir: 'KASIR1',
      jumlah: 24_932_500,
      waktu: '2026-11-20T03:00:00Z',
    },
    {
      ...masuk,
      tgl: hari_ini,
      nomor: 'KL-FJ-261121-0001',
      kasir: 'KASIR1',
      jumlah: 841_000,
      waktu: '2026-11-21T03:00:00Z',
    },
    {
      ...masuk,
      tgl: hari_ini,
      nomor: 'KL-FJ-261121-0002',
      kasir: 'KASIR2',
      jumlah: 8_267_500,
      waktu: '2026-11-21T03:10:00Z',
    },
    {
      tgl: hari_ini,
      nomor: 'KL-FJ-261120-0001',
      aksi: 'BATAL',
      kasir: 'KASIR1',
      jumlah: -24_932_500,
      kategori: 'BATAL PENJUALAN',
      waktu: '2026-11-21T03:20:00Z',
    },
  ];
};

/** The sales of two days with the money in the drawers, and one of shop KL02. */
export async function seedPenjualan(
  db: Db,
  kode_toko: string,
  otorisasi: string,
  kemarin: string,
  hari_ini: string,
): Promise<void> {
  for (const jual of dijual(otorisasi, kemarin, hari_ini)) await seedJual(db, kode_toko, jual);
  await seedJual(db, 'KL02', {
    nomor: 'KG-FJ-261121-0001',
    tgl: hari_ini,
    kode_sales: 'SL01',
    status: 'DONE',
    valid_oleh: 'KASIR1',
    barang: [['10000001', 14_356_000, 0, 0]],
  });
  for (const baris of kas(kemarin, hari_ini)) await seedKas(db, kode_toko, baris);
  await seedKas(db, 'KL02', {
    tgl: hari_ini,
    nomor: 'KG-FJ-261121-0001',
    aksi: 'VALIDASI',
    kasir: 'KASIR1',
    jumlah: 14_356_000,
    kategori: 'PENJUALAN',
    waktu: '2026-11-21T03:00:00Z',
  });
}
