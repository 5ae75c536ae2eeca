import { documents } from '@kilau/contract/registry.ts';
import { documentRoutes } from '../engine/document.ts';
import { reportRoutes } from '../engine/report/routes.ts';
import { resourceRoutes } from '../engine/resource.ts';
import { routes as barangRoutes } from '../features/barang/barang.routes.ts';
import { daftarRoutes } from '../features/master/daftar.routes.ts';
import { hargaRoutes } from '../features/master/harga.routes.ts';
import { masterHooks } from '../features/master/master.hooks.ts';
import { routes as otorisasiRoutes } from '../features/otorisasi/otorisasi.routes.ts';
import { hargaJualRoutes } from '../features/penjualan/harga-jual.ts';
import { penjualanHandlers } from '../features/penjualan/penjualan.feature.ts';
import { sistemHooks } from '../features/sistem/sistem.hooks.ts';
import { routes as sistemRoutes } from '../features/sistem/sistem.routes.ts';
import { rekonsiliasiRoutes } from '../features/uang/rekonsiliasi.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { invariants } from './invariants.ts';
import { queries } from './queries.ts';

/** Every call of the program: those that follow from definitions, then those that features make by hand. */
export const routes: readonly Route[] = [
  ...resourceRoutes({ ...masterHooks, ...sistemHooks }),
  ...documentRoutes(documents, { penjualan: penjualanHandlers }),
  ...reportRoutes(queries),
  ...daftarRoutes, ...hargaRoutes,
  ...barangRoutes, ...hargaJualRoutes,
  ...rekonsiliasiRoutes(invariants),
  ...otorisasiRoutes,
  ...sistemRoutes,
  ...demoRoutes,
];
