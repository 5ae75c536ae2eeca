import type { WorkContext } from '../../platform/context.ts';
import { aturanHarga } from './aturan-harga.ts';
import { hargaKelompokSql } from './harga-kelompok.sql.ts';

/** Rupiah per gram of the group, of its kelompok first; null when none is set. */
const GROUP = `coalesce(nullif(${hargaKelompokSql('k')}, 0), nullif(k.harga, 0))`;

/**
 * The gold part before it is rounded to PEMBULATAN, and null without a price: `hargaSistem` and `hargaBaris` in SQL.
 */
const mentahSql = (b: string, persentase: boolean): string => `case
    when ${b}.markis or ${b}.harga_khusus > 0 then coalesce(${b}.harga_khusus, 0)
    when ${persentase} then round(round(coalesce(nullif(g.nominal, 0), ${GROUP}) * coalesce(nullif(k.persentase, 0),
    ${b}.kadar) * ${b}.berat / 100, 6), 0)
    else round(coalesce(${GROUP}, round(nullif(g.nominal, 0) * ${b}.kadar / 100, 0)) * ${b}.berat, 0) end`;

/**
 * Today's price of every piece of a list: a lateral query with `harga_jual` (the gold part) and `harga_total` (with
 * ongkos and attribute), both null while no price is set. The same arithmetic as `harga-jual.calc.ts`, for lists too
 * long to be worked out one by one; a test holds the two against each other.
 * @param b alias of the table of pieces.
 */
export function hargaJualSql(context: Pick<WorkContext, 'param' | 'isOn'>, b: string): string {
  const { mode_harga, pembulatan, bulat_turun } = aturanHarga(context);
  const bulat = bulat_turun ? 'floor' : 'ceil';
  return `select m.harga_jual, m.harga_jual + ${b}.harga_atribut + case ${b}.tipe_ongkos when 'TOTAL' then ${b}.ongkos
    else round(${b}.ongkos * ${b}.berat, 0) end as harga_total
    from kelompok k
    left join harga_global g on g.kode_toko = k.kode_toko
    cross join lateral (select ${bulat}(${mentahSql(b, mode_harga === 'PERSENTASE')} / ${pembulatan}) * ${pembulatan} as
    harga_jual) m
    where k.kode_toko = ${b}.kode_toko and k.kode_group = ${b}.kode_group`;
}
