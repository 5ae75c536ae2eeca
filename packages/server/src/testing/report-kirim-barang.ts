import type { Db } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

const ORANG = { kode_sales: '', nama: '', total: 0 } as const;

/** Goods that a shop has sent: one paper with a line in each state, one on its way, one that was taken back. */
export async function seedKirimBarang(
  db: Db,
  kode_toko: string,
  inisial: string,
  lain: string,
  [kemarin, hari]: readonly [string, string],
): Promise<void> {
  await db.query(`update toko set level = 'PUSAT', online = true where kode_toko = $1`, [lain]);
  for (const [urut, tgl, akhir, status] of [
    ['0001', kemarin, 'KABAR', 'OPEN'],
    ['0002', hari, undefined, 'OPEN'],
    ['0003', hari, 'BATAL', 'CANC'],
  ] as const) {
    const nomor = `${inisial}-KB-${tgl.slice(2).replaceAll('-', '')}-${urut}`;
    const buat = { aksi: 'BUAT', tgl, user_id: 'GUDANG1', status: 'OPEN' };
    const perbuatan = akhir === undefined ? [buat] : [buat, { aksi: akhir, tgl: hari, user_id: 'SPV1', status }];
    await seedDeeds(db, { kode_toko, jenis: 'kirim-barang', nomor, ...ORANG, perbuatan });
    await db.query(
      `insert into kirim_barang (kode_toko, nomor, ke, kode_tujuan, tujuan, kurir, no_segel, jumlah_barang, total_berat)
       values ($1, $2, 1, $3, $4, 'PAK UJANG', 'S 81', 3, 11.72)`,
      [kode_toko, nomor, lain, `KILAU ${lain}`],
    );
    await db.query(
      `insert into kirim_barang_baris (kode_toko, nomor, ke, baris, kode_barcode, kode_intern, nama_barang, kode_group,
         kode_dept, kadar, berat, size, dari_gudang, dari_baki, harga_jual, harga_modal)
       select $1, $2, 1, n.baris, n.kode, '', 'CINCIN POLOS', n.grup, 'CN', n.kadar, n.berat, '', 'TOKO', 'A01', null, null
       from (values (1, '00012001', '700', 70, 2.130), (2, '00012002', '700', 70, 8.350),
         (3, '00012003', '375', 37.5, 1.240)) as n(baris, kode, grup, kadar, berat)`,
      [kode_toko, nomor],
    );
    if (akhir !== 'KABAR') continue;
    await db.query(
      `insert into kirim_barang_hasil (kode_toko, nomor, ke, baris, kode_barcode, hasil, alasan, no_terima, tgl_terima)
       select $1, $2, 2, n.baris, n.kode, n.hasil, n.alasan, $3, $4
       from (values (1, '00012001', 'TERIMA', null), (2, '00012002', 'TERIMA', null),
         (3, '00012003', 'TOLAK', 'PENYOK')) as n(baris, kode, hasil, alasan)`,
      [kode_toko, nomor, `${lain}-KT-0001`, hari],
    );
  }
}
