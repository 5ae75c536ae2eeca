import { demoValue } from '@kilau/contract/modules.ts';
import { KERJA_GUDANG } from '@kilau/contract/features/barang/beranda.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { holdEmpty, markDemo } from '../../features/sistem/setup/first-run.ts';
import { forgetSetupCode } from '../../features/sistem/setup/setup-code.ts';
import { seedMasters } from '../../features/sistem/setup/masters.ts';
import { createShop } from '../../features/sistem/toko/toko-baru.ts';
import { setAkses, startAkses } from '../../features/sistem/hak/akses.ts';
import { createUser } from '../../features/sistem/hak/user.post.ts';
import { pricesOf } from '../../features/master/api.ts';
import { ubahHarga } from '../../features/master/harga.post.ts';
import type { PriceContext } from '../../features/master/riwayat-harga.ts';
import { moveDay } from '../../ledger/business-date.ts';
import type { Shop } from '../../platform/shop.ts';
import type { Db, Tx } from '../../platform/database/tx.ts';
import type { Files } from '../../platform/files.ts';
import type { Realtime } from '../../platform/realtime.ts';
import { permulaan } from '../new-shop.ts';
import { buyOneDay } from './beli.ts';
import { swipeToday } from './gesek.ts';
import { exchangeToday } from './tukar.ts';
import { demoContext } from './context.ts';
import { promises } from './janji.ts';
import { businessDays, shopClock, today } from './days.ts';
import { restock, tradeOneDay, type Branch } from './day.ts';
import { fotoContohBarang } from './foto.ts';
import { sellOnMarketplaces } from './pasar.ts';
import { TRAYS } from './goods.ts';
import { giftsToday } from './hadiah.ts';
import { seedKatalog } from './katalog.ts';
import { MEMBERS } from './people.ts';
import { seeded, type Random } from './random.ts';
import { seedHargaReseller, sellToReseller } from './reseller.ts';
import { payWithPoints, seedKuponBonus } from './poin.ts';
import { orderToday } from './po.ts';
import { titipOneDay } from './titip.ts';

/** Known to everybody, therefore only on loopback (`api.md`, Running). */
const PASSWORD = 'demo-kilau';
const DAYS = 30;
const PIECES = 2000;

const TOKO: readonly Omit<Shop, 'tgl_system'>[] = [
  {
    kode_toko: 'PST',
    nama_toko: 'KILAU PUSAT',
    alamat_toko: 'JL ASIA AFRIKA NO 100 BANDUNG',
    inisial: 'KP',
    zona_waktu: 'Asia/Jakarta',
    level: 'PUSAT',
  },
  {
    kode_toko: 'KL01',
    nama_toko: 'KILAU PASAR BARU',
    alamat_toko: 'JL PASAR BARU NO 12 BANDUNG',
    inisial: 'KL',
    zona_waktu: 'Asia/Jakarta',
    level: 'CABANG',
  },
  {
    kode_toko: 'KL02',
    nama_toko: 'KILAU CIMAHI',
    alamat_toko: 'JL RAYA CIMAHI NO 45 CIMAHI',
    inisial: 'KC',
    zona_waktu: 'Asia/Jakarta',
    level: 'CABANG',
  },
];

interface Orang {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
}

const USERS: readonly Orang[] = [
  { kode_toko: 'KL01', user_id: 'OWNER', usere_name: 'IBU LIANA', level: 'OWN' },
  { kode_toko: 'KL01', user_id: 'SPV1', usere_name: 'PAK HENDRA', level: 'SPV' },
  { kode_toko: 'KL01', user_id: 'KASIR1', usere_name: 'SITI A.', level: 'KASIR' },
  { kode_toko: 'KL01', user_id: 'KASIR2', usere_name: 'BUDI S.', level: 'KASIR' },
  { kode_toko: 'KL01', user_id: 'GUDANG1', usere_name: 'ANI W.', level: 'KASIR' },
  { kode_toko: 'KL01', user_id: 'SU1', usere_name: 'SUPER USER', level: 'SU' },
  { kode_toko: 'KL01', user_id: 'MU1', usere_name: 'MASTER USER', level: 'MU' },
  { kode_toko: 'KL01', user_id: 'DEV1', usere_name: 'DUKUNGAN', level: 'DEV' },
  { kode_toko: 'PST', user_id: 'OWNERPST', usere_name: 'IBU LIANA', level: 'OWN' },
  { kode_toko: 'KL02', user_id: 'SPV2', usere_name: 'BU RATNA', level: 'SPV' },
  { kode_toko: 'KL02', user_id: 'KASIR3', usere_name: 'JOKO P.', level: 'KASIR' },
];

