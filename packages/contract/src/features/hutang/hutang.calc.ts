import { addDays, daysBetween } from '../../core/calendar.ts';
import { Dec, type DecInput } from '../../core/dec.ts';
import { bungaPinjaman, type AturanBunga } from './bunga.calc.ts';

/** What a loan comes to, from the day on which its money goes until its goods are back or sold (domain guide §6). */

/** What interest is worked out from: the loan as it stands, with the convention of its day. */
export interface Pinjaman extends AturanBunga {
  /** What is lent still. */
  readonly pokok: DecInput;
  /** Percent of 30 days. */
  readonly bunga: DecInput;
  /** The day until which interest is paid. */
  readonly tgl_bunga: string;
  /** Interest that was paid since the money went. */
  readonly bunga_dibayar: DecInput;
}

/** What is due on a day. */
export interface Tagihan {
  readonly pokok: Dec;
  readonly lama_hari: number;
  readonly bunga_rp: Dec;
  readonly total: Dec;
}

/**
 * What is due on a day, which is none before the interest was paid. Who has paid interest on the very day owes none of
 * it again.
 */
export function tagihanHutang(pinjaman: Pinjaman, tgl: string): Tagihan {
  const pokok = Dec.from(pinjaman.pokok);
  const lama_hari = daysBetween(pinjaman.tgl_bunga, tgl);
  const lunas = lama_hari === 0 && Dec.from(pinjaman.bunga_dibayar).gt(0);
  const bunga_rp = lunas ? Dec.zero : bungaPinjaman(pokok, pinjaman.bunga, lama_hari, pinjaman);
  return { pokok, lama_hari, bunga_rp, total: pokok.plus(bunga_rp) };
}

/**
 * Interest still to come until a running loan is due, and all that is paid back then: after an extension or a part
 * payment no longer what the form said. Past the due day, with interest paid beyond it, none is to come.
 */
export function sampaiTempo(
  pinjaman: Pinjaman,
  jatuh_tempo: string,
): { readonly bunga_rp: Dec; readonly besar_kembali: Dec } {
  const { bunga_rp, total } = tagihanHutang(
    pinjaman,
    jatuh_tempo > pinjaman.tgl_bunga ? jatuh_tempo : pinjaman.tgl_bunga,
  );
  return { bunga_rp, besar_kembali: total };
}

/** The form's figures: when it is due, the interest of the whole term, and all that is paid back then. */
export function besarKembali(
  jumlah_hutang: DecInput,
  bunga: DecInput,
  lama_pinjam: number,
  tgl: string,
  aturan: AturanBunga,
): { readonly jatuh_tempo: string; readonly bunga_rp: Dec; readonly besar_kembali: Dec } {
  const bunga_rp = bungaPinjaman(jumlah_hutang, bunga, lama_pinjam, aturan);
  return { jatuh_tempo: addDays(tgl, lama_pinjam), bunga_rp, besar_kembali: Dec.from(jumlah_hutang).plus(bunga_rp) };
}

/** The first day on which a loan may be auctioned. @param hari days behind the due one. */
export const tglLelang = (jatuh_tempo: string, hari: number): string => addDays(jatuh_tempo, hari);

/** What an auction brings, and whose it is. */
export interface HasilLelang {
  readonly klaim: Dec;
  readonly pokok: Dec;
  readonly biaya: Dec;
  readonly bunga: Dec;
  /** What is above the claim belongs to the customer (decisions 33). */
  readonly kelebihan: Dec;
  /** Principal that nobody gives back. */
  readonly rugi: Dec;
}

/** Shares an auction's price out: below the claim interest is lost first, then cost, then principal. */
export function hasilLelang(
  { pokok, bunga_rp }: Pick<Tagihan, 'pokok' | 'bunga_rp'>,
  biaya: Dec,
  nilai: Dec,
): HasilLelang {
  const dapatPokok = Dec.min(nilai, pokok);
  const dapatBiaya = Dec.min(nilai.minus(dapatPokok), biaya);
  const dapatBunga = Dec.min(nilai.minus(dapatPokok).minus(dapatBiaya), bunga_rp);
  return {
    klaim: pokok.plus(bunga_rp).plus(biaya),
    pokok: dapatPokok,
    biaya: dapatBiaya,
    bunga: dapatBunga,
    kelebihan: nilai.minus(dapatPokok).minus(dapatBiaya).minus(dapatBunga),
    rugi: pokok.minus(dapatPokok),
  };
}

/**
 * An auction's price by weight, the last piece taking what is left of it. No piece costs nothing: of a price that has a
 * rupiah for each, each takes one at least.
 */
export function nilaiMenurutBerat(nilai: Dec, berat: readonly Dec[]): Dec[] {
  const semua = Dec.sum(berat);
  let sisa = nilai;
  return berat.map((gram, index) => {
    const lagi = berat.length - 1 - index;
    const menurut = Dec.max(1, nilai.times(gram).dividedBy(semua, 0, 'down'));
    const bagian = lagi === 0 ? sisa : Dec.min(menurut, sisa.minus(lagi));
    sisa = sisa.minus(bagian);
    return bagian;
  });
}
