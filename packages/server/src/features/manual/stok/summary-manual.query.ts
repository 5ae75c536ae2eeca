import { GERAK_MANUAL } from '@kilau/contract/features/manual/summary-manual.report.ts';
import type { ReportQuery } from '../../../engine/report/query.ts';
import { diSaring, nilaiStok, perAset, saldoPeriode, whole } from '../../../trade/barang/saldo-stok.ts';

const GRAIN = 'kode_gudang, kode_baki, kode_dept';

/**
 * Kinds with a column of their own, by the category of their entries. They are gross: what is taken back comes in or
 * goes out.
 */
const SENDIRI = {
  tambah: 'TAMBAH BARANG MANUAL',
  beli: 'PEMBELIAN MANUAL',
  jual: 'PENJUALAN MANUAL',
  hancur: 'HANCUR BARANG MANUAL',
} as const;
const LAIN = `kategori not in (${Object.values(SENDIRI)
  .map((kategori) => `'${kategori}'`)
  .join(', ')})`;
const KINDS = {
  ...Object.fromEntries(
    Object.entries(SENDIRI).map(([kind, kategori]) => [
      kind,
      (only: string) => `abs(sum(e.jumlah) filter (where e.${only} and kategori = '${kategori}'))`,
    ]),
  ),
  masuk: (only: string) => `sum(e.jumlah) filter (where e.${only} and e.jumlah > 0 and ${LAIN})`,
  keluar: (only: string) => `-sum(e.jumlah) filter (where e.${only} and e.jumlah < 0 and ${LAIN})`,
} as Readonly<Record<string, (only: string) => string>>;
const perKind = (write: (kind: string, sql: (only: string) => string) => string): string =>
  Object.entries(KINDS)
    .map(([kind, sql]) => write(kind, sql))
    .join(', ');

/** The columns in the order of the definition. */
function kolom(): string {
  const amounts = GERAK_MANUAL.map((name) => {
    const cast = whole(name);
    return /_(awal|akhir)$/.test(name) ? `s.${name}${cast}` : `nullif(g.${name}, 0)${cast} as ${name}`;
  });
  return [`s.kode_gudang, s.kode_baki, s.kode_dept, coalesce(n.nama_dept, '') as nama_dept`, ...amounts].join(', ');
}

/** Between opening and closing stand the entries, by their category. What did not happen is left empty. */
export const summaryBarangManual: ReportQuery<'summary-barang-manual'> = ({ shop }, filter) => ({
  text: `with saldo_akhir as (${saldoPeriode(GRAIN, 'MANUAL')}
    ), gerak as (
      select ${GRAIN}, ${perAset((name, only) => perKind((kind, sql) => `${sql(only)} as ${name}_${kind}`))}
      from entri e where e.kode_toko = $1 and e.tgl between $2 and $3 and ${diSaring('MANUAL')} group by ${GRAIN}
    )
    select ${kolom()} from saldo_akhir s left join gerak g using (${GRAIN})
      left join jenis n on n.kode_toko = $1 and n.kode_dept = s.kode_dept
    where ${GERAK_MANUAL.map((name) => `${name} <> 0`).join(' or ')}
    order by s.kode_gudang, s.kode_baki, s.kode_dept`,
  values: nilaiStok(shop.kode_toko, filter.tgl_from, filter.tgl_to, filter),
});
