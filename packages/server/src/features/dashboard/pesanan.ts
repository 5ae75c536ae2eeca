import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Grafik } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import type { Context } from '../../platform/context.ts';
import { BULAN, dilihat, dua, JAM, tigaGaris } from './dagang.ts';

interface Dipesan {
  readonly saat: number;
  readonly qty: number;
  readonly gram: Dec;
  readonly nilai: Dec;
}

/** What is taken as an order counts on its day, and what is cancelled against the day of that. */
const DIPESAN = `(
    select kode_toko, tgl_valid as tgl, valid_pada as waktu, jumlah_barang as qty, total_berat as gram,
      total_harga as nilai from pesanan where valid_oleh is not null
    union all
    select kode_toko, tgl_batal, batal_pada, -jumlah_barang, -total_berat, -total_harga
    from pesanan where valid_oleh is not null and status = 'CANC'
  ) p join toko t on t.kode_toko = p.kode_toko join hari_toko h on h.kode_toko = p.kode_toko`;

/** `pesanan/chart`: goods ordered today by hour, or in a year by month, net of what was cancelled. */
export async function grafikPesanan(
  context: Context,
  { type, year }: { readonly type: string; readonly year: number | null },
): Promise<Grafik> {
  const { kode, tgl } = await dilihat(context);
  const harian = type === 'today';
  const tahun = String(year ?? tgl.slice(0, 4));
  const rows = await context.db.query<Dipesan>(
    `select extract(${harian ? 'hour from p.waktu at time zone t.zona_waktu' : 'month from p.tgl'})::int as saat,
       sum(p.qty)::int as qty, sum(p.gram) as gram, sum(p.nilai) as nilai
     from ${DIPESAN} where p.kode_toko = any($1) and p.tgl between $2 and $3 and ($2 <> $3 or p.tgl = h.tgl_system)
     group by 1`,
    [kode, ...(harian ? [tgl, tgl] : [`${tahun}-01-01`, `${tahun}-12-31`])],
  );
  const saat = harian ? JAM : BULAN.map(Number);
  return {
    labels: saat.map(dua),
    series: tigaGaris(context, (of) => saat.map((one) => rows.find((row) => row.saat === one)?.[of] ?? 0)),
  };
}
