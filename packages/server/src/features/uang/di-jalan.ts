import type { UangDiJalan } from '@kilau/contract/features/uang/kirim-uang.wire.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Shop } from '../../platform/shop.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { DICARI, nomorDibaca, satuKiriman } from '../../trade/toko/nomor-kiriman.ts';

/** Class of the advisory lock under which money that was sent is either received or taken back. */
const KIRIMAN_LOCK = 7275;

/** More than this nobody reads at once. */
const PALING_BANYAK = 500;

/** Money that was sent, with the receipt that stands where it went. */
export type Kiriman = Omit<UangDiJalan, 'jumlah_rp' | 'umur'> & { readonly jumlah_rp: Dec };

// The one place that reads papers of another shop: those that are meant for this one. `$1` is the shop that receives.
// Its day may lie behind the one on which it was sent: it is as young as it can be then.
const KIRIMAN_SQL = `select ${nomorDibaca('kiriman_uang')} as nomor_referensi, k.status, k.dari_toko, k.asal,
    k.kode_tujuan, k.tujuan, k.tgl as tgl_system, k.total as jumlah_rp, coalesce(k.no_reff, '') as no_reff,
    coalesce(k.kurir, '') as kurir, k.keterangan, k.dibuat_oleh as input_by, t.nomor as no_terima,
    t.dibuat_oleh as diterima_oleh, greatest(0, h.tgl_system - k.tgl) as umur
  from kiriman_uang k
  join hari_toko h on h.kode_toko = k.kode_tujuan
  left join lateral (select r.nomor, r.dibuat_oleh from terima_uang u
    join dokumen r on r.kode_toko = u.kode_toko and r.jenis = 'terima-uang' and r.nomor = u.nomor
    where u.kode_toko = k.kode_tujuan and u.dari_toko = k.dari_toko and u.nomor_referensi = k.nomor
      and r.status = 'DONE' limit 1) t on true`;

/** Lets whoever receives money, and whoever takes it back where it came from, look and write one after the other. */
export async function pegangKiriman(tx: Tx, dari_toko: string, nomor: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${KIRIMAN_LOCK}, hashtext($1))`, [`${dari_toko}/${nomor}`]);
}

/** Money for this shop by its number; nothing where none was sent to it under that. @throws Problem `kiriman_ganda` */
export async function cariKiriman(sql: Sql, kode_toko: string, nomor: string): Promise<Kiriman | undefined> {
  const found = await sql.query<Kiriman>(`${KIRIMAN_SQL} where ${DICARI}`, [kode_toko, nomor]);
  return satuKiriman(found, nomor, ({ nomor_referensi }) => nomor_referensi);
}

/** The receipt that stands of money this shop has sent. */
export const penerimaan = async (
  sql: Sql,
  kode_tujuan: string,
  dari_toko: string,
  nomor: string,
): Promise<{ readonly no_terima: string; readonly oleh: string } | undefined> =>
  sql.maybe(
    `select r.nomor as no_terima, r.dibuat_oleh as oleh from terima_uang u
     join dokumen r on r.kode_toko = u.kode_toko and r.jenis = 'terima-uang' and r.nomor = u.nomor
     where u.kode_toko = $1 and u.dari_toko = $2 and u.nomor_referensi = $3 and r.status = 'DONE'`,
    [kode_tujuan, dari_toko, nomor],
  );

/** Money that is on its way to this shop, the longest first. */
export const menujuToko = (sql: Sql, { kode_toko }: Pick<Shop, 'kode_toko'>): Promise<Kiriman[]> =>
  sql.query<Kiriman>(
    `${KIRIMAN_SQL} where k.kode_tujuan = $1 and k.status = 'OPEN' and t.nomor is null
     order by k.tgl, k.nomor limit ${PALING_BANYAK}`,
    [kode_toko],
  );

/** What is on its way from this shop and to it, and in how many papers. */
export async function jumlahDiJalan(sql: Sql, { kode_toko }: Pick<Shop, 'kode_toko'>) {
  const dikirim = await sql.one<{ jumlah: Dec; dokumen: number }>(
    `select coalesce(sum(d.total), 0) as jumlah, count(*)::int as dokumen from dokumen d
     where d.kode_toko = $1 and d.jenis = 'kirim-uang' and d.status = 'OPEN'`,
    [kode_toko],
  );
  const menuju = await sql.one<{ jumlah: Dec; dokumen: number }>(
    `select coalesce(sum(m.jumlah_rp), 0) as jumlah, count(*)::int as dokumen from (${KIRIMAN_SQL}
       where k.kode_tujuan = $1 and k.status = 'OPEN' and t.nomor is null) m`,
    [kode_toko],
  );
  return { dikirim, menuju };
}
