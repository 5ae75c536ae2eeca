import type { Dec } from '@kilau/contract/core/dec.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import {
  hargaSistem,
  type AturanHarga,
  type HargaSistem,
  type TipeOngkos,
} from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { barangTidakDikenal } from '../barang/dikenal.ts';
import { assertTersedia } from '../barang/tersedia.ts';
import { hargaKelompokSql } from './harga-kelompok.sql.ts';

/** A piece as the sale needs it, with today's prices beside it. */
export interface BarangJual extends KeadaanBarang {
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kadar: Dec;
  readonly kadar_cetak: string;
  readonly berat: Dec;
  readonly nama_atribut: string;
  readonly harga_atribut: Dec;
  readonly tipe_ongkos: TipeOngkos;
  readonly ongkos: Dec;
  readonly markis: boolean;
  readonly harga_khusus: Dec | null;
  readonly size: string;
  readonly asal_faktur_pajak: boolean;
  readonly berlian: boolean;
  readonly foto: string;
  readonly jenis_group: string;
  readonly harga_kelompok: Dec;
  readonly harga_group: Dec;
  readonly persentase_group: Dec;
  readonly harga_global: Dec;
  /** What its group costs a reseller a gram, and the discount in percent he gets unasked, where one buys. */
  readonly harga_reseller?: Dec;
  readonly diskon_bebas?: Dec;
  /** Its gudang is one that sells. */
  readonly dijual: boolean;
}

/** A piece that is held, with what it cost the shop: that is for the books, and in no answer. */
export interface BarangDipegang extends BarangJual {
  readonly harga_modal: Dec | null;
}

const selectSql = (
  more = '',
) => `select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang,
  b.kode_baki, b.status, b.pemilik_nomor, b.pemilik_jenis, b.klaim_nomor,
    b.kadar, b.kadar_cetak, b.berat, b.nama_atribut, b.harga_atribut, b.tipe_ongkos, b.ongkos, b.markis, b.harga_khusus,
    b.size,
    b.asal_faktur_pajak, b.berlian, b.foto, k.jenis_group, ${hargaKelompokSql('k')} as harga_kelompok,
    k.harga as harga_group, k.persentase as persentase_group,
    coalesce(g.nominal, 0) as harga_global, w.dijual${more}
  from barang b
  join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
  join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  left join harga_global g on g.kode_toko = b.kode_toko
  where b.kode_toko = $1 and b.kode_barcode = any($2)
  order by b.kode_barcode`;

const SELECT = selectSql();
const HOLD = `${selectSql(', b.harga_modal')} for update of b`;

const byCode = <B extends BarangJual>(rows: readonly B[]): Map<string, B> =>
  new Map(rows.map((row) => [row.kode_barcode, row]));

/** Pieces by barcode. */
export const loadBarang = async (
  sql: Sql,
  kode_toko: string,
  kode_barcode: readonly string[],
): Promise<Map<string, BarangJual>> => byCode(await sql.query<BarangJual>(SELECT, [kode_toko, kode_barcode]));

/**
 * The same, held until the end of the transaction, in one order for all tills. What was moved to another gudang or
 * group while they waited for it stands beside the old one's row, finds no fit, and is asked for again behind the lock.
 */
export async function pegangBarangJual(
  tx: Tx,
  kode_toko: string,
  kode_barcode: readonly string[],
): Promise<Map<string, BarangDipegang>> {
  const read = async () => byCode(await tx.query<BarangDipegang>(HOLD, [kode_toko, kode_barcode]));
  const held = await read();
  return kode_barcode.every((kode) => held.has(kode)) ? held : read();
}

/**
 * Refuses a piece that may not be sold.
 * @param holder number of the document that may already hold it: an OPEN sale that is being changed.
 */
export async function assertDijual(
  sql: Sql,
  context: Pick<WorkContext, 'actor'>,
  kode_barcode: string,
  barang: BarangJual | undefined,
  holder = '',
): Promise<BarangJual> {
  if (!barang) throw await barangTidakDikenal(sql, kode_barcode);
  assertTersedia(kode_barcode, barang, holder);
  if (!barang.dijual) throw new Problem('barang_tidak_dijual', { kode_barcode, kode_gudang: barang.kode_gudang });
  if (barang.berlian && !moduleOn(context.actor, 'BERLIAN_MODULE')) {
    throw new Problem('barang_berlian_tidak_aktif', { kode_barcode });
  }
  return barang;
}

/** Today's price of a piece. @throws Problem `harga_belum_diatur` when none is set anywhere, or it comes to nothing. */
export function hargaHariIni(barang: BarangJual, aturan: AturanHarga): HargaSistem {
  const harga = hargaSistem(barang, aturan.mode_harga);
  if (!harga || (harga.harga_tetap ?? harga.harga_gram).isZero()) {
    throw new Problem('harga_belum_diatur', { kode_group: barang.kode_group });
  }
  return harga;
}
