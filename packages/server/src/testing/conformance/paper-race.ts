import { CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { expect, it } from 'vitest';
import type { Told } from '../people.ts';
import { calledStates, changedIn, stepName, wayInto, type Step } from './paper-paths.ts';
import { seen, type Ready } from './paper-shop.ts';
import { isDone, refused, type Walk } from './paper-walk.ts';

/** How often one request comes at once. */
const REPLAYS = 30;

/** Whether one of two deeds may still be done where one of them has led. */
const follows = (kind: Kind, pair: readonly Step[]): boolean =>
  pair.some(({ to }) =>
    pair.some(({ deed }) => (deed === CHANGING ? changedIn(kind) : (kind.deeds[deed]?.from ?? [])).includes(to)),
  );

const texts = (replies: readonly Told[]): string => replies.map(({ text }) => text).join('\n');

/** What becomes of requests that come again, cross each other, or come at once. */
export function racesOf(walk: Walk): void {
  const { shop, kind, steps, named } = walk;
  const deeds = async (): Promise<number> =>
    (await shop.app.db.one<{ n: number }>('select count(*)::int as n from perbuatan')).n;
  /** Deeds of other papers that one has caused. */
  const causedBy = async (nomor: string, ke: number): Promise<number> => {
    const { n } = await shop.app.db.one<{ n: number }>(
      'select count(*)::int as n from perbuatan where sebab_jenis = $1 and sebab_nomor = $2 and sebab_ke = $3',
      [kind.key, nomor, ke],
    );
    return n;
  };

  it.each([[MAKING, undefined] as [string, Step | undefined], ...named])(
    'is done once, however often it is sent at once: %s',
    async (_, step) => {
      const paper = step && (await walk.paperFor(step));
      const ready = paper ? await walk.ready(paper, step) : await walk.readyMaking();
      const other = paper ? { ...ready.body, versi: 999 } : await shop.body(kind);
      const before = await deeds();
      const key = shop.key();
      const replies = await Promise.all(Array.from({ length: REPLAYS }, () => shop.send(ready, key)));
      expect(new Set(replies.map(({ status }) => status)), replies[0]?.text).toEqual(new Set([step ? 200 : 201]));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      const [done] = replies.slice(0, 1).map(seen);
      const versi = (paper?.versi ?? 0) + 1;
      expect(done).toMatchObject({ versi, ...(paper && { nomor: paper.nomor }) });
      expect(await shop.read(kind, done?.nomor ?? '')).toMatchObject({ versi });
      expect(await deeds()).toBe(before + 1 + (await causedBy(done?.nomor ?? '', versi)));
      const traces = await shop.traces();
      expect(await shop.send({ ...ready, body: other }, key)).toMatchObject({
        status: 409,
        body: { code: 'kunci_dipakai_isi_lain' },
      });
      expect(await shop.traces()).toEqual(traces);
    },
  );

  it('makes two papers of the same at once, or tells the second that the first has taken it', async () => {
    const making = await shop.making(kind);
    const both = [await shop.allowed(making, kind.approval), await shop.allowed(making, kind.approval)];
    const replies = await Promise.all(both.map((one) => shop.send(one)));
    const made = replies.filter(isDone).map(seen);
    expect(made.length, texts(replies)).toBeGreaterThan(0);
    expect(new Set(made.map(({ nomor }) => nomor)).size).toBe(made.length);
    const slower = replies.filter((one) => !isDone(one)).map(({ status }) => status);
    expect([409, 422], texts(replies)).toEqual(expect.arrayContaining(slower));
  });

  it.each(named)('tells who has seen an older version: %s', async (_, step) => {
    const paper = await walk.paperFor(step);
    const { nomor, versi } = paper;
    const both = [await walk.ready(paper, step), await walk.ready(paper, step)];
    const [ready] = both.map((one): Ready => ({ ...one, body: { ...one.body, versi: versi + 7 } }));
    expect(ready && (await walk.refusal(ready))).toMatchObject(refused(409, 'sudah_diubah', { nomor, versi }));
    const replies = await Promise.all(both.map((one) => shop.send({ ...one, body: { ...one.body, versi } })));
    expect(replies.filter(isDone), texts(replies)).toHaveLength(1);
    const code: unknown = expect.stringMatching(/^(sudah_diubah|keadaan_tidak_sesuai)$/);
    expect(replies.find((one) => !isDone(one))).toMatchObject({ status: 409, body: { code, params: { nomor } } });
    expect((await shop.read(kind, nomor)).versi).toBe(versi + 1);
  });

  /** Steps that are done in a state that is reached by the shortest way, by state. */
  const doneIn = calledStates(kind).flatMap((status) => {
    const way = wayInto(kind, steps, status);
    const here = steps.filter((step) => JSON.stringify(walk.wayTo(step)) === JSON.stringify(way));
    return here.length > 0 ? [{ status, way, here }] : [];
  });
  it.each(doneIn)('lets one of two win who do something to it at once in $status', async ({ way, here }) => {
    // Each with itself and with the next one: as many pairs as there are deeds, and no square of them.
    const pairs = here.flatMap((step, index) => [
      [step, step],
      ...here.slice(index + 1, index + 2).map((next) => [step, next]),
    ]);
    for (const pair of pairs) {
      const paper = await shop.on(kind, way);
      const ready: Ready[] = [];
      for (const step of pair) ready.push(await walk.ready(paper, step));
      const replies = await Promise.all(ready.map((one) => shop.send(one)));
      const told = `${pair.map(stepName).join(' × ')}: ${texts(replies)}`;
      const done = replies.filter(isDone).length;
      // Both were done only where one could follow the other.
      expect(follows(kind, pair) ? [1, 2] : [1], told).toContain(done);
      // What was worked out and approved is another sum once the other one was done, and what was to be taken back is
      // the last deed no more: a new approval is asked for.
      const berubah = (one: Told) =>
        one.body['code'] === 'otorisasi_tidak_berlaku' &&
        pair.some(({ deed, undone }) => kind.deeds[deed]?.binds || undone !== undefined);
      // So is what is open: who pays all of it finds less than that once the other one has paid.
      const terbayar = (one: Told) =>
        pair.every(({ deed }) => kind.deeds[deed]?.input?.['bayar']) &&
        Object.keys(one.body['fields'] ?? {}).every((at) => at.startsWith('bayar.'));
      expect(
        replies.filter((one) => !isDone(one) && one.status !== 409 && !berubah(one) && !terbayar(one)),
        told,
      ).toEqual([]);
      expect(await shop.read(kind, paper.nomor), told).toMatchObject({ versi: paper.versi + done });
    }
  });

  const undoings = steps.filter(({ undone }) => undone !== undefined && undone !== MAKING);
  it.runIf(undoings.length > 0)(
    'takes back what is done at the same moment, or tells that it is not done yet',
    async () => {
      for (const undoing of undoings) {
        const [step] = walk.wayTo(undoing).slice(-1);
        if (!step) throw new Error(`nothing comes before ${stepName(undoing)}`);
        const paper = await walk.paperFor(step);
        const back = await shop.doing(kind, paper, undoing);
        // All that will be approved is known before: what is sent, and the deed that comes in the meantime.
        const ke = kind.deeds[undoing.deed]?.by ? { ke: paper.versi + 1 } : {};
        const nilai = { ...(back.body as object), ...ke };
        const subject = { kategori: walk.approvalOf(undoing.deed) ?? '', dokumen: paper.nomor, nilai };
        const otorisasi = await shop.approve(back.as, subject);
        const [done, undone] = await Promise.all([
          shop.send(await walk.ready(paper, step)),
          shop.send({ ...back, body: { ...back.body, otorisasi } }),
        ]);
        expect(done.status, done.text).toBe(200);
        // What is worked out of it, an approval that was given before could not know; nor that this deed is the last
        // one now, unless it names it.
        const { binds, by } = kind.deeds[undoing.deed] ?? {};
        const terlambat = binds || !by ? [422] : [];
        expect([200, 409, ...terlambat], undone.text).toContain(undone.status);
        const versi = paper.versi + (isDone(undone) ? 2 : 1);
        expect(await shop.read(kind, paper.nomor)).toMatchObject({
          versi,
          status: seen(isDone(undone) ? undone : done).status,
        });
      }
    },
  );
}
