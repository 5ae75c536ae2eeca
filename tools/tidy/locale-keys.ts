import { join } from 'node:path';
import { GALAT_KIRIM, PEKERJAAN_KEYS, SALURAN } from '@kilau/contract/core/antrean.ts';
import { labelKey, type Field, type FieldKind } from '@kilau/contract/core/field.ts';
import { toldFields } from '@kilau/contract/core/kind-fields.ts';
import { deedKey, linesKey, stateKey } from '@kilau/contract/core/kind-words.ts';
import { BEGINNING, CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { MENU } from '@kilau/contract/core/menu.ts';
import { hintKey, titleKey, type Page, type PageKind } from '@kilau/contract/core/page.ts';
import { BEDA_ETALASE, KEADAAN_ETALASE } from '@kilau/contract/features/barang/etalase/etalase.ts';
import { KEADAAN_KERJA } from '@kilau/contract/features/sistem/antrean.ts';
import { HASIL_TES, SEBAB_TES } from '@kilau/contract/features/sistem/setting/whatsapp.setting.ts';
import { PROBLEMS } from '@kilau/contract/core/problem-codes.ts';
import { EKSPOR_DOKUMEN } from '@kilau/contract/features/sistem/ekspor.ts';
import { HASIL_CADANGAN } from '@kilau/contract/features/sistem/keadaan/keadaan.ts';
import { KEADAAN_RUANG } from '@kilau/contract/core/ruang.ts';
import { PERTANYAAN_KEYS } from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import { PINDAHAN } from '@kilau/contract/features/pindahan/pindahan.page.ts';
import { PERIKSA_KEYS } from '@kilau/contract/features/tutup/periksa.ts';
import { TEMPAT_EMAS } from '@kilau/contract/trade/gudang/tempat-emas.ts';
import { JENIS_AKUN } from '@kilau/contract/features/uang/jurnal.ts';
import { MODULE_GROUPS, MODULE_KEYS, MODULES, type ModuleSpec } from '@kilau/contract/modules.ts';
import { REPORT_GROUPS } from '@kilau/contract/core/report-groups.ts';
import { approvals } from '@kilau/contract/approvals.ts';
import { kinds, notices, pages, settings, steps } from '@kilau/contract/registry.ts';
import { projectFiles, read, repositoryRoot, type SourceFile } from './repository.ts';

const KINDS: Readonly<Record<FieldKind, true>> = {
  text: true,
  code: true,
  password: true,
  integer: true,
  money: true,
  weight: true,
  kadar: true,
  percent: true,
  date: true,
  datetime: true,
  boolean: true,
  choice: true,
  color: true,
  secret: true,
  ref: true,
  refs: true,
  tags: true,
  image: true,
  images: true,
  lines: true,
};

/** Names of a query rather than of something shown. */
const NOT_SHOWN = new Set(['q', 'sort', 'limit', 'after']);

/** Words that texts of settings may name. */
const PENANDA = settings.flatMap(({ fields }) =>
  Object.values(fields).flatMap((field: Field) => (field.kind === 'text' ? (field.placeholders ?? []) : [])),
);

const SUBMENU: Readonly<Record<Exclude<PageKind, 'public' | 'menu'>, true>> = {
  dashboard: true,
  master: true,
  setting: true,
  transaction: true,
  validation: true,
  cancel: true,
  view: true,
  report: true,
  tool: true,
};

/** Keys put together at run time, `menu.${section}`, with the closed list of what may stand at the end. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  problem: Object.keys(PROBLEMS),
  modul: MODULE_KEYS,
  menu: MENU.map(({ key }) => key),
  submenu: Object.keys(SUBMENU),
  kelompok_laporan: REPORT_GROUPS,
  langkah: steps.map(({ key }) => key),
  perhatian: [...notices.map(({ key }) => key), 'menunggu', 'menunggu-lama'],
  grup_setting: MODULE_GROUPS,
  ekspor: EKSPOR_DOKUMEN,
  export: ['DOKUMEN', 'MASTER', 'BERJALAN', 'SELESAI', 'PUTUS'],
  akun: ['DEBET', 'KREDIT'],
  jenis_akun: Object.keys(JENIS_AKUN),
  opsi: (Object.values(MODULES) as ModuleSpec[]).flatMap((spec) =>
    spec.kind === 'value' && spec.field.kind === 'choice' && spec.field.optionLabel ? spec.field.options : [],
  ),
  penanda: PENANDA,
  tes_gateway: HASIL_TES,
  sebab_gateway: SEBAB_TES,
  saluran: SALURAN,
  galat_kirim: GALAT_KIRIM,
  pekerjaan: PEKERJAAN_KEYS,
  hint_pekerjaan: PEKERJAAN_KEYS,
  hasil_pekerjaan: PEKERJAAN_KEYS,
  keadaan_kerja: KEADAAN_KERJA,
  'pindah.status': ['DONE', 'CANC'],
  'papan.arah': ['NAIK', 'TURUN'],
  dashboard: ['penjualan', 'pembelian', 'qty', 'gram', 'nilai', 'nota', 'awal', 'masuk', 'keluar', 'akhir'],
  'dashboard.total': ['penjualan', 'pembelian', 'pesanan', 'service', 'hutang'],
  pindahan: PINDAHAN.flatMap((key) => [key, `${key}_isi`]),
  tanya: PERTANYAAN_KEYS,
  'etalase.keadaan': KEADAAN_ETALASE,
  'etalase.beda': BEDA_ETALASE,
  keadaan_ruang: KEADAAN_RUANG,
  hasil_cadangan: HASIL_CADANGAN,
  'tutup.beres': PERIKSA_KEYS,
  'tutup.belum': PERIKSA_KEYS,
  'tutup.periksa': PERIKSA_KEYS,
  'tutup.tempat': TEMPAT_EMAS,
  zona: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
};
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isField = (value: unknown): value is Field =>
  isObject(value) && typeof value.kind === 'string' && value.kind in KINDS;

/** Locale keys of a field: its label, the text of each choice, and its own sentences for broken rules. */
function fieldKeys(name: string, field: Field): string[] {
  const prefix = field.kind === 'choice' || field.kind === 'tags' ? field.optionLabel : undefined;
  return [
    ...(NOT_SHOWN.has(name) ? [] : [labelKey(name, field)]),
    ...(prefix && (field.kind === 'choice' || field.kind === 'tags')
      ? (field.options ?? []).map((option) => `${prefix}.${option}`)
      : []),
    ...Object.values(field.rules ?? {}).map((rule) => `rule.${rule}`),
  ];
}

/** Locale keys of every field found anywhere inside a definition. */
export function labelsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (!isObject(value) || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, part]) => [
    ...(isField(part) ? fieldKeys(name, part) : []),
    ...labelsIn(part, seen),
  ]);
}

