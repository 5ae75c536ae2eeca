const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const;

/**
 * `Chrome · Windows` says more at a counter than the browser's own line.
 * @param agen that line.
 */
export function deviceText(agen: string): string {
  const browser = BROWSERS.find((name) => agen.includes(name));
  const system = SYSTEMS.find((name) => agen.includes(name));
  // A program that is no browser: its own first word.
  return [browser === 'Edg' ? 'Edge' : browser, system].filter(Boolean).join(' · ') || (agen.split(' ', 1)[0] ?? '');
}
