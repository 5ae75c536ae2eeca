import { CHANGING, endsOf, MAKING } from '@kilau/contract/core/kind.ts';
import { seesAll } from '@kilau/contract/core/permission.ts';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { papers } from '../../app/papers.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import { approvalsOf } from './paper-approvals.ts';
import { calledDeeds, changedIn, placeOf, reachedEnds, stepsFrom, wayInto } from './paper-paths.ts';
import { handlersOf } from './paper-handlers.ts';
import { racesOf } from './paper-race.ts';
import { offersOf } from './paper-offers.ts';
import { mayDo, rightsOf } from './paper-rights.ts';
import type { ContohKey } from './contoh.ts';
import { CONTOH } from './paper-samples.ts';
import { atWorkOf, doer, PaperShop, seen } from './paper-shop.ts';
import { refused, Walk } from './paper-walk.ts';

const instant = ({ dibuat_pada }: { readonly dibuat_pada?: unknown }): number => Date.parse(String(dibuat_pada));

/** Every step of a kind: what it tells, and what there is again when it takes something back. */
function stepsDone(walk: Walk): void {
  const { shop, kind, named } = walk;

  it.each(named)('does %s, and tells it', async (_, step) => {
    const paper = await walk.paperFor(step);
    const ready = await walk.ready(paper, step);
    const told = await shop.send(ready);
    const { user_id } = await shop.people.person(ready.as);
    const versi = paper.versi + 1;
    expect(told, told.text).toMatchObject({ status: 200, body: { status: step.to, versi } });
    const place = placeOf(kind, [...walk.wayTo(step), step]);
    const open = stepsFrom(kind, walk.steps, place).map(({ deed }) => deed);
    expect(seen(told).boleh).toEqual(mayDo(walk, ready.as).filter((key) => open.includes(key)));
    const after = await shop.read(kind, paper.nomor, ready.as);
    // What a deed answers is what is read behind it; an instant may be spelt in another way.
    expect({ ...after, dibuat_pada: instant(after) }).toMatchObject({ ...told.body, dibuat_pada: instant(told.body) });
    expect(after.riwayat.at(-1)).toMatchObject({
      ke: versi,
      aksi: step.deed.toUpperCase(),
      user_id,
      dari: paper.status,
      status: step.to,
      disetujui_oleh: walk.approvalOf(step.deed) === undefined ? '' : 'SPV1',
    });
  });

  it('answers its making as reading tells it', async () => {
    const making = await walk.readyMaking();
    const made = seen(await shop.send(making));
    expect(made).toEqual(await shop.read(kind, made.nomor, making.as));
  });

  const undoings = named.filter(([, { undone }]) => undone !== undefined);
  it('has all that it had before again, in money and in goods, when something is taken back', async () => {
    const moved: string[] = [];
    for (const [name, step] of undoings) {
      const making = await walk.readyMaking();
      const bases = [await shop.holdings()];
      let paper = seen(await shop.send(making));
      for (const one of walk.wayTo(step)) {
        const now = await shop.holdings();
        paper = await shop.step(kind, paper, one);
        // A booking goes with what it booked, and an undoing takes the last one off.
        if (one.undone !== undefined) bases.pop();
        else if (!kind.deeds[one.deed]?.books) bases.push(now);
      }
      const between = await shop.holdings();
      await shop.step(kind, paper, step);
      const again = await shop.holdings();
      expect(again, name).toEqual(bases.at(-1));
      if (!isDeepStrictEqual(between, again)) moved.push(name);
    }
    // It was no comparison of nothing with nothing.
    expect(moved.length > 0).toBe(!CONTOH[kind.key as ContohKey].bukti);
  });
}

