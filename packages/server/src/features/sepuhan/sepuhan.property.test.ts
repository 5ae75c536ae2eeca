import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaSepuhan, dibeli } from '../../testing/sepuhan.ts';
import { atWork, openShop } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const context = atWork('KASIR1', 'KASIR', { WASTING_MAKS_PERSEN: '100' });
const make = (key: Parameters<typeof papers.make>[1], isi: object) =>
  shop.db.tx((tx) => papers.make(tx, key, { keterangan: null, ...isi }, context));

beforeAll(async () => {
  await openShop(shop.db);
  await bukaSepuhan(shop.db);
});

/** The same numbers for the same seed (mulberry32). */
function acak(seed: number): (below: number) => number {
  let a = seed;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
const gram = (milligram: number): Dec => Dec.from(milligram).dividedBy(1000, 3, 'down');

interface Sisa {
  readonly kadar: Dec;
  readonly berat: Dec;
  readonly buku: Dec;
}
/** What the papers say is left of a batch, and what the ledger has. */
const sisaOf = (no_kirim: string): Promise<Sisa[]> =>
  shop.db.query<Sisa>(
    `select k.kadar, k.berat_kirim + k.berat_lebih - k.berat_kembali - k.berat_abu - k.berat_wasting as berat,
       coalesce((select sum(s.jumlah) from saldo s where s.kode_toko = k.kode_toko and s.akun = 'CUCI'
         and s.sub = k.nomor and s.aset = 'EMAS:' || trim_scale(k.kadar)), 0) as buku
     from kirim_cuci_kadar k where k.nomor = $1`,
    [no_kirim],
  );

it.each([1, 2, 3])(
  'whatever comes back of a batch, and when: sent is back, dust, loss and rest (seed %s)',
  async (seed) => {
    const next = acak(seed);
    const beli = Array.from(
      { length: 2 + next(5) },
      () => [next(2) ? '700' : '375', (1500 + next(4000)) / 1000] as const,
    );
    const { kode } = await dibeli(shop, beli);
    await make('sortir-pembelian', {
      barang: kode.map((kode_barcode) => ({ kode_barcode, hasil: 'CUCI', no_faktur_group: null, baris: null })),
    });
    const no_kirim = await make('kirim-barang-cuci', {
      kode_tukang: 'TK1',
      barang: kode.map((kode_barcode) => ({ kode_barcode })),
    });
    const tinggal = kode.map((kode_barcode, index) => ({
      kode_barcode,
      kadar: beli[index]?.[0] === '700' ? 70 : 37.5,
    }));
    while (tinggal.length > 0) {
      const datang = tinggal.splice(0, 1 + next(tinggal.length));
      // Lighter by up to 60 mg, or heavier by no more than scales differ.
      const beda = datang.map(() => next(80) - 60);
      const rows = await shop.db.query<{ readonly kode_barcode: string; readonly berat: Dec }>(
        'select kode_barcode, berat from barang where kode_barcode = any($1) order by kode_barcode',
        [datang.map(({ kode_barcode }) => kode_barcode)],
      );
      const barang = rows.map(({ kode_barcode, berat }, index) => ({
        kode_barcode,
        berat: berat.plus(gram(beda[index] ?? 0)),
        hasil: next(3) === 0 ? 'RUSAK' : 'JADI',
      }));
      const hilang = datang.flatMap(({ kode_barcode, kadar }) => {
        const selisih = beda[rows.findIndex((row) => row.kode_barcode === kode_barcode)] ?? 0;
        return selisih < -1 && next(2) ? [{ kadar: Dec.from(kadar), berat: gram(1 + next(-selisih)) }] : [];
      });
      await make('terima-sepuhan', { no_kirim, barang, abu: hilang, bayar: [] });
      const menunggu = await sisaOf(no_kirim);
      for (const { berat, buku } of menunggu) expect(buku.toString()).toBe(berat.toString());
      const { status } = await shop.db.one<{ readonly status: string }>('select status from dokumen where nomor = $1', [
        no_kirim,
      ]);
      const [ada] = await shop.db.query(
        `select from kirim_cuci_kadar where nomor = $1 and berat_dikirim_kembali + berat_lebih - berat_kembali
         - berat_abu - berat_wasting > 0`,
        [no_kirim],
      );
      if (status === 'OPEN' && ada && (tinggal.length === 0 || next(2))) await make('wasting-sepuhan', { no_kirim });
    }
    const akhir = await sisaOf(no_kirim);
    expect(akhir.map(({ buku }) => buku.isZero())).not.toContain(false);
    expect(await shop.db.one('select status from dokumen where nomor = $1', [no_kirim])).toEqual({ status: 'DONE' });
    expect(await differences(shop.db)).toEqual([]);
  },
);
