import { deviceText } from '@kilau/contract/core/device-text.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { otorisasiManualSchema, type OtorisasiManual } from '@kilau/contract/features/otorisasi/manual.ts';
import { approvals } from '@kilau/contract/approvals.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { Answer, route, type Caller, type Route } from '../../platform/http/route.ts';
import { checkCredentials } from '../../platform/session/credentials.ts';
import { grantApproval } from '../../engine/approval.ts';
import { assertStanding, mayApprove } from './penyetuju.ts';

/**
 * @throws Problem `otorisasi_ditolak`, without a word on whether user, password or level was wrong; what
 * {@link assertStanding} throws, once they are right; `otorisasi_pemilik` for a supervisor where the owner alone may.
 */
async function manual(context: Context, { ip, agent }: Caller, { username, password, ...asked }: OtorisasiManual) {
  const oleh = context.actor.user_id;
  const account = await checkCredentials(context, { user_id: username, password, ip, oleh });
  if (!account || !mayApprove(account, context)) {
    context.log.warn({ user_id: oleh, username, kategori: asked.kategori, ip }, 'an approval was refused');
    throw new Problem('otorisasi_ditolak', {});
  }
  await assertStanding(context, account, 'username');
  if (asked.level === 'OWN' && account.level !== 'OWN') {
    throw new Problem('otorisasi_pemilik', {}, { username: { rule: 'otorisasi_pemilik' } });
  }
  return context.db.tx((tx) =>
    grantApproval(tx, context, {
      kategori: asked.kategori,
      keterangan: asked.keterangan ?? '',
      dokumen: asked.dokumen ?? '',
      nilai: asked.nilai,
      disetujui_oleh: account.user_id,
      saluran: 'MANUAL',
      perangkat: deviceText(agent),
    }),
  );
}

/** What is sent; the API's description names what each category binds. */
const asked = otorisasiManualSchema(approvals).register(z.globalRegistry, {
  cases: approvals.map(({ kategori, dokumen, nilai }) => ({
    title: kategori,
    constants: { kategori, ...(!dokumen && { dokumen: '' }) },
    parts: { nilai },
    required: ['username', 'password', 'kategori', ...(dokumen ? ['dokumen'] : []), 'nilai'],
  })),
});

export const routes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'authorization/manual',
    tag: 'otorisasi',
    summary: 'Otorisasi dengan password supervisor atau owner',
    need: {},
    body: asked,
    handler: async (context, { body, caller }) => new Answer(await manual(context, caller, body), { status: 201 }),
  }),
];