/** Menus of a clerk of goods, instead of a cashier's: the level knows no such person, the menu does. */
async function giveClerkMenu(tx: Tx, kode_toko: string, user_id: string): Promise<void> {
  const goods = new Set<string>(KERJA_GUDANG);
  const paths = new Set([...startAkses('KASIR'), ...goods]);
  await setAkses(
    tx,
    kode_toko,
    user_id,
    [...paths].map((path) => ({ path, is_show: goods.has(path) })),
  );
}

/** Prices per gram on the first day of the chain. */
const HARGA = { '375': 780_000, '420': 870_000, '700': 1_437_000, '750': 1_540_000, '999': 2_000_000 } as const;

/** What a gram of each purity is bought for: goods are entered at that. */
const HARGA_BELI = { '37.5': 620_000, '42': 695_000, '70': 1_150_000, '75': 1_235_000, '99.9': 1_650_000 } as const;

/** The cashier and the approving supervisor of a branch. */
const STAFF: Readonly<Record<string, { readonly kasir: string; readonly spv: string }>> = {
  KL01: { kasir: 'KASIR1', spv: 'SPV1' },
  KL02: { kasir: 'KASIR3', spv: 'SPV2' },
};

/** Prices move a little every few days, as they do; the history names who and when. */
async function movePrices(db: Db, random: Random, context: PriceContext): Promise<void> {
  const change = random.int(-4, 6) * 1000;
  await db.tx(async (tx) => {
    const groups = await pricesOf(tx, context.shop.kode_toko);
    const priced = groups.filter((group) => group.sumber === 'GROUP' && group.harga.gt(0));
    await ubahHarga(
      tx,
      context,
      priced.map(({ kode_group, harga }) => ({ kode_group, harga: harga.plus(change), persentase: null })),
    );
  });
}

/** Members of a branch, numbered as its page would number them. */
async function enrol(tx: Tx, kode_toko: string, branch: number): Promise<void> {
  await tx.query(
    `insert into member (kode_toko, kode_member, nama_member, alamat, tgl_lahir, jenis_member, no_hp, dibuat_oleh,
        diubah_oleh)
      select $1, 'MB' || lpad(t.ke::text, 5, '0'), t.nama, t.alamat, t.tgl_lahir::date, t.jenis,
        '0813' || lpad(($6 * 1000000 + t.ke * 70717)::text, 8, '0'), 'DEMO', 'DEMO'
      from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality
        as t(nama, alamat, tgl_lahir, jenis, ke)`,
    [kode_toko, ...[0, 1, 2, 3].map((column) => MEMBERS.map((member) => member[column])), branch],
  );
}

/** Opens shops and people, and marks the database. Answers false when it has a shop already. */
async function openShops(db: Db, firstDay: string): Promise<boolean> {
  return db.tx(async (tx) => {
    if (!(await holdEmpty(tx))) return false;
    await markDemo(tx);
    await forgetSetupCode(tx);
    for (const toko of TOKO) {
      await createShop(tx, { ...toko, tgl_system: firstDay, oleh: 'DEMO', value: demoValue }, permulaan);
      await seedMasters(tx, { kode_toko: toko.kode_toko, oleh: 'DEMO' }, HARGA, true);
      await seedHargaReseller(tx, toko.kode_toko);
      await seedKuponBonus(tx, toko.kode_toko, firstDay);
      await tx.query(
        `insert into harga_emas_pembelian (kode_toko, _id, kadar, harga_gram, dibuat_oleh, diubah_oleh)
          select $1, gen_random_uuid()::text, t.key::numeric, t.value::numeric, 'DEMO', 'DEMO' from json_each_text($2) t`,
        [toko.kode_toko, JSON.stringify(HARGA_BELI)],
      );
    }
    for (const [index, { kode_toko, level }] of TOKO.entries()) {
      if (level === 'CABANG') await enrol(tx, kode_toko, index);
    }
    for (const { kode_toko, ...user } of USERS) {
      await createUser(tx, kode_toko, { ...user, password: PASSWORD }, 'DEMO');
    }
    await giveClerkMenu(tx, 'KL01', 'GUDANG1');
    return true;
  });
}

