import type { JenisKirim } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { BarangDiJalan, KirimanBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.wire.ts';
import type { Shop } from '../../platform/shop.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { DICARI, nomorAsli, nomorDibaca, satuKiriman } from '../../trade/toko/nomor-kiriman.ts';

/** Class of the advisory lock under which both shops write about the same pieces one after the other. */
const KIRIMAN_LOCK = 7286;
/** More than this nobody reads at once. */
const PALING_BANYAK = 500;

type Toko = Pick<Shop, 'kode_toko'>;
export type Kiriman = Omit<KirimanBarang, 'total_berat'> & { readonly total_berat: Dec };
/** A line with what its piece has cost, for the books alone. */
export type BarisDiJalan = Omit<BarangDiJalan, 'kadar' | 'berat'> & {
  readonly kode_intern: string;
  readonly kadar: Dec;
  readonly berat: Dec;
  readonly harga_modal: Dec | null;
};

// The one place that reads goods of another shop: those that are meant for this one, whichever server keeps that.
// The day of this shop may lie behind the one on which they were sent: they are as young as they can be then.
const HASIL = `case when b.hasil = 'KIRIM' then coalesce(t.hasil, 'KIRIM') else b.hasil end`;
const BARIS_SQL = `select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.berat,
    b.size, b.harga_modal, ${HASIL} as hasil
  from kiriman_barang_baris b
  left join terima_barang_kini t on t.kode_toko = b.kode_tujuan and t.dari_toko = b.dari_toko and t.no_kirim = b.nomor
    and t.kode_barcode = b.kode_barcode`;

const KIRIMAN_SQL = `select ${nomorDibaca('kiriman_barang')} as no_kirim, k.status, k.dari_toko, k.asal, k.kode_tujuan,
    k.tujuan, coalesce(j.jenis_kirim, 'BARANG') as jenis_kirim, k.tgl as tgl_system, k.jumlah_barang, k.total_berat,
    (select count(*) from (${BARIS_SQL} where b.dari_toko = k.dari_toko and b.nomor = k.nomor) x
      where x.hasil = 'KIRIM')::int as belum,
    coalesce(k.kurir, '') as kurir, coalesce(k.no_segel, '') as no_segel, k.keterangan, k.dibuat_oleh as input_by,
    greatest(0, y.tgl_system - k.tgl) as umur
  from kiriman_barang k
  join kiriman_jenis j on j.dari_toko = k.dari_toko and j.nomor = k.nomor and j.kode_tujuan = k.kode_tujuan
  join hari_toko y on y.kode_toko = k.kode_tujuan`;

/** Lets whoever writes about what was sent, here or there, look and write one after the other. */
export async function pegangKiriman(tx: Tx, dari_toko: string, nomor: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${KIRIMAN_LOCK}, hashtext($1))`, [`${dari_toko}/${nomor}`]);
}

/** Goods for this shop by their number; nothing where none were sent to it under that. @throws Problem `kiriman_ganda` */
export async function cariKiriman(sql: Sql, kode_toko: string, nomor: string): Promise<Kiriman | undefined> {
  const found = await sql.query<Kiriman>(`${KIRIMAN_SQL} where ${DICARI}`, [kode_toko, nomor]);
  return satuKiriman(found, nomor, ({ no_kirim }) => no_kirim);
}

/** Every piece of what was sent, with what either shop has said of it. */
export const isiKiriman = (sql: Sql, dari_toko: string, nomor: string): Promise<BarisDiJalan[]> =>
  sql.query<BarisDiJalan>(`${BARIS_SQL} where b.dari_toko = $1 and b.nomor = $2 order by b.baris`, [dari_toko, nomor]);

/** The same as it is told: what a piece has cost stays with the books. */
export async function kirimanLengkap(sql: Sql, kode_toko: string, nomor: string): Promise<object | undefined> {
  const kiriman = await cariKiriman(sql, kode_toko, nomor);
  if (!kiriman) return undefined;
  const baris = await isiKiriman(sql, kiriman.dari_toko, nomorAsli(nomor));
  return { ...kiriman, barang: baris.map(({ harga_modal: _, kode_intern: __, ...row }) => row) };
}

/** Goods on their way to this shop of which something is still to be said, the longest first. */
export const menujuToko = (sql: Sql, { kode_toko }: Toko, jenis: JenisKirim): Promise<Kiriman[]> =>
  sql.query<Kiriman>(
    `select m.* from (${KIRIMAN_SQL} where k.kode_tujuan = $1 and k.status = 'OPEN') m
     where m.belum > 0 and m.jenis_kirim = $2
     order by m.tgl_system, m.no_kirim limit ${PALING_BANYAK}`,
    [kode_toko, jenis],
  );

/** A receipt that stands of what this shop has sent. */
export const penerimaan = (
  sql: Sql,
  kode_tujuan: string,
  dari_toko: string,
  nomor: string,
): Promise<{ readonly no_terima: string; readonly oleh: string } | undefined> =>
  sql.maybe(
    `select t.nomor as no_terima, t.dibuat_oleh as oleh from terima_barang_kini t
     where t.kode_toko = $1 and t.dari_toko = $2 and t.no_kirim = $3 order by t.nomor limit 1`,
    [kode_tujuan, dari_toko, nomor],
  );

/** What the other shop says of these pieces, of which it says anything. */
export const kataPenerima = async (
  sql: Sql,
  kode_tujuan: string,
  dari_toko: string,
  nomor: string,
  kode_barcode: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await sql.query<{ readonly kode_barcode: string; readonly hasil: string }>(
    `select t.kode_barcode, t.hasil from terima_barang_kini t where t.kode_toko = $1 and t.dari_toko = $2
       and t.no_kirim = $3 and t.kode_barcode = any($4)`,
    [kode_tujuan, dari_toko, nomor, kode_barcode],
  );
  return new Map(rows.map((row) => [row.kode_barcode, row.hasil]));
};
