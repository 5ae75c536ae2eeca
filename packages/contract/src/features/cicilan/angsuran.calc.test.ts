import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import {
  adaBelumJatuhTempo,
  bayarAngsuran,
  bebaskanDenda,
  bolehLelang,
  bulanTerlambat,
  dendaTagihan,
  jadwalCicilan,
  lelangCicilan,
  lunasiCepat,
  potonganBatal,
  sisaTagihan,
  tagihanCicilan,
  type Angsuran,
  type BagianAngsuran,
} from './angsuran.calc.ts';
import { rencanaCicilan } from './cicilan.calc.ts';

const SYARAT = { tenor: 6, dp_persen: 20, margin_persen: 6 };
const ATURAN = { tenggang: 3, denda_persen: 2 };
const DP = 2_650_000;
/** The necklace of the trade guide, bought on 31 January. */
const rencana = rencanaCicilan(12_416_500, SYARAT, DP);

/** The plan with what deeds have done to it. */
const sesudah = (...perbuatan: readonly (readonly BagianAngsuran[])[]): Angsuran[] =>
  jadwalCicilan(rencana, '2026-01-31').map((jadwal) => {
    const baris = perbuatan.flat().filter(({ angsuran }) => angsuran === jadwal.angsuran);
    const sum = (of: (one: BagianAngsuran) => Dec): Dec => Dec.sum(baris.map(of));
    return {
      ...jadwal,
      dibayar: sum((one) => one.pokok.plus(one.potongan)),
      bulan: baris.reduce((bulan, one) => bulan + one.bulan, 0),
      denda: sum((one) => one.denda.minus(one.denda_bayar).minus(one.denda_bebas)),
    };
  });
const pada = (hari: string, ...perbuatan: readonly (readonly BagianAngsuran[])[]) =>
  tagihanCicilan(sesudah(...perbuatan), hari, ATURAN);
const bayar = (hari: string, jumlah: number, ...perbuatan: readonly (readonly BagianAngsuran[])[]) =>
  bayarAngsuran(pada(hari, ...perbuatan), Dec.from(jumlah));

const SATU = 1_752_000;
const pertama = bayar('2026-02-28', SATU).baris;

describe('the necklace of the trade guide (part 2, §2)', () => {
  it('costs 13,161,490 in instalments, each due on the last day of its month where that has no 31st', () => {
    expect(String(rencana.harga_jual_cicil)).toBe('13161490');
    expect(String(rencanaCicilan(12_416_500, SYARAT).dp)).toBe('2632298');
    expect(sesudah().map(({ jatuh_tempo, jumlah }) => `${jatuh_tempo} ${jumlah.toString()}`)).toEqual([
      '2026-02-28 1752000',
      '2026-03-31 1752000',
      '2026-04-30 1752000',
      '2026-05-31 1752000',
      '2026-06-30 1752000',
      '2026-07-31 1751490',
    ]);
  });

  it('is fined 105,120 when the second and third are paid on 5 May', () => {
    const tagihan = pada('2026-05-05', pertama);
    expect(tagihan.map(({ bulan, denda }) => `${bulan} ${denda.toString()}`)).toEqual([
      '0 0',
      '2 70080',
      '1 35040',
      '0 0',
      '0 0',
      '0 0',
    ]);
    const { denda, pokok, baris } = bayarAngsuran(tagihan, Dec.from(3_609_120));
    expect([denda, pokok].map(String)).toEqual(['105120', '3504000']);
    const kini = pada('2026-05-10', pertama, baris);
    expect([sisaTagihan(kini), dendaTagihan(kini)].map(String)).toEqual(['5255490', '0']);
  });

  it('is paid off early with 5,097,826 on 10 May', () => {
    const { baris } = bayar('2026-05-05', 3_609_120, pertama);
    const tagihan = pada('2026-05-10', pertama, baris);
    expect(adaBelumJatuhTempo(tagihan, '2026-05-10')).toBe(true);
    const lunas = lunasiCepat(tagihan, '2026-05-10', 3);
    expect([lunas.pokok, lunas.potongan, lunas.denda].map(String)).toEqual(['5097826', '157664', '0']);
    expect(String(sisaTagihan(pada('2026-05-10', pertama, baris, lunas.baris)))).toBe('0');
    expect(String(Dec.from(DP).plus(SATU).plus(3_504_000).plus(lunas.pokok))).toBe('13003826');
  });

  it('leaves 4,399,120 to the customer at an auction on 5 August', () => {
    const dua = bayar('2026-03-31', SATU, pertama).baris;
    const tagihan = pada('2026-08-05', pertama, dua);
    expect(tagihan.map(({ denda }) => String(denda))).toEqual(['0', '0', '140160', '105120', '70080', '35030']);
    expect(bolehLelang(tagihan, '2026-08-05', 3)).toBe(true);
    expect(bolehLelang(pada('2026-07-30', pertama, dua), '2026-07-30', 3)).toBe(false);
    const hasil = lelangCicilan(tagihan, {
      dibayar: Dec.from(6_154_000),
      nilai: Dec.from(11_857_000),
      biaya: Dec.from(100_000),
    });
    expect([hasil.klaim, hasil.kelebihan, hasil.denda, hasil.potongan].map(String)).toEqual([
      '7457880',
      '4399120',
      '350390',
      '1404490',
    ]);
  });

  it('gives 5,495,925 back when it is called off instead', () => {
    const potongan = potonganBatal(rencana.harga_jual_cicil, Dec.from(6_154_000), 5);
    expect([potongan, Dec.from(6_154_000).minus(potongan)].map(String)).toEqual(['658075', '5495925']);
    expect(String(potonganBatal(rencana.harga_jual_cicil, Dec.from(500_000), 5))).toBe('500000');
  });
});

