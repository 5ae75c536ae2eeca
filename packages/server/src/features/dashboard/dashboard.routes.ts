import { addMonths, daysFrom, monthEnd } from '@kilau/contract/core/calendar.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  DASHBOARD,
  GRAFIK_FIELDS,
  MELIHAT,
  TAHUN_FIELDS,
  type DashboardToko,
  type Grafik,
} from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { tradeByDay } from '../../engine/paper/home/daily.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { dilihat, grafik, hariIniPerJam, jumlah, perBulan, perHari, perJam, type Arah } from './dagang.ts';
import { grafikJanji, janjiOf, totalHariIni } from './janji.ts';
import { rataPerGram } from './rata.ts';
import { ulangTahun } from './ulang-tahun.ts';

const tag = 'dashboard';
const need = { levels: MELIHAT, pages: [DASHBOARD] } as const;

/** All that the dashboard of a shop shows, of one moment. */
async function lihat(context: Context, kinds: readonly Kind[]): Promise<DashboardToko> {
  const seen = await dilihat(context);
  const { tgl } = seen;
  const tahun = tgl.slice(0, 4);
  const lalu = String(Number(tahun) - 1);
  const rows = await tradeByDay(context.db, kinds, seen.kode, { dari: `${lalu}-01-01`, sampai: tgl });
  const jam = await hariIniPerJam(context.db, kinds, seen);
  const setahun = addMonths(tgl, -12);
  const hari = rows.filter(
    (row) => row.tgl === seen.toko.find(({ kode_toko }) => kode_toko === row.kode_toko)?.tgl_system,
  );
  const bulanIni = daysFrom(`${tgl.slice(0, 8)}01`, monthEnd(tgl));
  const penjualan = jumlah(hari, 'penjualan');
  const pembelian = jumlah(hari, 'pembelian');
  return {
    tgl,
    toko: seen.toko.map(({ kode_toko, nama_toko }) => ({ kode_toko, nama_toko })),
    penjualan,
    pembelian,
    total_penjualan: penjualan.nilai,
    total_pembelian: pembelian.nilai,
    ...(await totalHariIni(context, kinds, seen)),
    jam_penjualan: perJam(jam, 'penjualan', 'nilai'),
    jam_pembelian: perJam(jam, 'pembelian', 'nilai'),
    hari_penjualan: perHari(rows, bulanIni, 'penjualan', 'nilai'),
    datagram_penjualan: perBulan(rows, tahun, 'penjualan', 'nilai'),
    datagram_penjualan_lalu: perBulan(rows, lalu, 'penjualan', 'nilai'),
    datagram_pembelian: perBulan(rows, tahun, 'pembelian', 'nilai'),
    datagram_gram_penjualan: perBulan(rows, tahun, 'penjualan', 'gram'),
    datagram_gram_pembelian: perBulan(rows, tahun, 'pembelian', 'gram'),
    lalu_sampai_hari_ini: jumlah(
      rows.filter((row) => row.tgl <= setahun),
      'penjualan',
    ).nilai,
    rata: await rataPerGram(context.db, seen),
  };
}

/** Every day of a year: pieces, grams and rupiah, sold and bought. */
async function sehariSetahun(context: Context, kinds: readonly Kind[], year: number | null): Promise<Grafik> {
  const seen = await dilihat(context);
  const tahun = String(year ?? seen.tgl.slice(0, 4));
  const hari = daysFrom(`${tahun}-01-01`, `${tahun}-12-31`);
  const rows = await tradeByDay(context.db, kinds, seen.kode, { dari: hari[0] ?? '', sampai: hari.at(-1) ?? '' });
  const arah: readonly Arah[] = ['penjualan', 'pembelian'];
  return {
    labels: hari,
    series: arah.flatMap((kode) =>
      (['qty', 'gram', 'nilai'] as const).map((of) => ({
        kode: `${kode}_${of}`,
        nama: `${context.t(`dashboard.${kode}`)} ${context.t(`dashboard.${of}`)}`,
        data: perHari(rows, hari, kode, of),
      })),
    ),
  };
}

const chart = (kinds: readonly Kind[], arah: Arah, summary: string): Route =>
  route({
    method: 'GET',
    path: `${arah}/chart`,
    tag,
    summary,
    need,
    query: recordSchema(GRAFIK_FIELDS),
    handler: (context, { query }) => grafik(context, kinds, arah, query),
  });

/** What a shop's dashboard asks for (specification lines 96, 169, 179). */
export const dashboardRoutes = (kinds: readonly Kind[]): readonly Route[] => [
  route({
    method: 'GET',
    path: 'dashboard',
    tag,
    summary: 'Angka dashboard toko, atau semua toko dari pusat',
    need,
    handler: (context) => lihat(context, kinds),
  }),
  chart(kinds, 'penjualan', 'Grafik penjualan bersih: hari ini per jam, atau setahun per bulan'),
  chart(kinds, 'pembelian', 'Grafik pembelian bersih: hari ini per jam, atau setahun per bulan'),
  ...janjiOf(kinds).map((kind) =>
    route({
      method: 'GET',
      path: `${kind.base}/chart`,
      tag,
      summary: `Grafik ${kind.key} yang masuk: hari ini per jam, atau setahun per bulan`,
      need: { ...need, ...(kind.gate && { gate: kind.gate }) },
      query: recordSchema(GRAFIK_FIELDS),
      handler: (context, { query }) => grafikJanji(context, kind, query),
    }),
  ),
  route({
    method: 'GET',
    path: 'transaction/daily-transaction-get-year',
    tag,
    summary: 'Penjualan dan pembelian bersih setiap hari dalam setahun',
    need,
    query: recordSchema(TAHUN_FIELDS),
    handler: (context, { query: { year } }) => sehariSetahun(context, kinds, year),
  }),
  route({
    method: 'GET',
    path: 'member/find-current-birthday',
    tag,
    summary: 'Member yang berulang tahun pada tanggal sistem',
    need,
    handler: async ({ db, shop }) => ({ data: await ulangTahun(db, shop) }),
  }),
];
