import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '@kilau/contract/locales/index.ts';
import { language } from '../ui/words.ts';
import { chooseLanguage, chosenLanguage, followShop, LANGUAGE_KEY } from './i18n.ts';
import { ConnectionError } from './problem-error.ts';

const shop = (value: string) => [{ key: LANGUAGE_KEY, value }];

const begin = async () => {
  localStorage.clear();
  await chooseLanguage('id');
};
beforeEach(begin);
afterEach(begin);

it('follows the language of the shop when that changes, and leaves alone what was chosen since', async () => {
  await followShop('KL01', shop('id'));
  await chooseLanguage('jp');
  await followShop('KL01', shop('id'));
  expect(language()).toBe('jp');
  await followShop('KL01', shop('en'));
  expect(language()).toBe('en');
  // Another shop is met for the first time: nothing has changed there.
  await followShop('KL02', shop('it'));
  expect(language()).toBe('en');
  await followShop('KL01', [{ key: 'PEMBULATAN', value: '500' }]);
  expect(language()).toBe('en');
});

it('stays with the language it speaks where the texts of another one cannot be had', async () => {
  await chooseLanguage('jp');
  // Files that are not there: as where the server does not answer.
  const gone = 'xx' as string as Language;
  await expect(chooseLanguage(gone)).rejects.toBeInstanceOf(ConnectionError);
  expect([language(), chosenLanguage(), document.documentElement.lang]).toEqual(['jp', 'jp', 'ja']);
  localStorage.clear();
  await expect(chooseLanguage(gone)).rejects.toBeInstanceOf(ConnectionError);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('speaks the language that was chosen last, whichever is there last', async () => {
  const slow = chooseLanguage('it');
  await chooseLanguage('id');
  await slow;
  expect(language()).toBe('id');
  expect(document.documentElement.lang).toBe('id');
});
