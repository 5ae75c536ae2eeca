import { choice, code, image, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { CSV_KATALOG } from './says.ts';

/** The slides every shop has: one for members, three for guests (specification, section 9). */
export const SLIDE = ['MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3'] as const;

/** Slides that the member app opens with. They are given: only picture, text and its place change. */
export const splashscreenKatalog = defineResource({
  key: 'splashscreen-katalog',
  page: '/splashscreen-katalog',
  menu: 'katalog',
  calls: { list: 'app/splash-screen', base: 'app/splash-screen' },
  table: 'katalog_splash',
  id: 'kode',
  name: 'screen_name',
  namesRepeat: true,
  fixed: true,
  fields: {
    kode: code({ required: true, readOnly: 'edit', label: 'field.kode_slide' }),
    screen_name: text({ max: 60, readOnly: 'always' }),
    text: text({ required: true, max: 300, multiline: true, label: 'field.teks_slide' }),
    position: choice(['top', 'bottom'], {
      required: true,
      default: 'bottom',
      label: 'field.posisi_slide',
      optionLabel: 'posisi_splash',
    }),
    image_path: image({ folder: 'SPLASH', use: 'layar', label: 'field.gambar' }),
  },
  columns: ['kode', 'screen_name', 'text', 'position', 'image_path'],
  search: ['kode', 'screen_name', 'text'],
  says: { diedit: 'katalog.dirubah', gagal_diedit: 'katalog.splash_gagal' },
  csvName: CSV_KATALOG,
});
