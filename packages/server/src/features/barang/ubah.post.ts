import { barangUbahFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks, recordSchema, type Values } from '@kilau/contract/core/schema.ts';
import { audit } from '../../platform/audit.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { barangTidakDikenal } from './dikenal.ts';

type Name = keyof typeof barangUbahFields;
type Tersimpan = { readonly [K in Name]: string | Dec };
const NAMES = Object.keys(barangUbahFields) as Name[];
const NUMBERS: ReadonlySet<Name> = new Set<Name>(['harga_atribut', 'berat_plastik']);

/** Only what the caller sent changes; a field that was sent empty becomes empty. */
function isian(lama: Tersimpan, body: Readonly<Record<string, unknown>>): Values<typeof barangUbahFields> {
  const known = Object.fromEntries(NAMES.map((name) => [name, name in body ? body[name] : lama[name]]));
  const result = recordSchema(barangUbahFields).safeParse(known);
  if (!result.success) throw new Problem('data_tidak_valid', {}, fieldBreaks(result.error));
  return result.data;
}

const tersimpan = (name: Name, value: string | Dec | null): string | Dec => value ?? (NUMBERS.has(name) ? Dec.zero : '');
const sama = (a: string | Dec, b: string | Dec): boolean => (a instanceof Dec && b instanceof Dec ? a.eq(b) : a === b);

/** Held or sold, a piece stays what it was when the document wrote it down. */
function assertTersedia(kode_barcode: string, { status, pegangan, kode_gudang }: { status: string; pegangan: string; kode_gudang: string }): void {
  if (status === 'TERJUAL') throw new Problem('barang_sudah_terjual', { kode_barcode, nomor: pegangan });
  if (status === 'RESERVASI') throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor: pegangan });
  if (status !== 'TERSEDIA') throw new Problem('barang_tidak_dijual', { kode_barcode, kode_gudang });
}

/**
 * Changes what may change of a piece that nobody holds; its weight never does (decisions.md 5).
 * What was and what is now is recorded, for the fields that differ.
 */
export async function ubahBarang(tx: Tx, context: Pick<WorkContext, 'actor' | 'shop' | 'now'>, kode_barcode: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  const { kode_toko } = context.shop;
  const lama = await tx.maybe<Tersimpan & { status: string; pegangan: string; kode_gudang: string }>(
    `select ${NAMES.join(', ')}, status, pegangan, kode_gudang from barang where kode_toko = $1 and kode_barcode = $2 for update`, [kode_toko, kode_barcode]);
  if (!lama) throw await barangTidakDikenal(tx, kode_barcode);
  assertTersedia(kode_barcode, lama);
  const masuk = isian(lama, body);
  const baru = Object.fromEntries(NAMES.map((name) => [name, tersimpan(name, masuk[name])])) as Record<Name, string | Dec>;
  const beda = NAMES.filter((name) => !sama(lama[name], baru[name]));
  if (beda.length === 0) return;
  const sets = beda.map((name, index) => `${name} = $${index + 5}`);
  await tx.query(`update barang set ${sets.join(', ')}, diubah_oleh = $3, diubah_pada = $4 where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode_barcode, context.actor.user_id, context.now(), ...beda.map((name) => baru[name])]);
  const pick = (from: Tersimpan) => Object.fromEntries(beda.map((name) => [name, from[name]]));
  await audit(tx, context, { aksi: 'UBAH', objek: 'barang', kode: kode_barcode, sebelum: pick(lama), sesudah: pick(baru) });
}
