interface Saringan {
  readonly tgl_from: string;
  readonly tgl_to: string;
  readonly kode_sales: string | null;
  readonly kode_group: string | null;
  readonly kode_dept: string | null;
}

/** Validated documents `d` and their lines `b`, as the filters narrow them: `$1` shop, `$2` and `$3` the days. */
export const VALID = `d.kode_toko = $1 and d.valid_oleh is not null and ($4::text is null or d.kode_sales = $4)
  and ($5::text is null or b.kode_group = $5) and ($6::text is null or b.kode_dept = $6)`;
/** What was sold or bought in a line. */
export const BARANG = 'b.kode_group, b.kode_dept, b.kadar, b.kode_baki, b.qty, b.berat';
/** Values of {@link VALID} and the days. */
export const nilaiSaringan = (kode_toko: string, filter: Saringan): unknown[] => [
  kode_toko,
  filter.tgl_from,
  filter.tgl_to,
  filter.kode_sales,
  filter.kode_group,
  filter.kode_dept,
];
