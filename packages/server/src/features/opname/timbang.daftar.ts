import { KEJADIAN_BAKI } from '@kilau/contract/features/opname/kejadian-baki.ts';
import type { BakiHariIni } from '@kilau/contract/features/opname/opname.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';

const KEJADIAN = `array[${KEJADIAN_BAKI.map((kejadian) => `'${kejadian}'`).join(', ')}]`;
const gram = (sql: string): string => `(${sql})::numeric(12,3)::text || ' gr'`;
const beratAtribut = (atribut: string): string =>
  `(select coalesce(sum((s->>'berat_atribut')::numeric), 0) from jsonb_array_elements(${atribut}) s)`;

/** What the books call a posting `p` to a tray, its entries `e`; accessories come and go by one kind of paper. */
const NAMA = `case p.jenis when 'stok-aksesoris' then 'AKSESORIS_' || case when p.membalik is not null then 'BATAL'
    when sum(e.jumlah) > 0 then 'TAMBAH' else 'AMBIL' end
  else upper(translate(p.jenis, ' -', '__')) || '_' || regexp_replace(p.aksi, ' \\d+$', '') end`;

/** A weighing and where its window ends: with the tray's next weighing, or when the next day began to post. */
const JENDELA = (weighed: string): string => `select w.*, lead(w.urut_buku) over same as sampai,
    least(lead(w.selesai_pada) over same, (select p.waktu from posting p
    where p.kode_toko = w.kode_toko and p.tgl > w.tgl order by p.tgl, p.urut limit 1)) as sampai_waktu
  from (${weighed}) w window same as (partition by w.kode_toko, w.tgl, w.kode_baki
  order by w.urut_buku, w.selesai_pada)`;

/**
 * What was posted to the trays. Lines of one posting and piece come together; manual items are named by type and group.
 * A change of purity moves its grams within the tray, from one to the other.
 */
const DIBUKUKAN = `select t.no_timbang, t.kode_baki, t.selesai_pada, p.id as kunci, p.waktu, p.user_id,
    ${NAMA} as kejadian, p.nomor, case e.akun when 'AKSESORIS' then e.sub
    else e.kode_barcode end as kode_barcode, concat_ws(' ', e.kode_dept, e.kode_group) as macam,
    coalesce(sum(e.jumlah) filter (where e.aset = 'PCS'), 0)::bigint as pcs,
    coalesce(sum(e.jumlah) filter (where e.aset like 'EMAS:%'), 0) as berat,
    coalesce(max(substr(e.aset, 6)) filter (where p.jenis = 'KADAR'
    and e.jumlah < 0), '') as dari, coalesce(max(substr(e.aset, 6)) filter (where p.jenis = 'KADAR'
      and e.jumlah > 0), '') as ke,
    null::numeric as tara
  from jendela t
  join posting p on p.kode_toko = t.kode_toko and p.tgl = t.tgl and p.urut > t.urut_buku and (t.sampai is null
    or p.urut <= t.sampai)
  join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and e.kode_baki = t.kode_baki
    and e.akun in ('STOK', 'MANUAL', 'AKSESORIS')
  group by t.no_timbang, t.kode_baki, t.selesai_pada, p.id, p.waktu, p.user_id, p.jenis, p.aksi, p.membalik, p.nomor,
    e.akun, e.sub, e.kode_barcode, e.kode_dept, e.kode_group`;

/**
 * What a change of a piece did to the grams it lies on the scale with, as SQL over an audit `a`: kind, from, to,
 * effect.
 */
const UBAH_BARANG = `(values
    ('UBAH_PLASTIK', ${gram(`a.sebelum->>'berat_plastik'`)}, ${gram(`a.sesudah->>'berat_plastik'`)},
    (a.sesudah->>'berat_plastik')::numeric - (a.sebelum->>'berat_plastik')::numeric),
    ('UBAH_ATRIBUT', ${gram(beratAtribut(`a.sebelum->'atribut'`))}, ${gram(beratAtribut(`a.sesudah->'atribut'`))},
    ${beratAtribut(`a.sesudah->'atribut'`)} - ${beratAtribut(`a.sebelum->'atribut'`)}),
    ('UBAH_KADAR_CETAK', a.sebelum->>'kadar_cetak', a.sesudah->>'kadar_cetak', case when a.sebelum ? 'kadar_cetak'
    then 0 end)
  ) as u(kejadian, dari, ke, tara)`;
/** Those that tell something: a purity that was posted is told by its posting, a new price of a part moves nothing. */
const BERARTI = `a.aksi <> 'KADAR' and a.sebelum ?| array['berat_plastik', 'atribut', 'kadar_cetak']
  and u.tara is not null and (u.kejadian <> 'UBAH_ATRIBUT' or u.tara <> 0)`;

/** Changes of pieces in a tray, each in the tray where the books had the piece at that moment. */
const DIUBAH = `select t.no_timbang, t.kode_baki, t.selesai_pada, c.id, c.waktu, c.user_id, c.kejadian, '', c.kode, '',
  0, 0, c.dari, c.ke, c.tara
  from (
    select a.id, a.waktu, a.user_id, a.kode, u.*, (
      select e.kode_baki from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
      where e.kode_toko = a.kode_toko and e.kode_barcode = a.kode and e.akun = 'STOK' and e.aset = 'PCS'
        and e.jumlah > 0 and p.waktu <= a.waktu order by p.urut desc limit 1) as di_baki
    from audit a cross join lateral ${UBAH_BARANG}
    where a.kode_toko = $1 and a.waktu > (select min(selesai_pada) from jendela) and a.objek = 'barang' and ${BERARTI}
  ) c
  join jendela t on t.kode_baki = c.di_baki and c.waktu > t.selesai_pada and (t.sampai_waktu is null
    or c.waktu <= t.sampai_waktu)`;

