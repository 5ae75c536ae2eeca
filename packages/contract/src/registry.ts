import type { Kind } from './core/kind.ts';
import type { FirstStep, HomeBlock, Notice, Role } from './core/home.ts';
import { kindPages } from './core/kind-pages.ts';
import { gateKeys } from './core/module-gate.ts';
import type { Page } from './core/page.ts';
import type { Report } from './core/report.ts';
import type { ReportGroup } from './core/report-groups.ts';
import type { Resource } from './core/resource.ts';
import type { Setting } from './core/setting.ts';
import * as aksesoris from './features/aksesoris/index.ts';
import * as barang from './features/barang/index.ts';
import * as cicilan from './features/cicilan/index.ts';
import * as dashboard from './features/dashboard/index.ts';
import * as hutang from './features/hutang/index.ts';
import * as katalog from './features/katalog/index.ts';
import * as kirimBarang from './features/kirim-barang/index.ts';
import * as laporanUmum from './features/laporan-umum/index.ts';
import * as manual from './features/manual/index.ts';
import * as master from './features/master/index.ts';
import * as member from './features/member/index.ts';
import * as opname from './features/opname/index.ts';
import * as otorisasi from './features/otorisasi/index.ts';
import * as penerimaan from './features/penerimaan/index.ts';
import * as pembelian from './features/pembelian/index.ts';
import * as penjualan from './features/penjualan/index.ts';
import * as pesanan from './features/pesanan/index.ts';
import * as sepuhan from './features/sepuhan/index.ts';
import * as service from './features/service/index.ts';
import * as pindahan from './features/pindahan/index.ts';
import * as preOrder from './features/pre-order/index.ts';
import * as sistem from './features/sistem/index.ts';
import * as titipan from './features/titipan/index.ts';
import * as tutup from './features/tutup/index.ts';
import * as uang from './features/uang/index.ts';

/**
 * The only list of everything the program can do. Routes, menu, permissions, the API and the tests follow from it;
 * what is not here does not exist, and what is here does its job.
 */
const features = [
  barang,
  aksesoris,
  opname,
  penerimaan,
  manual,
  penjualan,
  titipan,
  preOrder,
  pesanan,
  pembelian,
  sepuhan,
  service,
  hutang,
  cicilan,
  kirimBarang,
  pindahan,
  uang,
  tutup,
  master,
  member,
  katalog,
  otorisasi,
  sistem,
  dashboard,
  laporanUmum,
] as const;

export const resources: readonly Resource[] = features.flatMap((feature): readonly Resource[] => feature.resources);
export const reports: readonly Report[] = features.flatMap((feature): readonly Report[] => feature.reports);
/** Features with pages of settings export them; the others say nothing. */
export const settings: readonly Setting[] = features.flatMap((feature): readonly Setting[] =>
  'settings' in feature ? feature.settings : [],
);

/** Kinds of papers; features with any export them, the others say nothing. */
export const kinds: readonly Kind[] = features.flatMap((feature): readonly Kind[] =>
  'kinds' in feature ? feature.kinds : [],
);

/** What stands on the homes; features with nothing there say nothing. */
export const blocks: readonly HomeBlock[] = features.flatMap((feature): readonly HomeBlock[] =>
  'blocks' in feature ? feature.blocks : [],
);
/** What features count and somebody should look at. */
export const notices: readonly Notice[] = features.flatMap((feature): readonly Notice[] =>
  'notices' in feature ? feature.notices : [],
);
/** The first steps of a new shop, in their order. */
export const steps: readonly FirstStep[] = features
  .flatMap((feature): readonly FirstStep[] => ('steps' in feature ? feature.steps : []))
  .toSorted((a, b) => a.order - b.order);
export type StepKey = Extract<
  (typeof features)[number],
  { readonly steps: readonly FirstStep[] }
>['steps'][number]['key'];
type BlockOf = Extract<(typeof features)[number], { readonly blocks: readonly HomeBlock[] }>['blocks'][number];
/** Keys of the blocks of a role's home, as types: a home without one of them does not compile. */
export type BlockKey<R extends Role> = BlockOf extends infer B
  ? B extends { readonly key: infer K; readonly roles: readonly (infer O)[] }
    ? R extends O
      ? K
      : never
    : never
  : never;
