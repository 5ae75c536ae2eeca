import { choice, text } from '../../../core/field.ts';

/** Body of `POST chat/send` (specification, section 7), with the paper that it is about: kind and number. */
export const CHAT_FIELDS = {
  receiver: text({ required: true, max: 30, label: 'field.no_hp' }),
  message: text({ required: true, max: 2000, multiline: true, label: 'setelan.pesan' }),
  type: choice(['text'], { default: 'text' }),
  jenis: text({ max: 40, label: 'field.jenis_dokumen' }),
  nomor: text({ max: 60 }),
} as const;
