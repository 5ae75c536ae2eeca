import { banyakFields, kolomBanyak } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { contohFile, type Contoh } from '../../../engine/import/contoh.ts';
import type { Context } from '../../../platform/context.ts';
import type { Answer } from '../../../platform/http/route.ts';

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

/** An empty file of pieces to be filled in: the columns by their labels, and the codes that may stand in them. */
export async function lembarContoh(
  { db, shop, actor, t }: Pick<Context, 'db' | 'shop' | 'actor' | 't'>,
  bentuk: Contoh = 'xlsx',
): Promise<Answer> {
  const codes: (string | null)[][] = [];
  for (const [name, sql] of KODE) {
    const rows = await db.query<{ kode: string; nama: string }>(sql, [shop.kode_toko]);
    codes.push(...rows.map(({ kode, nama }) => [t(labelKey(name, banyakFields[name])), kode, nama]));
  }
  const fields: Fields = Object.fromEntries(kolomBanyak(actor).map((name) => [name, banyakFields[name]]));
  return contohFile({ t }, 'tambah-barang', fields, bentuk, { nama: t('label.lembar_kode'), baris: codes });
}
