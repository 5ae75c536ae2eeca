/** `kode_toko` → `Kode Toko`. */
export const titled = (name: string): string =>
  name
    .split(/[_-]/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** Adds keys at the end of a locale file; those that any file of the language has already are left alone. */
export function withKeys(file: string, keys: Readonly<Record<string, string>>, known: ReadonlySet<string>): string {
  const lines = Object.entries(keys)
    .filter(([key]) => !known.has(key))
    .map(([key, text]) => `  ${quoted(key)}: ${quoted(text)},\n`);
  const end = file.lastIndexOf('\n}');
  if (end < 0) throw new Error('a locale file ends with a closing brace on a line of its own');
  return lines.length === 0 ? file : `${file.slice(0, end + 1)}\n${lines.join('')}${file.slice(end + 1)}`;
}

/** Adds a definition to a feature's index: its import in order, its name at the end of the list. */
export function withDefinition(index: string, list: string, name: string, path: string): string {
  const statement = `import { ${name} } from '${path}';\n`;
  const imports = index.match(/^import .*;\n/gm) ?? [];
  const after = imports.findLast((line) => line < statement || !line.includes("'./"));
  const imported = after === undefined ? statement + index : index.replace(after, `${after}${statement}`);
  const grown = imported.replace(
    new RegExp(`(export const ${list} = \\[)([^\\]]*?)(,?\\s*)(\\] as const)`),
    (_, open: string, items: string, end: string, close: string) => {
      const block = end.includes('\n');
      const sep = items.trim() === '' ? '' : block ? ',\n  ' : ', ';
      return `${open}${items.trimEnd()}${sep}${name}${block ? ',\n' : ''}${close}`;
    },
  );
  if (grown === imported) throw new Error(`the index has no list "${list}"`);
  return grown;
}
