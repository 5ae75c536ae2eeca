import { code } from '@kilau/contract/core/field.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { PAYLOAD_MODULE } from '@kilau/contract/core/payload.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  BAHASA_FIELDS,
  GANTI_PASSWORD_FIELDS,
  KUNCI_MUATAN_FIELDS,
  LOGIN_FIELDS,
  LOGOUT_FIELDS,
  TIKET_FIELDS,
} from '@kilau/contract/features/sistem/masuk/masuk.ts';
import { deviceCookie } from '../../../platform/http/device.ts';
import { agreeKey } from '../../../platform/http/payload.ts';
import { Answer, publicRoute, route, type Route } from '../../../platform/http/route.ts';
import { gantiPassword, login, logout } from './masuk.post.ts';
import { alamatPortal, masukDariPusat } from './portal.ts';
import { userData } from './user-data.ts';

const tag = 'users';
/** Who may work in any shop of the chain. */
const MELIHAT_PUSAT: readonly Level[] = ['OWN', 'SU', 'MU'];

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
  publicRoute({
    method: 'POST',
    path: 'users/login-pusat',
    tag,
    summary: 'Masuk ke cabang dengan tiket dari server pusat',
    body: recordSchema(TIKET_FIELDS),
    rateLimit: { max: 30, seconds: 60 },
    handler: async (context, { body: { tiket }, caller }) => {
      const { data, device } = await masukDariPusat(context, tiket, caller);
      return new Answer(data, { headers: device === undefined ? {} : { 'set-cookie': deviceCookie(device) } });
    },
  }),
  route({
    method: 'POST',
    path: 'tokos/{kode_toko}/portal',
    tag: 'toko',
    summary: 'Alamat sekali pakai untuk membuka cabang di server lain',
    need: { levels: MELIHAT_PUSAT },
    params: recordSchema({ kode_toko: code({ required: true }) }),
    handler: async (context, { params: { kode_toko } }) => ({ alamat: await alamatPortal(context, kode_toko) }),
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
    // Who he is, is known here; which modules count and which day it is, where he looks.
    mine: async (context) => {
      const own = await userData(context.db, context);
      const { user_id, usere_name, level, bahasa, kode_toko, toko, akses } = own;
      return { user_id, usere_name, level, bahasa, kode_toko, toko, akses };
    },
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
