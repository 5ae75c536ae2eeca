import type { ReportQuery } from '../../../engine/report/query.ts';
import { BAYAR_REKENING, gerakKas, JUMLAH_REKENING, kolomKas, KOLOM_KAS, NAMA_REKENING } from './kas.sql.ts';

const KAS = Object.keys(KOLOM_KAS);

/**
 * Every drawer that held or moved anything, with its last count of the last day and what all counts found to differ; a
 * count that was taken back in these days is none.
 */
const TUNAI_SQL = `with gerak as (
      select sub, ${kolomKas()}, coalesce(sum(jumlah) filter (where antar_laci), 0) as pengalihan
      from (${gerakKas('sub')}) g group by sub
    ), saldo_laci as (
      select sub, coalesce(sum(masuk - keluar) filter (where tgl < $2), 0) as awal, sum(masuk - keluar) as akhir,
        bool_or(tgl >= $2) as bergerak
      from saldo_hari where kode_toko = $1 and akun = 'KAS' and aset = 'IDR' and tgl <= $3 group by sub
    ), hitungan as (
      select k.laci, (array_agg(d.total order by d.dibuat_pada desc) filter (where d.tgl = $3))[1] as dihitung,
        sum(k.selisih) as selisih
      from dokumen d join hitung_laci k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      where d.kode_toko = $1 and d.jenis = 'hitung-laci' and d.tgl between $2 and $3 and not exists (
        select from perbuatan b where b.kode_toko = d.kode_toko and b.jenis = d.jenis and b.nomor = d.nomor
          and b.status = 'CANC' and b.tgl <= $3)
      group by k.laci
    )
    select s.sub as user_id, u.usere_name as nama, s.awal, ${KAS.map((name) => `coalesce(g.${name}, 0) as ${name}`).join(', ')},
      coalesce(g.pengalihan, 0) as pengalihan, s.akhir, h.dihitung, h.selisih
    from saldo_laci s
    left join gerak g on g.sub = s.sub
    left join hitungan h on h.laci = s.sub
    left join users u on u.kode_toko = $1 and u.user_id = s.sub
    where (s.awal <> 0 or s.akhir <> 0 or s.bergerak) and ($4::text is null or s.sub = $4)
    order by s.sub`;

const NON_TUNAI_SQL = `select user_id, cara, no_rekening, ${NAMA_REKENING}, masuk, fee_rp, keluar, netto from (
      select p.user_id, u.cara, u.sub as no_rekening, ${JUMLAH_REKENING} ${BAYAR_REKENING}
        and ($4::text is null or p.user_id = $4)
      group by p.user_id, u.cara, u.sub
    ) h order by user_id, cara, no_rekening`;

export const keuanganAkhirHari: ReportQuery<'keuangan-akhir-hari'> = ({ shop }, filter) => {
  const values = [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.user_id];
  return { tunai: { text: TUNAI_SQL, values }, non_tunai: { text: NON_TUNAI_SQL, values } };
};
