import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../ui/words.ts';
import { chooseLanguage, followShop, LANGUAGE_KEY } from './i18n.ts';

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

it('speaks the language that was chosen last, whichever is there last', async () => {
  const slow = chooseLanguage('it');
  await chooseLanguage('id');
  await slow;
  expect(language()).toBe('id');
  expect(document.documentElement.lang).toBe('id');
});
