import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@kilau/contract/locales/index.ts';

/** A script that paper has letters for beyond those of the fonts that every viewer and printer knows. */
export type Script = 'jp' | 'hk';

const require = createRequire(import.meta.url);
const NOTO: Readonly<Record<Script, () => string>> = {
  jp: () => require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  hk: () => require.resolve('@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf'),
};
const files = new Map<Script, Buffer>();

/** The file of Noto Sans for a script, read once. */
export function notoFile(script: Script): Buffer {
  const known = files.get(script);
  if (known) return known;
  const file = readFileSync(NOTO[script]());
  files.set(script, file);
  return file;
}

/**
 * Noto Sans for Japanese or Hong Kong: whichever the language asks for, or has more of the letters.
 * @param open the font of a script in the form that is needed, and whether it has a letter.
 */
export function pickNoto<F>(
  lang: Language,
  letters: ReadonlySet<string>,
  open: (script: Script) => { readonly font: F; readonly has: (codePoint: number) => boolean },
): F {
  const scripts: readonly Script[] = lang === 'hk' ? ['hk', 'jp'] : ['jp', 'hk'];
  let best: { readonly font: F; readonly missing: number } | undefined;
  for (const script of scripts) {
    const { font, has } = open(script);
    const missing = [...letters].filter((letter) => !has(letter.codePointAt(0) ?? 0)).length;
    if (!best || missing < best.missing) best = { font, missing };
    if (missing === 0) break;
  }
  if (!best) throw new Error('no font for other scripts');
  return best.font;
}
