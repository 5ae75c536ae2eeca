import { Dec } from '@kilau/contract/core/dec.ts';
import { text } from '@kilau/contract/core/field.ts';
import type { Kind, KindTable } from '@kilau/contract/core/kind.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { keepResult, reachedFrom } from '../../ledger/checked.ts';
import type { Check } from '../../ledger/reconcile.ts';
import { uncheckedFrom, verifyShop, verifySince } from '../../ledger/verify.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { SHOP } from '../../testing/shop.ts';
import { pinjamanAtWork } from '../../testing/toy-kinds.ts';
import { newKey, toyShop, toyTruths, ASKED } from '../../testing/toy-shop.ts';
import { sealDeed, sealHead } from './seal.ts';
import type { Row } from './table.ts';

const shop = toyShop();
const { kode_toko } = SHOP;
const kasir = () => shop.as('KASIR1');

/**
 * A loan that was changed, paid and given its interest back, the exchange that ended it and made another; and one that
 * stands.
 */
interface Papers {
  readonly pinjaman: string;
  readonly tukar: string;
  readonly baru: string;
  readonly tetap: string;
}

async function papersOfADay(): Promise<Papers> {
  const { nomor: pinjaman } = await shop.make(kasir());
  const body = { ...ASKED, versi: 1, pokok: 7_500_000, keterangan: 'DIUBAH' };
  await kasir()('PUT', `uji-pinjaman/${pinjaman}`, body, { 'idempotency-key': newKey() });
  await shop.deed(kasir(), pinjaman, 'validasi');
  await shop.deed(kasir(), pinjaman, 'bunga', { jumlah: 225_000 });
  const otorisasi = await shop.izin('BATAL BAYAR UJI', pinjaman, { alasan: 'SALAH' });
  await shop.deed(kasir(), pinjaman, 'batal-bayar', { alasan: 'SALAH', otorisasi });
  const made = await kasir()(
    'POST',
    'uji-tukar',
    { no_pinjaman: pinjaman, pokok: 3_000_000 },
    { 'idempotency-key': newKey() },
  );
  const { nomor: tukar } = made.body as { readonly nomor: string };
  const { nomor: baru } = await shop.server.db.one<{ nomor: string }>(
    `select nomor from perbuatan where sebab_nomor = $1 and ke = 1`,
    [tukar],
  );
  const { nomor: tetap } = await shop.make(kasir());
  await shop.deed(kasir(), tetap, 'validasi');
  return { pinjaman, tukar, baru, tetap };
}

/** A look at all of it that is kept, as every night. */
async function keep(): Promise<void> {
  const { db } = shop.server;
  const reached = await db.tx(async (tx) => reachedFrom(tx, kode_toko, await uncheckedFrom(tx, kode_toko)));
  const waktu = new Date('2026-11-21T19:00:00Z');
  await keepResult(db, reached, { jumlah: 10, salah: 0, rincian: [], waktu, server: 'uji' });
}

let lama: Papers;
let kini: Papers;

beforeAll(async () => {
  await shop.open({ KASIR1: 'KASIR', SPV1: 'SPV' });
  lama = await papersOfADay();
  await keep();
  await keep();
  await shop.server.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-22'));
  kini = await papersOfADay();
});

class Undo extends Error {}
interface Told {
  readonly verify: readonly Check[];
  readonly sinceKept: readonly Check[];
}

