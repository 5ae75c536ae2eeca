import { randomBytes } from 'node:crypto';
import { audit } from '../../../platform/audit.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { shopFolder } from '../../../platform/files.ts';
import { barangTidakDikenal } from '../../../trade/barang/dikenal.ts';
import { tulisFoto } from '../../../trade/barang/isi.ts';
import { hapusFoto, olahFoto, simpanFoto } from '../../../trade/barang/olah-foto.ts';
import { assertDiStok, KEADAAN_KOLOM } from '../../../trade/barang/tersedia.ts';

/**
 * The key of the photo that a caller asks for: the piece's own, or one it had before, by name.
 * @returns nothing when there is no such piece.
 */
export async function kunciFoto(
  sql: Sql,
  kode_toko: string,
  kode_barcode: string,
  versi: string | null,
): Promise<string | undefined> {
  const row = await sql.maybe<{ foto: string }>(`select foto from barang where kode_toko = $1 and kode_barcode = $2`, [
    kode_toko,
    kode_barcode,
  ]);
  if (!row || versi === null || versi === row.foto) return row?.foto;
  const lama = await sql.maybe(
    `select 1 from audit where kode_toko = $1 and objek = 'barang' and kode = $2 and aksi = 'FOTO'
      and (sebelum->>'foto' = $3 or sesudah->>'foto' = $3) limit 1`,
    [kode_toko, kode_barcode, versi],
  );
  return lama ? versi : row.foto;
}

/**
 * Gives a piece that lies in stock a photo. Those before are kept: the piece's history shows every one.
 * @returns the key under which it is kept; a new one every time, so that caches never show the old picture.
 */
export async function gantiFoto(
  context: Pick<Context, 'db' | 'files' | 'shop' | 'actor' | 'now'>,
  kode_barcode: string,
  bytes: Buffer,
): Promise<string> {
  const {
    db,
    files,
    shop: { kode_toko },
  } = context;
  const foto = await olahFoto(bytes);
  // A name is given to what is a piece alone: not every code of nobody's is one that a file may bear.
  const dikenal = await db.maybe(`select 1 from barang where kode_toko = $1 and kode_barcode = $2`, [
    kode_toko,
    kode_barcode,
  ]);
  if (!dikenal) throw await barangTidakDikenal(db, kode_barcode);
  const kunci = `${shopFolder(kode_toko)}/barang/${kode_barcode}-${randomBytes(4).toString('hex')}.jpg`;
  await simpanFoto(files, kunci, foto);
  try {
    await db.tx(async (tx) => {
      const lama = await tx.maybe<KeadaanBarang & { readonly foto: string }>(
        `select foto, ${KEADAAN_KOLOM} from barang where kode_toko = $1 and kode_barcode = $2 for update`,
        [kode_toko, kode_barcode],
      );
      if (!lama) throw await barangTidakDikenal(tx, kode_barcode);
      assertDiStok(kode_barcode, lama);
      const oleh = { kode_toko, user_id: context.actor.user_id, waktu: context.now() };
      await tulisFoto(tx, oleh, kode_barcode, kunci);
      await audit(tx, context, {
        aksi: 'FOTO',
        objek: 'barang',
        kode: kode_barcode,
        sebelum: { foto: lama.foto },
        sesudah: { foto: kunci },
      });
    });
  } catch (error) {
    await hapusFoto(files, kunci);
    throw error;
  }
  return kunci;
}
