import type { CountNotice } from '../../platform/notice.ts';

/** Whether anything was ever sold: a sale that stands. */
export const pernahMenjual: CountNotice = ({ db, shop }) =>
  db.one(
    `select (exists (select from dokumen where kode_toko = $1 and jenis in ('penjualan', 'penjualan-manual')
       and status = 'DONE'))::int as jumlah`,
    [shop.kode_toko],
  );

/** Whether something was sold on an earlier business day: such a shop needs no leading. */
export const menjualSejakLama = async ({ db, shop }: Parameters<CountNotice>[0]): Promise<boolean> => {
  const found = await db.query(
    `select 1 from dokumen where kode_toko = $1 and jenis in ('penjualan', 'penjualan-manual') and status = 'DONE'
       and tgl < $2 limit 1`,
    [shop.kode_toko, shop.tgl_system],
  );
  return found.length > 0;
};
