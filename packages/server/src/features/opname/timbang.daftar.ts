import type { BakiHariIni } from '@kilau/contract/features/opname/opname.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';

/**
 * Every posting to a tray behind its last weighing of that day, as SQL: a tray that is weighed twice starts afresh.
 * `entri` rows of one posting and piece come together; goods counted together have no barcode.
 * @param weighed SQL that answers the weighings looked at: kode_toko, tgl, no_timbang, kode_baki, urut_buku, selesai_pada.
 */
export const aktivitasSql = (weighed: string): string => `select t.no_timbang, t.kode_baki, t.selesai_pada, p.waktu, p.user_id, p.jenis, p.aksi, p.nomor, e.kode_barcode,
    coalesce(sum(e.jumlah) filter (where e.aset = 'PCS'), 0)::integer as pcs, coalesce(sum(e.jumlah) filter (where e.aset like 'EMAS:%'), 0) as berat, p.urut
  from (select w.*, lead(w.urut_buku) over (partition by w.kode_toko, w.tgl, w.kode_baki order by w.urut_buku, w.no_timbang) as sampai from (${weighed}) w) t
  join posting p on p.kode_toko = t.kode_toko and p.tgl = t.tgl and p.urut > t.urut_buku and (t.sampai is null or p.urut <= t.sampai)
  join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and e.kode_baki = t.kode_baki and e.akun in ('STOK', 'MANUAL', 'AKSESORIS')
  group by t.no_timbang, t.kode_baki, t.selesai_pada, p.waktu, p.user_id, p.jenis, p.aksi, p.nomor, p.urut, e.kode_barcode`;

const DAFTAR = `with hari as (select tgl_system as tgl from hari_toko where kode_toko = $1),
  timbang as (
    select t.* from timbang_baki t join hari using (tgl) where t.kode_toko = $1 and t.status = 'SELESAI'
  ),
  aktivitas as (select a.no_timbang, count(distinct a.urut)::integer as aktivitas from (${aktivitasSql('select * from timbang')}) a group by a.no_timbang),
  isi as (select kode_baki, count(*)::integer as qty from barang where kode_toko = $1 and di_stok group by kode_baki)
  select k.kode_gudang, k.kode_baki, k.nama_baki, coalesce(i.qty, 0) as qty, t.no_timbang, t.selesai_pada, t.selisih, t.keadaan, t.dari_timbangan, coalesce(a.aktivitas, 0) as aktivitas
  from baki k
  left join isi i on i.kode_baki = k.kode_baki
  left join lateral (select * from timbang t where t.kode_baki = k.kode_baki order by t.urut_buku desc, t.no_timbang desc limit 1) t on true
  left join aktivitas a on a.no_timbang = t.no_timbang
  where k.kode_toko = $1 and k.status_aktif and (i.qty > 0 or t.no_timbang is not null)
  order by k.kode_gudang, k.kode_baki limit 2000`;

/** The trays of the shop with how they were weighed on this business day: which ones are still to be closed. */
export const bakiHariIni = (sql: Sql, kode_toko: string): Promise<BakiHariIni[]> => sql.query<BakiHariIni>(DAFTAR, [kode_toko]);
