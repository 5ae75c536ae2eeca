import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KIT = '@mantine/core';
const ALL = `${KIT}/styles.layer.css`;
const BASE = fileURLToPath(new URL('../src/ui/kit-base.css', import.meta.url));
/** A part's names of classes, beside the part; whatever draws the part imports them. */
const CLASSES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Brings the style of each part of the UI kit with the part itself, in builds only, in the place of one file with the
 * style of all parts. It hangs on the names of the part's classes: a part that is drawn cannot lack it.
 */
export function kitStyles(): Plugin {
  return {
    name: 'kilau-kit-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === ALL ? BASE : null),
    transform(code, id) {
      const part = CLASSES.exec(id)?.[1];
      if (part === undefined) return null;
      // A style that the kit does not have stops the build.
      return { code: `import '${KIT}/styles/${part}.layer.css';\n${code}`, map: null };
    },
  };
}