/** What papers are made by that others cause, and what takes that back. */
const madeNames = ({ made = {} }: Kind): string[] => Object.keys(made).flatMap((name) => [name, `batal ${name}`]);

/** What a kind of papers is told with: its number, states, deeds, lines. */
const kindKeys = (kind: Kind): string[] => [
  labelKey(kind.number, {}),
  ...Object.keys(kind.states).map((name) => stateKey(kind, name)),
  ...[MAKING, CHANGING, ...(kind.begun ? [BEGINNING] : []), ...Object.keys(kind.deeds)].map((name) =>
    deedKey(kind, name),
  ),
  ...[MAKING, CHANGING, ...madeNames(kind), ...Object.keys(kind.deeds)].map((name) => deedKey(kind, name)),
  ...Object.values(kind.deeds).flatMap(({ note }) => note ?? []),
  ...[...Object.keys(kind.lines), ...Object.keys(kind.others ?? {})].map(linesKey),
  ...Object.entries(toldFields(kind)).map(([name, field]) => labelKey(name, field)),
];

/** Title of every page, and its description where a menu shows one. */
export const pageKeys = (list: readonly Page[]): string[] =>
  list.flatMap(({ path, menu }) => [titleKey(path), ...(menu ? [hintKey(path)] : [])]);

/** Rules that a source file names: each is the key `rule.<name>`. In the schema every such word is a rule. */
export function ruleKeys({ path, text }: SourceFile): string[] {
  const pattern = path.endsWith('core/schema.ts') ? /'([a-z]+(?:_[a-z0-9]+)+)'/g : /\brule: '([a-z_0-9]+)'/g;
  return [...text.matchAll(pattern)].map(([, name]) => `rule.${name}`);
}

