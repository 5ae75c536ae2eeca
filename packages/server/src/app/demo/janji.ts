import { addDays } from '@kilau/contract/core/calendar.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import { doDeed } from '../../engine/paper/deed.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import { KOLOM_KINI, tagihanKini, type HutangKini } from '../../features/hutang/hitung-pada.ts';
import type { Db } from '../../platform/database/tx.ts';
import { papers } from '../papers.ts';
import { restock, total, type Branch } from './day.ts';
import { CUSTOMERS, REKENING, SALES } from './people.ts';
import type { Random } from './random.ts';

type Isi = Readonly<Record<string, unknown>>;

const byKey: ReadonlyMap<string, KindAtWork> = new Map(papers.map((paper) => [paper.kind.key, paper]));
function kindOf(key: KindKey): KindAtWork {
  const found = byKey.get(key);
  if (!found) throw new Error(`there are no papers of kind ${key}`);
  return found;
}

/** Makes a paper as its call does. @returns its number. */
async function buat(db: Db, cashier: WorkContext, key: KindKey, isi: Isi): Promise<string> {
  const atWork = kindOf(key);
  const { kode_toko, tgl_system } = cashier.shop;
  const input = kindSchema(atWork.kind).parse(isi) as Isi;
  const kunci = `demo-${key}-${kode_toko}-${tgl_system}`;
  return (await db.tx((tx) => makePaper(tx, cashier, byKey, atWork, { input, otorisasi: null, kunci }))).nomor;
}

/** Does a deed to one as its call does. */
async function lakukan(db: Db, cashier: WorkContext, key: KindKey, nomor: string, deed: string, isi: Isi = {}) {
  const atWork = kindOf(key);
  const input = recordSchema(atWork.kind.deeds[deed]?.input ?? {}).parse(isi) as Isi;
  const asked = { input, otorisasi: null, versi: null, kunci: `demo-${nomor}-${deed}` };
  await db.tx((tx) => doDeed(tx, cashier, byKey, atWork, deed, nomor, asked));
}

/** A promise: the day of the month on which it is made, what is sent, and what is done to it on which days after. */
interface Janji {
  readonly key: KindKey;
  readonly hari: number;
  readonly isi: (branch: Branch) => Promise<Isi>;
  readonly lalu: Readonly<Record<number, readonly [deed: string, isi?: (nomor: string) => Promise<Isi>]>>;
}

const tunai = (jumlah: Dec | number) => [{ jenis: 'CASH', jumlah: Number(jumlah.toString()) }];
const siapa = (ke: number) => ({
  kode_sales: SALES[ke % SALES.length]?.kode_sales,
  pelanggan: CUSTOMERS[ke % CUSTOMERS.length],
});
const LAST = 29;

/** Loans on gold: one is past its due day, one waits to be redeemed, one to be lent. */
function hutang(db: Db, branch: () => Branch): readonly Janji[] {
  const tagihan = async (nomor: string) => {
    const { kode_toko, tgl_system } = branch().cashier.shop;
    const kini = await db.one<HutangKini>(
      `select ${KOLOM_KINI} from hutang_kini where kode_toko = $1 and no_faktur_hutang = $2`,
      [kode_toko, nomor],
    );
    return tagihanKini(kini, tgl_system);
  };
  const bunga = async (nomor: string) => ({ bayar: tunai((await tagihan(nomor)).bunga_rp) });
  const lunas = async (nomor: string) => ({
    bayar: [{ jenis: 'TRANSFER', jumlah: Number((await tagihan(nomor)).total.toString()), no_rekening: REKENING[0] }],
  });
  const sebagian = async (nomor: string) => ({ bayar: tunai((await tagihan(nomor)).bunga_rp.plus(1_000_000)) });
  const gadai = (
    hari: number,
    lama_pinjam: number,
    [nama_barang, berat, jumlah_hutang]: readonly [string, number, number],
    lalu: Janji['lalu'] = {},
  ): Janji => ({
    key: 'hutang',
    hari,
    isi: async () => ({
      ...siapa(hari),
      jumlah_hutang,
      lama_pinjam,
      barang: [{ nama_barang, kode_dept: 'GL', kadar: 70, berat, berat_plastik: 0.2, kondisi: 'BAIK' }],
      bayar: [{ jenis: 'CASH' }],
    }),
    lalu: hari === LAST ? {} : { [hari]: ['validasi'], ...lalu },
  });
  return [
    gadai(1, 20, ['GELANG KERONCONG', 8.5, 2_500_000]),
    gadai(4, 60, ['KALUNG TAMBANG', 12.4, 4_000_000], { 18: ['bunga', bunga] }),
    gadai(8, 30, ['CINCIN BELAH ROTAN', 5.2, 1_500_000], { 25: ['perpanjang', bunga] }),
    gadai(10, 30, ['GELANG BANGLE', 10.1, 3_000_000], { 24: ['pelunasan', lunas], 25: ['validasi-pelunasan'] }),
    gadai(12, 30, ['LIONTIN KOIN', 4, 1_000_000], { [LAST]: ['pelunasan', lunas] }),
    gadai(15, 60, ['KALUNG ITALI', 15.75, 5_000_000], { 28: ['sebagian', sebagian] }),
    gadai(26, 120, ['ANTING JURAI', 6.3, 2_000_000]),
    gadai(LAST, 120, ['GELANG RANTAI', 7.8, 2_000_000]),
  ];
}

