import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { texts as source } from '@kilau/contract/locales/id/index.ts';
import { mengatakan, masihBerlaku, pesan } from './spec/messages.ts';
import { PESAN_MENYIMPANG } from './spec/messages-deviations.ts';
import { repositoryRoot } from './tidy/repository.ts';

/** What is wrong in one place and right in another. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set([
  'Tersedia',
  'URL Pendukung Tidak Boleh Kosong',
  'Gagal … Harga Katalog, Coba Beberapa Saat Lagi',
]);

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

/** Rows of the table of wordings in docs/deviations.md: what the specification says, and what is shown. */
const wordings = [
  ...(
    /## Wording\n([\s\S]*?)\n## /.exec(readFileSync(join(repositoryRoot, 'docs/deviations.md'), 'utf8'))?.[1] ?? ''
  ).matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm),
]
  .map(([, original = '', , shown = '']) => ({ original, shown }))
  .filter(({ original }) => original !== 'original text');

it('what is shown instead of a text of the specification is shown, and the original is not', () => {
  expect(wordings.length).toBeGreaterThan(4);
  // A row may name several texts, and stand for some with dots.
  const named = (cell: string) => cell.split(/, (?=Master )/).map((text) => text.split('…').at(-1)?.trim() ?? '');
  const some = (text: string) => isShown(text) || texts.some((one) => one.includes(text));
  expect(wordings.flatMap(({ shown }) => named(shown)).filter((text) => !some(text))).toEqual([]);
  const still = wordings.filter(({ original }) => !SAID_ELSEWHERE.has(original));
  expect(still.flatMap(({ original }) => named(original)).filter(some)).toEqual([]);
});
