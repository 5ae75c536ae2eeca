import { integer, secret, text } from '../../../core/field.ts';
import { defineSetting } from '../../../core/setting.ts';
import { EXTERNAL_GATE } from './etalase.ts';

/** The web that shows pieces of the shop: nothing leaves before somebody has said where it is. */
export const settingExternal = defineSetting({
  key: 'setting-barang-external',
  page: '/setting-barang-external',
  menu: 'barang',
  gate: EXTERNAL_GATE,
  call: 'setting-barang-external',
  readBy: 'page',
  fields: {
    alamat_web: text({ max: 200, format: 'url', help: 'help.alamat_web' }),
    token: secret({ max: 500, help: 'help.token_web' }),
    /** Many pieces leave one after the other; what is withdrawn leaves at once. */
    per_menit: integer({ required: true, min: 1, max: 600, default: 60, help: 'help.per_menit' }),
  },
});
