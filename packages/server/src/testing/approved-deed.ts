import { z } from 'zod';
import { useApproval } from '../engine/approval.ts';
import { route } from '../platform/http/route.ts';

/** A deed that needs an approval, as documents do it. */
export const approvedDeed = route({
  method: 'POST',
  path: 'uji/batal',
  tag: 'uji',
  summary: 'Uji',
  need: {},
  body: z.object({
    id: z.string(),
    kategori: z.string(),
    dokumen: z.string().default(''),
    nilai: z.record(z.string(), z.unknown()).default({}),
    gagal: z.boolean().default(false),
  }),
  handler: (context, { body: { gagal, ...use } }) =>
    context.db.tx(async (tx) => {
      const approval = await useApproval(tx, context, use);
      if (gagal) throw new Error('the deed fails afterwards');
      return approval;
    }),
});
