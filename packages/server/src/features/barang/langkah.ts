import type { CountNotice } from '../../platform/notice.ts';
import { JENIS_CETAK } from './label/daftar-label.ts';

const any = (sql: string): string => `select (exists (${sql}))::int as jumlah`;

/** Whether any piece was ever entered, or goods without barcodes. */
export const barangAda: CountNotice = ({ db, shop }) =>
  db.one(
    any(`select from barang where kode_toko = $1
      union all select from saldo where kode_toko = $1 and akun = 'MANUAL' and jumlah > 0`),
    [shop.kode_toko],
  );

/** Whether a tag was ever printed. */
export const labelDicetak: CountNotice = ({ db, shop }) =>
  db.one(any(`select from cetak_log where kode_toko = $1 and jenis = $2 and ke is not null`), [
    shop.kode_toko,
    JENIS_CETAK,
  ]);
