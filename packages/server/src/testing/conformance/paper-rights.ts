import { permittedDeeds } from '@kilau/contract/core/kind-rights.ts';
import { CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { gateOpen } from '@kilau/contract/core/module-gate.ts';
import { LEVELS, moduleOn, seesAll, type Level } from '@kilau/contract/core/permission.ts';
import { modulesWith } from '@kilau/contract/modules.ts';
import { expect, it } from 'vitest';
import type { As } from '../people.ts';
import { SHOP } from '../shop.ts';
import { calledStates, changedIn, stepName, wayBehind, wayInto } from './paper-paths.ts';
import { doer, modulesOf, pagesOf, type Ready } from './paper-shop.ts';
import { oneEach, refused, type Walk } from './paper-walk.ts';

/** Modules as the server sees them: what was set, else what a new shop begins with. */
export const valuesOf = (set: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  modulesWith(new Map(Object.entries(set)));
const isOpen = (gate: Kind['gate'], modules: ReadonlyMap<string, string>): boolean =>
  gateOpen(gate, (term) => moduleOn({ modules }, term));

/** What somebody's rights let him do to papers, told here a second time: deeds and, where there is one, the change. */
export function mayDo({ kind, steps }: Pick<Walk, 'kind' | 'steps'>, as: As): string[] {
  const { level, akses = [], modules = {} } = as;
  const values = valuesOf(modules);
  const sees = (page: string): boolean => seesAll(level) || akses.includes(page);
  const changed = steps.some(({ deed }) => deed === CHANGING) && sees(kind.pages.create) && isOpen(kind.gate, values);
  return [
    ...Object.entries(kind.deeds)
      .filter(([, { page }]) => page !== undefined && sees(page))
      .filter(([, { levels, gate }]) => (levels ?? LEVELS).includes(level) && isOpen(gate ?? kind.gate, values))
      .map(([key]) => key),
    ...(changed ? [CHANGING] : []),
  ];
}

/** Levels that a deed is closed to. */
const closedTo = (levels: readonly Level[] | undefined): readonly Level[] =>
  LEVELS.filter((level) => levels && !levels.includes(level));

/** The calls of a kind, by what they do: making, changing, each deed, and each that is done to many at once. */
async function callsOf(walk: Walk): Promise<ReadonlyMap<string, Ready>> {
  const { shop, kind, steps } = walk;
  const calls = new Map<string, Ready>([[MAKING, await shop.making(kind)]]);
  for (const step of oneEach(steps)) {
    const paper = await walk.paperFor(step);
    calls.set(step.deed, await shop.doing(kind, paper, step));
    if (!kind.deeds[step.deed]?.batch) continue;
    const many = { method: 'POST', path: `${kind.base}/${step.deed}`, body: { nomor: [paper.nomor] } } as const;
    calls.set(`${step.deed}/`, { ...many, as: doer(kind, step.deed) });
  }
  return calls;
}

/** Who may do what to a paper of a kind, and when. */
export function rightsOf(walk: Walk): void {
  const { shop, kind, steps } = walk;

  it('says what each level may do to it, with its pages and without, whatever is switched on', () => {
    for (const level of LEVELS) {
      for (const akses of [pagesOf(kind), [kind.pages.list], []]) {
        for (const modules of [modulesOf(kind), {}]) {
          const actor = { user_id: 'X', level, kode_toko: SHOP.kode_toko, akses: new Set(akses) };
          const said = permittedDeeds(kind, { ...actor, modules: valuesOf(modules) });
          const as = { level, akses, modules };
          const may = mayDo(walk, as).filter((key) => key !== CHANGING);
          expect(said, JSON.stringify(as)).toEqual(may);
        }
      }
    }
  });

  it('refuses who has not the level, the page or the module, and leaves no trace', async () => {
    for (const [name, ready] of await callsOf(walk)) {
      const deed = kind.deeds[name.replace('/', '')];
      const levels = deed ? deed.levels : kind.levels;
      const as = (other: Partial<As>): Ready => ({ ...ready, as: { ...ready.as, ...other } });
      const level = (levels ?? LEVELS).find((each) => !seesAll(each));
      // Of what only those do who see every page nobody lacks the page alone.
      if (level) {
        const stranger = await walk.refusal(as({ level, akses: ['/lain'] }));
        expect(stranger, name).toMatchObject(refused(403, 'menu_tidak_berhak'));
      }
      for (const other of closedTo(levels)) {
        expect(await walk.refusal(as({ level: other })), name).toMatchObject(refused(403, 'level_tidak_berhak'));
      }
      if (isOpen(deed?.gate ?? kind.gate, valuesOf({}))) continue;
      expect(await walk.refusal(as({ modules: {} })), name).toMatchObject(refused(403, 'modul_tidak_aktif'));
    }
  });

  it('refuses a deed in every other state, naming the state and who brought it there', async () => {
    for (const status of calledStates(kind)) {
      const way = wayInto(kind, steps, status);
      const paper = await shop.on(kind, way);
      const { nomor } = paper;
      const { user_id: oleh } = await shop.people.person(doer(kind, way.at(-1)?.deed ?? MAKING));
      for (const step of oneEach(steps)) {
        const from = step.deed === CHANGING ? changedIn(kind) : (kind.deeds[step.deed]?.from ?? []);
        if (from.includes(status)) continue;
        expect(await walk.refusal(await shop.doing(kind, paper, step)), `${step.deed} in ${status}`).toMatchObject(
          refused(409, 'keadaan_tidak_sesuai', { nomor, status, oleh }),
        );
      }
    }
  });

  const behind = oneEach(steps.filter(({ undone }) => undone !== undefined)).flatMap((step) => {
    const found = wayBehind(kind, steps, step.deed);
    return found ? [{ step, ...found }] : [];
  });
  it.runIf(behind.length > 0)('takes nothing back behind another deed, and names that one', async () => {
    for (const { step, way, last } of behind) {
      const paper = await shop.on(kind, way);
      expect(await walk.refusal(await shop.doing(kind, paper, step)), stepName(step)).toMatchObject(
        refused(409, 'perbuatan_lain_terakhir', { nomor: paper.nomor, aksi: last.toUpperCase() }),
      );
    }
  });

  it('knows no deed to a paper that is none', async () => {
    const nowhere = { nomor: 'KL-XX-261121-9999', versi: 1, sisa: 1, total: 0, status: '', boleh: [], riwayat: [] };
    for (const step of oneEach(steps)) {
      expect(await walk.refusal(await shop.doing(kind, nowhere, step)), step.deed).toMatchObject(
        refused(404, 'dokumen_tidak_ditemukan', { nomor: nowhere.nomor }),
      );
    }
  });
}
