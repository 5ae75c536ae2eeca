import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, loadTexts } from '@kilau/contract/locales/index.ts';
import { repositoryRoot } from './repository.ts';

/** Texts of one language by locale key. */
export type Texts = Readonly<Record<string, string>>;

const locales = join(repositoryRoot, 'packages/contract/src/locales');

/** The texts of every language that has been begun. */
export async function languages(): Promise<Record<string, Texts>> {
  const begun = LANGUAGES.filter((language) => existsSync(join(locales, language)));
  return Object.fromEntries(
    await Promise.all(begun.map(async (language) => [language, await loadTexts(language)] as const)),
  );
}

/** The texts of one language file by file, as they lie there. */
export async function areas(language: string): Promise<Record<string, Texts>> {
  const names = readdirSync(join(locales, language)).filter((name) => name !== 'index.ts');
  const modules = await Promise.all(
    names.map((name) => import(join(locales, language, name)) as Promise<Record<string, Texts>>),
  );
  return Object.fromEntries(
    names.map((name, index) => [name, Object.assign({}, ...Object.values(modules[index] ?? {})) as Texts]),
  );
}

const legal = join(repositoryRoot, 'packages/web/src/features/sistem/legal');

/** Every text within a value, by its place. */
function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
}

/** The long texts that lie beside their page, paragraph by paragraph. */
export async function legalTexts(): Promise<Record<string, Texts>> {
  const read = async (language: string) => {
    const modules = await Promise.all(
      ['terms', 'privacy'].map((name) => import(join(legal, `${name}.${language}.ts`)) as Promise<object>),
    );
    return [language, Object.fromEntries(modules.flatMap((module) => textsIn({ ...module }, 'legal')))] as const;
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(read)));
}

const parameters = (text: string): string =>
  [...text.matchAll(/\{\{\s*(@?[\w.]+)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .toSorted()
    .join(', ');

/** What a text counts in the singular or the plural without saying how many: `{{jumlah?piece|pieces}}`. */
const uncounted = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\?/g)].map(([, name = '']) => name).filter((name) => !text.includes(`{{${name}}}`));

/** Every language has the keys of the first, with the same parameters, and no empty text. */
export function differences(all: Readonly<Record<string, Texts>>): string[] {
  const [source, ...others] = Object.entries(all);
  if (!source) return ['there is no language'];
  const [sourceName, sourceTexts] = source;
  const keys = Object.keys(sourceTexts);
  return [
    ...Object.entries(all).flatMap(([name, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${name} ${key}: empty`),
    ),
    ...Object.entries(all).flatMap(([name, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        uncounted(text).map((one) => `${name} ${key}: ${one} is not said`),
      ),
    ),
    ...others.flatMap(([name, texts]) => [
      ...keys.filter((key) => !(key in texts)).map((key) => `${name} ${key}: missing`),
      ...Object.keys(texts)
        .filter((key) => !(key in sourceTexts))
        .map((key) => `${name} ${key}: not in ${sourceName}`),
      ...keys
        .filter((key) => key in texts && parameters(texts[key] ?? '') !== parameters(sourceTexts[key] ?? ''))
        .map(
          (key) =>
            `${name} ${key}: parameters [${parameters(texts[key] ?? '')}] instead of [${parameters(sourceTexts[key] ?? '')}]`,
        ),
    ]),
  ];
}

/** A key lives in one file, and every file is part of its language. */
export function misplaced(files: Readonly<Record<string, Texts>>, texts: Texts): string[] {
  const owners = new Map<string, string>();
  return Object.entries(files).flatMap(([name, area]) =>
    Object.keys(area).flatMap((key) => {
      const other = owners.get(key);
      owners.set(key, name);
      if (other !== undefined) return [`${key}: in ${other} and ${name}`];
      return key in texts ? [] : [`${key}: ${name} is not in index.ts`];
    }),
  );
}
