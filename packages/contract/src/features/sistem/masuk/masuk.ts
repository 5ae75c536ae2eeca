import { choice, code, password, text } from '../../../core/field.ts';
import { LANGUAGES } from '../../../locales/index.ts';

/** Body of `POST users/login`. `perangkat`: an id the browser keeps, by which its user may come back. */
export const LOGIN_FIELDS = {
  user_id: code({ required: true }),
  password: password({ required: true, min: 1, label: 'field.password' }),
  perangkat: text({ max: 64 }),
} as const;

export const LOGOUT_FIELDS = { user_id: code({ required: true }) } as const;

/** Body of `PUT users/change-password`. */
export const GANTI_PASSWORD_FIELDS = {
  password: password({ required: true, min: 1, label: 'field.password_lama' }),
  new_password: password({ required: true, label: 'field.password_baru' }),
} as const;

export const BAHASA_FIELDS = { bahasa: choice(LANGUAGES, { required: true }) } as const;
