import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Paper, Work } from '../../../engine/paper/kind.ts';
import { quoted } from '../../../engine/resource.sql.ts';
import type { JumlahStok } from '../../../trade/manual/stok.ts';

/** Refuses a line that takes neither pieces nor grams. */
export function assertBerisi(barang: readonly Pick<JumlahStok, 'qty' | 'berat'>[]): void {
  const kosong = barang.flatMap(({ qty, berat }, index) => (qty === 0 && berat.isZero() ? [index] : []));
  if (kosong.length === 0) return;
  const breaks = kosong.map((index) => [`barang.${index}.qty`, { rule: 'tidak_boleh_nol' }]);
  throw new Problem('data_tidak_valid', {}, Object.fromEntries(breaks) as Record<string, RuleBreak>);
}

/** What lines come to. */
export const jumlahBaris = (barang: readonly JumlahStok[]) => ({
  total_qty: barang.reduce((sum, { qty }) => sum + qty, 0),
  total_berat: Dec.sum(barang.map(({ berat }) => berat)),
});

/** Lines as they are kept: with what their types are called at this moment. */
export async function barisTersimpan<Baris extends JumlahStok>({ tx, context }: Work, barang: readonly Baris[]) {
  const rows = await tx.query<{ kode_dept: string; nama_dept: string }>(
    'select kode_dept, nama_dept from jenis where kode_toko = $1 and kode_dept = any($2)',
    [context.shop.kode_toko, [...new Set(barang.map(({ kode_dept }) => kode_dept))]],
  );
  const nama = new Map(rows.map(({ kode_dept, nama_dept }) => [kode_dept, nama_dept]));
  return barang.map((baris) => ({ ...baris, nama_dept: nama.get(baris.kode_dept) ?? '' }));
}

/** What the lines of a paper move or hold, as its last version says. */
export const barisDokumen = (
  { tx, context }: Work,
  { lines }: Kind,
  { nomor, isi }: Pick<Paper<Kind>, 'nomor' | 'isi'>,
): Promise<JumlahStok[]> =>
  tx.query<JumlahStok>(
    `select kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat from ${quoted(lines['barang']?.table ?? '')}
      where kode_toko = $1 and nomor = $2 and ke = $3 order by baris`,
    [context.shop.kode_toko, nomor, isi],
  );