describe('fines', () => {
  it('begin behind the days of grace, and count every month that has begun', () => {
    const bulan = ['2026-04-30', '2026-05-03', '2026-05-04', '2026-05-30', '2026-05-31', '2026-06-30', '2026-07-01'];
    expect(bulan.map((hari) => bulanTerlambat('2026-04-30', hari, 3))).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });

  it('take a month once, on what is open then: a part that was paid is fined no more', () => {
    const { baris, denda, pokok } = bayar('2026-03-10', 1_000_000);
    expect([denda, pokok].map(String)).toEqual(['35040', '964960']);
    expect(String(dendaTagihan(pada('2026-03-28', baris)))).toBe('0');
    // A second month, on 787,040.
    expect(String(dendaTagihan(pada('2026-03-29', baris)))).toBe('15741');
  });

  it('stay owed where a payment does not reach them, and are not fined themselves', () => {
    const { baris, pokok } = bayar('2026-03-10', 20_000);
    expect(String(pokok)).toBe('0');
    expect(String(dendaTagihan(pada('2026-03-28', baris)))).toBe('15040');
    expect(String(dendaTagihan(pada('2026-03-29', baris)))).toBe('50080');
  });

  it('are let off whole, and not asked for again', () => {
    const bebas = bebaskanDenda(pada('2026-03-10'));
    expect(String(Dec.sum(bebas.map((one) => one.denda_bebas)))).toBe('35040');
    expect(String(dendaTagihan(pada('2026-03-28', bebas)))).toBe('0');
  });

  it('and costs never exceed what was paid at an auction', () => {
    const tagihan = pada('2027-08-05');
    const rugi = lelangCicilan(tagihan, {
      dibayar: Dec.from(DP),
      nilai: Dec.from(1_000_000),
      biaya: Dec.from(500_000),
    });
    expect([rugi.kelebihan, rugi.denda.plus(rugi.potongan)].map(String)).toEqual(['0', '2650000']);
    const untung = lelangCicilan(tagihan, { dibayar: Dec.from(DP), nilai: Dec.from(90_000_000), biaya: Dec.zero });
    expect([untung.kelebihan, untung.denda, untung.potongan].map(String)).toEqual(['2650000', '0', '0']);
  });
});
