import { boolean, date, tags, text } from '../../core/field.ts';
import { LEVELS } from '../../core/permission.ts';
import { defineResource } from '../../core/resource.ts';

/** Announcements on the home page, and who sees which: `untuk` names levels, none means everybody. */
export const news = defineResource({
  key: 'news',
  page: '/hak-akses-news',
  menu: 'utility',
  calls: { list: 'news/get/all', base: 'news' },
  table: 'news',
  id: 'id_news',
  generatedId: true,
  name: 'judul',
  namesRepeat: true,
  readBy: 'page',
  fields: {
    id_news: text({ max: 36, readOnly: 'always' }),
    judul: text({ required: true, max: 100, label: 'field.judul_news' }),
    isi: text({ required: true, max: 2000, multiline: true, label: 'field.isi_news' }),
    tgl_mulai: date({ required: true, default: 'today', label: 'field.tgl_mulai_news' }),
    tgl_selesai: date({ label: 'field.tgl_selesai_news', help: 'help.tgl_selesai_news' }),
    untuk: tags({
      max: 6,
      options: LEVELS,
      noneLabel: 'umum.semua',
      label: 'field.untuk_news',
      help: 'help.untuk_news',
    }),
    penting: boolean({ label: 'field.penting_news', help: 'help.penting_news' }),
  },
  columns: ['judul', 'tgl_mulai', 'tgl_selesai', 'untuk', 'penting'],
  search: ['judul', 'isi'],
  sort: 'tgl_mulai',
  unique: [['judul', 'tgl_mulai']],
  rules: [{ check: 'urut', from: 'tgl_mulai', to: 'tgl_selesai' }],
});