/** Deeds that are done otherwise than one by one by a caller. */
function otherWays(walk: Walk): void {
  const { shop, kind, steps } = walk;

  const many = calledDeeds(kind).flatMap(([key, { batch }]) => (batch ? [key] : []));
  it.runIf(many.length > 0)('does a deed to many at once, a result for each, each once', async () => {
    for (const key of many) {
      const [step] = steps.filter(({ deed }) => deed === key);
      if (!step) throw new Error(`${key} is no step`);
      const [first, last] = [await walk.paperFor(step), await walk.paperFor(step)];
      const done = await shop.step(kind, await walk.paperFor(step), step);
      const nomor = [first.nomor, done.nomor, last.nomor];
      const ready = { method: 'POST', path: `${kind.base}/${key}`, body: { nomor }, as: doer(kind, key) } as const;
      const again = shop.key();
      const hasil = [
        { nomor: first.nomor, status: step.to },
        { nomor: done.nomor, status: 'GAGAL', code: 'keadaan_tidak_sesuai' },
        { nomor: last.nomor, status: step.to },
      ];
      expect(await shop.send(ready, again)).toMatchObject({ status: 200, body: { hasil } });
      expect(await shop.send(ready, again), 'again').toMatchObject({ status: 200, body: { hasil } });
      expect(await shop.send({ ...ready, body: { nomor: [] } }, shop.key())).toMatchObject({
        status: 422,
        body: { fields: { nomor: 'Harap pilih salah satu transaksi' } },
      });
      expect(await shop.read(kind, last.nomor)).toMatchObject({ status: step.to, versi: last.versi + 1 });
    }
  });

  const { validation } = kind;
  it.runIf(validation)('goes on at once where its validation is switched off', async () => {
    const ready = await walk.readyMaking();
    const modules = { ...ready.as.modules, [validation?.module ?? '']: 'false' };
    const deed = kind.deeds[validation?.deed ?? ''];
    const told = await shop.send({ ...ready, as: { ...ready.as, modules } });
    expect(told).toMatchObject({ status: 201, body: { versi: 2, status: deed && endsOf(deed)[0] } });
    // Told of what its making knows, it is what reading tells.
    expect(told.body).toEqual(await shop.read(kind, seen(told).nomor, { ...ready.as, modules }));
  });

  const goingOn = steps.filter(({ deed }) => kind.deeds[deed]?.atOnce);
  it.runIf(goingOn.length > 0)('goes on at once where what would book it is switched off', async () => {
    for (const step of goingOn) {
      const { module = '', deed = '' } = kind.deeds[step.deed]?.atOnce ?? {};
      const paper = await walk.paperFor(step);
      const ready = await walk.ready(paper, step);
      const modules = { ...ready.as.modules, [module]: 'false' };
      const told = await shop.send({ ...ready, as: { ...ready.as, modules } });
      const next = kind.deeds[deed];
      expect(told, told.text).toMatchObject({
        status: 200,
        body: { versi: paper.versi + 2, status: next && endsOf(next)[0] },
      });
    }
  });

  const registered = papers.some((one) => one.kind.key === kind.key);
  it.runIf(registered)('is found among papers of all kinds, by who may look at its own', async () => {
    const { nomor } = await shop.make(kind);
    const found = async (akses: readonly string[]) => {
      const { level, ...maker } = doer(kind, MAKING);
      // Whoever sees every page looks at all.
      const as = { ...maker, level: seesAll(level) ? ('KASIR' as const) : level, akses };
      const { status, rows } = await shop.people.call('GET', `dokumen/cari?q=${nomor.toLowerCase()}`, as);
      expect(status).toBe(200);
      return rows;
    };
    expect(await found([kind.pages.list])).toMatchObject([{ jenis: kind.key, nomor, halaman: kind.pages.list }]);
    expect(await found([])).toEqual([]);
  });

  const heard = Object.entries(kind.deeds).filter(([, { mustAccept }]) => mustAccept);
  it.runIf(heard.length > 0)('has deeds that another shop tells of, and no caller', async () => {
    const said = CONTOH[kind.key as ContohKey].kabar ?? {};
    const kabar: string[] = [];
    for (const [key, deed] of heard) {
      for (const to of endsOf(deed)) {
        const paper = await shop.make(kind);
        const direct = await walk.refusal(await shop.doing(kind, paper, { deed: key, to: '' }));
        expect(direct).toMatchObject(refused(404, 'tidak_ditemukan'));
        const isi = (said[`${key} ${to}`] ?? said[key])?.(paper);
        if (!isi) throw new Error(`nothing is told of ${key} of ${kind.key}`);
        const before = kabar.map((name): [string, object] => [name, said[name]?.(paper) ?? {}]);
        await shop.told(kind, paper, [...before, [key, isi]]);
        const versi = paper.versi + before.length + 1;
        expect(await shop.read(kind, paper.nomor)).toMatchObject({ status: to, versi });
      }
      kabar.push(key);
    }
  });

  const alone = Object.entries(kind.deeds).filter(([, { page, mustAccept }]) => page === undefined && !mustAccept);
  it.runIf(alone.length > 0)('has deeds that other papers do, and no caller', async () => {
    const ends = alone.flatMap(([key, deed]) => endsOf(deed).map((to) => [key, deed, to] as const));
    for (const [key, deed, to] of ends) {
      const { nomor } = await shop.on(kind, wayInto(kind, steps, deed.from[0] ?? ''));
      const { olehLain = {} } = CONTOH[kind.key as ContohKey];
      const by = await (olehLain[`${key} ${to}`] ?? olehLain[key])?.(nomor, shop.dunia());
      if (!by) throw new Error(`nothing does ${key} to ${kind.key}`);
      const paper = await shop.read(kind, nomor);
      const direct = await walk.refusal(await shop.doing(kind, paper, { deed: key, to: '' }));
      expect(direct).toMatchObject(refused(404, 'tidak_ditemukan'));
      const cause = atWorkOf(by.kind).kind;
      // A paper that waits to be booked does nothing yet.
      const able = doer(cause, MAKING);
      const as = { ...able, modules: { ...able.modules, [cause.validation?.module ?? '']: 'false' } };
      const told = await shop.send({ method: 'POST', path: cause.base, body: by.body, as });
      expect(told.status, told.text).toBe(201);
      expect(await shop.read(kind, nomor)).toMatchObject({ status: to, versi: paper.versi + 1 });
    }
  });
}

