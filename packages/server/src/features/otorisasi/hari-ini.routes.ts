import { SEES_MONEY } from '@kilau/contract/core/home.ts';
import { route, type Route } from '../../platform/http/route.ts';

const MOST = 30;

/** Approvals that were given on the open business day. */
export const otorisasiHariIniRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'otorisasi/hari-ini',
    tag: 'otorisasi',
    summary: 'Otorisasi yang diberikan pada tanggal sistem',
    need: { levels: SEES_MONEY },
    handler: async ({ db, shop }) => ({
      data: await db.query(
        `select id, kategori, dibuat, diminta_oleh, disetujui_oleh, coalesce(dipakai_dokumen, dokumen) as dokumen,
           keterangan, dipakai is not null as dipakai
         from otorisasi where kode_toko = $1 and tgl = $2 order by dibuat desc limit ${MOST}`,
        [shop.kode_toko, shop.tgl_system],
      ),
    }),
  }),
];
