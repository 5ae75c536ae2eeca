import type { ApprovalAsked } from '@kilau/contract/core/approval.ts';
import { CHANGING, type Kind } from '@kilau/contract/core/kind.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { LEVELS } from '@kilau/contract/core/permission.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { expect, it } from 'vitest';
import { grantApproval } from '../../engine/approval.ts';
import { changePaper, doDeed } from '../../engine/paper/deed.ts';
import { tellPaper } from '../../engine/paper/read.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { As } from '../people.ts';
import { atWork, SHOP } from '../shop.ts';
import { calledStates, placeOf, stepName, stepsFrom, wayBehind, wayInto, type Node, type Step } from './paper-paths.ts';
import { mayDo, valuesOf } from './paper-rights.ts';
import { doer, modulesOf, pagesOf, papersByKey, type Ready, type Seen } from './paper-shop.ts';
import { oneEach, type Walk } from './paper-walk.ts';

/** What refuses a deed for the state of its paper, for what caused it, for its turn, its level or its day. */
const RULES: readonly string[] = [
  'keadaan_tidak_sesuai',
  'dokumen_terkait',
  'perbuatan_lain_terakhir',
  'level_tidak_berhak',
  'hari_sudah_tutup',
  'otorisasi_pemilik',
];

/** The same of one kind, with what refuses a deed that finds nothing left to settle. */
const rulesOf = ({ deeds }: Kind): readonly unknown[] => [
  ...RULES,
  ...Object.values(deeds).flatMap(({ refusedAtZero }) => refusedAtZero ?? []),
];

class Tried extends Error {}

/** Ways to every place that is told apart: into each state, to each step, and to where one finds another deed last. */
function waysOf(walk: Walk): readonly (readonly Step[])[] {
  const { kind, steps } = walk;
  const behind = steps.flatMap(({ deed, undone }) => {
    const found = undone === undefined ? undefined : wayBehind(kind, steps, deed);
    return found ? [found.way] : [];
  });
  const into = calledStates(kind).map((status) => wayInto(kind, steps, status));
  const ways = [...into, ...steps.map((step) => walk.wayTo(step)), ...behind];
  return [...new Map(ways.map((way) => [JSON.stringify(placeOf(kind, way)), way])).values()];
}

