import { boolean, choice, code, password, text } from '../../../core/field.ts';
import { LANGUAGES } from '../../../locales/index.ts';

/**
 * Body of `POST users/login`. `perangkat`: an id the browser keeps, by which its user may come back. `ambil_alih`: his
 * session on another device is ended for this one.
 */
export const LOGIN_FIELDS = {
  user_id: code({ required: true }),
  password: password({ required: true, min: 1, label: 'field.password' }),
  perangkat: text({ max: 64 }),
  ambil_alih: boolean({ label: 'login.ambil_alih' }),
} as const;

/** Signed by the server of head office, for one login within a minute. */
export const TIKET_FIELDS = { tiket: text({ required: true, max: 2000 }) } as const;

export const LOGOUT_FIELDS = { user_id: code({ required: true }) } as const;

/**
 * Body of `POST users/kunci`: the browser's public key of X25519 in base64url, for the fields it sends from now on
 * (`core/payload.ts`).
 */
export const KUNCI_MUATAN_FIELDS = { kunci: text({ required: true, min: 43, max: 43 }) } as const;

/** Body of `PUT users/change-password`. */
export const GANTI_PASSWORD_FIELDS = {
  password: password({ required: true, min: 1, label: 'field.password_lama' }),
  new_password: password({ required: true, label: 'field.password_baru' }),
} as const;

export const BAHASA_FIELDS = { bahasa: choice(LANGUAGES, { required: true }) } as const;
