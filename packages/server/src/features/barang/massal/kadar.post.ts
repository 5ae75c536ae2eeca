import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { BarangKadar } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import {
  cetakBaru,
  KADAR_MAKS,
  nilaiKadar,
  OTORISASI_KADAR,
  type kadarUbahFields,
  type pilihBarangFields,
} from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { useApproval, usedFor } from '../../../engine/approval.ts';
import { Params } from '../../../engine/resource.sql.ts';
import { holdDay } from '../../../ledger/business-date.ts';
import { nextNumber } from '../../../ledger/number.ts';
import { post } from '../../../ledger/post.ts';
import { auditAll } from '../../../platform/audit.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import { tulisKadar, type KadarBaru } from '../../../trade/barang/isi.ts';
import { barangBerubah } from '../../../trade/barang/langkah.ts';
import { pegangBarang } from '../../../trade/barang/pegang.ts';
import { BEBAS_SQL } from '../../../trade/barang/tersedia.ts';
import { pilihanSql } from './profit.post.ts';

/** How the ledger calls a change of purity. */
const KADAR = { jenis: 'KADAR', aksi: 'UBAH', kategori: 'UPDATE KADAR' } as const;

/** Stands for both purities as they are: whoever sends it back has seen them. */
const VERSI = `md5(concat_ws('|', b.kadar, b.kadar_cetak))`;

const KOLOM = `b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.kadar,
  b.kadar_cetak, b.berat, b.foto, k.kadar as kadar_group, ${VERSI} as versi
  from barang b join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
  where b.kode_toko = $1 and ${BEBAS_SQL}`;

/** Free pieces that may get another purity: those that were chosen, else those that differ from their group. */
export async function daftarKadar(
  sql: Sql,
  kode_toko: string,
  pilihan: Values<typeof pilihBarangFields>,
): Promise<BarangKadar[]> {
  const dipilih = Object.values(pilihan).some((nilai) => nilai !== null && nilai !== '');
  if (!dipilih) {
    return sql.query<BarangKadar>(
      `select ${KOLOM} and b.kadar <> k.kadar order by b.kode_barcode limit ${KADAR_MAKS}`,
      [kode_toko],
    );
  }
  const { where, values } = pilihanSql(pilihan);
  return sql.query<BarangKadar>(`select ${KOLOM} and ${where} order by b.kode_barcode limit ${KADAR_MAKS}`, [
    kode_toko,
    ...values,
  ]);
}

export interface UbahKadar {
  readonly barang: readonly (Omit<Values<typeof kadarUbahFields>, 'tanpa_cetak'> & {
    readonly tanpa_cetak?: boolean;
  })[];
  readonly otorisasi: string | null;
}

/** A piece as it is held, and the purities it changes to. */
interface PerubahanKadar extends KadarBaru {
  readonly lama_cetak: string;
}

/**
 * Holds the pieces and puts what they become beside them.
 * @throws Problem `barang_berubah` of one that got another purity since it was looked at, `kadar_sama`.
 */
async function perubahanKadar(tx: Tx, kode_toko: string, rows: UbahKadar['barang']): Promise<PerubahanKadar[]> {
  const kode = rows.map((row) => row.kode_barcode);
  const barang = await pegangBarang(tx, kode_toko, kode);
  const semula = new Map(
    (
      await tx.query<{ kode_barcode: string; kadar_cetak: string; versi: string }>(
        `select b.kode_barcode, b.kadar_cetak, ${VERSI} as versi from barang b
         where b.kode_toko = $1 and b.kode_barcode = any($2)`,
        [kode_toko, kode],
      )
    ).map((row) => [row.kode_barcode, row]),
  );
  const ubah = barang.map((piece, index) => {
    const [baru, lama] = [rows[index], semula.get(piece.kode_barcode)];
    if (!baru || lama?.versi !== baru.versi) throw barangBerubah(piece.kode_barcode);
    return { piece, kadar: baru.kadar, lama_cetak: lama.kadar_cetak, kadar_cetak: cetakBaru(baru) };
  });
  const sama = ubah.find(({ piece, kadar }) => piece.kadar.eq(kadar));
  if (sama) throw new Problem('kadar_sama', { kode_barcode: sama.piece.kode_barcode, kadar: sama.kadar.toString() });
  return ubah;
}

/** Both purities, before and after, in the history of every piece. */
async function catatKadar(
  tx: Tx,
  context: WorkContext,
  ubah: readonly PerubahanKadar[],
  dasar: { readonly no_update: string; readonly otorisasi: string },
): Promise<void> {
  await auditAll(
    tx,
    context,
    ubah.map(({ piece, kadar, lama_cetak, kadar_cetak }) => ({
      aksi: 'KADAR',
      objek: 'barang',
      kode: piece.kode_barcode,
      sebelum: { kadar: piece.kadar, kadar_cetak: lama_cetak },
      sesudah: { kadar, kadar_cetak, ...dasar },
    })),
  );
}

/**
 * Gives pieces another purity, and the printed purity that goes with it: their grams move from the old one to the new
 * one in the books, with an approval that names every piece and both purities. All or none.
 * @returns the number under which it was posted.
 */
export async function ubahKadar(
  tx: Tx,
  context: WorkContext,
  { barang: rows, otorisasi }: UbahKadar,
  kunci: string,
): Promise<{ no_update: string; jumlah: number }> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const ubah = await perubahanKadar(tx, kode_toko, rows);
  const { id } = await useApproval(tx, context, {
    id: otorisasi,
    kategori: OTORISASI_KADAR,
    dokumen: '',
    nilai: nilaiKadar(rows),
  });
  const no_update = await nextNumber(tx, context.shop, 'UK', tgl);
  const params = new Params();
  await tx.query(
    usedFor(kode_toko, no_update, [id])((value) => params.add(value)),
    params.values,
  );
  const waktu = context.now();
  const entries = await tulisKadar(tx, { kode_toko, user_id, waktu }, ubah, KADAR.kategori);
  await catatKadar(tx, context, ubah, { no_update, otorisasi: id });
  await post(
    tx,
    { kode_toko, tgl, jenis: KADAR.jenis, nomor: no_update, aksi: KADAR.aksi, user_id, kunci, waktu },
    entries,
  );
  return { no_update, jumlah: ubah.length };
}
