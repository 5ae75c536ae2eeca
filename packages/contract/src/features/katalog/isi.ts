import { text } from '../../core/field.ts';

/** What a banner and an info tell. Of the two that may be left out, the record keeps a single space. */
export const ISI = {
  title: text({ required: true, max: 100 }),
  sub_title: text({ max: 150 }),
  info: text({ required: true, max: 300, multiline: true }),
  sub_info: text({ required: true, max: 300, multiline: true }),
  deskripsi: text({ max: 2000, multiline: true, label: 'field.deskripsi_katalog' }),
  url_pendukung: text({ required: true, max: 300, format: 'url' }),
  nama_tombol: text({ required: true, max: 40 }),
} as const;
