import type { Route } from '../../platform/http/route.ts';
import { antreanRoutes } from './antrean/antrean.routes.ts';
import { auditRoutes } from './audit.routes.ts';
import { hakAksesRoutes } from './hak/hak-akses.routes.ts';
import { hariRoutes } from './toko/hari.routes.ts';
import { masukRoutes } from './masuk/masuk.routes.ts';
import { newsRoutes } from './news/news.routes.ts';
import { parameterRoutes } from './toko/parameter.routes.ts';
import { proteksiRoutes } from './hak/proteksi.routes.ts';
import { sesiRoutes } from './masuk/sesi.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { whatsappRoutes } from './whatsapp/whatsapp.routes.ts';

export const routes: readonly Route[] = [
  ...setupRoutes,
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
];
