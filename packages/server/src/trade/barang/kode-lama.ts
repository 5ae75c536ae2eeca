import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Sql } from '../../platform/database/tx.ts';

interface Dikenal {
  readonly lama: string;
  readonly kode_barcode: string | null;
  /** So many pieces in the stock bear it. */
  readonly jumlah: number;
}

/**
 * Pieces by their barcodes, or by the codes that they had before: what comes out of another program knows no barcode
 * that was drawn here. Such a code must be that of one piece alone, which lies in the stock.
 * @throws Problem `rujukan_tidak_ada` at every line whose code names none, or several.
 */
export async function denganBarcode<B extends { readonly kode_barcode: string }>(
  sql: Sql,
  kode_toko: string,
  barang: readonly B[],
): Promise<readonly B[]> {
  const rows = await sql.query<Dikenal>(
    `select k.lama, coalesce(s.kode_barcode, l.kode_barcode) as kode_barcode, l.jumlah
     from unnest($2::text[]) as k(lama)
     left join barang s on s.kode_toko = $1 and s.kode_barcode = k.lama
     cross join lateral (
       select min(b.kode_barcode) as kode_barcode, count(*)::integer as jumlah from barang b
       where b.kode_toko = $1 and b.kode_intern collate "C" = k.lama and b.kode_intern <> '' and b.di_stok
     ) l`,
    [kode_toko, [...new Set(barang.map(({ kode_barcode }) => kode_barcode))]],
  );
  const dikenal = new Map(rows.map((row) => [row.lama, row]));
  const breaks: Record<string, RuleBreak> = {};
  const baru = barang.map((row, index) => {
    const { kode_barcode: kode } = row;
    const { kode_barcode = null, jumlah = 0 } = dikenal.get(kode) ?? {};
    if (kode_barcode === null) {
      breaks[`barang.${index}.kode_barcode`] = { rule: 'rujukan_tidak_ada', params: { kode } };
    } else if (kode_barcode !== kode && jumlah > 1) {
      breaks[`barang.${index}.kode_barcode`] = { rule: 'kode_lama_beberapa', params: { kode, jumlah } };
    }
    return { ...row, kode_barcode: kode_barcode ?? kode };
  });
  const [first] = Object.values(breaks);
  if (first) throw new Problem('rujukan_tidak_ada', { kode: String(first.params?.['kode']) }, breaks);
  return baru;
}
