import type { ReportQuery } from '../../../engine/report/query.ts';
import { MASUK_SQL } from './masuk.sql.ts';

const DETAIL = `select m.no_tambah, m.tgl, m.dibuat_oleh, m.kode_barcode, b.kode_intern, b.nama_barang, m.kode_group,
  m.kode_dept, m.kode_gudang, m.kode_baki, max(m.kadar) as kadar,
      sum(m.jumlah)::bigint as jumlah, sum(m.berat) as berat,
      case when b.berat_manual then 'MANUAL' else 'TIMBANGAN' end as sumber_berat
    from masuk m join barang b on b.kode_toko = $1 and b.kode_barcode = m.kode_barcode
    group by m.no_tambah, m.tgl, m.dibuat_oleh, m.kode_barcode, b.kode_intern, b.nama_barang, b.berat_manual,
      m.kode_group, m.kode_dept, m.kode_gudang, m.kode_baki
    having sum(m.jumlah) <> 0
    order by m.tgl, m.no_tambah, m.kode_barcode`;

/** What each view reads out of the entries, one of pieces and one of grams for each piece. */
const VIEWS: Readonly<Record<string, string>> = {
  DETAIL,
  DOKUMEN: `select tgl, no_tambah, waktu, dibuat_oleh, sum(jumlah)::bigint as jumlah, sum(berat) as berat
    from masuk group by tgl, no_tambah, waktu, dibuat_oleh order by tgl, no_tambah, waktu`,
  GROUP: `select m.kode_group, k.nama_group, sum(m.jumlah)::bigint as jumlah, sum(m.berat) as berat
    from masuk m join kelompok k on k.kode_toko = $1 and k.kode_group = m.kode_group group by m.kode_group, k.nama_group
    order by m.kode_group`,
  JENIS: `select m.kode_dept, d.nama_dept, sum(m.jumlah)::bigint as jumlah, sum(m.berat) as berat
    from masuk m join jenis d on d.kode_toko = $1 and d.kode_dept = m.kode_dept group by m.kode_dept, d.nama_dept
    order by m.kode_dept`,
  BAKI: `select m.kode_gudang, m.kode_baki, r.nama_baki, sum(m.jumlah)::bigint as jumlah, sum(m.berat) as berat
    from masuk m join baki r on r.kode_toko = $1 and r.kode_baki = m.kode_baki
    group by m.kode_gudang, m.kode_baki, r.nama_baki order by m.kode_gudang, m.kode_baki`,
};

/**
 * Out of the ledger, so that a piece stays where it was entered whatever became of it, and the report agrees with the
 * summary. One that was not finished after all is none: on another day than it was told it is taken off there.
 */
export const tambahBarang: ReportQuery<'tambah-barang'> = ({ shop }, filter) => ({
  text: `with masuk as (
      select p.nomor as no_tambah, p.tgl, p.waktu, p.user_id as dibuat_oleh, e.kode_barcode, e.kode_gudang, e.kode_baki,
        e.kode_group, e.kode_dept,
        case when e.aset = 'PCS' then e.jumlah end as jumlah,
        case when e.aset like 'EMAS:%' then e.jumlah end as berat,
        case when e.aset like 'EMAS:%' then substring(e.aset from 6)::numeric end as kadar
      from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
      where p.kode_toko = $1 and p.tgl between $2 and $3 and e.tgl between $2 and $3
        and ${MASUK_SQL} and e.akun = 'STOK'
        and ($4::text is null or e.kode_group = $4) and ($5::text is null or e.kode_dept = $5) and ($6::text is null
          or e.kode_gudang = $6)
        and ($7::text is null or e.kode_baki = $7) and ($8::text is null or p.user_id = $8)
    )
    ${VIEWS[filter.tampilan] ?? DETAIL}`,
  values: [
    shop.kode_toko,
    filter.tgl_from,
    filter.tgl_to,
    filter.kode_group,
    filter.kode_dept,
    filter.kode_gudang,
    filter.kode_baki,
    filter.dibuat_oleh,
  ],
});
