import type { Route } from '../../platform/http/route.ts';
import { antreanRoutes } from './antrean/antrean.routes.ts';
import { periksaBukuRoutes } from './antrean/periksa-buku.routes.ts';
import { auditRoutes } from './audit.routes.ts';
import { hakAksesRoutes } from './hak/hak-akses.routes.ts';
import { hariRoutes } from './toko/hari.routes.ts';
import { keadaanRoutes } from './keadaan/keadaan.routes.ts';
import { masukRoutes } from './masuk/masuk.routes.ts';
import { newsRoutes } from './news/news.routes.ts';
import { parameterRoutes } from './setting/parameter.routes.ts';
import { proteksiRoutes } from './hak/proteksi.routes.ts';
import { sesiRoutes } from './masuk/sesi.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import type { Permulaan } from './toko/toko-baru.ts';
import { whatsappRoutes } from './whatsapp/whatsapp.routes.ts';

/** @param permulaan what other features give a new shop. */
export const sistemRoutes = (permulaan: Permulaan): readonly Route[] => [
  ...setupRoutes(permulaan),
  ...masukRoutes,
  ...sesiRoutes,
  ...hakAksesRoutes,
  ...proteksiRoutes,
  ...newsRoutes,
  ...parameterRoutes,
  ...hariRoutes,
  ...auditRoutes,
  ...whatsappRoutes,
  ...antreanRoutes,
  ...periksaBukuRoutes,
  ...keadaanRoutes,
];
