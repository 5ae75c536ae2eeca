import { fileURLToPath } from 'node:url';

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
interface Context {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

const src = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What a day begins with, in the order in which it is fetched. */
const STEPS: readonly { readonly name: string; readonly roots: readonly string[] }[] = [
  { name: 'start', roots: [src('main.tsx')] },
  { name: 'login', roots: [src('features/sistem/masuk/EntryPage.tsx')] },
  {
    name: 'shell',
    roots: [src('app/shell/Shell.tsx'), src('app/home/HomePage.tsx'), src('platform/FileJobs.tsx')],
  },
  // A cashier's home; the other roles fetch theirs by themselves.
  { name: 'home', roots: [src('app/home/kasir.ts'), src('app/home/HomeColumns.tsx')] },
  // What the definition of a paper is made of. The definition is fetched by itself too, so it may need nothing that
  // stands beside the page it is a part of: each would wait for the other.
  { name: 'kind', roots: [src('../../contract/src/features/penjualan/penjualan.kind.ts')] },
  {
    name: 'sale',
    roots: [src('features/penjualan/transaksi/TransaksiPenjualanPage.tsx')],
  },
  { name: 'dialogs', roots: [src('ui/dialog/DialogStack.tsx')] },
];
/** What a feature offers to others names far more than any one of them takes. */
const OFFER = /\/features\/\w+\/api\.tsx?$/;

/** Modules reached by static imports, by the step that needs them first. */
function stepOf(context: Context): ReadonlyMap<string, string> {
  const steps = new Map<string, string>();
  for (const { name, roots } of STEPS) {
    const open = [...roots];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (steps.has(id) || OFFER.test(id)) continue;
      steps.set(id, name);
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return steps;
}

/**
 * The files of the first minutes: a handful instead of a hundred, each with all that its step needs. What a step does
 * not need stays in files of its own.
 */
export function firstChunks() {
  let steps: ReadonlyMap<string, string> | undefined;
  return STEPS.map(({ name }, index) => ({
    debugName: name,
    priority: STEPS.length - index,
    name(id: string, context: Context): string | null {
      steps ??= stepOf(context);
      // What is fetched by itself stays a file of its own.
      if ((context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) return null;
      return steps.get(id) === name ? name : null;
    },
  }));
}
