/**
 * Joins to sales `p` their lines `b`, pieces and accessories, by the number of each sale. Joined plainly, a month of
 * sales would be laid beside the lines of all years: the planner leads no number into both halves of the view, and
 * `offset 0` keeps it from joining them in another way.
 */
export const BARIS_JUAL_JOIN = `cross join lateral (
    select * from penjualan_baris l
    where l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group offset 0
  ) b`;
