import { APPROVERS } from '@kilau/contract/core/permission.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { otorisasiManualSchema, type OtorisasiManual } from '@kilau/contract/features/otorisasi/manual.ts';
import { approvals } from '@kilau/contract/approvals.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { Answer, route, type Route } from '../../platform/http/route.ts';
import { checkCredentials, type Account } from '../../platform/session/credentials.ts';
import { standingOf } from '../../platform/session/standing.ts';
import { grantApproval } from '../../engine/approval.ts';

/** A supervisor or owner of the shop, or an owner of head office (specification, section 6). */
function mayApprove({ kode_toko, level, level_toko }: Account, { shop }: Pick<Context, 'shop'>): boolean {
  return APPROVERS.includes(level) && (kode_toko === shop.kode_toko || (level === 'OWN' && level_toko === 'PUSAT'));
}

const RULES = {
  di_luar_jam_akses: { rule: 'di_luar_jam_akses' },
  ganti_password_wajib: { rule: 'ganti_password_wajib' },
} as const;

/** Said at the field that names him: it is about the approver, not about the login that asks. */
const ofApprover = (code: keyof typeof RULES): Problem => new Problem(code, {}, { username: RULES[code] });

/**
 * What would refuse his login, or all but a new password after it, refuses his approval.
 * @throws Problem `di_luar_jam_akses` or `ganti_password_wajib`.
 */
async function assertStanding(context: Context, account: Account): Promise<void> {
  try {
    if (!(await standingOf(context, account)).ganti_password) return;
  } catch (error) {
    throw isProblem(error) && error.code === 'di_luar_jam_akses' ? ofApprover(error.code) : error;
  }
  throw ofApprover('ganti_password_wajib');
}

/**
 * @throws Problem `otorisasi_ditolak`, without a word on whether user, password or level was wrong; what
 * {@link assertStanding} throws, once they are right.
 */
async function manual(context: Context, ip: string, { username, password, ...asked }: OtorisasiManual) {
  const oleh = context.actor.user_id;
  const account = await checkCredentials(context, { user_id: username, password, ip, oleh });
  if (!account || !mayApprove(account, context)) {
    context.log.warn({ user_id: oleh, username, kategori: asked.kategori, ip }, 'an approval was refused');
    throw new Problem('otorisasi_ditolak', {});
  }
  await assertStanding(context, account);
  return context.db.tx((tx) =>
    grantApproval(tx, context, {
      kategori: asked.kategori,
      keterangan: asked.keterangan ?? '',
      dokumen: asked.dokumen ?? '',
      nilai: asked.nilai,
      disetujui_oleh: account.user_id,
      saluran: 'MANUAL',
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
    handler: async (context, { body, caller }) => new Answer(await manual(context, caller.ip, body), { status: 201 }),
  }),
];