/** A month in a branch: trays filled on the first day, then sales day by day, posted by the code of the real thing. */
async function liveThrough(
  db: Db,
  realtime: Realtime,
  toko: Omit<Shop, 'tgl_system'>,
  days: readonly string[],
  random: Random,
): Promise<void> {
  const staff = STAFF[toko.kode_toko];
  if (!staff) return;
  let branch: Branch | undefined;
  // What comes back, and what is left, is drawn by itself: what is sold stays what it was.
  const back = seeded(20_261_123);
  const left = seeded(20_261_124);
  const promised = promises(db, seeded(20_261_126));
  for (const [index, date] of days.entries()) {
    let minute = 0;
    const clock = () => shopClock(date, (minute += 1));
    const shop: Shop = { ...toko, tgl_system: date };
    if (index > 0) await db.tx((tx) => moveDay(tx, toko.kode_toko, date));
    branch = {
      cashier: demoContext(shop, staff.kasir, 'KASIR', clock),
      approver: staff.spv,
      stock: branch?.stock ?? [],
    };
    if (index === 0) await fillTrays(db, random, branch);
    else if (random.chance(30)) {
      await movePrices(db, random, { ...demoContext(shop, staff.spv, 'SPV', clock), realtime });
    }
    const last = index === days.length - 1;
    await tradeOneDay(db, random, branch, last ? 12 : random.int(14, 26), last ? 4 : 0);
    await buyOneDay(db, back, branch, last);
    await titipOneDay(db, left, branch, last);
    await promised(branch, index);
    if (last) {
      await exchangeToday(db, back, branch);
      await sellToReseller(db, branch);
      await payWithPoints(db, branch);
      await giftsToday(db, branch);
      await swipeToday(db, branch);
      await orderToday(db, branch);
    }
  }
}

async function fillTrays(db: Db, random: Random, branch: Branch): Promise<void> {
  for (const tray of TRAYS) {
    await restock(
      db,
      random,
      branch,
      Array.from({ length: PIECES / TRAYS.length }, () => tray),
    );
  }
}

/** Photos of some of the goods, and the member app, which shows what lies in the trays at the end of the month. */
async function fillPictures(
  { db, files }: Pick<DemoServices, 'db' | 'files'>,
  toko: Omit<Shop, 'tgl_system'>,
  date: string,
): Promise<void> {
  const staff = STAFF[toko.kode_toko];
  if (!staff) return;
  let minute = 0;
  const context = {
    ...demoContext({ ...toko, tgl_system: date }, staff.spv, 'SPV', () => shopClock(date, (minute += 1))),
    db,
    files,
  };
  await fotoContohBarang(context);
  const cashier = demoContext(context.shop, staff.kasir, 'KASIR', context.now);
  await sellOnMarketplaces(db, seeded(20_261_125), { cashier, approver: staff.spv, stock: [] });
  await seedKatalog(context);
}

interface DemoServices {
  readonly db: Db;
  readonly realtime: Realtime;
  readonly files: Files;
}

/**
 * Fills an empty database with the demo chain: a head office and two branches with 2,000 pieces each over 20 trays,
 * 30 business days up to today. The same seed gives the same chain.
 * @returns false when the database has a shop already, and is left alone.
 */
export async function seedDemo({ db, realtime, files }: DemoServices, now: Date): Promise<boolean> {
  const days = businessDays(today('Asia/Jakarta', now), DAYS);
  if (!(await openShops(db, days[0] ?? ''))) return false;
  // Shops share nothing but the barcode blocks, so they can live through the month side by side.
  await Promise.all(TOKO.map((toko, index) => liveThrough(db, realtime, toko, days, seeded(20_261_121 + index))));
  for (const toko of TOKO) await fillPictures({ db, files }, toko, days.at(-1) ?? '');
  await db.query(`update hari_toko set tgl_system = $1`, [days.at(-1)]);
  await db.query(`analyze`);
  return true;
}
