import { expect, it } from 'vitest';
import { texts as source } from '@kilau/contract/locales/id/index.ts';
import { mengatakan, masihBerlaku, pesan } from './spec/messages.ts';
import { PESAN_MENYIMPANG } from './spec/messages-deviations.ts';

const texts = Object.values(source as Readonly<Record<string, string>>);
const isShown = (asked: string): boolean => texts.some((text) => mengatakan(text, asked));

it('every text of the specification is there, or named with its reason', () => {
  const asked = pesan();

  expect(asked.filter((text) => !isShown(text) && !(text in PESAN_MENYIMPANG))).toEqual([]);
});
it('a reason that is no longer one is found', () => {
  expect(Object.entries(PESAN_MENYIMPANG).filter(([text, why]) => isShown(text) || !masihBerlaku(why, texts))).toEqual(
    [],
  );
  expect(Object.keys(PESAN_MENYIMPANG).filter((text) => !pesan().includes(text))).toEqual([]);
});
