/** Figures that somebody wrote down at a place of the book, to be compared with what the books had there. */
export interface Noted {
  /**
   * SQL of rows (di, akun, a, b, urut, qty, berat): what the account was seen to hold at the place (a, b) of the shop
   * when the book stood at `urut`. An empty `b` is all of `a`; a figure that is null was forgotten.
   */
  readonly rows: string;
  /** The columns of balances and entries that `a` and `b` are. */
  readonly place: readonly [string, string];
}

/**
 * SQL of an invariant: every figure = what there is now, less what came behind it. What came behind the first of them
 * is read once and along the chain, a posting at a time, however many figures there are: a shop weighs each of its
 * trays.
 */
export function notedSql({ rows, place: [a, b] }: Noted): string {
  const added = (
    source: string,
  ): string => `select akun, ${a} as a, coalesce(${b}, '') as b, sum(jumlah) filter (where aset = 'PCS') as qty,
    sum(jumlah) filter (where aset like 'EMAS:%') as berat
      from ${source} and akun = any((select array_agg(distinct akun) from dicatat)::text[])
      group by grouping sets ((akun, ${a}, ${b}), (akun, ${a})) having grouping(${b}) = 1 or ${b} <> ''`;
  return `with dicatat as materialized (select row_number() over () as n, * from (${rows}) r),
    kini as materialized (${added('saldo where kode_toko = $1')}),
    mutasi as materialized (
      select p.urut, e.* from posting p cross join lateral
        (${added('entri where kode_toko = p.kode_toko and posting_id = p.id')}) e
      where p.kode_toko = $1 and p.urut > (select min(urut) from dicatat)
    ),
    sesudah as materialized (
      select d.n, sum(m.qty) as qty, sum(m.berat) as berat from dicatat d join mutasi m using (akun, a, b)
      where m.urut > d.urut group by d.n
    )
    select di, sum(selisih) as selisih from (
      select d.di, coalesce(abs(d.qty - coalesce(k.qty, 0) + coalesce(s.qty, 0)) + abs(d.berat - coalesce(k.berat,
        0) + coalesce(s.berat, 0)), 1) as selisih
      from dicatat d left join kini k using (akun, a, b) left join sesudah s using (n)
    ) b where selisih <> 0 group by di`;
}
