import { addDays, addMonths } from '../../core/calendar.ts';
import { Dec, type DecInput } from '../../core/dec.ts';
import { dendaCicilan, type RencanaCicilan } from './cicilan.calc.ts';

/** What becomes of instalments from day to day (domain guide, part 2, §2). Money is whole rupiah. */

/** One instalment of a plan, by its number. */
export interface Jadwal {
  readonly angsuran: number;
  readonly jatuh_tempo: string;
  readonly jumlah: Dec;
}

/** The same with what has become of it. */
export interface Angsuran extends Jadwal {
  /** Paid of it, and let off. */
  readonly dibayar: Dec;
  /** Months that were fined, and what is still to be paid of these fines. */
  readonly bulan: number;
  readonly denda: Dec;
}

/** An instalment as it stands on a day: what is open of it, and what the months since its last fine cost. */
export interface Tagihan {
  readonly angsuran: number;
  readonly jatuh_tempo: string;
  readonly sisa: Dec;
  /** Months that are fined on this day, and what they cost. */
  readonly bulan: number;
  readonly denda_baru: Dec;
  /** All that is to be paid of fines. */
  readonly denda: Dec;
}

/** What a deed does to one instalment, as it is kept. */
export interface BagianAngsuran {
  readonly angsuran: number;
  readonly pokok: Dec;
  readonly potongan: Dec;
  readonly bulan: number;
  readonly denda: Dec;
  readonly denda_bayar: Dec;
  readonly denda_bebas: Dec;
}

interface AturanDenda {
  /** Days after the due date on which nothing is fined yet. */
  readonly tenggang: number;
  readonly denda_persen: DecInput;
}

/** The days on which a plan is due: the same day of every following month, or that month's last. */
export const jadwalCicilan = ({ angsuran }: Pick<RencanaCicilan, 'angsuran'>, mulai: string): Jadwal[] =>
  angsuran.flatMap((jumlah, index) =>
    jumlah.isZero() ? [] : [{ angsuran: index + 1, jatuh_tempo: addMonths(mulai, index + 1), jumlah }],
  );

/** The days on which what is left of a plan is due, from one of its instalments on. */
export const jadwalSisa = (angsuran: readonly Dec[], mulai: Pick<Jadwal, 'angsuran' | 'jatuh_tempo'>): Jadwal[] =>
  angsuran.flatMap((jumlah, index) =>
    jumlah.isZero()
      ? []
      : [{ angsuran: mulai.angsuran + index, jatuh_tempo: addMonths(mulai.jatuh_tempo, index), jumlah }],
  );

/** Months that have begun since a due date; none within the days of grace. */
export function bulanTerlambat(jatuh_tempo: string, hari: string, tenggang: number): number {
  if (hari <= addDays(jatuh_tempo, tenggang)) return 0;
  let bulan = 1;
  while (addMonths(jatuh_tempo, bulan) < hari) bulan += 1;
  return bulan;
}

/** Whether the oldest instalment that is open is due for more than so many months. */
export const bolehLelang = (tagihan: readonly Tagihan[], hari: string, bulan: number): boolean =>
  tagihan.some(({ sisa, jatuh_tempo }) => sisa.gt(0) && addMonths(jatuh_tempo, bulan) < hari);

/** What is open on a day. Every month is fined once, on what is open of the instalment then, and no fine is fined. */
export const tagihanCicilan = (
  angsuran: readonly Angsuran[],
  hari: string,
  { tenggang, denda_persen }: AturanDenda,
): Tagihan[] =>
  angsuran.map(({ angsuran: nomor, jatuh_tempo, jumlah, dibayar, bulan, denda }) => {
    const sisa = jumlah.minus(dibayar);
    const baru = sisa.isZero() ? 0 : Math.max(0, bulanTerlambat(jatuh_tempo, hari, tenggang) - bulan);
    const denda_baru = dendaCicilan(sisa, denda_persen, baru);
    return { angsuran: nomor, jatuh_tempo, sisa, bulan: baru, denda_baru, denda: denda.plus(denda_baru) };
  });

export const sisaTagihan = (tagihan: readonly Tagihan[]): Dec => Dec.sum(tagihan.map(({ sisa }) => sisa));
export const dendaTagihan = (tagihan: readonly Tagihan[]): Dec => Dec.sum(tagihan.map(({ denda }) => denda));

/** Gives out an amount, row by row, to each as much as it takes. */
function bagikan(jumlah: Dec, muat: readonly Dec[]): Dec[] {
  let sisa = jumlah;
  return muat.map((paling) => {
    const bagian = Dec.min(sisa, paling);
    sisa = sisa.minus(bagian);
    return bagian;
  });
}

