import { PAYLOAD_MODULE } from '@kilau/contract/core/payload.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  BAHASA_FIELDS,
  GANTI_PASSWORD_FIELDS,
  KUNCI_MUATAN_FIELDS,
  LOGIN_FIELDS,
  LOGOUT_FIELDS,
} from '@kilau/contract/features/sistem/masuk/masuk.ts';
import { deviceCookie } from '../../../platform/http/device.ts';
import { agreeKey } from '../../../platform/http/payload.ts';
import { Answer, publicRoute, route, type Route } from '../../../platform/http/route.ts';
import { gantiPassword, login, logout } from './masuk.post.ts';
import { userData } from './user-data.ts';

const tag = 'users';

/** The calls of somebody about himself: in, out, who am I, password, language. */
export const masukRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: 'users/login',
    tag,
    summary: 'Masuk',
    body: recordSchema(LOGIN_FIELDS),
    handler: async (context, { body, caller }) => {
      const { data, device } = await login(context, body, caller);
      return new Answer(data, { headers: device === undefined ? {} : { 'set-cookie': deviceCookie(device) } });
    },
  }),
  route({
    method: 'POST',
    path: 'users/logout',
    tag,
    summary: 'Keluar',
    need: {},
    early: true,
    body: recordSchema(LOGOUT_FIELDS),
    handler: (context) => context.db.tx((tx) => logout(tx, context)),
  }),
  route({
    method: 'POST',
    path: 'users/kunci',
    tag,
    summary: 'Kunci enkripsi muatan untuk sesi ini',
    need: { gate: PAYLOAD_MODULE },
    early: true,
    body: recordSchema(KUNCI_MUATAN_FIELDS),
    handler: async (context, { body }) => ({
      kunci: await agreeKey(context.db, context.secrets, context, body.kunci),
    }),
  }),
  route({
    method: 'GET',
    path: 'users/me',
    tag,
    summary: 'Data user yang masuk',
    need: {},
    early: true,
    handler: (context) => userData(context.db, context),
  }),
  route({
    method: 'PUT',
    path: 'users/change-password',
    tag,
    summary: 'Ganti password sendiri',
    need: {},
    early: true,
    body: recordSchema(GANTI_PASSWORD_FIELDS),
    handler: (context, { body, caller }) => gantiPassword(context, body, caller),
  }),
  route({
    method: 'PUT',
    path: 'users/me/bahasa',
    tag,
    summary: 'Pilih bahasa',
    need: {},
    early: true,
    body: recordSchema(BAHASA_FIELDS),
    handler: async ({ db, actor }, { body }) => {
      await db.query(`update users set bahasa = $3 where kode_toko = $1 and user_id = $2`, [
        actor.kode_toko,
        actor.user_id,
        body.bahasa,
      ]);
    },
  }),
];