/** What is told of a shop in which something was bent behind the program's back; it is straight again afterwards. */
async function toldOf(bend: (tx: Tx) => Promise<unknown>): Promise<Told> {
  let told: Told = { verify: [], sinceKept: [] };
  const wrong = (checks: readonly Check[]) => checks.filter(({ selisih }) => !selisih.isZero());
  const work = async (tx: Tx): Promise<void> => {
    await tx.query(`set local session_replication_role = replica`);
    await bend(tx);
    const begin = await uncheckedFrom(tx, kode_toko);
    told = {
      verify: wrong(await verifyShop(tx, kode_toko, toyTruths, { most: 100 })),
      sinceKept: wrong(await verifySince(tx, kode_toko, begin, toyTruths, { most: 100 })),
    };
    throw new Undo();
  };
  await shop.server.db.tx(work, { isolation: 'repeatable read' }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return told;
}
const places = (checks: readonly Check[]): string => checks.flatMap(({ contoh }) => contoh).join('\n');

/** Another value of the same type. */
const OTHER: Readonly<Record<string, string>> = {
  text: `coalesce(%s, '') || 'X'`,
  numeric: 'coalesce(%s, 0) + 1',
  integer: 'coalesce(%s, 0) + 100',
  smallint: '%s + 10',
  bigint: '%s + 1000',
  boolean: 'not %s',
  date: `coalesce(%s, '2026-01-01') + 400`,
  'timestamp with time zone': `%s + interval '1 second'`,
  uuid: 'gen_random_uuid()',
  jsonb: `%s || '[{"lain": 1}]'`,
  bytea: `coalesce(%s, '') || '\\x01'`,
};
const CLOSED_LISTS: Readonly<Record<string, string>> = {
  'pembayaran.arah': `case arah when 'MASUK' then 'KELUAR' else 'MASUK' end`,
  'pembayaran.akun': `'BANK'`,
  'pembayaran.aset': `'POIN'`,
  'pemeriksaan.dari': 'dari - 1',
};

const columnsOf = (table: string) =>
  shop.server.db.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns where table_name = $1 and table_schema = 'public'`,
    [table],
  );
const isDeed = (nomor: string, ke: number): string => `nomor = '${nomor}' and ke = ${ke}`;
const inPosting = (nomor: string, aksi: string): string =>
  `posting_id = (select id from posting where nomor = '${nomor}' and aksi = '${aksi}') and baris = 1`;

/** A row of each table on which a paper rests. */
const ROWS: readonly (readonly [table: string, where: (papers: Papers) => string])[] = [
  ['dokumen', ({ pinjaman }) => `nomor = '${pinjaman}'`],
  ['perbuatan', ({ pinjaman }) => isDeed(pinjaman, 5)],
  // Caused by the exchange.
  ['perbuatan', ({ baru }) => isDeed(baru, 1)],
  ['pembayaran', ({ pinjaman }) => isDeed(pinjaman, 4)],
  ['uji_pinjaman', ({ pinjaman }) => isDeed(pinjaman, 1)],
  ['uji_pinjaman_jaminan', ({ pinjaman }) => isDeed(pinjaman, 2)],
  ['posting', ({ pinjaman }) => `nomor = '${pinjaman}' and aksi = 'BUNGA 4'`],
  // A deed that moves nothing.
  ['posting', ({ pinjaman }) => `nomor = '${pinjaman}' and aksi = 'UBAH 2'`],
  ['entri', ({ pinjaman }) => inPosting(pinjaman, 'BUNGA 4')],
];

/** Three columns of a cause stand and fall together: a check of the table holds them where there is none. */
const isCause = (name: string): boolean => name.startsWith('sebab_');

/** Bends one column after the other: answers those of which a look did not tell, or not by the number of the paper. */
async function untold(table: string, where: string, nomor: string, looks: readonly (keyof Told)[]): Promise<string[]> {
  const found: string[] = [];
  for (const { column_name: name, data_type: type } of await columnsOf(table)) {
    const other = CLOSED_LISTS[`${table}.${name}`] ?? OTHER[type]?.replaceAll('%s', name);
    if (other === undefined) throw new Error(`no other value of ${type}`);
    let rows = 0;
    const told = await toldOf(async (tx) => {
      const only = isCause(name) ? ` and ${name} is not null` : '';
      rows = (await tx.query(`update ${table} set ${name} = ${other} where ${where}${only} returning 1`)).length;
    });
    if (rows === 0 && isCause(name)) continue;
    expect([table, name, rows]).toEqual([table, name, 1]);
    for (const look of looks) {
      if (told[look].length === 0 || !places(told[look]).includes(nomor)) found.push(`${name} (${look})`);
    }
  }
  return found;
}

describe('what a paper wrote', () => {
  it('is proved whole, on the open day and before', async () => {
    expect(await toldOf(async () => undefined)).toEqual({ verify: [], sinceKept: [] });
    const { urut, tgl } = await shop.server.db.tx((tx) => uncheckedFrom(tx, kode_toko));
    expect(tgl).toBe('2026-11-21');
    expect(
      await shop.server.db.one(`select sum((urut <= $1)::int)::int as kept, count(*)::int as n from posting`, [urut]),
    ).toEqual({ kept: 10, n: 20 });
  });

  it.each(ROWS)('is told of the open day with its number, whatever column of %s is bent', async (table, where) => {
    const { baru, pinjaman } = kini;
    const nomor = where(kini).includes(baru) ? baru : pinjaman;
    expect(await untold(table, where(kini), nomor, ['verify', 'sinceKept'])).toEqual([]);
  });

  it.each(ROWS)('is told of an old day with its number, whatever column of %s is bent', async (table, where) => {
    const { baru, pinjaman } = lama;
    const nomor = where(lama).includes(baru) ? baru : pinjaman;
    expect(await untold(table, where(lama), nomor, ['verify'])).toEqual([]);
  });

  it.each([
    ['saldo', ({ tetap }: Papers) => `sub = '${tetap}' and akun = 'MODAL'`],
    ['saldo_hari', ({ tetap }: Papers) => `sub = '${tetap}' and akun = 'MODAL'`],
  ])('leaves no column of %s to itself, of whichever day', async (table, where) => {
    for (const papers of [lama, kini]) {
      expect(await untold(table, where(papers), papers.tetap, ['verify', 'sinceKept'])).toEqual([]);
    }
  });

  it.each([
    ['buku', 'true'],
    ['nomor_dokumen', `kode = 'UP' and tgl = '2026-11-21'`],
    ['pemeriksaan', 'ke = 1'],
  ])('leaves no column of %s to itself', async (table, where) => {
    expect(await untold(table, where, '', ['verify', 'sinceKept'])).toEqual([]);
  });

  it('keeps to itself neither movements that make up for each other nor entries of nothing', async () => {
    const movement = await toldOf((tx) =>
      tx.query(`update saldo_hari set masuk = masuk + 5, keluar = keluar + 5 where sub = $1`, [lama.pinjaman]),
    );
    expect(movement.verify.map(({ kunci }) => kunci)).toEqual(['mutasi_hari_sama_dengan_entri']);
    const stray = await toldOf((tx) =>
      tx.query(`insert into entri (kode_toko, posting_id, baris, tgl, aset, akun, jumlah)
        select kode_toko, gen_random_uuid(), n, '2026-11-21', 'IDR', 'KAS', n from unnest('{1,-1}'::int[]) n, toko`),
    );
    expect(stray.verify.map(({ kunci }) => kunci)).toEqual(['saldo_dari_entri']);
  });
});

describe('rows that are gone or too many', () => {
  const gone = (table: string, where: string) => toldOf((tx) => tx.query(`delete from ${table} where ${where}`));

  it('are told of each table, by the deed that wrote them', async () => {
    const { pinjaman } = lama;
    for (const [table, ke] of [
      ['pembayaran', 3],
      ['uji_pinjaman', 1],
      ['uji_pinjaman_jaminan', 1],
    ] as const) {
      const { verify } = await gone(table, isDeed(pinjaman, ke));
      expect(places(verify.filter(({ kunci }) => kunci === 'perbuatan_tersegel'))).toBe(`${pinjaman} ${ke}`);
    }
  });

  it('are told of the chain: a deed, its place, both, and the last one of all', async () => {
    const { pinjaman } = lama;
    const deed = await gone('perbuatan', isDeed(pinjaman, 2));
    expect(places(deed.verify)).toContain(`${pinjaman} UBAH 2`);
    const place = await gone('posting', `nomor = '${pinjaman}' and aksi = 'UBAH 2'`);
    expect(place.verify.map(({ kunci }) => kunci)).toEqual(
      expect.arrayContaining(['rantai_hash', 'rantai_lengkap', 'perbuatan_sama_dengan_posting']),
    );
    expect(places(place.verify)).toContain(`${pinjaman} 2`);
    const both = await toldOf(async (tx) => {
      await tx.query(`delete from posting where nomor = $1 and aksi = 'UBAH 2'`, [pinjaman]);
      await tx.query(`delete from perbuatan where nomor = $1 and ke = 2`, [pinjaman]);
    });
    expect(both.verify.map(({ kunci }) => kunci)).toEqual(expect.arrayContaining(['rantai_hash', 'rantai_lengkap']));
    expect(places(both.verify)).toContain(pinjaman);
    const last = await gone('posting', `urut = (select max(urut) from posting)`);
    expect(last.sinceKept.map(({ kunci }) => kunci)).toEqual(
      expect.arrayContaining(['rantai_hash', 'perbuatan_sama_dengan_posting']),
    );
  });

  it('are told of a seal that was changed with its deed, though the deed is whole in itself', async () => {
    const { pinjaman } = lama;
    const { verify } = await toldOf(async (tx) => {
      await tx.query(`update perbuatan set segel = sha256(segel) where nomor = $1 and ke = 4`, [pinjaman]);
      await tx.query(`update posting set segel = sha256(segel) where nomor = $1 and aksi = 'BUNGA 4'`, [pinjaman]);
    });
    expect(verify.map(({ kunci }) => kunci)).toEqual(['rantai_hash', 'perbuatan_tersegel']);
    expect(places(verify)).toContain(pinjaman);
  });

  it('are told of a deed that was sealed anew: its place in the chain has the seal of before', async () => {
    const { pinjaman: nomor } = lama;
    const { verify } = await toldOf(async (tx) => {
      const forged = await tx.one<Row>(
        `update perbuatan set disetujui_oleh = 'LAIN' where nomor = $1 and aksi = 'TUKAR' returning *`,
        [nomor],
      );
      const { segel: before } = await tx.one<{ segel: Buffer }>(
        `select segel from perbuatan where nomor = $1 and ke = 5`,
        [nomor],
      );
      const written = { kode_toko, nomor, ke: 6, before, stored: undefined, lines: {}, payments: [], head: null };
      const segel = sealDeed(pinjamanAtWork.kind, { ...written, deed: forged });
      await tx.query(`update perbuatan set segel = $2 where nomor = $1 and ke = 6`, [nomor, segel]);
    });
    expect(Object.fromEntries(verify.map(({ kunci, contoh }) => [kunci, contoh]))).toEqual({
      perbuatan_sama_dengan_posting: [`${nomor} 6: 1`],
    });
  });

  it.each([
    ['beyond what a deed wrote', () => kini.pinjaman, 3, 'perbuatan_tersegel'],
    ['of a deed that never was', () => kini.pinjaman, 99, 'baris_milik_perbuatan'],
    ['of a paper that never was', () => 'KL-UP-261121-9999', 1, 'baris_milik_perbuatan'],
  ])('are told %s', async (_what, numberOf, ke, kunci) => {
    const nomor = numberOf();
    const key = `'${kode_toko}', '${nomor}', ${ke}`;
    for (const insert of [
      `insert into uji_pinjaman_jaminan values (${key}, 7, 'CINCIN', 1)`,
      `insert into uji_pinjaman values (${key}, 1, '2026-12-01')`,
      `insert into pembayaran (kode_toko, nomor, ke, jenis, baris, arah, cara, akun, sub, kategori, jumlah)
        values (${key}, 'uji-pinjaman', 7, 'MASUK', 'CASH', 'KAS', 'KASIR1', 'BUNGA', 1)`,
    ]) {
      const { verify, sinceKept } = await toldOf((tx) => tx.query(insert));
      for (const checks of [verify, sinceKept]) {
        expect(places(checks.filter((check) => check.kunci === kunci))).toMatch(new RegExp(`^${nomor} ${ke}`));
      }
    }
  });

  it('are told of papers of a kind that the program does not know', async () => {
    const { verify } = await toldOf((tx) =>
      tx.query(
        `insert into perbuatan (kode_toko, jenis, nomor, ke, aksi, tgl, user_id, waktu, dari, status, isi, sisa,
        membukukan, segel) values ($1, 'lain', 'L-1', 1, 'BUAT', '2026-11-21', 'X', now(), '', 'DONE', 1, 0, false, '')`,
        [kode_toko],
      ),
    );
    expect(places(verify.filter(({ kunci }) => kunci === 'baris_milik_perbuatan'))).toBe('L-1 1 perbuatan');
  });
});

describe('seals', () => {
  const written = {
    kode_toko: 'KL01',
    nomor: 'KL-UJ-261101-0001',
    ke: 1,
    before: Buffer.from('05', 'hex'),
    deed: { aksi: 'BUAT', tgl: '2026-11-01', sisa: Dec.zero },
    stored: undefined,
    lines: { jaminan: [{ nama: 'CINCIN', berat: Dec.from('2.5') }] },
    payments: [{ arah: 'MASUK', cara: 'CASH', akun: 'KAS', sub: 'A', jumlah: Dec.from(5) }],
    head: null,
  };
  const nama = text({ max: 60 });
  const of = (lines: Readonly<Record<string, KindTable>>): Kind => ({ ...pinjamanAtWork.kind, key: 'uji', lines });
  const before = of({ jaminan: { table: 'uji', fields: { nama } } });

  // Written down once; whoever changes how they are made counts their version on.
  it('are what they were', () => {
    expect(sealDeed(before, written).toString('hex')).toBe(
      '1745d41d00e0b19d2a8881ae0b6eb8fa7441e2d30b5469a3af6bdbf358707d98',
    );
    expect(sealHead('KL01', before, written.nomor, { nama: 'SITI', total: Dec.from(5) }).toString('hex')).toBe(
      'c1752e9d67b39067002fb45425faabd3db7a4f8d663d389500fc3dcc5c9088a7',
    );
  });

  it('stay what they are when a table gets a column that is blank in rows of before, and a kind a table', () => {
    const later = of({
      catatan: { table: 'baru', fields: {} },
      jaminan: { table: 'uji', fields: { asal: nama, nama } },
    });
    const wrote = (asal: unknown) => ({ ...written, lines: { jaminan: [{ asal, nama: 'CINCIN' }] } });
    const was = sealDeed(before, wrote(undefined)).toString('hex');
    for (const blank of ['', null, 0, false, Dec.zero]) {
      expect(sealDeed(later, wrote(blank)).toString('hex')).toBe(was);
    }
    expect(sealDeed(later, wrote('BANDUNG')).toString('hex')).not.toBe(was);
  });

  it('of a version that this program does not know do not hold', async () => {
    const { tetap: nomor } = lama;
    const { verify } = await toldOf((tx) =>
      tx.query(`update perbuatan set segel_versi = 2 where nomor = $1 and ke = 2`, [nomor]),
    );
    expect(places(verify.filter(({ kunci }) => kunci === 'perbuatan_tersegel'))).toBe(`${nomor} 2`);
  });
});
