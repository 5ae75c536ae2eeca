import type { CountNotice } from '../../../platform/notice.ts';

/** Differences that the last night's check of the books found. */
export const bukuSalah: CountNotice = async ({ db, shop }) =>
  (await db.maybe<{ jumlah: number }>(
    `select salah as jumlah from periksa_buku where kode_toko = $1 order by malam desc limit 1`,
    [shop.kode_toko],
  )) ?? { jumlah: 0 };

/** Messages that the program has given up to send. */
export const kirimanMenyerah: CountNotice = ({ db, shop }) =>
  db.one(`select count(*)::int as jumlah from outbox where kode_toko = $1 and keadaan = 'MENYERAH'`, [shop.kode_toko]);
