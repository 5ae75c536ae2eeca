import { allowedDeeds } from '@kilau/contract/core/kind-rights.ts';
import { CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { gateOpen } from '@kilau/contract/core/module-gate.ts';
import { LEVELS, moduleOn, seesAll, type Level } from '@kilau/contract/core/permission.ts';
import { initialValue, MODULE_KEYS } from '@kilau/contract/modules.ts';
import { expect, it } from 'vitest';
import type { As } from '../people.ts';
import { SHOP } from '../shop.ts';
import { changedIn, stepName, wayBehind, wayInto } from './paper-paths.ts';
import { doer, modulesOf, pagesOf, type Ready } from './paper-shop.ts';
import { oneEach, refused, type Walk } from './paper-walk.ts';

/** Modules as the server sees them: what was set, else what a new shop begins with. */
const valuesOf = (set: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(MODULE_KEYS.map((key) => [key, set[key] ?? initialValue(key)]));
const isOpen = (gate: Kind['gate'], modules: ReadonlyMap<string, string>): boolean =>
  gateOpen(gate, (term) => moduleOn({ modules }, term));

/** What somebody may do to a paper in a state, told here a second time. */
export function mayDo(kind: Kind, status: string, { level, akses = [], modules = {} }: As): string[] {
  const values = valuesOf(modules);
  return Object.entries(kind.deeds)
    .filter(
      ([, { page, from }]) => page !== undefined && from.includes(status) && (seesAll(level) || akses.includes(page)),
    )
    .filter(([, { levels, gate }]) => (levels ?? LEVELS).includes(level) && isOpen(gate ?? kind.gate, values))
    .map(([key]) => key);
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

  it('says what each level may do to it in each state, with its pages and without, whatever is switched on', () => {
    for (const status of Object.keys(kind.states)) {
      for (const level of LEVELS) {
        for (const akses of [pagesOf(kind), [kind.pages.list], []]) {
          for (const modules of [modulesOf(kind), {}]) {
            const actor = { user_id: 'X', level, kode_toko: SHOP.kode_toko, akses: new Set(akses) };
            const said = allowedDeeds(kind, { ...actor, modules: valuesOf(modules) }, status);
            const as = { level, akses, modules };
            expect(said, JSON.stringify({ status, ...as })).toEqual(mayDo(kind, status, as));
          }
        }
      }
    }
  });

  it('tells everybody what he may do to it in its state, and nothing that he would be refused', async () => {
    const readers = LEVELS.flatMap((level): As[] => [
      { level, akses: [kind.pages.list], modules: modulesOf(kind) },
      { level, akses: pagesOf(kind), modules: modulesOf(kind) },
    ]);
    for (const status of Object.keys(kind.states)) {
      const { nomor } = await shop.on(kind, wayInto(kind, steps, status));
      for (const as of readers) {
        expect((await shop.read(kind, nomor, as)).boleh, JSON.stringify({ status, ...as })).toEqual(
          mayDo(kind, status, as),
        );
      }
    }
  });

  it('refuses who has not the level, the page or the module, and leaves no trace', async () => {
    for (const [name, ready] of await callsOf(walk)) {
      const deed = kind.deeds[name.replace('/', '')];
      const as = (other: Partial<As>): Ready => ({ ...ready, as: { ...ready.as, ...other } });
      const level = (deed?.levels ?? LEVELS).find((each) => !seesAll(each)) ?? 'KASIR';
      const stranger = await walk.refusal(as({ level, akses: ['/lain'] }));
      expect(stranger, name).toMatchObject(refused(403, 'menu_tidak_berhak'));
      for (const other of closedTo(deed?.levels)) {
        expect(await walk.refusal(as({ level: other })), name).toMatchObject(refused(403, 'level_tidak_berhak'));
      }
      if (isOpen(deed?.gate ?? kind.gate, valuesOf({}))) continue;
      expect(await walk.refusal(as({ modules: {} })), name).toMatchObject(refused(403, 'modul_tidak_aktif'));
    }
  });

  it('refuses a deed in every other state, naming the state and who brought it there', async () => {
    for (const status of Object.keys(kind.states)) {
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
    const nowhere = { nomor: 'KL-XX-261121-9999', versi: 1, sisa: 1, status: '', boleh: [], riwayat: [] };
    for (const step of oneEach(steps)) {
      expect(await walk.refusal(await shop.doing(kind, nowhere, step)), step.deed).toMatchObject(
        refused(404, 'dokumen_tidak_ditemukan', { nomor: nowhere.nomor }),
      );
    }
  });
}
