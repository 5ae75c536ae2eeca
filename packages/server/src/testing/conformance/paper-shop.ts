import type { ApprovalAsked } from '@kilau/contract/core/approval.ts';
import { CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { gateTerm, type Gate } from '@kilau/contract/core/module-gate.ts';
import { beforeAll } from 'vitest';
import { papers } from '../../app/papers.ts';
import { invariants } from '../../app/invariants.ts';
import { routes } from '../../app/routes.ts';
import { grantApproval } from '../../engine/approval.ts';
import { restInvariants } from '../../engine/paper/accounts.ts';
import type { KindAtWork, Papers } from '../../engine/paper/kind.ts';
import { makePaper } from '../../engine/paper/make.ts';
import { terimaPesan } from '../../engine/paper/masuk.ts';
import { paperRoutes } from '../../engine/paper/routes.ts';
import { paperProofs } from '../../engine/paper/verify.ts';
import type { Invariant, Truths } from '../../ledger/reconcile.ts';
import { atRest, verifyShop } from '../../ledger/verify.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { Method } from '../../platform/http/route.ts';
import { testApp } from '../app.ts';
import { People, type As, type Told } from '../people.ts';
import { papersOf } from '../papers.ts';
import { untukCuci } from '../sepuhan.ts';
import { atWork, openShop, SHOP } from '../shop.ts';
import { makeToyTables, pinjamanAtWork, tukarAtWork } from '../toy-kinds.ts';
import { stepsOf, wayInto, type Step } from './paper-paths.ts';
import type { ContohKey, Dunia } from './contoh.ts';
import { CONTOH, MASTERS, sampleBody, sampleInput, STOK_AWAL } from './paper-samples.ts';

const TOYS: readonly KindAtWork[] = [pinjamanAtWork, tukarAtWork];
/** Every kind of the registry, and the engine's own. */
export const allPapers: readonly KindAtWork[] = [...papers, ...TOYS];
/** The same, by key. */
export const papersByKey: Papers = new Map(allPapers.map((paper) => [paper.kind.key, paper]));
const { kode_toko } = SHOP;

const kinds = allPapers.map(({ kind }) => kind);
const rests = restInvariants(kinds);
/** Journals know the papers of the trade: of what the engine's own kinds tell there is nothing to be said. */
const tanpaUji = (truth: Invariant): Invariant =>
  truth.bersama?.includes('jurnal_dikenal')
    ? {
        ...truth,
        sql: `select kunci, di, selisih from (${truth.sql}) t where kunci <> 'jurnal_dikenal' or di !~ '-(UP|UT)-'`,
      }
    : truth;
/** What must hold in a shop where the engine's own kinds are at work beside those of the registry. */
const TRUTHS: Truths = {
  invariants: [
    ...invariants.filter(({ kunci }) => rests.every((rest) => rest.kunci !== kunci)).map(tanpaUji),
    ...rests,
  ],
  proofs: paperProofs(kinds),
};

/** Modules that open a gate. */
function opening(gate: Gate | undefined): readonly string[] {
  if (gate === undefined) return [];
  if (typeof gate === 'string') return [gate];
  return [...(gate.all ?? []), ...(gate.any ?? []).slice(0, 1)];
}

/** Every page of a kind. */
export const pagesOf = ({ pages, deeds }: Kind): string[] => [
  ...new Set([pages.create, pages.list, ...Object.values(deeds).flatMap(({ page }) => page ?? [])]),
];

/** What is switched on where every call of a kind exists, and where its new papers wait. */
export function modulesOf({ key: kind, gate, validation, deeds }: Kind): Record<string, string> {
  const terms = [gate, ...Object.values(deeds).map((deed) => deed.gate)].flatMap(opening).map(gateTerm);
  const on = Object.fromEntries(terms.map(({ key, value = 'true' }) => [key, value]));
  const waiting = [validation, ...Object.values(deeds).map(({ atOnce }) => atOnce)];
  const waits = Object.fromEntries(waiting.flatMap((one) => (one ? [[one.module, 'true']] : [])));
  return { ...on, ...waits, ...CONTOH[kind as ContohKey].modul };
}

/** Somebody who may do a deed of a kind, the making and changing among them: a cashier, if cashiers may. */
export function doer(kind: Kind, key: string): As {
  const levels = kind.deeds[key] ? kind.deeds[key].levels : kind.levels;
  const level = levels === undefined || levels.includes('KASIR') ? 'KASIR' : (levels[0] ?? 'OWN');
  const akses = [...pagesOf(kind), ...(CONTOH[kind.key as ContohKey].halaman ?? [])];
  return { level, akses, modules: modulesOf(kind) };
}

/** A call that is ready to be sent. */
export interface Ready {
  readonly method: Method;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly as: As;
}

/** A paper as far as the suite looks at it. */
export interface Seen {
  readonly nomor: string;
  readonly status: string;
  readonly versi: number;
  readonly sisa: number;
  readonly total: number;
  readonly boleh: readonly string[];
  readonly dibuat_pada?: string;
  readonly riwayat: readonly Readonly<Record<string, unknown>>[];
}
export const seen = ({ body }: Told): Seen => body as unknown as Seen;
/** What an approval is asked for with. */
const subjectOf = ({ body }: Told): ApprovalAsked => {
  const { kategori, dokumen, nilai } = body['params'] as Readonly<Record<string, string>>;
  return {
    kategori: kategori ?? '',
    dokumen: dokumen ?? '',
    nilai: JSON.parse(nilai ?? '{}') as ApprovalAsked['nilai'],
  };
};

/** Tables whose rows no refusal may change, and those in which none may come or go. */
const KEPT = [
  'dokumen',
  'saldo',
  'barang',
  'stok_manual',
  'aksesoris',
  'penerimaan_sisa',
  'nomor_dokumen',
  'buku',
] as const;
const COUNTED = ['perbuatan', 'pembayaran', 'posting', 'entri'] as const;
// Whoever writes a row makes a version of it, told by his transaction: looking at what is in it costs more than all.
const TRACES = `select jsonb_object_agg(t.apa, t.isi) as jejak from (
  ${KEPT.map(
    (table) => `select '${table}' as apa, concat(count(*), ' ', sum(x.xmin::text::bigint)) as isi from ${table} x`,
  ).join(`
  union all `)}
  ${COUNTED.map((table) => `union all select '${table}', count(*)::text from ${table}`).join(`
  `)}
  union all select 'otorisasi', count(*)::text from otorisasi where dipakai is not null) t`;

// What there is and where it lies, in money and in goods.
const HOLDINGS = `select jsonb_build_object(
  'saldo', (select jsonb_agg(x) from (select concat_ws('/', aset, akun, sub, kode_gudang, kode_baki, kode_group,
      kode_dept) as di, jumlah from saldo where kode_toko = $1 and jumlah <> 0 order by 1) x),
  'barang', (select jsonb_agg(x) from (select kode_barcode, status, pemilik_jenis, pemilik_nomor, klaim_jenis,
      klaim_nomor, kode_gudang, kode_baki, kode_group,
      kadar, berat from barang where kode_toko = $1 and status not in ('KEMBALI', 'KELUAR', 'BATAL') order by 1) x),
  'manual', (select jsonb_agg(x) from (select kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat,
      pesan_qty, pesan_berat from stok_manual
      where kode_toko = $1 and (qty > 0 or berat > 0) order by 1, 2, 3, 4, 5) x),
  'aksesoris', (select jsonb_agg(x) from (select kode_barcode, kode_baki, stok from aksesoris
      where kode_toko = $1 and stok <> 0 order by 1) x),
  'sisa', (select jsonb_agg(x) from (select nomor, ke, baris, qty, berat from penerimaan_sisa
      where kode_toko = $1 and (qty <> 0 or berat <> 0) order by 1, 2, 3) x)) as isi`;

/** The day on which something is done to papers of a kind: that of the shop, where it does not matter. */
export const hariOf = ({ key: kind }: Kind, key: string): string =>
  CONTOH[kind as ContohKey].hari?.[key === MAKING ? 'buat' : 'lalu'] ?? SHOP.tgl_system;

/** A small shop with all kinds at work, where samples of any of them are made and done to. */
export class PaperShop {
  readonly app = testApp([...routes, ...paperRoutes(TOYS)]);
  readonly people = new People(this.app);
  #n = 0;

  constructor() {
    beforeAll(async () => {
      const { db } = this.app;
      await openShop(db);
      await makeToyTables(db);
      for (const statement of MASTERS) await db.query(statement);
      await db.tx((tx) => papersOf({ db }).make(tx, 'tambah-barang-manual', { keterangan: null, barang: [STOK_AWAL] }));
    });
  }

  readonly key = (): string => `selaras-${(this.#n += 1)}`;

  send({ method, path, body, as }: Ready, key = this.key()): Promise<Told> {
    return this.people.call(method, path, as, body, { 'idempotency-key': key });
  }

  /** A sample of a kind, different every time. */
  body(kind: Kind): Promise<Record<string, unknown>> {
    return sampleBody(kind, this.dunia());
  }

  /** What a sample may ask of the shop, different every time. */
  dunia(): Dunia {
    return {
      db: this.app.db,
      n: (this.#n += 1),
      paper: (key, into) => this.paperIn(key, into),
      dengan: (key, body) => this.madeOf(key, body),
      tetangga: (key, body) => this.neighbourly(key, body),
    };
  }

  /** A paper of exactly this; its number. */
  async madeOf(key: ContohKey, body: Ready['body']): Promise<string> {
    const { kind } = atWorkOf(key);
    const told = await this.send({ method: 'POST', path: kind.base, body, as: doer(kind, MAKING) });
    if (told.status !== 201) throw new Error(`${key} was not made: ${told.text}`);
    return seen(told).nomor;
  }

  /** A paper of the neighbour's, who has a book of his own. */
  async neighbourly(key: ContohKey, body: object): Promise<string> {
    const { db } = this.app;
    const { kind } = atWorkOf(key);
    const context = untukCuci(atWork('KASIR2', 'KASIR', {}, { ...SHOP, kode_toko: 'KL02', inisial: 'KC' }));
    const input = { ...kindSchema(kind).parse(body) } as Record<string, unknown>;
    const asked = { input, otorisasi: null, kunci: this.key() };
    return (await db.tx((tx) => makePaper(tx, context, papersByKey, atWorkOf(key), asked))).nomor;
  }

  /** Has another shop tell of a paper, message by message. */
  async told(kind: Kind, { nomor }: Seen, kabar: readonly (readonly [string, object])[]): Promise<void> {
    for (const [index, [perbuatan, masukan]] of kabar.entries()) {
      const undoes = kind.deeds[perbuatan]?.undoes !== undefined;
      const isi = { jenis: kind.key, nomor, perbuatan, masukan: { ...masukan }, ...(undoes && { membalik: index }) };
      const pesan = { dari_toko: 'KL02', jenis: 'uji', nomor, ke: index + 1, sebelum: index, isi };
      const keadaan = await terimaPesan({ ...atWork('KASIR2'), db: this.app.db }, papersByKey, pesan);
      if (keadaan !== 'DITERIMA') throw new Error(`${perbuatan} of ${nomor} was told, and is ${keadaan}`);
    }
  }

  /** An approval for somebody, of exactly this unless said otherwise. */
  async approve(as: As, subject: ApprovalAsked): Promise<string> {
    const { user_id } = await this.people.person(as);
    const granted = await this.app.db.tx((tx) =>
      grantApproval(tx, atWork(user_id), {
        ...subject,
        keterangan: 'uji',
        disetujui_oleh: 'SPV1',
        saluran: 'MANUAL',
      }),
    );
    return granted.id;
  }

  /** What a call asks an approval for, by the refusal of it. @throws Error when it is not refused for that. */
  async asked(ready: Ready): Promise<ApprovalAsked> {
    const told = await this.send(ready);
    if (told.body['code'] !== 'otorisasi_diperlukan') throw new Error(`asks for no approval: ${told.text}`);
    return subjectOf(told);
  }

  /** A call with the approval that it takes, if it takes one. */
  async allowed(ready: Ready, kategori: string | undefined): Promise<Ready> {
    if (kategori === undefined) return ready;
    const otorisasi = await this.approve(ready.as, await this.asked(ready));
    return { ...ready, body: { ...ready.body, otorisasi } };
  }

  /** Makes it the day on which something is done to papers of a kind. */
  async #on(kind: Kind, key: string): Promise<void> {
    await this.app.db.query('update hari_toko set tgl_system = $2 where kode_toko = $1 and tgl_system <> $2', [
      kode_toko,
      hariOf(kind, key),
    ]);
  }

  /** The making of a paper, and what it takes. */
  async making(kind: Kind): Promise<Ready> {
    await this.#on(kind, MAKING);
    return { method: 'POST', path: kind.base, body: await this.body(kind), as: doer(kind, MAKING) };
  }

  /** A deed to a paper, without the approval that it takes. */
  async doing(kind: Kind, { nomor, versi, sisa }: Seen, { deed, to }: Step): Promise<Ready> {
    await this.#on(kind, deed);
    const as = doer(kind, deed);
    if (deed === CHANGING) {
      return { method: 'PUT', path: `${kind.base}/${nomor}`, body: { ...(await this.body(kind)), versi }, as };
    }
    const body = await sampleInput(kind, deed, to, this.dunia(), sisa);
    return { method: 'POST', path: `${kind.base}/${nomor}/${deed}`, body, as };
  }

  /** Makes a paper. */
  async make(kind: Kind): Promise<Seen> {
    const told = await this.send(await this.allowed(await this.making(kind), kind.approval));
    if (told.status !== 201) throw new Error(`${kind.key} was not made: ${told.text}`);
    return seen(told);
  }

  /** Does a deed to a paper. */
  async step(kind: Kind, paper: Seen, step: Step): Promise<Seen> {
    const told = await this.send(
      await this.allowed(await this.doing(kind, paper, step), kind.deeds[step.deed]?.approval),
    );
    if (told.status !== 200) throw new Error(`${step.deed} of ${kind.key} was not done: ${told.text}`);
    return seen(told);
  }

  /** A new paper, brought on its way. */
  async on(kind: Kind, way: readonly Step[]): Promise<Seen> {
    let paper = await this.make(kind);
    for (const step of way) paper = await this.step(kind, paper, step);
    return paper;
  }

  /** A new paper in a state; its number. */
  async paperIn(key: ContohKey, status: string): Promise<string> {
    const { kind, handlers } = atWorkOf(key);
    return (await this.on(kind, wayInto(kind, stepsOf(kind, handlers.change !== undefined), status))).nomor;
  }

  async read(kind: Kind, nomor: string, as = doer(kind, MAKING)): Promise<Seen> {
    return seen(await this.people.call('GET', `${kind.base}/${nomor}`, as));
  }

  /** Everything that a refusal leaves as it was. */
  async traces(): Promise<unknown> {
    return (await this.app.db.one<{ jejak: unknown }>(TRACES)).jejak;
  }

  /** What the shop has. @param sql a transaction that has not ended. */
  async holdings(sql: Sql = this.app.db): Promise<unknown> {
    return (await sql.one<{ isi: unknown }>(HOLDINGS, [kode_toko])).isi;
  }

  /** Where the books disagree with what they stand for, or with themselves: empty when all is well. */
  async differences(): Promise<readonly string[]> {
    // What autovacuum does by the hour: the checks are planned for tables as they are.
    await this.app.db.query('analyze');
    const checks = await atRest(this.app.db, (tx) => verifyShop(tx, kode_toko, TRUTHS));
    return checks
      .filter(({ selisih }) => !selisih.isZero())
      .map(({ kunci, contoh }) => `${kunci} ${JSON.stringify(contoh)}`);
  }
}

/** A kind with what it does, by key. */
export function atWorkOf(key: string): KindAtWork {
  const found = papersByKey.get(key);
  if (!found) throw new Error(`there are no papers of kind ${key}`);
  return found;
}
