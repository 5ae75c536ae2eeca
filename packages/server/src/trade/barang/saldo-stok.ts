const ASET = [
  ['stock', `aset = 'PCS'`],
  ['gram', `aset like 'EMAS:%'`],
] as const;
type NamaAset = (typeof ASET)[number][0];

/**
 * Writes the same for pieces and for grams: their columns begin with `name`, their rows are those that `only` lets
 * through.
 */
export const perAset = (write: (name: NamaAset, only: string) => string): string =>
  ASET.map(([name, only]) => write(name, only)).join(', ');

/** Pieces are whole numbers. */
export const whole = (name: string): string => (name.startsWith('stock') ? '::bigint' : '');

/** Rows of one account in the places and of the kinds that `$4` to `$7` name; an empty one leaves nothing out. */
export const diSaring = (
  akun: 'STOK' | 'MANUAL',
): string => `akun = '${akun}' and ($4::text is null or kode_gudang = $4) and ($5::text is null or kode_baki = $5)
    and ($6::text is null or kode_group = $6) and ($7::text is null or kode_dept = $7)`;

interface SaringStok {
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
  readonly kode_group: string | null;
  readonly kode_dept: string | null;
}
/** Values of `$1` to `$7`: the shop, the days, and what {@link diSaring} lets through. */
export const nilaiStok = (kode_toko: string, from: string, to: string, filter: SaringStok): unknown[] => [
  kode_toko,
  from,
  to,
  filter.kode_gudang,
  filter.kode_baki,
  filter.kode_group,
  filter.kode_dept,
];

/**
 * Opening and closing of the days `$2` to `$3`, as `stock_awal`, `stock_akhir`, `gram_awal` and `gram_akhir` of every
 * `grain`. Out of the balances, which cost the same for a hundred pieces as for a million: the closing is what lies
 * there now less what moved since, the opening less what moved in the period too; so that one day's opening is the day
 * before's closing.
 */
export const saldoPeriode = (grain: string, akun: 'STOK' | 'MANUAL'): string => `
      select ${grain}, ${perAset((name) => `sum(${name}_awal) as ${name}_awal, sum(${name}_akhir) as ${name}_akhir`)}
      from (
        select ${grain}, ${perAset(
          (name, only) => `case when ${only} then jumlah
          else 0 end as ${name}_awal, case when ${only} then jumlah else 0 end as ${name}_akhir`,
        )}
        from saldo where kode_toko = $1 and ${diSaring(akun)}
        union all
        select ${grain}, ${perAset(
          (_, only) => `case when ${only} then keluar - masuk
          else 0 end, case when ${only} and tgl > $3 then keluar - masuk else 0 end`,
        )}
        from saldo_hari where kode_toko = $1 and tgl >= $2 and ${diSaring(akun)}
      ) t group by ${grain}`;
