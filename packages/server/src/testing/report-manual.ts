import { Dec } from '@kilau/contract/core/dec.ts';
import { curahEntries, moveCurah, type Entry } from '../ledger/entry.ts';
import { post } from '../ledger/post.ts';
import type { Db } from '../platform/database/tx.ts';
import { curahOf, masukStok, type JumlahStok } from '../features/manual/stok.ts';

const OTORISASI = '00000000-0000-7000-8000-000000000001';

/** So many rings or necklaces of group 700 or 375 in a tray. */
const isi = (
  kode_baki: string,
  kode_group: '700' | '375',
  kode_dept: 'CN' | 'KL',
  qty: number,
  berat: string,
): JumlahStok => ({
  kode_gudang: 'TOKO',
  kode_baki,
  kode_group,
  kode_dept,
  kadar: Dec.from(kode_group === '700' ? '70' : '37.5'),
  qty,
  berat: Dec.from(berat),
});

async function buku(
  db: Db,
  kode_toko: string,
  tgl: string,
  nomor: string,
  jenisDokumen: string,
  aksi: string,
  entries: readonly Entry[],
): Promise<void> {
  await db.tx((tx) =>
    post(
      tx,
      {
        kode_toko,
        tgl,
        jenis: jenisDokumen,
        nomor,
        aksi,
        user_id: 'SPV1',
        kunci: '',
        waktu: new Date(`${tgl}T04:00:00Z`),
      },
      entries,
    ),
  );
}

/**
 * Head and one line of a document of manual items. `more` holds the columns of its kind alone, and those of a cancel.
 */
async function dokumen(
  db: Db,
  tabel: string,
  kolom: string,
  kode_toko: string,
  nomor: string,
  tgl: string,
  baris: JumlahStok,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const own = Object.keys(more);
  await db.query(
    `insert into ${tabel} (kode_toko, ${kolom}, tgl, jumlah_baris, total_qty, total_berat, dibuat_oleh, dibuat_pada,
      kunci${own.map((name) => `, ${name}`).join('')})
     values ($1, $2, $3, 1, $4, $5, 'KASIR1', '2026-11-21T02:00:00Z',
       ''${own.map((_, index) => `, $${index + 6}`).join('')})`,
    [kode_toko, nomor, tgl, baris.qty, baris.berat.toString(), ...Object.values(more)],
  );
  await db.query(
    `insert into ${tabel}_baris (kode_toko, ${kolom}, baris, kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty,
      berat) values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9)`,
    [
      kode_toko,
      nomor,
      baris.kode_gudang,
      baris.kode_baki,
      baris.kode_group,
      baris.kode_dept,
      baris.kadar.toString(),
      baris.qty,
      baris.berat.toString(),
    ],
  );
}

/** What moves in these two days. */
const GERAK = {
  cincin: isi('A01', '700', 'CN', 10, '25'),
  kalung: isi('A01', '375', 'KL', 4, '30.5'),
  pindah: isi('A01', '700', 'CN', 3, '7.5'),
  hancur: isi('A01', '700', 'CN', 1, '2.25'),
  salah: isi('A02', '700', 'CN', 5, '6'),
  jual: isi('A01', '700', 'CN', 2, '5'),
  beli: isi('A01', '375', 'KL', 1, '8'),
} as const;
const KE_BAKI = { kode_gudang: 'TOKO', kode_baki: 'A02' };

