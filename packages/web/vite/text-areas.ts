/**
 * Texts travel by area: the word before the first dot of their key. These are said on every page, or by the first
 * ones; they travel together.
 */
export const AT_START = [
  'umum',
  'shell',
  'menu',
  'submenu',
  'kelompok_laporan',
  'page',
  'dialog',
  'login',
  'home',
  'sesi',
  'jam',
  'news',
  'proteksi',
  'otorisasi',
  'berat',
  'master',
  'wizard',
  'berkas',
];
export const START = 'awal';

/** Words that nobody says without another: the choices of a module stand on the pages that name the modules. */
export const WITH: Readonly<Record<string, string>> = { opsi: 'modul', grup_setting: 'modul', setting: 'modul' };

/** The area of a key. */
export function areaOf(key: string): string {
  const word = key.split('.', 1)[0] ?? '';
  return AT_START.includes(word) ? START : (WITH[word] ?? word);
}

/** The forms of a paper (`nota.pdf`) look like keys and are none. */
const KEY = /['"`]([a-z_]+)\.(?!(?:pdf|xlsx|txt|csv|escpos)['"`])[\w$-]/g;
/** `optionLabel: 'jenis_kupon'` makes keys such as `jenis_kupon.x`. */
const OPTIONS = /\boptionLabel:\s*['"]([a-z_]+)['"]/g;
/** Parts of the contract that make keys, by what these begin with. */
const MAKERS = { 'labelKey(': 'field', 'hintKey(': 'hint', 'MODULES.': 'modul', 'MODULES[': 'modul' };

const words = (code: string, pattern: RegExp): string[] => Array.from(code.matchAll(pattern), ([, word = '']) => word);

/** The areas that a module's source may say: every key that stands in it, whole or as the beginning of one. */
export function areasIn(code: string, known: ReadonlySet<string>): string[] {
  const made = Object.entries(MAKERS).flatMap(([maker, word]) => (code.includes(maker) ? [word] : []));
  const found = [...words(code, KEY), ...words(code, OPTIONS), ...made].map(areaOf);
  return [...new Set(found.filter((area) => known.has(area) && area !== START))].toSorted();
}

/** All texts of a language by area. */
export function byArea(texts: Readonly<Record<string, string>>): ReadonlyMap<string, Record<string, string>> {
  const areas = new Map<string, Record<string, string>>();
  for (const [key, text] of Object.entries(texts)) {
    const area = areaOf(key);
    areas.set(area, { ...areas.get(area), [key]: text });
  }
  return areas;
}
