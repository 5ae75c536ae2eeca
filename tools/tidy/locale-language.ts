import { francAll } from 'franc-min';
import { LANGUAGES, type Language } from '@kilau/contract/locales/index.ts';
import { CODES, FIXED_TEXTS, INDONESIAN, MALAY, TERMS } from './language-words.ts';
import type { Texts } from './locale-texts.ts';

type Latin = 'id' | 'en' | 'it' | 'my';
const LATIN: Readonly<Record<Latin, readonly string[]>> = {
  // To a detector of letters Indonesian and Malay are one; words below tell them apart.
  id: ['ind', 'zlm'],
  en: ['eng'],
  it: ['ita'],
  my: ['ind', 'zlm'],
};
const isLatin = (language: Language): language is Latin => Object.hasOwn(LATIN, language);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
/** Chinese words that no Japanese text has. */
const CHINESE = /[你您們嗎呢吧沒哪]/u;
/** So many characters without kana are a Chinese sentence; Japanese names of documents are shorter. */
const HAN_ALONE = 10;
/** So many words are needed for letters to say which language they are; fewer are told by the words themselves. */
const SENTENCE = 6;
/** How near a text's own language must come to the nearest one, 1 being the nearest. */
const NEAR = 0.8;
/** A word belongs to a language from so many texts on. */
const KNOWN = 3;
const FOREIGN_WORDS = 2;
const FOREIGN_SHARE = 0.4;

/** Every character that an encoding has between two lead bytes: what writers of that script use. */
function characters(encoding: string, ranges: readonly (readonly [number, number])[]): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code += 1) found.add(decoder.decode(Uint8Array.of(code >> 8, code & 0xff)));
  }
  return found;
}
/** Big5 as it was made for Taiwan and Hong Kong, without the additions that hold simplified characters. */
const TRADITIONAL = characters('big5', [
  [0xa440, 0xc67e],
  [0xc940, 0xf9dc],
]);
/** The characters that Japanese is written with today, and what of the rarer ones its bookkeeping needs. */
const JAPANESE = new Set([...characters('shift_jis', [[0x889f, 0x9872]]), '憑']);

const NOT_SAID = /https?:\S+|\{\{?[^}]*\}\}?|\p{Script=Latin}*\d[\p{Script=Latin}\d]*/gu;
/** The words of a text, without parameters, addresses, numbers, codes and what may stand in every language. */
const wordsOf = (text: string): string[] =>
  [...text.replaceAll(NOT_SAID, ' ').matchAll(/\p{Script=Latin}[\p{Script=Latin}'’]+/gu)]
    .filter(([word]) => !CODES.has(word))
    .map(([word]) => word.toLowerCase())
    .filter((word) => !TERMS.has(word));
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;])\s+|\n+/);

/** In how many texts of each Latin language a word stands. */
export type Vocabulary = Readonly<Record<Latin, ReadonlyMap<string, number>>>;

export function vocabularyOf(all: Readonly<Record<string, Texts>>): Vocabulary {
  const count = (texts: Texts): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const text of Object.values(texts)) {
      if (FIXED_TEXTS.has(text)) continue;
      for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return counts;
  };
  const of = (language: Latin) => count(all[language] ?? {});
  return { id: of('id'), en: of('en'), it: of('it'), my: of('my') };
}

/** Most of the words stand in other texts of another language, and in no other text of this one. */
function foreignWords(language: Latin, text: string, vocabulary: Vocabulary): string | undefined {
  const words = [...new Set(wordsOf(text))];
  const others = (Object.keys(LATIN) as Latin[]).filter((other) => other !== language);
  return others
    .map((other) =>
      words.filter((word) => (vocabulary[language].get(word) ?? 0) <= 1 && (vocabulary[other].get(word) ?? 0) >= KNOWN),
    )
    .filter((foreign) => foreign.length >= FOREIGN_WORDS && foreign.length >= words.length * FOREIGN_SHARE)
    .map((foreign) => foreign.join(' '))[0];
}

/** Letters that are another language's, sentence by sentence. */
function foreignSentence(language: Latin, text: string): string | undefined {
  const own = LATIN[language];
  return sentencesOf(text).find((sentence) => {
    const words = wordsOf(sentence);
    if (words.length < SENTENCE) return false;
    const likely = francAll(words.join(' '), { only: ['eng', 'ind', 'ita', 'zlm'], minLength: 1 });
    return Math.max(...own.map((code) => likely.find(([found]) => found === code)?.[1] ?? 0)) < NEAR;
  });
}

function latinFault(language: Latin, text: string, vocabulary: Vocabulary): string | undefined {
  if (HAN.test(text) || KANA.test(text)) return 'not in Latin letters';
  const neighbours = language === 'my' ? INDONESIAN : language === 'id' ? MALAY : new Set<string>();
  const neighbour = wordsOf(text).find((word) => neighbours.has(word));
  if (neighbour !== undefined) return `${language === 'my' ? 'Indonesian' : 'Malay'}: ${neighbour}`;
  const sentence = foreignSentence(language, text);
  if (sentence !== undefined) return `another language: ${sentence}`;
  const words = foreignWords(language, text, vocabulary);
  return words === undefined ? undefined : `words of another language: ${words}`;
}

function eastAsianFault(language: 'hk' | 'jp', text: string): string | undefined {
  const latin = wordsOf(text);
  if (latin.length > 0) return `neither the language nor a term: ${latin.join(' ')}`;
  const han = Array.from(text).filter((character) => HAN.test(character));
  const unknown = han.find((character) => !(language === 'hk' ? TRADITIONAL : JAPANESE).has(character));
  if (unknown !== undefined) return `${language === 'hk' ? 'not traditional' : 'not Japanese'}: ${unknown}`;
  if (language === 'hk') return KANA.test(text) ? 'Japanese' : undefined;
  if (CHINESE.test(text) || (!KANA.test(text) && han.length >= HAN_ALONE)) return 'Chinese';
  return undefined;
}

/** Why a text is not of its language, or nothing where nothing speaks against it. */
function languageFault(language: Language, text: string, vocabulary: Vocabulary): string | undefined {
  if (FIXED_TEXTS.has(text)) return undefined;
  return isLatin(language) ? latinFault(language, text, vocabulary) : eastAsianFault(language, text);
}

/** Taken over from the Indonesian as it stands, with words that the language uses nowhere else. */
function copied(language: Language, text: string, indonesian: string | undefined, vocabulary: Vocabulary): boolean {
  if (text !== indonesian || FIXED_TEXTS.has(text) || (language !== 'en' && language !== 'it')) return false;
  const unknown = wordsOf(text).filter((word) => (vocabulary[language].get(word) ?? 0) <= 1);
  return unknown.length >= FOREIGN_WORDS;
}

/** Every text that is not of the language it stands in: `language key: reason`. */
export function wrongLanguage(all: Readonly<Record<string, Texts>>, vocabulary = vocabularyOf(all)): string[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(all[language] ?? {}).flatMap(([key, text]) => {
      const fault =
        languageFault(language, text, vocabulary) ??
        (copied(language, text, all['id']?.[key], vocabulary) ? 'the Indonesian text' : undefined);
      return fault === undefined ? [] : [`${language} ${key}: ${fault}`];
    }),
  );
}
