import { Problem } from '@kilau/contract/core/problem.ts';
import { Answer, publicRoute, type Route } from '../../platform/http/route.ts';
import { seedDemo } from './seed.ts';

/** The other first run: a chain to try the program with. Its passwords are known, so only on loopback. */
export const demoRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: 'setup/demo',
    tag: 'setup',
    summary: 'Isi database kosong dengan toko contoh',
    rateLimit: { max: 5, seconds: 60 },
    handler: async ({ db, realtime, files, now, loopback }, { caller }) => {
      if (!loopback || !caller.local) throw new Problem('demo_hanya_lokal', {});
      if (!(await seedDemo({ db, realtime, files }, now()))) throw new Problem('sudah_disiapkan', {});
      return new Answer({ demo: true }, { status: 201 });
    },
  }),
];
