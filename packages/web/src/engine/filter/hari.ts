import { addDays } from '@kilau/contract/core/calendar.ts';
import { formatDate } from '@kilau/contract/core/format.ts';
import type { Translate } from '../../ui/text.ts';

/** Days of a list of documents, `YYYY-MM-DD`; an empty one leaves that end open. */
export interface Rentang {
  readonly tgl_from: string;
  readonly tgl_to: string;
}

const WEEK = 6;

/** What is asked for most, by the shop's business day. */
export const hariCepat = (today: string): readonly (Rentang & { readonly word: WordKey })[] => [
  { word: 'saring.hari_ini', tgl_from: today, tgl_to: today },
  { word: 'saring.kemarin', tgl_from: addDays(today, -1), tgl_to: addDays(today, -1) },
  { word: 'saring.tujuh_hari', tgl_from: addDays(today, -WEEK), tgl_to: today },
  { word: 'saring.bulan_ini', tgl_from: `${today.slice(0, 7)}-01`, tgl_to: today },
];

type WordKey = 'saring.hari_ini' | 'saring.kemarin' | 'saring.tujuh_hari' | 'saring.bulan_ini';

export const sameDays = (a: Rentang, b: Rentang): boolean => a.tgl_from === b.tgl_from && a.tgl_to === b.tgl_to;

/** A range of days in a word, or as it was chosen. */
export function rentangText(t: Translate, rentang: Rentang, today: string): string {
  const { tgl_from, tgl_to } = rentang;
  if (tgl_from === '' && tgl_to === '') return t('saring.semua_hari');
  const quick = hariCepat(today).find((one) => sameDays(one, rentang));
  if (quick) return t(quick.word);
  return [...new Set([tgl_from, tgl_to])].map((day) => (day === '' ? '…' : formatDate(day))).join(' – ');
}
