import { antreanPage, type PeriksaBuku } from '@kilau/contract/features/sistem/antrean.ts';
import { route, type Route } from '../../../platform/http/route.ts';

/** A month of nights, and a little. */
const NIGHTS = 35;

type Stored = Omit<PeriksaBuku, 'rincian'> & {
  readonly rincian: readonly Omit<PeriksaBuku['rincian'][number], 'judul'>[];
};

/** `GET rekonsiliasi/malam`: what the nightly checks of the shop's books found, newest first. */
export const periksaBukuRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'rekonsiliasi/malam',
    tag: 'rekonsiliasi',
    summary: 'Hasil pemeriksaan buku tiap malam, terbaru dulu',
    need: { levels: antreanPage.levels, pages: [antreanPage.path] },
    handler: async ({ db, shop, t }): Promise<readonly PeriksaBuku[]> => {
      const nights = await db.query<Stored>(
        `select malam, tgl_system, jumlah, salah, rincian, selesai,
           round(extract(epoch from selesai - mulai) * 1000)::integer as ms
         from periksa_buku where kode_toko = $1 order by malam desc limit ${NIGHTS}`,
        [shop.kode_toko],
      );
      return nights.map((night) => ({
        ...night,
        rincian: night.rincian.map((beda) => ({ ...beda, judul: t(`rekonsiliasi.${beda.kunci}`) })),
      }));
    },
  }),
];
