import { banyakFields, kolomBanyak, type KolomBanyak } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { labelKey, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { writeXlsx } from 'hucre/xlsx';
import type { Context } from '../../../platform/context.ts';

const BOLD = { font: { bold: true } } as const;
/** Codes stay as they are typed: `0012` is no number. */
const TEXT = '@';
const WIDTH = 14;
const WIDE = 28;

/** Masters whose codes a row may name: one sheet lists them beside the empty one. */
const KODE = [
  [
    'kode_group',
    `select kode_group as kode, nama_group as nama from kelompok where kode_toko = $1 and status_aktif order by 1`,
  ],
  [
    'kode_dept',
    `select kode_dept as kode, nama_dept as nama from jenis where kode_toko = $1 and status_aktif order by 1`,
  ],
  [
    'kode_baki',
    `select kode_baki as kode, nama_baki as nama from baki where kode_toko = $1 and status_aktif order by 1`,
  ],
] as const;

/** An empty workbook to be filled in: the columns by their labels, and the codes that may stand in them. */
export async function lembarContoh({
  db,
  shop,
  actor,
  t,
}: Pick<Context, 'db' | 'shop' | 'actor' | 't'>): Promise<Buffer> {
  const kolom = kolomBanyak(actor);
  const label = (name: KolomBanyak): string => t(labelKey(name, banyakFields[name]));
  const codes: (string | null)[][] = [];
  for (const [name, sql] of KODE) {
    const rows = await db.query<{ kode: string; nama: string }>(sql, [shop.kode_toko]);
    codes.push(...rows.map(({ kode, nama }) => [label(name), kode, nama]));
  }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: t('label.lembar_barang'),
        columns: kolom.map((name) => ({
          width: name === 'nama_barang' ? WIDE : WIDTH,
          ...(!NUMERIC_KINDS.has(banyakFields[name].kind) && { style: { numFmt: TEXT } }),
        })),
        rows: [kolom.map(label)],
        cells: new Map(kolom.map((name, index) => [`0,${index}`, { value: label(name), style: BOLD }])),
        freezePane: { rows: 1 },
      },
      { name: t('label.lembar_kode'), columns: [{ width: WIDTH }, { width: WIDTH }, { width: WIDE }], rows: codes },
    ],
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
