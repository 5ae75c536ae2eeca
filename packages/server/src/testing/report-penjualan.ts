import { Dec } from '@kilau/contract/core/dec.ts';
import { moneyEntry, type Entry } from '../ledger/entry.ts';
import { post } from '../ledger/post.ts';
import type { Db, Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

/** A sale of the report shop. */
interface Jual {
  readonly nomor: string;
  readonly tgl: string;
  readonly kode_sales: string;
  readonly nama?: string;
  readonly kode_member?: string;
  readonly valid_oleh?: string;
  readonly batal?: { readonly tgl: string; readonly alasan: string; readonly otorisasi: string | null };
  /** The marketplace that brought it, which takes 4.5 %. */
  readonly pasar?: string;
  /** Barcode, price of the gold, ongkos, discount. */
  readonly barang: readonly (readonly [kode_barcode: string, harga_jual: number, ongkos: number, diskon: number])[];
}

async function seedJual(sql: Sql, kode_toko: string, jual: Jual): Promise<void> {
  const { nomor, tgl, kode_sales, nama = 'REGULER', kode_member = '', valid_oleh, batal, pasar = '', barang } = jual;
  const total = barang.reduce((sum, [, harga, ongkos, diskon]) => sum + harga + ongkos - diskon, 0);
  await seedDeeds(sql, {
    kode_toko,
    jenis: 'penjualan',
    nomor,
    kode_sales,
    nama,
    kode_member,
    total,
    perbuatan: [
      { aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' },
      ...(valid_oleh === undefined ? [] : [{ aksi: 'VALIDASI', tgl, user_id: valid_oleh, status: 'DONE' }]),
      ...(batal ? [{ ...batal, aksi: valid_oleh ? 'BATAL' : 'TOLAK', user_id: 'SPV1', status: 'CANC' }] : []),
    ],
  });
  await sql.query(
    `insert into jual (kode_toko, nomor, ke, jenis_pelanggan, jumlah_barang, total_berat, sub_total, diskon, ppn,
      dibayar, kembali, fee_ditanggung)
     values ($1, $2, 1, case $5 when '' then 'NON MEMBER' else 'MEMBER' end, $3, 0, $4, 0, 0, $4, 0, 'TOKO')`,
    [kode_toko, nomor, barang.length, total, kode_member],
  );
  for (const [index, [kode_barcode, harga_jual, ongkos, diskon]] of barang.entries()) {
    await sql.query(
      `insert into jual_barang (kode_toko, nomor, ke, baris, kode_barcode, kode_intern, nama_barang, kode_group,
        kode_dept, kode_gudang, kode_baki, jenis_group, kadar, kadar_cetak, foto, berat_barang, berat, mode_harga,
        sumber_harga, harga_sistem, harga_gram, persentase, pembulatan, arah_pembulatan, harga_jual, tipe_ongkos,
        tarif_ongkos, ongkos, nama_atribut, harga_atribut, diskon_persen, diskon, ppn_tarif, ppn, harga_total,
        harga_rata, kode_marketplace, fee_marketplace, kurir)
       select $1, $2, 1, $3::smallint, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group,
         b.kode_dept, b.kode_gudang, b.kode_baki, k.jenis_group, b.kadar, b.kadar_cetak, '', b.berat, b.berat, 'GRAM',
         'GROUP', k.harga, k.harga, 0, 500, 'NAIK', $5, 'TOTAL', $6, $6, '', 0, 0, $7, 0, 0,
         $5::numeric + $6::numeric - $7::numeric, trunc($5::numeric / b.berat),
         $8, case $8 when '' then 0 else 4.5 end, case $8 when '' then '' else 'JNE' end
       from barang b join kelompok k using (kode_toko, kode_group) where b.kode_toko = $1 and b.kode_barcode = $4`,
      [kode_toko, nomor, index + 1, kode_barcode, harga_jual, ongkos, diskon, pasar],
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
      { kode_toko, tgl, jenis: 'penjualan', nomor, aksi, user_id: kasir, kunci: '', waktu: new Date(waktu) },
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
    kode_member: 'MB00001',
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
    valid_oleh: 'KASIR1',
    pasar: 'SHOPEE',
    barang: [['00002871', 796_000, 45_000, 0]],
  },
  {
    nomor: 'KL-FJ-261121-0002',
    tgl: hari_ini,
    kode_sales: 'SL01',
    nama: 'PAK SLAMET',
    kode_member: 'MB00002',
    valid_oleh: 'KASIR2',
    pasar: 'TOKOPEDIA',
    barang: [
      ['00000936', 3_061_000, 106_500, 0],
      ['00001204', 4_958_000, 172_500, 30_500],
    ],
  },
  {
    nomor: 'KL-FJ-261121-0003',
    tgl: hari_ini,
    kode_sales: 'SL01',
    barang: [['00000502', 390_000, 0, 0]],
  },
  {
    nomor: 'KL-FJ-261121-0004',
    tgl: hari_ini,
    kode_sales: 'SL01',
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
  await db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, alamat, tgl_lahir, jenis_member, dibuat_pada)
     values ($1, 'MB00001', 'IBU HARTINI', '081200000001', 'JL MELATI 1', '1980-11-21', 'REGULER', $2),
       ($1, 'MB00002', 'PAK SLAMET', '081200000002', '', null, 'VIP', $2),
       ($1, 'MB00003', 'BU BELUM BELI', '081200000003', '', null, 'REGULER', $2),
       ('KL02', 'MB00001', 'TOKO LAIN 10000001', '081200000009', '', null, 'REGULER', $2)`,
    [kode_toko, kemarin],
  );
  for (const jual of dijual(otorisasi, kemarin, hari_ini)) await seedJual(db, kode_toko, jual);
  await seedJual(db, 'KL02', {
    nomor: 'KG-FJ-261121-0001',
    tgl: hari_ini,
    kode_sales: 'SL01',
    kode_member: 'MB00001',
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

/** The payments of these sales, all in cash, as the drawers have it; and points, which are worth nothing there. */
export async function seedBayarJual(sql: Sql): Promise<void> {
  await sql.query(
    `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima)
     select kode_toko, jenis, nomor, isi, 1, 'MASUK', 'CASH', 'KAS', dibuat_oleh, 'PENJUALAN', total, total
     from dokumen where jenis = 'penjualan'`,
  );
  await sql.query(
    `insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, aset, jumlah,
      diterima)
     select kode_toko, jenis, nomor, isi, 2, 'MASUK', 'POIN', 'BIAYA_POIN', kode_member, 'PENJUALAN', 'POIN', 0, 5
     from dokumen where jenis = 'penjualan' and kode_member <> ''`,
  );
}

/** Stones of sold pieces, two kinds on one of them. */
export async function seedBatuTerjual(sql: Sql): Promise<void> {
  await sql.query(
    `insert into jenis_batu (kode_toko, kode_jenis_batu, nama_jenis_batu)
     select t.kode_toko, j.kode, j.kode from toko t, (values ('BERLIAN'), ('RUBI')) as j(kode)`,
  );
  await sql.query(
    `insert into barang_batu (kode_toko, kode_barcode, baris, kode_jenis_batu, jumlah, carat, harga)
     values ('KL01', '00001204', 1, 'BERLIAN', 1, 0.5, 24375000), ('KL01', '00001204', 2, 'RUBI', 12, 0.245, null),
       ('KL01', '00003310', 1, 'BERLIAN', 2, 0.1, 1000000), ('KL02', '10000001', 1, 'BERLIAN', 1, 0.3, 14356000)`,
  );
}
