import type { ReportQuery } from '../../engine/report/query.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues } from './chain.sql.ts';

/** Papers that count, with what is known of their customers, of the shops that the reader may see. */
const KERTAS = `select d.kode_toko, d.tgl, d.nomor, d.jenis, d.total, d.kode_member, d.nama, d.no_hp, d.alamat, y.ada,
    y.nama_lengkap, y.jenis_identitas, y.nik_sim_passport, y.tempat_lahir, y.tgl_lahir, y.kewarganegaraan,
    y.alamat as alamat_kyc, y.no_hp as hp_kyc, y.pekerjaan, y.sumber_dana, y.pemilik_manfaat, y.npwp, y.mencurigakan,
    case when d.kode_member <> '' then d.kode_toko || '/' || d.kode_member when d.no_hp not in ('', '-') then d.no_hp
      else d.kode_toko || '/' || d.nomor end as siapa, nullif(m.nik, '') as nik_member
  from ${CHAIN_FROM}
  join dokumen d on d.kode_toko = t.kode_toko and d.tgl between $3 and $4 and d.status <> 'CANC'
    and d.jenis in ('penjualan', 'cicilan', 'pembelian', 'penjualan-manual', 'pembelian-manual')
    and not exists (select from perbuatan a where a.kode_toko = d.kode_toko and a.jenis = d.jenis
      and a.nomor = d.nomor and a.ke = 1 and a.sebab_nomor is not null)
  left join lateral (select true as ada, k.* from kyc k
    where k.kode_toko = d.kode_toko and k.jenis = d.jenis and k.nomor = d.nomor) y on true
  left join member m on m.kode_toko = d.kode_toko and m.kode_member = d.kode_member
  where ${CHAIN_WHERE}`;

/** The same, each under the identity card of its customer: its own, that of his other papers that day, his member's. */
const ORANG = `select k.*, coalesce(k.nik_sim_passport, max(k.nik_sim_passport) over (partition by k.tgl, k.siapa),
    k.nik_member, k.siapa) as orang from kertas k`;

/** What was said of him last that day. */
const terakhir = (column: string): string => `(array_agg(o.${column} order by o.nomor desc) filter (where o.ada))[1]`;
const TERAKHIR = ['tempat_lahir', 'tgl_lahir', 'kewarganegaraan']
  .map((column) => `${terakhir(column)} as ${column}`)
  .join(', ');

export const ppatk: ReportQuery<'ppatk'> = ({ shop, param }, filter) => ({
  text: `with kertas as (${KERTAS}), orang as (${ORANG})
    select o.tgl, sum(o.total) >= $6 as wajib_lapor, coalesce(${terakhir('nama_lengkap')}, max(o.nama)) as nama_lengkap,
      ${terakhir('jenis_identitas')} as jenis_identitas,
      coalesce(${terakhir('nik_sim_passport')}, max(o.nik_member)) as nik_sim_passport,
      ${TERAKHIR}, coalesce(${terakhir('alamat_kyc')}, max(o.alamat)) as alamat,
      coalesce(${terakhir('hp_kyc')}, max(o.no_hp)) as no_hp, ${terakhir('pekerjaan')} as pekerjaan,
      ${terakhir('sumber_dana')} as sumber_dana, ${terakhir('pemilik_manfaat')} as pemilik_manfaat,
      ${terakhir('npwp')} as npwp, coalesce(bool_or(o.mencurigakan), false) as mencurigakan,
      max(o.kode_member) as kode_member, string_agg(distinct o.kode_toko, ', ') as kode_toko,
      count(*)::int as jumlah_nota, coalesce(sum(o.total) filter (where o.jenis not like 'pembelian%'), 0) as penjualan,
      coalesce(sum(o.total) filter (where o.jenis like 'pembelian%'), 0) as pembelian, sum(o.total) as jumlah
    from orang o group by o.tgl, o.orang having sum(o.total) >= $5
    order by o.tgl, sum(o.total) desc, o.orang`,
  values: [
    ...chainValues(shop),
    filter.tgl_from,
    filter.tgl_to,
    param(filter.batas === 'LAPOR' ? 'AML_LAPOR_MIN' : 'AML_KYC_MIN'),
    param('AML_LAPOR_MIN'),
  ],
});
