import { pageRequirement } from '@kilau/contract/core/page.ts';
import { can } from '@kilau/contract/core/permission.ts';
import { pageAt, steps, type StepKey } from '@kilau/contract/registry.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { CountNotice } from '../../../platform/notice.ts';

/** How each step is counted, and whether the shop has long begun: then nothing is left to lead it to. */
export type StepCounts = Readonly<Record<StepKey, CountNotice>> & {
  readonly lama: (context: Parameters<CountNotice>[0]) => Promise<boolean>;
};

/** People who work in the shop beside the one who opened it. */
export const penggunaLain: CountNotice = ({ db, shop }) =>
  db.one(`select greatest(0, count(*) - 1)::int as jumlah from users where kode_toko = $1 and status_aktif`, [
    shop.kode_toko,
  ]);

/** The first steps of a new shop, each ticked by what the shop has. @param counts by key of the step. */
export const langkahRoutes = (counts: StepCounts): readonly Route[] => [
  route({
    method: 'GET',
    path: 'langkah-awal',
    tag: 'setup',
    summary: 'Langkah awal toko baru, yang sudah dan yang belum',
    need: { levels: ['OWN', 'SU', 'MU'] },
    handler: async (context) => {
      if (await counts.lama(context)) return { data: [] };
      const mine = steps.filter(({ page }) => {
        const at = pageAt(page);
        return at !== undefined && can(context.actor, pageRequirement(at));
      });
      return {
        data: await Promise.all(
          mine.map(async ({ key, page }) => {
            const { jumlah } = await counts[key as StepKey](context);
            return { kunci: key, halaman: page, selesai: jumlah > 0 };
          }),
        ),
      };
    },
  }),
];