/** What the tests before have done to papers of the kind: nothing that its definition says was left out. */
function wasWhole({ shop, kind, atWork: { handlers } }: Walk): void {
  it('has been in each of its states by each of its deeds', async () => {
    const rows = await shop.app.db.query<{ aksi: string; status: string }>(
      `select distinct aksi, status from perbuatan where jenis = $1`,
      [kind.key],
    );
    const said = [
      [MAKING, kind.initial],
      ...(handlers.change ? changedIn(kind).map((status) => [CHANGING, status]) : []),
      ...Object.entries(kind.deeds).flatMap(([key, deed]) => reachedEnds(kind, deed).map((to) => [key, to])),
    ].map(([key = '', to = '']) => `${key.toUpperCase()} ${to}`);
    expect(rows.map(({ aksi, status }) => `${aksi} ${status}`)).toEqual(expect.arrayContaining(said));
  });
}

/** What every kind of paper keeps, for those of one shard, from their definitions and one sample of each. */
export function paperConformance(shard: readonly KindAtWork[]): void {
  const shop = new PaperShop();
  describe.each(shard.map((one): [string, KindAtWork] => [one.kind.key, one]))('%s', (_, atWork) => {
    const walk = new Walk(shop, atWork);
    stepsDone(walk);
    rightsOf(walk);
    offersOf(walk);
    racesOf(walk);
    approvalsOf(walk);
    handlersOf(walk);
    otherWays(walk);
    wasWhole(walk);
  });
  // Asked once for all of it: what does not hold stays so, and is told with its papers.
  it('has left the books whole, whatever was done to papers of any kind', async () => {
    expect(await shop.differences()).toEqual([]);
    // Whoever asks what an approval was used for finds the paper, of those too that were given before it had a number.
    expect(
      await shop.app.db.query(
        `select o.kategori, o.dipakai_dokumen from otorisasi o where o.dipakai is not null and not exists (
           select from dokumen d where d.kode_toko = o.kode_toko and d.nomor = o.dipakai_dokumen)`,
      ),
    ).toEqual([]);
  });
}