async function seedDokumen(db: Db, kode_toko: string, kemarin: string, hari_ini: string): Promise<void> {
  const done = { status: 'DONE' };
  const canc = {
    status: 'CANC',
    batal_oleh: 'SPV1',
    batal_pada: '2026-11-21T05:00:00Z',
    tgl_batal: hari_ini,
    alasan_batal: 'salah',
  };
  await dokumen(db, 'tambah_manual', 'no_tambah', kode_toko, 'KL-TBM-261120-0001', kemarin, GERAK.cincin, done);
  await dokumen(db, 'tambah_manual', 'no_tambah', kode_toko, 'KL-TBM-261120-0002', kemarin, GERAK.kalung, done);
  await dokumen(db, 'tambah_manual', 'no_tambah', kode_toko, 'KL-TBM-261121-0001', hari_ini, GERAK.salah, canc);
  await dokumen(db, 'pindah_manual', 'no_pindah', kode_toko, 'KL-PBM-261121-0001', hari_ini, GERAK.pindah, {
    ...done,
    ...KE_BAKI,
  });
  await dokumen(db, 'hancur_manual', 'no_hancur', kode_toko, 'KL-HBM-261121-0001', hari_ini, GERAK.hancur, {
    ...done,
    kode_kondisi: 'RSK',
    otorisasi: OTORISASI,
    disetujui_oleh: 'SPV1',
  });
}

/** What the books say of them; sales and purchases have their documents elsewhere. */
async function seedBuku(db: Db, kode_toko: string, kemarin: string, hari_ini: string): Promise<void> {
  const tambah = (nomor: string, tgl: string, baris: JumlahStok) =>
    buku(
      db,
      kode_toko,
      tgl,
      nomor,
      'TAMBAH MANUAL',
      'TAMBAH',
      curahEntries(curahOf(baris), 1, 'INPUT', 'TAMBAH BARANG MANUAL'),
    );
  await tambah('KL-TBM-261120-0001', kemarin, GERAK.cincin);
  await tambah('KL-TBM-261120-0002', kemarin, GERAK.kalung);
  await tambah('KL-TBM-261121-0001', hari_ini, GERAK.salah);
  await buku(
    db,
    kode_toko,
    hari_ini,
    'KL-TBM-261121-0001',
    'TAMBAH MANUAL',
    'BATAL',
    curahEntries(curahOf(GERAK.salah), -1, 'INPUT', 'BATAL TAMBAH BARANG MANUAL'),
  );
  await buku(
    db,
    kode_toko,
    hari_ini,
    'KL-PBM-261121-0001',
    'PINDAH MANUAL',
    'PINDAH',
    moveCurah(curahOf(GERAK.pindah), KE_BAKI, 'PINDAH BARANG MANUAL'),
  );
  await buku(
    db,
    kode_toko,
    hari_ini,
    'KL-HBM-261121-0001',
    'HANCUR MANUAL',
    'HANCUR',
    curahEntries(curahOf(GERAK.hancur), -1, 'HANCUR', 'HANCUR BARANG MANUAL'),
  );
  await buku(
    db,
    kode_toko,
    hari_ini,
    'KL-FJM-261121-0009',
    'JUAL MANUAL',
    'BARANG',
    curahEntries(curahOf(GERAK.jual), -1, 'PELANGGAN', 'PENJUALAN MANUAL'),
  );
  await buku(
    db,
    kode_toko,
    hari_ini,
    'KL-FBM-261121-0009',
    'BELI MANUAL',
    'BARANG',
    curahEntries(curahOf(GERAK.beli), 1, 'PELANGGAN', 'PEMBELIAN MANUAL'),
  );
}

/**
 * Manual items of two days. Yesterday 10 rings (25 g) and 4 necklaces (30.5 g) come into A01. Today 3 rings (7.5 g) go
 * to A02, 1 ring (2.25 g) is destroyed, 2 rings (5 g) are sold and 1 necklace (8 g) is bought; an entry of 5 rings (6
 * g) was taken back.
 */
export async function seedManual(db: Db, kode_toko: string, kemarin: string, hari_ini: string): Promise<void> {
  await seedDokumen(db, kode_toko, kemarin, hari_ini);
  await seedBuku(db, kode_toko, kemarin, hari_ini);
  await db.tx((tx) =>
    masukStok(tx, kode_toko, [
      isi('A01', '700', 'CN', 4, '10.25'),
      isi('A02', '700', 'CN', 3, '7.5'),
      isi('A01', '375', 'KL', 5, '38.5'),
      { ...isi('A02', '700', 'CN', 0, '0') },
    ]),
  );
}
