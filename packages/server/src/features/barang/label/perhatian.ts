import type { CountNotice } from '../../../platform/notice.ts';
import { JENIS_CETAK } from './daftar-label.ts';

/** Pieces in the stock that came in on the open day and have no tag yet. */
export const labelBelumDicetak: CountNotice = ({ db, shop }) =>
  db.one(
    `select count(*)::int as jumlah from barang b where b.kode_toko = $1 and b.tgl_masuk = $2 and b.di_stok
       and not exists (select from cetak_log c where c.kode_toko = b.kode_toko and c.jenis = $3
         and c.nomor = b.kode_barcode)`,
    [shop.kode_toko, shop.tgl_system, JENIS_CETAK],
  );
