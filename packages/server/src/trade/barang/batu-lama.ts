import type { Tx } from '../../platform/database/tx.ts';

/**
 * Keeps what pieces are set with, before they are set anew: books of the days until then tell of it.
 * @param tgl the business date, on whose evening they will be set anew.
 */
export async function simpanBatuLama(tx: Tx, kode_toko: string, kode_barcode: readonly string[], tgl: string) {
  await tx.query(
    `insert into barang_batu_lama (kode_toko, kode_barcode, dari, sampai, batu)
     select $1, n.kode_barcode, coalesce((select max(l.sampai) from barang_batu_lama l
         where l.kode_toko = $1 and l.kode_barcode = n.kode_barcode), '-infinity'), $3::date,
       coalesce((select jsonb_agg(to_jsonb(s) order by s.baris) from (
           select baris, kode_jenis_batu, jumlah, carat, harga from barang_batu
           where kode_toko = $1 and kode_barcode = n.kode_barcode) s), '[]')
     from unnest($2::text[]) as n(kode_barcode)
     where not exists (select from barang_batu_lama l
       where l.kode_toko = $1 and l.kode_barcode = n.kode_barcode and l.sampai >= $3::date)`,
    [kode_toko, kode_barcode, tgl],
  );
}
