import { NILAI } from '../../ledger/entry.ts';
import type { ReportQuery } from '../../engine/report/query.ts';
import { hargaBeliKadarSql } from '../../trade/harga/harga-beli-kadar.sql.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

/** What left the stock with a sold line `b`, as the posting of its sale says; nothing where that told no cost. */
const MODAL = `(select -e.jumlah from posting o
  join entri e on e.kode_toko = o.kode_toko and e.posting_id = o.id
  where o.kode_toko = b.kode_toko and o.jenis = 'penjualan' and o.nomor = b.no_faktur_group and o.membalik is null
    and e.akun = 'STOK' and e.aset = '${NILAI}' and e.kode_barcode = b.kode_barcode)`;

/**
 * Sold lines of manual items: what left with their purity, by weight and to the last rupiah. Told with what is sold by
 * the piece, filtered alike.
 */
const MANUAL = (ganti: string): string => `select no_jual, nama, tgl, kode_sales, '', nama_dept, kode_group, berat,
    case status when 'CANC' then 'Batal' else 'Tersedia' end, baris, jual,
    trunc(nilai * sampai / semua) - trunc(nilai * (sampai - berat) / semua), ${ganti}
  from (
    select d.no_jual, d.nama, d.tgl, d.kode_sales, j.nama_dept, b.kode_group, b.kode_dept, b.kadar, b.berat, d.status,
      b.baris, b.harga_total - b.ppn as jual, k.jenis_group, d.valid_oleh, c.nilai, d.kode_toko,
      sum(b.berat) over (partition by b.no_jual, b.kadar order by b.baris) as sampai,
      nullif(sum(b.berat) over (partition by b.no_jual, b.kadar), 0) as semua
    from penjualan_manual d
    join penjualan_manual_baris b on b.kode_toko = d.kode_toko and b.no_jual = d.no_jual
    join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
    join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
    left join lateral (
      select -e.jumlah as nilai from posting o join entri e on e.kode_toko = o.kode_toko and e.posting_id = o.id
      where o.kode_toko = d.kode_toko and o.jenis = 'penjualan-manual' and o.nomor = d.no_jual and o.membalik is null
        and e.akun = 'CURAH' and e.aset = '${NILAI}' and e.sub = trim_scale(b.kadar)::text
    ) c on true
    where d.kode_toko = $1 and d.tgl between $2 and $3 and d.valid_oleh is not null
  ) b
  where ($4::text is null or kode_sales = $4) and ($5::text is null or jenis_group = $5)
    and ($6::text is null or kode_group = $6) and ($7::text is null or kode_dept = $7)
    and ($8::text is null or $8 = case status when 'CANC' then 'Batal' else 'Tersedia' end)
    and ($9::text is null or valid_oleh = $9)`;

/**
 * What a line cost and would cost today is looked up once for each: `offset 0` keeps PostgreSQL from looking it up again
 * wherever it is told.
 */
export const penjualanMargin: ReportQuery<'penjualan-margin'> = ({ shop, isOn }, filter) => ({
  text: `select no_faktur_group, nama, tgl, kode_sales, ${BARIS_JUAL_BARANG.replaceAll('b.', 'm.')},
      case when harga_modal is not null then jual end as penjualan, harga_modal, jual - harga_modal as margin,
      case when jual <> 0 then round((jual - harga_modal) * 100 / jual, 1) end as margin_persen,
      round(berat * ganti) as modal_ganti, case when harga_modal is not null then jual - round(berat * ganti) end
        as margin_ganti,
      case when harga_modal is null then jual end as tanpa_modal, status_kembali
    from (
      select b.no_faktur_group, p.nama, b.tgl, p.kode_sales, ${BARIS_JUAL_BARANG}, b.status_kembali, b.baris,
        b.harga_total - b.ppn as jual, ${MODAL}::numeric(15,0) as harga_modal,
        ${hargaBeliKadarSql('b.kode_toko', 'b.kadar', isOn('PARAMETER_HARGA_EMAS_PEMBELIAN'))} as ganti
      ${BARIS_JUAL_FROM}
      union all
      ${MANUAL(hargaBeliKadarSql('b.kode_toko', 'b.kadar', isOn('PARAMETER_HARGA_EMAS_PEMBELIAN')))} offset 0
    ) m order by tgl, no_faktur_group, baris`,
  values: barisJualValues(shop.kode_toko, filter),
});
