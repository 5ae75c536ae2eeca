import { recordSchema } from '@kilau/contract/core/schema.ts';
import { IMPOR_FIELDS, IMPOR_PUSAT } from '@kilau/contract/features/kirim-barang/impor-pusat.ts';
import type { AllResourceHooks } from '../../engine/resource.hooks.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { bedaPusat, imporPusat, masterPusat } from './impor-pusat.ts';

const need = { gate: 'KIRIM_BARANG_MODULE', levels: ['OWN', 'SU', 'MU'], pages: [IMPOR_PUSAT] } as const;

/** What a branch takes over from head office: told first, then written. @param hooks what each master does. */
export function imporPusatRoutes(hooks: AllResourceHooks): readonly Route[] {
  const masters = masterPusat(hooks);
  return [
    route({
      method: 'GET',
      path: 'import-data-pusat',
      tag: 'import-data-pusat',
      summary: 'Beda master toko ini dengan pusat',
      need,
      handler: async (context) => {
        const { pusat, data } = await bedaPusat(context.db, context, masters);
        return { ...pusat, data };
      },
    }),
    route({
      method: 'POST',
      path: 'import-data-pusat',
      tag: 'import-data-pusat',
      summary: 'Ambil master dari pusat',
      idempotent: true,
      need,
      body: recordSchema(IMPOR_FIELDS),
      handler: (context, { body, key }) =>
        once(context, { key, route: 'POST import-data-pusat', body }, async (tx) => {
          const diminta = new Set<string>(body.master.map(({ kunci }) => kunci));
          const jumlah = await imporPusat(
            tx,
            context,
            masters.filter(({ kunci }) => diminta.has(kunci)),
          );
          return { status: 200, body: jumlah };
        }),
    }),
  ];
}
