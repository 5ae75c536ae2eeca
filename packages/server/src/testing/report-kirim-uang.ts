import type { Db } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

const UANG = { kode_sales: '', nama: '' } as const;

/** Money that a shop has sent, one amount in each state, and what it has received of another one. */
export async function seedKirimUang(
  db: Db,
  kode_toko: string,
  inisial: string,
  lain: string,
  [kemarin, hari]: readonly [string, string],
): Promise<void> {
  const tglNomor = (tgl: string) => tgl.slice(2).replaceAll('-', '');
  const kirim = [
    { tgl: kemarin, urut: '0001', total: 1_500_000, akhir: 'KABAR', status: 'DONE' },
    { tgl: hari, urut: '0001', total: 2_250_000, akhir: undefined, status: 'OPEN' },
    { tgl: hari, urut: '0002', total: 400_000, akhir: 'BATAL', status: 'CANC' },
  ] as const;
  for (const { tgl, urut, total, akhir, status } of kirim) {
    const nomor = `${inisial}-KU-${tglNomor(tgl)}-${urut}`;
    const buat = { aksi: 'BUAT', tgl, user_id: 'KASIR1', status: 'OPEN' };
    const perbuatan = akhir === undefined ? [buat] : [buat, { aksi: akhir, tgl: hari, user_id: 'SPV1', status }];
    await seedDeeds(db, { kode_toko, jenis: 'kirim-uang', nomor, ...UANG, total, perbuatan });
    await db.query(
      `insert into kirim_uang (kode_toko, nomor, ke, kode_tujuan, tujuan, no_reff, kurir)
       values ($1, $2, 1, $3, $4, $5, 'PAK UJANG')`,
      [kode_toko, nomor, lain, `KILAU ${lain}`, `SEGEL ${urut}`],
    );
    if (akhir !== 'KABAR') continue;
    await db.query(
      `insert into kirim_uang (kode_toko, nomor, ke, kode_tujuan, tujuan, no_reff, kurir, no_terima, tgl_terima,
         diterima_oleh)
       select kode_toko, nomor, 2, kode_tujuan, tujuan, no_reff, kurir, $3, $4, 'OWNER' from kirim_uang
       where kode_toko = $1 and nomor = $2`,
      [kode_toko, nomor, `${lain}-TU-${tglNomor(hari)}-0001`, hari],
    );
    await db.query(`update dokumen set isi = 2 where kode_toko = $1 and nomor = $2`, [kode_toko, nomor]);
  }
  for (const [urut, total, status] of [
    ['0001', 5_000_000, 'DONE'],
    ['0002', 750_000, 'CANC'],
  ] as const) {
    const nomor = `${inisial}-TU-${tglNomor(hari)}-${urut}`;
    const buat = { aksi: 'BUAT', tgl: hari, user_id: 'KASIR1', status: 'DONE' };
    const perbuatan = status === 'DONE' ? [buat] : [buat, { aksi: 'BATAL', tgl: hari, user_id: 'SPV1', status }];
    await seedDeeds(db, { kode_toko, jenis: 'terima-uang', nomor, ...UANG, total, perbuatan });
    await db.query(
      `insert into terima_uang (kode_toko, nomor, ke, nomor_referensi, dari_toko, asal, no_reff, tgl_kirim,
         dikirim_oleh)
       values ($1, $2, 1, $3, $4, $5, 'SLIP 12', $6, 'KASIR9')`,
      [kode_toko, nomor, `${lain}-KU-${tglNomor(kemarin)}-${urut}`, lain, `KILAU ${lain}`, kemarin],
    );
  }
}
