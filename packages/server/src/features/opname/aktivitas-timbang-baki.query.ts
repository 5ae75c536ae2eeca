import type { ReportQuery } from '../../engine/report/query.ts';
import { aktivitasSql, taraSaatItu } from './timbang.daftar.ts';

const DITIMBANG = `select * from timbang_baki where kode_toko = $1 and status = 'SELESAI' and tgl between $2 and $3
  and ($4::text is null or kode_gudang = $4) and ($5::text is null or kode_baki = $5)`;

/**
 * The trays on the other side of a posting, where goods went to or came from; none where they left the shop or entered
 * it.
 */
const LAWAN = `select string_agg(distinct e.kode_baki, ', ') as baki from entri e
  where e.kode_toko = $1 and e.posting_id = v.kunci and v.kode_barcode in (e.kode_barcode, e.sub)
    and e.akun in ('STOK', 'MANUAL', 'AKSESORIS') and e.kode_baki not in ('', v.kode_baki)`;

/** Towards the tray or away from it; goods counted together may be grams alone. */
const ARAH = `sign(case when v.pcs <> 0 then v.pcs else v.berat end)`;
const TEMPAT = (dikenal: string, arah: 1 | -1): string =>
  `case when v.tara is not null or v.${dikenal} <> '' then v.${dikenal} when ${ARAH} = ${arah} then v.kode_baki
    when ${ARAH} = ${-arah} then coalesce(l.baki, '') else '' end`;

export const aktivitasTimbangBaki: ReportQuery<'aktivitas-timbang-baki'> = ({ shop }, filter) => ({
  text: `select v.no_timbang, v.kode_baki, v.waktu, v.user_id, v.kejadian, v.nomor, v.kode_barcode,
    coalesce(b.nama_barang, s.nama_aksesoris, v.macam) as nama_barang,
      ${TEMPAT('dari', -1)} as dari, ${TEMPAT('ke', 1)} as ke,
      coalesce(v.tara, v.berat + case when b.kode_barcode is null
      then 0 else v.pcs * (${taraSaatItu('v.waktu')}) end) as dampak,
      v.pcs, v.berat, v.selesai_pada
    from (${aktivitasSql(DITIMBANG)}) v
    left join barang b on b.kode_toko = $1 and b.kode_barcode = v.kode_barcode
    left join aksesoris s on s.kode_toko = $1 and s.kode_barcode = v.kode_barcode
    left join lateral (${LAWAN}) l on v.tara is null
    order by v.no_timbang, v.waktu, v.nomor, v.kode_barcode, v.kejadian`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki],
});