/** Changes of the trays themselves. The weight of its tags is that of new pieces: those that lie there keep theirs. */
const TARA_BAKI = `select t.no_timbang, t.kode_baki, t.selesai_pada, a.id, a.waktu, a.user_id, u.kejadian, '', '', '',
  0, 0, ${gram('u.dari')}, ${gram('u.ke')}, u.tara
  from jendela t
  join audit a on a.kode_toko = t.kode_toko and a.objek = 'baki' and a.kode = t.kode_baki and a.waktu > t.selesai_pada
    and (t.sampai_waktu is null or a.waktu <= t.sampai_waktu)
  cross join lateral (values
    ('UBAH_BERAT_BAKI', (a.sebelum->>'berat_baki')::numeric, (a.sesudah->>'berat_baki')::numeric,
    (a.sesudah->>'berat_baki')::numeric - (a.sebelum->>'berat_baki')::numeric),
    ('UBAH_BERAT_BANDROL', (a.sebelum->>'berat_bandrol')::numeric, (a.sesudah->>'berat_bandrol')::numeric, 0)
  ) as u(kejadian, dari, ke, tara)
  where u.ke is not null and u.dari is not null`;

/**
 * Everything that happened to a tray behind its last weighing of that day, as SQL with the shop in `$1`: a tray that is
 * weighed twice starts afresh. `tara` is what a change did to the tray's total; a posting's follows from what it moved.
 * @param weighed SQL that answers the weighings looked at: kode_toko, tgl, no_timbang, kode_baki, urut_buku,
 * selesai_pada.
 */
export const aktivitasSql = (weighed: string): string => `with jendela as (${JENDELA(weighed)})
  select no_timbang, kode_baki, selesai_pada, kunci, waktu, user_id, case when kejadian = any(${KEJADIAN}) then kejadian
    else 'LAIN' end as kejadian, nomor, kode_barcode, macam, pcs, berat, dari, ke, tara
  from (${DIBUKUKAN} union all ${DIUBAH} union all ${TARA_BAKI}) semua`;

/**
 * What a piece lay on the scale with beside its own weight when something moved it, as SQL over `b` (the piece now) and
 * the moment (not of an `a`): its tares of now, less what was changed since.
 */
export const taraSaatItu = (waktu: string): string => `b.berat_plastik + b.berat_atribut + b.berat_bandrol - coalesce((
    select sum(u.tara) from audit a cross join lateral ${UBAH_BARANG}
    where a.kode_toko = b.kode_toko and a.objek = 'barang' and a.kode = b.kode_barcode and a.waktu > ${waktu}
      and ${BERARTI}), 0)`;

const DAFTAR = `with hari as (select tgl_system as tgl from hari_toko where kode_toko = $1),
  timbang as (
    select t.* from timbang_baki t join hari using (tgl) where t.kode_toko = $1 and t.status = 'SELESAI'
  ),
  aktivitas as (select a.no_timbang, count(distinct a.kunci)::integer as aktivitas
  from (${aktivitasSql('select * from timbang')}) a group by a.no_timbang),
  isi as (
    select kode_baki, coalesce(sum(jumlah) filter (where aset = 'PCS'
      and akun = 'STOK'), 0)::bigint as qty, coalesce(sum(jumlah) filter (where aset = 'PCS'
        and akun <> 'STOK'), 0)::bigint as qty_lain
    from saldo where kode_toko = $1 and akun in ('STOK', 'MANUAL', 'AKSESORIS') and jumlah > 0 and kode_baki <> ''
    group by kode_baki
  )
  select k.kode_gudang, k.kode_baki, k.nama_baki, k.status_aktif
    and g.status_aktif as status_aktif, coalesce(i.qty, 0) as qty, coalesce(i.qty_lain, 0) as qty_lain,
    t.no_timbang, t.selesai_pada, t.selisih, t.keadaan, t.dari_timbangan, coalesce(a.aktivitas, 0) as aktivitas
  from baki k
  join gudang g on g.kode_toko = k.kode_toko and g.kode_gudang = k.kode_gudang
  left join isi i on i.kode_baki = k.kode_baki
  left join lateral (select * from timbang t where t.kode_baki = k.kode_baki
  order by t.urut_buku desc, t.no_timbang desc limit 1) t on true
  left join aktivitas a on a.no_timbang = t.no_timbang
  where k.kode_toko = $1 and (i.kode_baki is not null or t.no_timbang is not null)
  order by k.kode_gudang, k.kode_baki limit 2000`;

/**
 * The trays of the shop that hold something, in use or not, with how they were weighed on this business day: which ones
 * are still to be closed.
 */
export const bakiHariIni = (sql: Sql, kode_toko: string): Promise<BakiHariIni[]> =>
  sql.query<BakiHariIni>(DAFTAR, [kode_toko]);
