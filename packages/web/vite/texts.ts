import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { areasIn, AT_START, WITH, byArea, START } from './text-areas.ts';

type Texts = Readonly<Record<string, string>>;
interface Locale {
  readonly language: string;
  readonly texts: Texts;
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const LOCALES = path('text-locales.ts');
const SOURCE = path('../src/platform/text-source.ts');
const TEXTS = path('../src/platform/texts.ts');
const OURS = [path('../src/'), path('../../contract/src/')];
/** Modules that make keys of any area, or hold the texts themselves. */
const SILENT = [
  '../src/platform/texts.ts',
  '../src/platform/i18n.ts',
  '../../contract/src/locales/',
  '../../contract/src/core/page.ts',
  '../../contract/src/core/field.ts',
  // Its keys are said by whoever says `modul.`.
  '../../contract/src/modules.ts',
].map(path);
/** A file of texts: `virtual:texts/<language>/<area>`. */
const FILE = 'virtual:texts/';
/** `import('./x.ts')` of our own code. */
const FETCH = /\bimport\((['"][./][^'"]+['"])\)/g;

/** Where a built file goes: those of texts into a folder of their own. */
export const chunkName = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => id.includes(FILE)) ? 'assets/texts/[name]-[hash].js' : 'assets/[name]-[hash].js';

const isOurs = (id: string): boolean => OURS.some((root) => id.startsWith(root)) && /\.tsx?$/.test(id);
const isSilent = (id: string): boolean => SILENT.some((root) => id.startsWith(root));

/** The module that fetches texts: a file for each language, which knows those of its areas. */
const source = (languages: readonly string[]): string => `const languages = {
${languages.map((language) => `  ${language}: () => import('${FILE}${language}'),`).join('\n')}
};
const START = new Set(${JSON.stringify(AT_START)});
const WITH = ${JSON.stringify(WITH)};
export const AREAS_AT_START = ['${START}'];
export const areaOf = (key) => {
  const word = key.split('.', 1)[0];
  return START.has(word) ? undefined : (WITH[word] ?? word);
};
export const readTexts = async (language, area) => {
  const { start, files } = await languages[language]();
  return area === '${START}' ? start : (await files[area]()).default;
};`;

const parsed = (area: Texts): string => `JSON.parse(${JSON.stringify(JSON.stringify(area))})`;

/** One language: what is said from the start, and where the rest is. */
function index(language: string, areas: ReadonlyMap<string, Texts>): string {
  const later = Array.from(areas.keys()).filter((area) => area !== START);
  return `export const start = ${parsed(areas.get(START) ?? {})};
export const files = {
${later.map((area) => `  ${area}: () => import('${FILE}${language}/${area}'),`).join('\n')}
};`;
}

/**
 * Texts by need: a file for each language and area; each module says which areas it may need, read off its source,
 * and whoever fetches a module waits for them.
 */
export function texts(): Plugin {
  const languages = new Map<string, ReadonlyMap<string, Texts>>();
  let known: ReadonlySet<string> = new Set();
  return {
    name: 'kilau-texts',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module } = await runnerImport<{ locales: readonly Locale[] }>(LOCALES);
      for (const locale of module.locales) languages.set(locale.language, byArea(locale.texts));
      known = new Set([...languages.values()].flatMap((areas) => [...areas.keys()]));
    },
    resolveId: (id) => (id.startsWith(FILE) ? `\0${id}` : null),
    load(id) {
      if (id === SOURCE) return { code: source([...languages.keys()]), moduleType: 'js' };
      if (!id.startsWith(`\0${FILE}`)) return null;
      const [language = '', area] = id.slice(FILE.length + 1).split('/');
      const areas = languages.get(language) ?? new Map<string, Texts>();
      const code = area === undefined ? index(language, areas) : `export default ${parsed(areas.get(area) ?? {})};`;
      return { code, moduleType: 'js' };
    },
    transform(code, id) {
      if (!isOurs(id)) return null;
      const areas = isSilent(id) ? [] : areasIn(code, known);
      const fetched = id === SOURCE ? code : code.replace(FETCH, 'import($1).then(withTexts)');
      const names = [areas.length > 0 ? 'needTexts' : '', fetched === code ? '' : 'withTexts'].filter(Boolean);
      if (names.length === 0) return null;
      const need = areas.length > 0 ? `needTexts(${JSON.stringify(areas)});\n` : '';
      return { code: `import { ${names.join(', ')} } from ${JSON.stringify(TEXTS)};\n${need}${fetched}`, map: null };
    },
  };
}
