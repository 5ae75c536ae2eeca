import { Problem } from '@kilau/contract/core/problem.ts';
import { ubahAksesorisFields } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import { assertNamed } from '../../engine/named.ts';
import { validated } from '../../engine/resource.write.ts';
import { audit } from '../../platform/audit.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { aksesorisTidakDikenal } from '../../trade/barang/aksesoris.ts';

interface Lama {
  readonly nama_aksesoris: string;
  readonly harga_jual: number;
  readonly status_aktif: boolean;
  readonly stok: number;
}

const fields = ubahAksesorisFields;

/**
 * Changes name, price, or whether it is in use: of these what was sent. What is still there cannot be put out of use.
 */
export async function ubahAksesoris(
  tx: Tx,
  context: WorkContext,
  kode_barcode: string,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { kode_toko } = context.shop;
  const row = await tx.maybe<{ lama: Lama }>(
    `select jsonb_build_object('nama_aksesoris', nama_aksesoris, 'harga_jual', harga_jual, 'status_aktif', status_aktif,
      'stok', stok) as lama
     from aksesoris where kode_toko = $1 and kode_barcode = $2 for update`,
    [kode_toko, kode_barcode],
  );
  if (!row) throw await aksesorisTidakDikenal(tx, kode_toko, kode_barcode);
  const { stok, ...sebelum } = row.lama;
  assertNamed({ fields }, fields, body);
  const input = validated(fields, { ...sebelum, ...body });
  if (!input.status_aktif && stok > 0) {
    throw new Problem('aksesoris_masih_ada', { nama: sebelum.nama_aksesoris, qty: stok });
  }
  const sesudah = {
    nama_aksesoris: input.nama_aksesoris,
    harga_jual: input.harga_jual.toJSON(),
    status_aktif: input.status_aktif,
  };
  await tx.query(
    `update aksesoris set nama_aksesoris = $3, harga_jual = $4, status_aktif = $5, diubah_oleh = $6, diubah_pada = $7
      where kode_toko = $1 and kode_barcode = $2`,
    [
      kode_toko,
      kode_barcode,
      sesudah.nama_aksesoris,
      input.harga_jual.toString(),
      sesudah.status_aktif,
      context.actor.user_id,
      context.now(),
    ],
  );
  await audit(tx, context, { aksi: 'UBAH', objek: 'aksesoris', kode: kode_barcode, sebelum, sesudah });
}
