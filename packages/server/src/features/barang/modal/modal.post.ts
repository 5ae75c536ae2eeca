import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { pilihBarangFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { MODAL_MAKS, type BarangModal, type modalFields } from '@kilau/contract/features/barang/modal/modal.fields.ts';
import { holdDay } from '../../../ledger/business-date.ts';
import { nextNumber } from '../../../ledger/number.ts';
import { post } from '../../../ledger/post.ts';
import type { Context, WorkContext } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import { tulisModal, type ModalBaru } from '../../../trade/barang/modal.ts';
import { pegangBarang } from '../../../trade/barang/pegang.ts';
import { TERSEDIA_SQL } from '../../../trade/barang/tersedia.ts';
import { hargaBeliKadarSql } from '../../../trade/harga/harga-beli-kadar.sql.ts';
import { adaPilihan, pilihanSql } from '../massal/profit.post.ts';

const MODAL = { jenis: 'BARANG', aksi: 'MODAL', kategori: 'MODAL BARANG' } as const;
/** Stands for the cost as it is: whoever sends it back has seen it. */
const VERSI = `md5(coalesce(b.harga_modal::text, ''))`;

/** Pieces for sale with what they cost and what is proposed: those chosen; without a choice, those without a cost. */
export async function daftarModal(
  sql: Sql,
  { shop, isOn }: Pick<Context, 'shop' | 'isOn'>,
  pilihan: Values<typeof pilihBarangFields>,
): Promise<BarangModal[]> {
  const { where, values } = adaPilihan(pilihan)
    ? pilihanSql(pilihan)
    : { where: 'b.harga_modal is null', values: [] as const };
  return sql.query<BarangModal>(
    `select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_baki, b.kadar, b.berat, b.status, b.pemilik_nomor,
       b.klaim_nomor, b.harga_modal, nullif(round(b.berat * h.harga), 0) as usul, ${VERSI} as versi
     from barang b
     cross join lateral (
       select ${hargaBeliKadarSql('$1', 'b.kadar', isOn('PARAMETER_HARGA_EMAS_PEMBELIAN'))} as harga
     ) h
     where b.kode_toko = $1 and ${TERSEDIA_SQL} and ${where}
     order by b.kode_barcode limit ${MODAL_MAKS + 1}`,
    [shop.kode_toko, ...values],
  );
}

/** What a gram of a purity is bought for today. */
export async function hargaBeliKadar(
  { db, shop, isOn }: Pick<Context, 'db' | 'shop' | 'isOn'>,
  kadar: Dec,
): Promise<Dec | null> {
  const { harga } = await db.one<{ harga: Dec | null }>(
    `select ${hargaBeliKadarSql('$1', '$2::numeric', isOn('PARAMETER_HARGA_EMAS_PEMBELIAN'))} as harga`,
    [shop.kode_toko, kadar.toString()],
  );
  return harga;
}

type Perubahan = Values<typeof modalFields>;

/** Holds the pieces, and refuses one that got another cost since it was looked at. */
async function perubahan(tx: Tx, kode_toko: string, rows: readonly Perubahan[]): Promise<ModalBaru[]> {
  const kode = rows.map((row) => row.kode_barcode);
  const pieces = await pegangBarang(tx, kode_toko, kode);
  const versi = new Map(
    (
      await tx.query<{ kode_barcode: string; versi: string }>(
        `select b.kode_barcode, ${VERSI} as versi from barang b where b.kode_toko = $1 and b.kode_barcode = any($2)`,
        [kode_toko, kode],
      )
    ).map((row) => [row.kode_barcode, row.versi]),
  );
  return pieces.flatMap((piece, index) => {
    const row = rows[index];
    if (!row || versi.get(piece.kode_barcode) !== row.versi) {
      throw new Problem('barang_berubah', { kode_barcode: piece.kode_barcode });
    }
    const { harga_modal } = row;
    return sama(piece.harga_modal, harga_modal) ? [] : [{ piece, harga_modal }];
  });
}

const sama = (lama: Dec | null, baru: Dec): boolean => lama !== null && lama.eq(baru);

/**
 * Says what pieces cost, all or none: the difference comes into the books, or leaves them. The card of a piece tells by
 * these who did it under which number, and not the rupiah: not everybody who reads it may see them.
 * @returns how many really changed, and the number; empty when none did.
 */
export async function ubahModal(
  tx: Tx,
  context: WorkContext,
  rows: readonly Perubahan[],
  kunci: string,
): Promise<{ no_update: string; jumlah: number }> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const ubah = await perubahan(tx, kode_toko, rows);
  if (ubah.length === 0) return { jumlah: 0, no_update: '' };
  const no_update = await nextNumber(tx, context.shop, 'UM', tgl);
  const waktu = context.now();
  const entries = await tulisModal(tx, { kode_toko, user_id, waktu }, ubah, MODAL.kategori);
  await post(
    tx,
    { kode_toko, tgl, jenis: MODAL.jenis, nomor: no_update, aksi: MODAL.aksi, user_id, kunci, waktu },
    entries,
  );
  return { no_update, jumlah: ubah.length };
}
