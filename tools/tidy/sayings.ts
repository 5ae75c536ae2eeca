import type { SourceFile } from './repository.ts';

const WEB = /^packages\/web\/src\/.*\.tsx?$/;
const PROGRAM = /^packages\/(web|server)\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$/;

/** F8 where it saves nothing: what is ticked is printed, a file is made or read, a count ends with a question. */
const NOT_SAVING: ReadonlySet<string> = new Set(
  [
    'engine/resource/impor/ImportDialog.tsx',
    'features/aksesoris/FormBaru.tsx',
    'features/barang/label/CetakBarcodePage.tsx',
    'features/opname/GlobalLayar.tsx',
    'features/opname/OpnameLayar.tsx',
    'features/sistem/ekspor/ExportCsvPage.tsx',
  ].map((path) => `packages/web/src/${path}`),
);
/** Forms that send and keep nothing: a way in, an approval, a message to try the gateway, a place to count. */
const NOT_KEEPING: ReadonlySet<string> = new Set(
  [
    'engine/approval/OtorisasiForm.tsx',
    'features/opname/TempatForm.tsx',
    'features/sistem/antrean/UjiForm.tsx',
    'features/sistem/masuk/LoginForm.tsx',
  ].map((path) => `packages/web/src/${path}`),
);
const SAVE_BUTTON = 'packages/web/src/ui/SaveButton.tsx';

/** The start tag of each plain button. Arrows of functions do not end it. */
const BUTTON = /<(?:Action)?Button\b((?:[^>]|=>)*)>/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Forms that save with a button which does not say so, as `path:line why`. */
export const mutedSaves = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => WEB.test(path) && !TEST.test(path) && path !== SAVE_BUTTON)
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(BUTTON)].flatMap(({ 1: props = '', index }) => {
        const saves =
          (props.includes('shortcut="F8"') && !NOT_SAVING.has(path)) ||
          (props.includes('type="submit"') && props.includes('loading=') && !NOT_KEEPING.has(path));
        return saves ? [`${path}:${lineAt(text, index)} saves without SaveButton`] : [];
      }),
      ...[...text.matchAll(/umum\.sedang_menyimpan/g)].map(
        ({ index }) => `${path}:${lineAt(text, index)} says it is saving, which SaveButton says`,
      ),
    ]);

const RULE_SAID = /`rule\.\$\{|'rule\.tidak_boleh_kosong'/g;

/** Broken rules that are said without the label of what is missing, as `path:line why`. */
export const namelessRules = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => PROGRAM.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(RULE_SAID)].map(
        ({ index }) => `${path}:${lineAt(text, index)} a broken rule is said by ruleText or sayRule`,
      ),
    );