/** Goods that customers brought to be repaired: fetched, ready, in hand, brought today. */
function service(): readonly Janji[] {
  const reparasi = (
    hari: number,
    [nama_barang, berat, deskripsi, ongkos]: readonly [string, number, string, number],
    lalu: Janji['lalu'] = {},
  ): Janji => ({
    key: 'service',
    hari,
    isi: async ({ cashier }) => ({
      ...siapa(hari),
      tgl_selesai: addDays(cashier.shop.tgl_system, 5),
      barang: [{ nama_barang, berat, deskripsi, ongkos }],
      bayar: tunai(20_000),
    }),
    lalu: { [hari]: ['validasi'], ...lalu },
  });
  const ambil = async () => ({ bayar: tunai(55_000) });
  return [
    reparasi(2, ['CINCIN POLOS', 3.25, 'SEPUH', 75_000], { 5: ['selesai'], 7: ['ambil', ambil] }),
    reparasi(9, ['KALUNG', 10.5, 'PATRI', 75_000], { 12: ['selesai'] }),
    reparasi(20, ['GELANG RANTAI', 8.1, 'UBAH UKURAN', 60_000]),
    reparasi(LAST, ['ANTING', 2.05, 'CUCI', 40_000]),
  ];
}

/** Goods that the goldsmith makes for customers: finished, under way, ordered today, still to be validated. */
function pesanan(): readonly Janji[] {
  const pesan = (
    hari: number,
    [nama_barang, berat, dp]: readonly [string, number, number],
    lalu: Janji['lalu'] = { [hari]: ['validasi'] },
  ): Janji => ({
    key: 'pesanan',
    hari,
    isi: async ({ cashier }) => ({
      ...siapa(hari),
      tgl_selesai: addDays(cashier.shop.tgl_system, 14),
      barang: [{ nama_barang, kode_group: '700', kode_dept: 'CN', berat }],
      contoh: [{ jenis: 'BAWA SENDIRI', deskripsi: 'CONTOH DARI CUSTOMER', berat: 1.5 }],
      bayar: tunai(dp),
    }),
    lalu,
  });
  const jadi = async () => ({ barang: [{ baris: 1, berat: 4.92 }] });
  return [
    pesan(3, ['CINCIN UKIR NAMA', 5, 2_000_000], { 3: ['validasi'], 14: ['selesai', jadi] }),
    pesan(16, ['CINCIN KAWIN', 6.5, 3_000_000]),
    pesan(28, ['CINCIN MODEL FOTO', 4, 1_000_000]),
    pesan(LAST, ['CINCIN PASANGAN', 7, 2_500_000], {}),
  ];
}

/** Pieces that are paid off month by month: one has paid again, one is still to be validated. */
function cicilan(db: Db, random: Random): readonly Janji[] {
  const cicil = (hari: number, tenor: number, lalu: Janji['lalu'] = { [hari]: ['validasi'] }): Janji => ({
    key: 'cicilan',
    hari,
    isi: async (branch) => {
      const { stock } = branch;
      const [piece] = stock.splice(random.int(0, stock.length - 1), 1);
      if (!piece) throw new Error('the trays of the demo chain are empty');
      const { kode_barcode, kode_baki } = piece;
      const dp = (await total(db, branch, [kode_barcode])).times('0.3').dividedBy(100_000, 0, 'up').times(100_000);
      // Another one takes its place in the tray.
      await restock(db, random, branch, [kode_baki]);
      return { ...siapa(hari), tenor, barang: [{ kode_barcode }], bayar: tunai(dp) };
    },
    lalu,
  });
  const angsuran = async () => ({ bayar: tunai(300_000) });
  return [cicil(3, 6, { 3: ['validasi'], 27: ['bayar', angsuran] }), cicil(13, 3), cicil(28, 6), cicil(LAST, 3, {})];
}

/**
 * What a branch promises in its month: loans, repairs, orders and instalments, each on its day, and what becomes of
 * them. @returns what is done of it on a day.
 */
export function promises(db: Db, random: Random): (branch: Branch, hari: number) => Promise<void> {
  let today: Branch | undefined;
  const atWork = (): Branch => {
    if (!today) throw new Error('nobody is at work yet');
    return today;
  };
  const semua = [...hutang(db, atWork), ...service(), ...pesanan(), ...cicilan(db, random)];
  const nomor = new Map<Janji, string>();
  return async (branch, hari) => {
    today = branch;
    for (const janji of semua) {
      const { key, isi, lalu } = janji;
      if (janji.hari === hari) nomor.set(janji, await buat(db, branch.cashier, key, await isi(branch)));
      const known = nomor.get(janji);
      const [deed, said] = lalu[hari] ?? [];
      if (known !== undefined && deed !== undefined) {
        await lakukan(db, branch.cashier, key, known, deed, await said?.(known));
      }
    }
  };
}
