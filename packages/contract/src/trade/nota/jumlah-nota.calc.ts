import { Dec, type DecInput } from '../../core/dec.ts';

/** What of a line its amount is made of; rupiah. */
export interface HargaBarisNota {
  readonly harga_jual: DecInput;
  readonly ongkos: DecInput;
  /** Goods without barcodes have none. */
  readonly harga_atribut?: DecInput;
  readonly diskon: DecInput;
}

/**
 * What a paper writes at the end of a line: what its columns come to. Tax that the shop adds to its prices is not in
 * it, and stands once below all lines; tax that the price contains is in it, as it is in the price.
 */
export const jumlahBaris = ({ harga_jual, ongkos, harga_atribut = 0, diskon }: HargaBarisNota): Dec =>
  Dec.from(harga_jual).plus(ongkos).plus(harga_atribut).minus(diskon);

/** The sums of a sale as it keeps them; rupiah. */
export interface JumlahNota {
  /** All lines before discount and before tax that is added. */
  readonly sub_total: DecInput;
  readonly diskon: DecInput;
  readonly ppn: DecInput;
  readonly grand_total: DecInput;
}

export interface RingkasNota {
  /** All lines as a paper writes them. */
  readonly jumlah: Dec;
  /** The tax base: what the customer pays without tax. */
  readonly dpp: Dec;
  readonly ppn: Dec;
  /** The shop adds tax to its prices: `jumlah` is the base. Otherwise `jumlah` is the total. */
  readonly ditambahkan: boolean;
}

/** From the lines to the total: `dpp` and `ppn` always come to it, and so does `jumlah` with the tax that is added. */
export function ringkasJumlah({ sub_total, diskon, ppn, grand_total }: JumlahNota): RingkasNota {
  const jumlah = Dec.from(sub_total).minus(diskon);
  return {
    jumlah,
    dpp: Dec.from(grand_total).minus(ppn),
    ppn: Dec.from(ppn),
    ditambahkan: jumlah.lt(grand_total),
  };
}
