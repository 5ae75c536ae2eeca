import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@kilau/contract/locales/index.ts';
import { languages } from './tidy/locale-texts.ts';
import { repositoryRoot } from './tidy/repository.ts';

const all = await languages();
const text = readFileSync(join(repositoryRoot, 'docs/GLOSSARY-LANGUAGES.md'), 'utf8');

const plain = (cell: string): string => cell.trim().toLowerCase();
const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

/** The rows of every table whose head begins so, without its rule. */
function rowsOf(head: string): string[][] {
  const blocks = text.split('\n\n').filter((block) => block.startsWith(`| ${head} |`));
  return blocks.flatMap((block) =>
    block
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').slice(1, -1).map(plain)),
  );
}

const OTHERS = LANGUAGES.filter((language) => language !== 'id');
const terms = rowsOf('id').map(([term = '', ...cells]) => ({
  term,
  // A price per gram and its like have a slash of their own, and one form only.
  forms: Object.fromEntries(
    OTHERS.map((language, index) => [language, term.includes('/') ? [cells[index]] : cells[index]?.split(' / ')]),
  ),
}));
const otherwise = new Set(rowsOf('key').map(([key]) => key));
const labelsOf = (term: string): string[] =>
  Object.entries(all['id'] ?? {}).flatMap(([key, label]) =>
    plain(label) === term && !otherwise.has(key.toLowerCase()) ? [key] : [],
  );

describe('the glossary', () => {
  it('has a word in every language, and each term once', () => {
    expect(terms.length).toBeGreaterThan(80);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
    const empty = terms.flatMap(({ term, forms }) =>
      OTHERS.filter((language) => !forms[language]?.every(Boolean)).map((language) => `${language} ${term}`),
    );
    expect(empty).toEqual([]);
  });

  it('is what labels say', () => {
    const wrong = terms.flatMap(({ term, forms }) =>
      labelsOf(term).flatMap((key) =>
        OTHERS.filter((language) => !forms[language]?.includes(plain(all[language]?.[key] ?? ''))).map(
          (language) => `${language} ${key}: ${all[language]?.[key]}`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has no term that nothing says', () => {
    const unsaid = OTHERS.flatMap((language) => {
      const said = Object.values(all[language] ?? {})
        .join('\n')
        .toLowerCase();
      return terms.flatMap(({ forms }) =>
        (forms[language] ?? []).filter((form) => !said.includes(form ?? '')).map((form) => `${language} ${form}`),
      );
    });
    expect(unsaid).toEqual([]);
  });

  it('excepts only labels whose Indonesian is one of its words', () => {
    const words = new Set(terms.map(({ term }) => term));
    const labels = Object.entries(all['id'] ?? {}).map(([key, label]) => [key.toLowerCase(), plain(label)] as const);
    const excepted = labels.filter(([key, label]) => otherwise.has(key) && words.has(label));
    expect(excepted.map(([key]) => key).toSorted()).toEqual([...otherwise].toSorted());
  });

  it('names words that nothing says', () => {
    const found = rowsOf('language').flatMap(([language = '', not = '']) => {
      const word = /\p{Script=Latin}/u.test(not)
        ? new RegExp(`\\b${not}\\b`, 'iu')
        : new RegExp(`${not}(?!ニング)`, 'u');
      return Object.entries((isLanguage(language) ? all[language] : undefined) ?? { [language]: not }).flatMap(
        ([key, label]) => (word.test(label) ? [`${language} ${key}: ${label}`] : []),
      );
    });
    expect(found).toEqual([]);
  });
});
