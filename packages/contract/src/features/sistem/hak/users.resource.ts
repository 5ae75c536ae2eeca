import { choice, code, password, text } from '../../../core/field.ts';
import { LEVELS } from '../../../core/permission.ts';
import { defineResource } from '../../../core/resource.ts';
import { LANGUAGES } from '../../../locales/index.ts';

/** What the first run asks of the owner as well. A password goes in and never comes out. */
export const PEMILIK_FIELDS = {
  user_id: code({ required: true, readOnly: 'edit' }),
  usere_name: text({ required: true, max: 60, upper: true }),
  password: password({ required: true }),
} as const;

/** People who log in. Their user id is unique in the whole chain: the login asks for no shop. */
export const users = defineResource({
  key: 'users',
  page: '/data-users',
  menu: 'utility',
  calls: { list: 'users/get/all', base: 'users' },
  table: 'users',
  id: 'user_id',
  name: 'usere_name',
  namesRepeat: true,
  fields: {
    ...PEMILIK_FIELDS,
    password: password({ required: true, help: 'help.password_user' }),
    level: choice(LEVELS, { required: true }),
    bahasa: choice(LANGUAGES, { optionLabel: 'opsi', help: 'help.bahasa_user' }),
  },
  columns: ['user_id', 'usere_name', 'level'],
  search: ['user_id', 'usere_name'],
});
