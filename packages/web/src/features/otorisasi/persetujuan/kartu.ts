import { useQuery } from '@tanstack/react-query';
import { Dec } from '@kilau/contract/core/dec.ts';
import { ongkosBaris, type TipeOngkos } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { api } from '../../../platform/api.ts';

/** What the card of a piece says, as far as an approver looks at it. */
export interface Kartu {
  readonly barang: {
    readonly nama_barang: string;
    readonly kode_group: string;
    readonly kode_baki: string;
    readonly kadar: number;
    readonly kadar_cetak: string;
    readonly berat: number;
    readonly foto: string;
    readonly tipe_ongkos: TipeOngkos;
    readonly ongkos: number;
    readonly harga_atribut: number;
  };
  /** Nothing while no price is set for it. */
  readonly hari_ini: { readonly harga: { readonly harga_gram: number } } | null;
}

/** The piece that a request is about, as the books have it. */
export const useKartu = (kode_barcode: unknown): Kartu | undefined =>
  useQuery({
    queryKey: ['otorisasi-qr', 'barang', kode_barcode],
    queryFn: ({ signal }) => api.get<Kartu>(`barang/${encodeURIComponent(String(kode_barcode))}`, {}, { signal }),
    enabled: typeof kode_barcode === 'string',
    retry: false,
    throwOnError: false,
    meta: { quiet: true },
  }).data;

type Nilai = Readonly<Record<string, unknown>>;

/** What a line of a sale binds; other approvals name a piece too. */
const LINE = ['berat', 'harga_gram', 'harga_jual', 'ongkos', 'diskon'] as const;
type Line = Readonly<Record<(typeof LINE)[number], number>>;

const lineOf = (nilai: Nilai): Line | undefined =>
  LINE.every((name) => typeof nilai[name] === 'number') ? (nilai as Line) : undefined;

/**
 * What the values of a line would be if nobody had to be asked, of those that differ: the piece as it is, at today's
 * price of its group, without a discount.
 */
export function semulaBaris({ barang, hari_ini }: Kartu, nilai: Nilai): Nilai {
  const line = lineOf(nilai);
  if (!line) return {};
  const semula = {
    berat: barang.berat,
    // A piece with a price of its own has none per gram.
    harga_gram: hari_ini?.harga.harga_gram || line.harga_gram,
    ongkos: ongkosBaris(barang.tipe_ongkos, barang.ongkos, line.berat).toJSON(),
    diskon: 0,
  };
  return Object.fromEntries(Object.entries(semula).filter(([name, was]) => line[name as keyof Line] !== was));
}

/** What the customer pays for the line, as the till shows it. */
export function totalBaris({ barang }: Kartu, nilai: Nilai): number | undefined {
  const line = lineOf(nilai);
  if (!line) return undefined;
  const dasar = Dec.from(line.harga_jual).plus(line.ongkos).plus(barang.harga_atribut);
  return Dec.max(0, dasar.minus(line.diskon)).toJSON();
}
