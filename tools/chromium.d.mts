/** Where a Chromium is, or `undefined`. The variable `CHROMIUM` may name one. */
export function findChromium(): string | undefined;

/** Installs one where that is possible without asking anybody, and ends the program with a sentence otherwise. */
export function ensureChromium(): Promise<void>;
