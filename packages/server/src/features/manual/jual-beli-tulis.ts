import type { Tx } from '../../platform/database/tx.ts';

/** A column of lines: its value travels as one array for all rows. */
export type Kolom<Row> = readonly [
  nama: string,
  jenis: 'text' | 'numeric' | 'integer' | 'uuid',
  dari: (row: Row) => unknown,
];

/**
 * Writes the lines of a document in one statement. `di` names table and number column: the program's own words, never a
 * caller's.
 */
export async function tulisBaris<Row>(
  tx: Tx,
  di: { readonly tabel: string; readonly kolom: string },
  kode_toko: string,
  nomor: string,
  rows: readonly Row[],
  kolom: readonly Kolom<Row>[],
): Promise<void> {
  const nama = kolom.map(([name]) => name).join(', ');
  const arrays = kolom.map(([, jenisSql], index) => `$${index + 3}::${jenisSql}[]`).join(', ');
  await tx.query(
    `insert into ${di.tabel} (kode_toko, ${di.kolom}, ${nama}, baris) select $1, $2, t.*
      from unnest(${arrays}) with ordinality as t`,
    [kode_toko, nomor, ...kolom.map(([, , dari]) => rows.map(dari))],
  );
}
