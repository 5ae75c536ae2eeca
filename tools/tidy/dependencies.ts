import type { SourceFile } from './repository.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const PACKAGE_FILE = /^(packages\/[^/]+\/)?package\.json$/;
const DECISIONS = 'docs/decisions.md';
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Packages from outside by name, with the version asked for. */
function declared(files: readonly SourceFile[]): { path: string; name: string; version: string }[] {
  return files
    .filter(({ path }) => PACKAGE_FILE.test(path))
    .flatMap(({ path, text }) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Manifest;
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([name]) => !name.startsWith('@kilau/'))
        .map(([name, version]) => ({ path, name, version }));
    });
}

/** Every package is pinned exactly and has its line in docs/decisions.md; every line there has its package. */
export function dependencyFaults(files: readonly SourceFile[]): string[] {
  const packages = declared(files);
  const decisions = files.find(({ path }) => path === DECISIONS)?.text ?? '';
  const lines = [...decisions.slice(decisions.indexOf('## Dependencies')).matchAll(/^- `([^`]+)` \S/gm)].map(
    ([, name = '']) => name,
  );
  const covers = (line: string, name: string): boolean =>
    line.endsWith('/*') ? name.startsWith(line.slice(0, -1)) : line === name;
  return [
    ...packages
      .filter(({ version }) => !EXACT.test(version))
      .map(({ path, name, version }) => `${path} ${name}: ${version} is not exact`),
    ...packages
      .filter(({ name }) => !lines.some((line) => covers(line, name)))
      .map(({ path, name }) => `${path} ${name}: no line in ${DECISIONS}`),
    ...lines
      .filter((line) => !packages.some(({ name }) => covers(line, name)))
      .map((line) => `${DECISIONS} ${line}: no such package`),
  ];
}
