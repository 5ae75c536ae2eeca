import type { ReportQuery } from '../../engine/report/query.ts';

/** The values approved are written out as `berat 2.13, harga_gram 1437000`. */
export const laporanOtorisasi: ReportQuery<'otorisasi'> = ({ shop }, filter) => ({
  text: `select o.kategori, o.dibuat, o.saluran, o.diminta_oleh, o.disetujui_oleh, o.dokumen,
      (select string_agg(n.key || ' ' || n.value, ', ' order by n.key) from jsonb_each_text(o.nilai) n) as nilai,
      o.keterangan, o.dipakai, o.dipakai_dokumen
    from otorisasi o
    where o.kode_toko = $1 and o.tgl between $2 and $3
      and ($4::text is null or o.disetujui_oleh = $4) and ($5::text is null or o.diminta_oleh = $5)
    order by o.kategori, o.dibuat, o.id`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.disetujui_oleh, filter.diminta_oleh],
});
