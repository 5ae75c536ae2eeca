import { addDays } from '@kilau/contract/core/calendar.ts';
import { beforeAll, expect, it } from 'vitest';
import { cicilanDiingatkan } from '../features/cicilan/pengingat.ts';
import { hutangDiingatkan } from '../features/hutang/pengingat.ts';
import { ANGSURAN, bukaCicilan, DP, isiCicil, KALUNG, pindahHari } from '../testing/cicilan.ts';
import { testDatabase } from '../testing/database.ts';
import { DELAPAN_JUTA } from '../testing/hutang.ts';
import { hutangDi } from '../testing/lakukan-hutang.ts';
import { atWork, openShop, pieces, SHOP } from '../testing/shop.ts';
import { tunai } from '../testing/titipan.ts';
import type { SumberPengingat } from '../trade/pelanggan/diingatkan.ts';

const shop = testDatabase();
const hutang = hutangDi(shop);
const { kode_toko } = SHOP;
/** The least that a loan costs: a month of 3 % of it. */
const BUNGA_PERTAMA = 240_000;
/** What is said of a paper so many days from its due day: how many days it is, and how much. */
const kata = async (sumber: SumberPengingat, jatuh: string, geser: readonly number[]) =>
  Promise.all(
    geser.map(async (hari) =>
      (await sumber(shop.db, kode_toko, addDays(jatuh, hari))).map((row) => [row.hari, row.jumlah.toJSON()]),
    ),
  );

beforeAll(async () => {
  await openShop(shop.db);
  await bukaCicilan(shop);
});

it('reminds of a loan a week and a day before it is due and a day after, until it is redeemed', async () => {
  const nomor = await hutang.berjalan();
  const { jatuh_tempo } = (await hutang.kepala(nomor)) as { readonly jatuh_tempo: string };
  expect(await kata(hutangDiingatkan, jatuh_tempo, [-8, -7, -6, -1, 0, 1, 2])).toEqual([
    [],
    [[7, DELAPAN_JUTA]],
    [],
    [[1, DELAPAN_JUTA]],
    [],
    [[-1, DELAPAN_JUTA]],
    [],
  ]);
  await hutang.bayar(nomor, 'pelunasan', DELAPAN_JUTA + BUNGA_PERTAMA);
  expect(await kata(hutangDiingatkan, jatuh_tempo, [-7, -1, 1])).toEqual([[], [], []]);
});

it('reminds of an instalment three days before it is due and the day it is late, until it is paid', async () => {
  await pindahHari(shop, '2026-01-31');
  const [kode = ''] = await pieces(shop.db, 1, KALUNG, atWork('OWNER', 'OWN'));
  const nomor = await shop.db.tx((tx) => hutang.papers.make(tx, 'cicilan', isiCicil([kode], [tunai(DP)]), atWork()));
  const hari = ['2026-02-25', '2026-02-26', '2026-03-01', '2026-03-02'].map((tgl) =>
    cicilanDiingatkan(shop.db, kode_toko, tgl),
  );
  // Not before its money is booked.
  expect((await Promise.all(hari)).flat()).toEqual([]);
  await shop.db.tx((tx) => hutang.papers.done(tx, 'cicilan', nomor, 'validasi'));
  expect(await kata(cicilanDiingatkan, '2026-02-28', [-4, -3, -2, 0, 1, 2])).toEqual([
    [],
    [[3, ANGSURAN]],
    [],
    [],
    [[-1, ANGSURAN]],
    [],
  ]);
  await pindahHari(shop, '2026-02-28');
  await shop.db.tx((tx) =>
    hutang.papers.done(tx, 'cicilan', nomor, 'bayar', { input: { bayar: isiCicil([], [tunai(ANGSURAN)]).bayar } }),
  );
  expect(await kata(cicilanDiingatkan, '2026-02-28', [-3, 1])).toEqual([[], []]);
});