/** Names of the books' own truths, which the server tells by `rekonsiliasi.<kunci>`. */
export const invariantKeys = ({ path, text }: SourceFile): string[] =>
  path.startsWith('packages/server/')
    ? [
        ...[...text.matchAll(/\bkunci: '([a-z_]+)'/g)].map(([, name]) => name),
        ...[...text.matchAll(/\bbersama: \[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/[a-z_]+/g) ?? []),
      ].map((name) => `rekonsiliasi.${name}`)
    : [];

/** Keys put together at run time of which no definition tells the ends, so that nobody could say which are missing. */
export const unknownFamilies = (files: readonly SourceFile[], derived: ReadonlySet<string>): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bt(?:\.of|\.has)?\(`([a-z_.]*)\.\$\{/g)]
      .map(([, family = '']) => family)
      .filter((family) => ![...derived].some((key) => key.startsWith(`${family}.`)))
      .map((family) => `${path} ${family}`),
  );

/** Locale keys that follow from what the contract declares. */
export async function derivedKeys(): Promise<Set<string>> {
  const declared = projectFiles().filter(
    (path) => /^packages\/contract\/src\/features\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
  );
  const modules: unknown[] = await Promise.all(
    declared.map((path) => import(join(repositoryRoot, path)) as Promise<unknown>),
  );
  return new Set([
    ...modules.flatMap((module) => labelsIn({ ...(isObject(module) ? module : {}) })),
    ...kinds.flatMap(kindKeys),
    ...labelsIn(approvals),
    ...pageKeys(pages),
    ...MENU.flatMap(({ tiles }) => (tiles ? [titleKey(tiles)] : [])),
    ...program().flatMap((file) => [...ruleKeys(file), ...invariantKeys(file)]),
    ...Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => `${family}.${name}`)),
  ]);
}

/** The program without its texts and tests. */
export const program = (): SourceFile[] =>
  read(
    projectFiles().filter(
      (path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\/locales\/|\/testing\/|\.test\.tsx?$/.test(path),
    ),
  );

const KEY = /(?<=['"`])[a-z][A-Za-z0-9_]*(?:\.[A-Za-z0-9_/-]+)+(?=['"`])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Everything in quotes that looks like a locale key. */
export const quotedKeys = (files: readonly SourceFile[]): Set<string> =>
  new Set(files.flatMap(({ text }) => text.replaceAll(COMMENT, '').match(KEY) ?? []));

interface Usage {
  readonly derived: ReadonlySet<string>;
  readonly quoted: ReadonlySet<string>;
}

/** Texts that nobody shows. A key put together at run time counts only where a definition tells its values. */
export const unusedKeys = (keys: readonly string[], { derived, quoted }: Usage): string[] =>
  keys.filter((key) => !derived.has(key) && !quoted.has(key));

/** A call or a file, `barang.csv`, rather than a text of the area `barang`. */
const isFileName = (key: string): boolean => /\.(csv|pdf|xlsx|escpos|json|sql|tsx?)$/.test(key);

const areaOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** Texts that somebody shows and nobody has written: derived ones, and quoted ones whose area has texts. */
export function missingKeys(keys: readonly string[], { derived, quoted }: Usage): string[] {
  const known = new Set(keys);
  const areas = new Set(keys.map(areaOf));
  const isPrefix = (key: string): boolean => keys.some((other) => other.startsWith(`${key}.`));
  const shown = [...quoted].filter((key) => areas.has(areaOf(key)) && !isPrefix(key) && !isFileName(key));
  return [...new Set([...derived, ...shown])].filter((key) => !known.has(key)).toSorted();
}