/** What is offered of a paper, and what becomes of a try. */
export function offersOf(walk: Walk): void {
  const { shop, kind, steps, atWork: subject } = walk;
  const keys = oneEach(steps).map(({ deed }) => deed);
  const rules = rulesOf(kind);
  const everybody = LEVELS.map((level): As => ({ level, akses: pagesOf(kind), modules: modulesOf(kind) }));

  /** What the rules let follow in a place: on its day, or on a later one, when only a promise goes on waiting. */
  const follows = (node: Node, later: boolean): readonly Step[] => {
    const state = kind.states[node.status];
    const over = later && state?.tone === 'waits' && !state.overnight;
    return oneEach(stepsFrom(kind, steps, node)).filter(({ undone }) => !over || undone !== undefined);
  };

  /** Does a deed in a transaction that is thrown away; with an approval by the owner if one is asked for. */
  const done = async (
    tx: Tx,
    { nomor, versi }: Seen,
    step: Step,
    { level, modules }: As,
    body: Ready['body'],
  ): Promise<void> => {
    const context = atWork('KASIR1', level, modules);
    const run = async (otorisasi: string | null): Promise<unknown> => {
      const plain = { otorisasi, versi: null, kunci: shop.key() };
      if (step.deed === CHANGING) {
        const input = kindSchema(kind).parse(body) as Record<string, unknown>;
        return changePaper(tx, context, papersByKey, subject, nomor, { ...plain, input, versi });
      }
      const input = recordSchema(kind.deeds[step.deed]?.input ?? {}).parse(body);
      return doDeed(tx, context, papersByKey, subject, step.deed, nomor, { ...plain, input });
    };
    try {
      await run(null);
    } catch (error) {
      if (!isProblem(error) || error.code !== 'otorisasi_diperlukan') throw error;
      const { kategori, dokumen, nilai } = error.params;
      const { id } = await grantApproval(tx, context, {
        kategori: String(kategori),
        dokumen: String(dokumen),
        nilai: JSON.parse(String(nilai)) as ApprovalAsked['nilai'],
        keterangan: 'uji',
        disetujui_oleh: 'OWNER',
        saluran: 'MANUAL',
      });
      await run(id);
    }
  };

  /** What comes of something that is then thrown away, today or on the next day. */
  const thrownAway = async <T>(later: boolean, run: (tx: Tx) => Promise<T>): Promise<T> => {
    const found: T[] = [];
    const tried = shop.app.db.tx(async (tx) => {
      if (later) {
        await tx.query('update hari_toko set tgl_system = tgl_system + 1 where kode_toko = $1', [SHOP.kode_toko]);
      }
      found.push(await run(tx));
      throw new Tried();
    });
    await tried.catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error;
    });
    const [only] = found.map((value) => ({ value }));
    if (!only) throw new Error('nothing came of it');
    return only.value;
  };

  /** The code of what refuses a try; nothing when it is accepted. */
  const refusedBy = async (paper: Seen, step: Step, later: boolean): Promise<string | undefined> => {
    // What is sent may take papers of others, which are made before the day and the shop are held by the try.
    const { body } = await shop.doing(kind, { ...paper, total: 0, status: '', boleh: [], riwayat: [] }, step);
    return thrownAway(later, (tx) => done(tx, paper, step, doer(kind, step.deed), body)).then(
      () => undefined,
      (error: unknown) => {
        if (isProblem(error)) return error.code;
        throw error;
      },
    );
  };

  /** What is offered to each level. */
  const offers = ({ nomor }: Seen, later: boolean): Promise<readonly (readonly [As, readonly string[]])[]> =>
    thrownAway(later, async (tx) => {
      const told: (readonly [As, readonly string[]])[] = [];
      for (const as of everybody) {
        const { level, akses = [], modules = {} } = as;
        const whose = { user_id: 'X', level, kode_toko: SHOP.kode_toko };
        const actor = { ...whose, akses: new Set(akses), modules: valuesOf(modules) };
        told.push([as, (await tellPaper(tx, { shop: SHOP, actor }, subject, nomor)).boleh.toSorted()]);
      }
      return told;
    });

  it('offers to each level what a try is not refused, and nothing else: today, and behind a closing', async () => {
    for (const way of waysOf(walk)) {
      const paper = await shop.on(kind, way);
      for (const later of [false, true]) {
        const open = follows(placeOf(kind, way), later);
        const at = JSON.stringify({ way: way.map(stepName), later });
        for (const [as, told] of await offers(paper, later)) {
          const offered = open.map(({ deed }) => deed).filter((key) => mayDo(walk, as).includes(key));
          expect(told, `${at} ${as.level}`).toEqual(offered.toSorted());
        }
        for (const key of keys) {
          const step = open.find(({ deed }) => deed === key);
          const tried = step ?? steps.find(({ deed }) => deed === key);
          const code = tried && (await refusedBy(paper, tried, later));
          if (step) expect(rules, `${key} ${at}`).not.toContain(code);
          else expect(rules, `${key} ${at}`).toContain(code);
        }
      }
    }
  });

  it('offers nothing to a level that a call refuses, and refuses no level that it offers something', async () => {
    // Of the levels that may do the same, one calls in each place, each in its turn.
    const may = (as: As): string => mayDo(walk, as).join(' ');
    const alike = [...new Set(everybody.map(may))].map((same) => everybody.filter((as) => may(as) === same));
    for (const [turn, way] of waysOf(walk).entries()) {
      const paper = await shop.on(kind, way);
      const callers = alike.flatMap((levels) => levels.slice(turn % levels.length).slice(0, 1));
      const offered = new Map<As, readonly string[]>();
      for (const as of callers) offered.set(as, (await shop.read(kind, paper.nomor, as)).boleh);
      for (const step of oneEach(steps)) {
        // A version that nobody has seen: what is not refused before that changes nothing, so that all send the same.
        const ready = await shop.doing(kind, { ...paper, versi: 999 }, step);
        for (const as of callers) {
          const told = await shop.send({ ...ready, as, body: { ...ready.body, versi: 999 } });
          const { code } = told.body as { readonly code?: unknown };
          const closed = !mayDo(walk, as).includes(step.deed);
          expect(code === 'level_tidak_berhak', `${step.deed} ${as.level} ${told.text}`).toBe(closed);
          if (offered.get(as)?.includes(step.deed)) expect(code, `${step.deed} ${as.level}`).toBe('sudah_diubah');
        }
      }
    }
  });
}