interface Bagian {
  readonly pokok: readonly Dec[];
  readonly potongan?: readonly Dec[];
  readonly denda_bayar?: readonly Dec[];
  readonly denda_bebas?: readonly Dec[];
}

/** What is kept of a deed: every instalment that it touches, with the months that it fines. */
const disimpan = (
  tagihan: readonly Tagihan[],
  { pokok, potongan = [], denda_bayar = [], denda_bebas = [] }: Bagian,
): BagianAngsuran[] =>
  tagihan
    .map(({ angsuran, bulan, denda_baru: denda }, index) => ({
      angsuran,
      pokok: pokok[index] ?? Dec.zero,
      potongan: potongan[index] ?? Dec.zero,
      bulan,
      denda,
      denda_bayar: denda_bayar[index] ?? Dec.zero,
      denda_bebas: denda_bebas[index] ?? Dec.zero,
    }))
    .filter(
      ({ bulan, ...rupiah }) =>
        bulan > 0 ||
        [rupiah.pokok, rupiah.potongan, rupiah.denda_bayar, rupiah.denda_bebas].some((one) => !one.isZero()),
    );

/** A payment worked out: how much of it is fines, and which instalments take it. */
export interface HasilAngsuran {
  readonly denda: Dec;
  readonly pokok: Dec;
  readonly potongan: Dec;
  readonly baris: readonly BagianAngsuran[];
}

/** A payment goes to fines first, then to the oldest instalment; what is above all of them is left out. */
export function bayarAngsuran(tagihan: readonly Tagihan[], jumlah: Dec): HasilAngsuran {
  const denda_bayar = bagikan(
    jumlah,
    tagihan.map((one) => one.denda),
  );
  const denda = Dec.sum(denda_bayar);
  const pokok = bagikan(
    jumlah.minus(denda),
    tagihan.map((one) => one.sisa),
  );
  return {
    denda,
    pokok: Dec.sum(pokok),
    potongan: Dec.zero,
    baris: disimpan(tagihan, { pokok, denda_bayar }),
  };
}

/** Everything at once: fines and what is due in full, what is not due yet less the discount, from the last one on. */
export function lunasiCepat(tagihan: readonly Tagihan[], hari: string, potongan_persen: DecInput): HasilAngsuran {
  const belum = tagihan.map(({ jatuh_tempo, sisa }) => (jatuh_tempo > hari ? sisa : Dec.zero));
  const potongan = Dec.sum(belum).times(potongan_persen).dividedBy(100, 0, 'down');
  const bagian = bagikan(potongan, belum.toReversed()).toReversed();
  const pokok = tagihan.map(({ sisa }, index) => sisa.minus(bagian[index] ?? 0));
  return {
    denda: dendaTagihan(tagihan),
    pokok: Dec.sum(pokok),
    potongan,
    baris: disimpan(tagihan, { pokok, potongan: bagian, denda_bayar: tagihan.map((one) => one.denda) }),
  };
}

/** All fines are let off. */
export const bebaskanDenda = (tagihan: readonly Tagihan[]): BagianAngsuran[] =>
  disimpan(tagihan, { pokok: [], denda_bebas: tagihan.map((one) => one.denda) });

/** Whether an instalment is open that is not due yet. */
export const adaBelumJatuhTempo = (tagihan: readonly Tagihan[], hari: string): boolean =>
  tagihan.some(({ sisa, jatuh_tempo }) => sisa.gt(0) && jatuh_tempo > hari);

/** An auction worked out. */
export interface HasilLelang {
  /** What the shop may claim, fines and costs included. */
  readonly klaim: Dec;
  /** What is the customer's of the piece's worth; never more than was paid. */
  readonly kelebihan: Dec;
  /** Of what the shop keeps: its fines, and the rest. */
  readonly denda: Dec;
  readonly potongan: Dec;
}

/** @param nilai what the pieces' gold is worth today. */
export function lelangCicilan(
  tagihan: readonly Tagihan[],
  { dibayar, nilai, biaya }: { readonly dibayar: Dec; readonly nilai: Dec; readonly biaya: Dec },
): HasilLelang {
  const terutang = dendaTagihan(tagihan);
  const klaim = sisaTagihan(tagihan).plus(terutang).plus(biaya);
  const kelebihan = Dec.min(dibayar, Dec.max(0, nilai.minus(klaim)));
  const disimpanToko = dibayar.minus(kelebihan);
  const denda = Dec.min(terutang, disimpanToko);
  return { klaim, kelebihan, denda, potongan: disimpanToko.minus(denda) };
}

/** What the shop keeps of an instalment purchase that is called off: never more than was paid. */
export const potonganBatal = (harga_jual_cicil: Dec, dibayar: Dec, persen: DecInput): Dec =>
  Dec.min(dibayar, harga_jual_cicil.times(persen).dividedBy(100, 0, 'up'));
