import { Dec } from '@kilau/contract/core/dec.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { curahEntries } from '../ledger/entry.ts';
import type { Db } from '../platform/database/tx.ts';
import { seedPaper } from './seed-paper.ts';

/** Boxes that came or went, as one document. */
interface Gerak {
  readonly tgl: string;
  readonly nomor: string;
  readonly arah: 'TAMBAH' | 'AMBIL';
  readonly qty: number;
  readonly sign: 1 | -1;
  readonly luar: string;
}

async function seedGerak(db: Db, kode_toko: string, kode_barcode: string, gerak: Gerak): Promise<void> {
  const { tgl, nomor, arah, qty, sign, luar } = gerak;
  const kotak = {
    kode_gudang: 'TOKO',
    kode_baki: 'A02',
    kode_group: '375',
    kode_dept: 'CN',
    kadar: Dec.from('37.5'),
    qty,
  } as const;
  const satuan = Dec.from('1.5');
  const total_berat = satuan.times(qty);
  const barang = {
    ...kotak,
    kode_barcode,
    nama_aksesoris: 'KOTAK CINCIN',
    berat: satuan,
    harga_jual: Dec.from(15_000),
    baru: arah === 'TAMBAH',
  };
  const keperluan = arah === 'AMBIL' ? 'HADIAH' : null;
  await seedPaper(
    db,
    stokAksesoris,
    { kode_toko, nomor, tgl },
    { kepala: { arah, keperluan, jumlah_barang: qty, total_berat }, baris: { barang: [barang] } },
    curahEntries({ ...kotak, akun: 'AKSESORIS', sub: kode_barcode, berat: total_berat }, sign, luar, 'STOK AKSESORIS'),
  );
}

async function seedOpnameGlobal(db: Db, kode_toko: string, inisial: string, hari_ini: string): Promise<void> {
  await db.query(
    `insert into opname_global (kode_toko, no_opname, tgl, status, urut_buku, urut_akhir, mulai_oleh, mulai_pada,
      selesai_oleh, selesai_pada)
     values ($1, $2, $3, 'SELESAI', 0, 0, 'SPV1', '2026-11-21T08:00:00Z', 'OWNER', '2026-11-21T09:00:00Z')`,
    [kode_toko, `${inisial}-OG-261121-0001`, hari_ini],
  );
  await db.query(
    `insert into opname_global_baris (kode_toko, no_opname, jenis_stok, kode_group, kode_dept, qty, berat, urut_buku,
      qty_hitung, berat_hitung, keadaan, oleh, waktu, versi, qty_akhir, berat_akhir)
     values ($1, $2, 'BARANG', '375', 'CN', 2, 3.38, 0, 2, 3.38, 'COCOK', 'SPV1', '2026-11-21T08:10:00Z', 1, 2, 3.38),
       ($1, $2, 'BARANG', '700', 'KL', 1, 15.22, 0, 0, null, 'SELISIH', 'KASIR1', '2026-11-21T08:20:00Z', 1, 1, 15.22),
       ($1, $2, 'AKSESORIS', '375', 'CN', 7, 10.5, 0, null, null, 'BELUM', '', null, 0, 7, 10.5)`,
    [kode_toko, `${inisial}-OG-261121-0001`],
  );
}

/**
 * Ten boxes that came yesterday, of which three were given away today; and the whole shop counted today, with one
 * difference.
 */
export async function seedAksesoris(
  db: Db,
  kode_toko: string,
  inisial: string,
  kode_barcode: string,
  kemarin: string,
  hari_ini: string,
): Promise<void> {
  await db.query(
    `insert into aksesoris (kode_toko, kode_barcode, nama_aksesoris, kode_group, kode_dept, kode_gudang, kode_baki,
      kadar, berat, harga_jual, stok, dibuat_oleh, dibuat_pada)
     values ($1, $2, 'KOTAK CINCIN', '375', 'CN', 'TOKO', 'A02', 37.5, 1.5, 15000, 7, 'SPV1', '2026-11-20T02:30:00Z')`,
    [kode_toko, kode_barcode],
  );
  const gerak = [
    { tgl: kemarin, nomor: `${inisial}-AC-261120-0001`, arah: 'TAMBAH', qty: 10, sign: 1, luar: 'INPUT' },
    { tgl: hari_ini, nomor: `${inisial}-AC-261121-0001`, arah: 'AMBIL', qty: 3, sign: -1, luar: 'AMBIL' },
  ] as const satisfies readonly Gerak[];
  for (const mutasi of gerak) await seedGerak(db, kode_toko, kode_barcode, mutasi);
  await seedOpnameGlobal(db, kode_toko, inisial, hari_ini);
}
