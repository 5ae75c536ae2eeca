import type { ReportQuery } from '../../engine/report/query.ts';
import { DATA_DIRI, kertasNiagaSql } from '../../trade/pelanggan/kertas-niaga.sql.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues } from './chain.sql.ts';

/** What shops on other servers have told of their customers, where head office asks. */
const KERTAS_RANTAI = `select r.kode_toko, r.tgl, r.nomor, r.jenis, x.total, x.kode_member, x.nama, x.no_hp, x.alamat,
    x.ada, x.nama_lengkap, x.nik_sim_passport, ${DATA_DIRI.map((name) => `x.${name}`).join(', ')},
    x.alamat_kyc, x.hp_kyc, x.nik_member, x.hp_member
  from kertas_rantai r
  cross join lateral jsonb_to_record(r.isi) as x(total numeric, kode_member text, nama text, no_hp text, alamat text,
    ada boolean, nama_lengkap text, nik_sim_passport text, jenis_identitas text, tempat_lahir text, tgl_lahir date,
    kewarganegaraan text, pekerjaan text, sumber_dana text, pemilik_manfaat text, npwp text, mencurigakan boolean,
    alamat_kyc text, hp_kyc text, nik_member text, hp_member text)
  where $2::boolean and r.tgl between $3 and $4
    and not exists (select from hari_toko h where h.kode_toko = r.kode_toko)`;

/** Papers that count, with what is known of their customers, of the shops that the reader may see. */
const KERTAS = `select s.*, case when s.no_hp not in ('', '-') then s.no_hp
    when s.kode_member <> '' then s.kode_toko || '/' || s.kode_member else s.kode_toko || '/' || s.nomor end as siapa
  from (${kertasNiagaSql(CHAIN_FROM, 'd.tgl between $3 and $4')} where ${CHAIN_WHERE}
    union all ${KERTAS_RANTAI}) s`;

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
