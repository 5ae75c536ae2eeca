import { viewOf } from '@kilau/contract/core/report.ts';
import {
  GERAK_STOK,
  summaryBarangPeriode as definition,
} from '@kilau/contract/features/barang/laporan/summary-barang.report.ts';
import type { ReportQuery, Statement } from '../../../engine/report/query.ts';
import { MASUK_SQL } from './masuk.sql.ts';
import { diSaring, nilaiStok, perAset, saldoPeriode, whole } from '../../../trade/barang/saldo-stok.ts';

/** What a row stands for, and the names behind its codes. */
interface Grain {
  readonly keys: readonly string[];
  readonly names: string;
}

const BAKI: Grain = {
  keys: ['kode_gudang', 'kode_baki'],
  names: 'left join baki n on n.kode_toko = $1 and n.kode_baki = s.kode_baki',
};
const GRAINS: Readonly<Record<string, Grain>> = {
  BAKI,
  GROUP: { keys: ['kode_group'], names: 'left join kelompok n on n.kode_toko = $1 and n.kode_group = s.kode_group' },
  JENIS: { keys: ['kode_dept'], names: 'left join jenis n on n.kode_toko = $1 and n.kode_dept = s.kode_dept' },
  DETAIL: { names: '', keys: ['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept'] },
};

/**
 * What a single piece did in a single posting, by kind. Sales and destructions are gross, as in their own reports: what
 * comes back comes in.
 */
const KINDS = {
  jual: (name: string) => `sum(-${name}) filter (where kategori = 'PENJUALAN')`,
  hancur: (name: string) => `sum(-${name}) filter (where kategori in ('HANCUR BARANG', 'HANCUR PEMBELIAN'))`,
  masuk: (name: string) => `sum(${name}) filter (where ${name} > 0)`,
  keluar: (name: string) =>
    `sum(-${name}) filter (where ${name} < 0 and kategori not in ('PENJUALAN', 'HANCUR BARANG', 'HANCUR PEMBELIAN'))`,
} as const;

type StokFilter = Readonly<
  Record<'tampilan', string> & Record<'kode_gudang' | 'kode_baki' | 'kode_group' | 'kode_dept', string | null>
>;

/**
 * Of the entries only those are read that did not enter pieces, and what remains of the movement between opening and
 * closing is what was entered. A piece that stays within the row, from tray to tray of one group, has not moved. What
 * did not happen is left empty.
 */
function summary(kode_toko: string, from: string, to: string, filter: StokFilter): Statement {
  const { keys, names } = GRAINS[filter.tampilan] ?? BAKI;
  const grain = keys.join(', ');
  const columns = Object.keys(viewOf(definition, filter).columns).map((name) =>
    keys.includes(name) ? `s.${name}` : name.startsWith('nama_') ? `coalesce(n.${name}, '') as ${name}` : name,
  );
  return {
    text: `with saldo_akhir as (${saldoPeriode(grain, 'STOK')}
    ), gerak as (
      select ${grain}, ${perAset((name) =>
        Object.entries(KINDS)
          .map(([kind, sql]) => `coalesce(${sql(name)}, 0) as ${name}_${kind}`)
          .join(', '),
      )} from (
        select ${grain}, e.kategori,
          ${perAset((name, only) => `coalesce(sum(e.jumlah) filter (where e.${only}), 0) as ${name}`)}
        from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
        where p.kode_toko = $1 and p.tgl between $2 and $3 and e.tgl between $2 and $3
          and not ${MASUK_SQL} and ${diSaring('STOK')}
        group by ${grain}, p.id, e.kode_barcode, e.kategori
      ) t group by ${grain}
    ), semua as (
      select ${grain}, ${perAset((name) => ['awal', 'akhir', ...Object.keys(KINDS)].map((kind) => `coalesce(${name}_${kind}, 0) as ${name}_${kind}`).join(', '))}
      from saldo_akhir left join gerak using (${grain})
    )
    select ${columns.join(', ')} from (
      select ${grain}, ${perAset(
        (name) =>
          `${name}_awal${whole(name)}, ${name}_akhir${whole(name)}, ${Object.keys(KINDS)
            .map((kind) => `nullif(${name}_${kind}, 0)${whole(name)} as ${name}_${kind}`)
            .join(', ')}`,
      )},
        ${perAset((name) => `nullif(${name}_akhir - ${name}_awal - ${name}_masuk + ${name}_keluar + ${name}_jual + ${name}_hancur, 0)${whole(name)} as ${name}_tambah`)}
      from semua
    ) s ${names}
    where ${GERAK_STOK.map((name) => `${name} <> 0`).join(' or ')}
    order by ${keys.map((key) => `s.${key}`).join(', ')}`,
    values: nilaiStok(kode_toko, from, to, filter),
  };
}

export const summaryBarang: ReportQuery<'summary-barang'> = ({ shop }, filter) =>
  summary(shop.kode_toko, filter.tgl, filter.tgl, filter);
export const summaryBarangPeriode: ReportQuery<'summary-barang-periode'> = ({ shop }, filter) =>
  summary(shop.kode_toko, filter.tgl_from, filter.tgl_to, filter);