export type NoticeKey = Extract<
  (typeof features)[number],
  { readonly notices: readonly Notice[] }
>['notices'][number]['key'];

/** Pages where goods are sold: who may open one is a cashier. */
export const selling: readonly string[] = kinds.flatMap(({ trade, paysOut, pages: { create } }) =>
  trade && !paysOut ? [create] : [],
);
/** Pages where they are bought alone. */
export const buying: readonly string[] = kinds.flatMap(({ trade, paysOut, pages: { create } }) =>
  trade && paysOut && !selling.includes(create) ? [create] : [],
);

/** Keys of the declared masters and reports, as types: a hook or query for an unknown key does not compile. */
export type ResourceKey = (typeof features)[number]['resources'][number]['key'];
export type ReportKey = (typeof features)[number]['reports'][number]['key'];
type WithSettings = Extract<(typeof features)[number], { readonly settings: readonly Setting[] }>['settings'][number];
export type SettingKey = WithSettings['key'];
export type SettingOf<K extends SettingKey> = Extract<WithSettings, { key: K }>;
type WithKinds = Extract<(typeof features)[number], { readonly kinds: readonly Kind[] }>['kinds'][number];
export type KindKey = WithKinds['key'];
export type ReportOf<K extends ReportKey> = Extract<(typeof features)[number]['reports'][number], { key: K }>;
export type ResourceOf<K extends ResourceKey> = Extract<(typeof features)[number]['resources'][number], { key: K }>;

const resourcePage = ({ page, aliases, menu, gate, levels, key }: Resource): Page => ({
  path: page,
  aliases,
  menu,
  kind: 'master',
  gate,
  levels,
  source: { type: 'resource', key },
});
const reportPage = (
  { page, menu, gate, levels, levelsWhen, aliases, key, daily, group }: Report,
  groupOfFeature: ReportGroup | undefined,
): Page => ({
  path: page,
  menu,
  kind: 'report',
  group: daily ? 'harian' : (group ?? groupOfFeature),
  gate,
  levels,
  levelsWhen,
  aliases,
  source: { type: 'report', key },
});

const settingPage = ({ page, menu, gate, levels, levelsWhen, key }: Setting): Page => ({
  path: page,
  menu,
  kind: 'setting',
  gate,
  levels,
  levelsWhen,
  source: { type: 'setting', key },
});

/** Masters that have a page to themselves; the others stand on one that their feature declares. */
const withOwnPage = (resource: Resource, made: readonly Page[]): boolean =>
  !made.some(({ path }) => path === resource.page);

/** A page of a kind that some feature declares itself, to have it among its own. */
const isDeclared = (path: string): boolean =>
  features.some((feature) => feature.pages.some((made: Page) => made.path === path));

/** Every page, in menu order within its section. Hand-made screens are declared by their feature. */
export const pages: readonly Page[] = features.flatMap((feature): readonly Page[] => [
  ...feature.pages,
  ...feature.resources.filter((resource) => withOwnPage(resource, feature.pages)).map(resourcePage),
  ...('settings' in feature
    ? feature.settings.filter(({ page }) => !feature.pages.some(({ path }) => path === page)).map(settingPage)
    : []),
  ...('kinds' in feature ? feature.kinds.flatMap(kindPages).filter(({ path }) => !isDeclared(path)) : []),
  ...feature.reports.map((report: Report) =>
    reportPage(report, 'reportGroup' in feature ? feature.reportGroup : undefined),
  ),
]);

const byPath = new Map(pages.map((page) => [page.path, page]));
const byResource = new Map(resources.map((resource) => [resource.key, resource]));
const byReport = new Map(reports.map((report) => [report.key, report]));
const bySetting = new Map(settings.map((setting) => [setting.key, setting]));
const byKind = new Map(kinds.map((kind) => [kind.key, kind]));

export const pageAt = (path: string): Page | undefined => byPath.get(path);
export const resourceOf = (key: string): Resource | undefined => byResource.get(key);
export const reportOf = (key: string): Report | undefined => byReport.get(key);
export const settingDefinition = (key: string): Setting | undefined => bySetting.get(key);
export const kindOf = (key: string): Kind | undefined => byKind.get(key);

/** Every module key that some gate names. */
export const gatedModules: ReadonlySet<string> = new Set(pages.flatMap((page) => gateKeys(page.gate)));
