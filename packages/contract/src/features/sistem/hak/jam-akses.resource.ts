import { choice, tags, text } from '../../../core/field.ts';
import { HARI, LEVEL_BERJAM } from '../../../core/jam-akses.ts';
import { defineResource } from '../../../core/resource.ts';

/** Every quarter of an hour. */
const JAM: readonly string[] = Array.from(
  { length: 96 },
  (_, step) => `${String(Math.floor(step / 4)).padStart(2, '0')}:${String((step % 4) * 15).padStart(2, '0')}`,
);

/** Hours in which a level may log in and work. They stand on the page of menu protection. */
export const jamAkses = defineResource({
  key: 'jam-akses',
  page: '/parameter-proteksi-menu',
  menu: 'utility',
  calls: { list: 'jam-akses', base: 'jam-akses' },
  table: 'jam_akses',
  id: 'id_jam',
  generatedId: true,
  name: 'level',
  fields: {
    id_jam: text({ max: 36, readOnly: 'always' }),
    level: choice(LEVEL_BERJAM, { required: true }),
    hari: tags({ required: true, max: 7, options: HARI, optionLabel: 'hari', label: 'field.hari_akses' }),
    jam_mulai: choice(JAM, { required: true }),
    jam_selesai: choice(JAM, { required: true, help: 'help.jam_selesai' }),
  },
  columns: ['level', 'hari', 'jam_mulai', 'jam_selesai'],
  search: ['level'],
  sort: 'level',
  unique: [['level', 'jam_mulai', 'jam_selesai']],
});
