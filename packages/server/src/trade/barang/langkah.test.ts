import { Dec } from '@kilau/contract/core/dec.ts';
import {
  KEADAAN_BARANG,
  LANGKAH_BARANG,
  STATUS_BARANG,
  type Langkah,
  type LangkahBarang,
  type StatusBarang,
} from '@kilau/contract/trade/barang/keadaan.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { imbalance } from '../../ledger/compact.ts';
import type { Entry } from '../../ledger/entry.ts';
import { testDatabase } from '../../testing/database.ts';
import { A02, kodeOf, LAKU, MODAL, type Baris } from '../../testing/laku-barang.ts';
import {
  bolehDipegang,
  JADI,
  JENIS,
  KLAIM,
  LAIN,
  NOMOR,
  SENAMA,
  SESUDAH,
  type Klaim,
} from '../../testing/langkah-barang.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import type { Lawan } from './langkah.ts';

const shop = testDatabase();
const { kode_toko } = SHOP;
const read = (kode: string) =>
  shop.db.one<Baris & { readonly di_stok: boolean; readonly keluar: string | null }>(
    `select * from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode],
  );

/** So many are entered at once: each of thousands by a paper of its own would take longer than what is done to it. */
const SEKALIGUS = 100;
const baru: string[] = [];
async function pieceBaru(): Promise<string> {
  if (baru.length === 0) {
    baru.push(...(await pieces(shop.db, SEKALIGUS, { harga_modal: MODAL }, atWork('OWNER', 'OWN'))));
  }
  return baru.shift() ?? '';
}

/** A new piece in a state, with the document it belongs to there and who holds it. */
async function barang(status: StatusBarang, klaim: Klaim = 'tak seorang pun'): Promise<Baris> {
  const kode = await pieceBaru();
  const punya = KEADAAN_BARANG[status].pemilik;
  const dipegang = klaim !== 'tak seorang pun';
  await shop.db.query(
    `update barang set status = $2, pemilik_jenis = $3, pemilik_nomor = $4, klaim_jenis = $5, klaim_nomor = $6
     where kode_barcode = $1`,
    [
      kode,
      status,
      punya ? JENIS : null,
      punya ? NOMOR : null,
      dipegang ? JENIS : null,
      dipegang ? (klaim === 'dia' ? NOMOR : LAIN.nomor) : null,
    ],
  );
  return read(kode);
}
/** A new piece as a step wants it. */
const siap = (langkah: LangkahBarang) =>
  barang(STATUS_BARANG.find((status) => JADI[langkah][status] !== undefined) ?? 'TERSEDIA', bolehDipegang(langkah)[0]);

const LANGKAH = Object.keys(LAKU) as LangkahBarang[];
const lakukan = (langkah: LangkahBarang, rows: readonly Baris[], dokumen = { jenis: JENIS, nomor: NOMOR }) =>
  shop.db.tx((tx) => LAKU[langkah](tx, rows, dokumen));
const pcs = (entries: readonly Entry[]) =>
  Dec.sum(entries.filter(({ akun, aset }) => akun === 'STOK' && aset === 'PCS').map(({ jumlah }) => jumlah)).toString();

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
  );
});

describe('the states of a piece', () => {
  it('are those that the database allows', async () => {
    const [check, ...others] = await shop.db.query<{ def: string }>(
      `select pg_get_constraintdef(c.oid) as def from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.conrelid = 'barang'::regclass and c.contype = 'c' and a.attname = 'status'
         and cardinality(c.conkey) = 1`,
    );
    expect(others).toEqual([]);
    const allowed = [...(check?.def ?? '').matchAll(/'(\w+)'::text/g)].map(([, status]) => status);
    expect(allowed.toSorted()).toEqual(STATUS_BARANG.toSorted());
  });

  it.each(STATUS_BARANG)('%s lies in stock and belongs to a document as the list says', async (status) => {
    const { di_stok, pemilik } = KEADAAN_BARANG[status];
    const { kode_barcode, ...piece } = await barang(status);
    expect(piece).toMatchObject({ di_stok, keluar: di_stok ? null : status, pemilik_nomor: pemilik ? NOMOR : null });
    const sebaliknya = `update barang set pemilik_jenis = $2, pemilik_nomor = $2 where kode_barcode = $1`;
    await expect(shop.db.query(sebaliknya, [kode_barcode, pemilik ? null : NOMOR])).rejects.toMatchObject({
      constraint: 'barang_pemilik_check',
    });
  });
});

describe('the steps of a piece', () => {
  it('are the ones that are walked here, and say so of themselves', () => {
    expect(LANGKAH.toSorted()).toEqual(Object.keys(LANGKAH_BARANG).toSorted());
    for (const langkah of LANGKAH) {
      const { from, to }: Langkah = LANGKAH_BARANG[langkah];
      expect(JADI[langkah]).toEqual(
        Object.fromEntries((from ?? STATUS_BARANG).map((status) => [status, to ?? status])),
      );
    }
  });

  const semua = STATUS_BARANG.flatMap((status) => KLAIM.map((klaim) => [status, klaim] as const));
  it.each(LANGKAH)('%s of a piece in every state, whoever holds it', async (langkah) => {
    for (const [status, klaim] of semua) {
      const di = `${status}, held by ${klaim}`;
      const before = await barang(status, klaim);
      const jadi = bolehDipegang(langkah).includes(klaim) ? JADI[langkah][status] : undefined;
      if (jadi === undefined) {
        await expect(lakukan(langkah, [before]), di).rejects.toMatchObject({
          code: langkah.startsWith('masuk') ? '23505' : 'barang_berubah',
        });
        expect(await read(before.kode_barcode), di).toEqual(before);
        continue;
      }
      const result = await lakukan(langkah, [before]);
      const after = await read(before.kode_barcode);
      expect(after, di).not.toEqual(before);
      expect(after.status, di).toBe(jadi);
      const { pemilik_jenis, pemilik_nomor, klaim_jenis, klaim_nomor } = before;
      const sama = { pemilik_jenis, pemilik_nomor, klaim_jenis, klaim_nomor };
      expect(after, di).toMatchObject({ ...sama, ...SESUDAH[langkah] });
      // What goes in or out of the stock comes with its entries, or with what becomes of those it went out with.
      const masuk = Number(KEADAAN_BARANG[jadi].di_stok) - Number(KEADAAN_BARANG[status].di_stok);
      if (typeof result === 'function') continue;
      expect(pcs(result ?? []), di).toBe(String(masuk));
      expect(imbalance(result ?? []), di).toEqual([]);
    }
  });

  it.each(LANGKAH.filter((langkah) => !langkah.startsWith('masuk')))(
    '%s is refused when it finds fewer pieces than were asked for',
    async (langkah) => {
      const klaim = KLAIM.find((siapa) => !bolehDipegang(langkah).includes(siapa));
      const rows = [await siap(langkah), await barang(klaim ? 'TERSEDIA' : 'HANCUR', klaim)];
      await expect(lakukan(langkah, rows)).rejects.toMatchObject({ code: 'barang_berubah' });
      expect(await Promise.all(kodeOf(rows).map(read))).toEqual(rows);
    },
  );

  it.each([
    'lepas',
    'jual',
    'kembali',
    'titip',
    'kembali_titip',
    'batal_titip',
    'cicil',
    'jual_cicil',
    'kembali_cicil',
    'batal_cicil',
    'pulih',
    'beli',
    'batal_beli',
    'kembalikan',
    'pulih_beli',
    'batal_sortir',
    'cuci',
    'kembali_cuci',
    'batal_ganti',
  ] as const)('%s is refused to another document', async (langkah) => {
    const before = await siap(langkah);
    for (const dokumen of [LAIN, SENAMA]) {
      await expect(lakukan(langkah, [before], dokumen)).rejects.toMatchObject({ code: 'barang_berubah' });
      expect(await read(before.kode_barcode)).toEqual(before);
    }
    await lakukan(langkah, [before]);
    expect((await read(before.kode_barcode)).status).toBe(JADI[langkah][before.status]);
  });

  it('hold a piece for one of two tills that ask at once', async () => {
    const piece = await barang('TERSEDIA');
    const tills = [{ jenis: JENIS, nomor: NOMOR }, LAIN].map((dokumen) => lakukan('pesan', [piece], dokumen));
    const asked = await Promise.allSettled(tills);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'barang_berubah' } });
    const winner = asked[0]?.status === 'fulfilled' ? NOMOR : LAIN.nomor;
    expect(await read(piece.kode_barcode)).toMatchObject({ status: 'TERSEDIA', klaim_nomor: winner });
  });
});

/** Lines of the stock, as `place asset amount`. */
const stok = (entries: readonly Entry[]) =>
  entries
    .filter(({ akun }) => akun === 'STOK')
    .map(({ kode_gudang, kode_baki, aset, jumlah }) => `${kode_gudang} ${kode_baki} ${aset} ${jumlah.toString()}`);
const entriesOf = async (langkah: LangkahBarang, rows: readonly Baris[]): Promise<readonly Entry[]> => {
  const result = await lakukan(langkah, rows);
  if (!Array.isArray(result)) throw new Error(`${langkah} hands back no entries`);
  return result as readonly Entry[];
};
const lawanOf = async (langkah: LangkahBarang, rows: readonly Baris[]): Promise<Lawan> => {
  const result = await lakukan(langkah, rows);
  if (typeof result !== 'function') throw new Error(`${langkah} takes nothing back`);
  return result;
};

// A ring of 2.13 g with its attribute and plastic weighing nothing, 70 %, in tray A01.
describe('the entries of a piece', () => {
  it('move what was moved and refine what was refined', async () => {
    expect(stok(await entriesOf('pindah', [await barang('TERSEDIA')]))).toEqual([
      'TOKO A01 PCS -1',
      'TOKO A01 EMAS:70 -2.13',
      'TOKO A01 NILAI -2449500',
      'TOKO A02 PCS 1',
      'TOKO A02 EMAS:70 2.13',
      'TOKO A02 NILAI 2449500',
    ]);
    expect(stok(await entriesOf('modal', [await barang('TERSEDIA')]))).toEqual(['TOKO A01 NILAI 593500']);
    expect(stok(await entriesOf('kadar', [await barang('TERSEDIA')]))).toEqual([
      'TOKO A01 EMAS:70 -2.13',
      'TOKO A01 EMAS:75 2.13',
    ]);
  });

  it.each([
    ['jual', 'kembali'],
    ['hancur', 'pulih'],
  ] as const)('of %s are taken back to where the piece comes back to', async (keluar, kembali) => {
    const piece = await siap(keluar);
    const out = await entriesOf(keluar, [piece]);
    expect(stok(out)).toEqual(['TOKO A01 PCS -1', 'TOKO A01 EMAS:70 -2.13', 'TOKO A01 NILAI -2449500']);
    const lawan = await lawanOf(kembali, [piece]);
    const back = out.flatMap((entry) => lawan({ ...entry, jumlah: entry.jumlah.negated() }));
    expect(stok(back)).toEqual(['TOKO A02 PCS 1', 'TOKO A02 EMAS:70 2.13', 'TOKO A02 NILAI 2449500']);
    expect(await read(piece.kode_barcode)).toMatchObject(A02);
  });
});
