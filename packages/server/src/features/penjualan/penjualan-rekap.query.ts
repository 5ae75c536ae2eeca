import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_JUAL_JOIN } from '../../trade/harga/baris-jual.sql.ts';

/** What is sold: pieces, accessories and manual items with their quantity. */
const JUAL = [
  { kepala: 'penjualan', baris: BARIS_JUAL_JOIN, nomor: 'no_faktur_group' },
  {
    kepala: 'penjualan_manual',
    baris: 'join penjualan_manual_baris b on b.kode_toko = p.kode_toko and b.no_jual = p.no_jual',
    nomor: 'no_jual',
  },
] as const;

/** Lines of sales, or of their cancels: what they are called, their day, and the sign with which they count. */
const BARIS = (status: 'PENJUALAN' | 'PEMBATALAN', tgl: string, tanda: 1 | -1, dan: string): string =>
  JUAL.map(
    ({ kepala, baris, nomor }) => `
  select p.${tgl} as tgl, b.ppn_tarif, '${status}' as status_penjualan, b.${nomor} as nomor, ${tanda} as tanda,
    b.qty, b.berat, b.ppn, b.harga_total
  from ${kepala} p
  ${baris}
  where p.kode_toko = $1 and p.${tgl} between $2 and $3 and p.valid_oleh is not null
    and ($4::text is null or b.kode_group = $4)${dan}`,
  ).join(' union all ');

export const penjualanRekap: ReportQuery<'penjualan-rekap'> = ({ shop }, filter) => ({
  text: `select tgl, ppn_tarif, status_penjualan, count(distinct nomor)::integer as jumlah_nota,
      sum(qty * tanda)::bigint as qty, sum(berat * tanda) as berat, sum((harga_total - ppn) * tanda) as dpp,
      sum(ppn * tanda) as ppn, sum(harga_total * tanda) as harga_total
    from (${BARIS('PENJUALAN', 'tgl', 1, '')} union all
      ${BARIS('PEMBATALAN', 'tgl_batal', -1, ` and p.status = 'CANC'`)}) h
    group by tgl, ppn_tarif, status_penjualan order by tgl, ppn_tarif, status_penjualan desc`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_group],
});
