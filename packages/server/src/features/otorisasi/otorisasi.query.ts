import type { ReportQuery } from '../../engine/report/query.ts';

/** Rows that were approved, the parts of each in a row: `qty 2 kode_baki B02; qty 1 kode_baki B03`. */
const BARIS = `select string_agg(case jsonb_typeof(b.baris) when 'object'
    then (select string_agg(i.key || ' ' || i.value, ' ') from jsonb_each_text(b.baris) i)
    else b.baris #>> '{}' end, '; ' order by b.n)
  from jsonb_array_elements(n.value) with ordinality as b(baris, n)`;

/** The values approved are written out as `berat 2.13, harga_gram 1437000`. */
export const laporanOtorisasi: ReportQuery<'otorisasi'> = ({ shop }, filter) => ({
  text: `select o.kategori, o.dibuat, o.saluran, o.diminta_oleh, o.disetujui_oleh, o.perangkat, o.dokumen,
      (select string_agg(n.key || ' ' || case jsonb_typeof(n.value) when 'array' then (${BARIS})
        else n.value #>> '{}' end, ', ' order by n.key) from jsonb_each(o.nilai) n) as nilai,
      o.keterangan, o.dipakai, o.dipakai_dokumen
    from otorisasi o
    where o.kode_toko = $1 and o.tgl between $2 and $3
      and ($4::text is null or o.disetujui_oleh = $4) and ($5::text is null or o.diminta_oleh = $5)
    order by o.kategori, o.dibuat, o.id`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.disetujui_oleh, filter.diminta_oleh],
});
