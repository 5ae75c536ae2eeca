import type { CountNotice } from '../../platform/notice.ts';

/** Whether anything was ever sold: a sale that stands. */
export const pernahMenjual: CountNotice = ({ db, shop }) =>
  db.one(
    `select (exists (select from dokumen where kode_toko = $1 and jenis in ('penjualan', 'penjualan-manual')
       and status = 'DONE'))::int as jumlah`,
    [shop.kode_toko],
  );
