import { Dec } from '@kilau/contract/core/dec.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { custodyEntries, custodyMove } from '../../ledger/custody.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { Hutang } from './hitung.ts';

/** What lies in the bag of a loan. */
export interface Jaminan {
  readonly baris: number;
  readonly nama_barang: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly jumlah: number;
  readonly berat: Dec;
  readonly berat_plastik: Dec;
  readonly kondisi: string;
  readonly foto: string | null;
  readonly plafond: Dec | null;
}

/** The goods of a loan, as its last version says. */
export const jaminanHutang = ({ tx, context }: Work, { nomor }: Pick<Hutang, 'nomor'>): Promise<Jaminan[]> =>
  tx.query<Jaminan>(
    `select b.baris, b.nama_barang, b.kode_dept, b.kadar, b.jumlah, b.berat, b.berat_plastik, b.kondisi, b.foto,
       b.plafond
     from hutang_barang b where b.kode_toko = $1 and b.nomor = $2
       and b.ke = (select max(l.ke) from hutang_barang l where l.kode_toko = $1 and l.nomor = $2)
     order by b.baris`,
    [context.shop.kode_toko, nomor],
  );

/** As much of it as the books keep. */
type Isi = Pick<Jaminan, 'kadar' | 'jumlah' | 'berat'>;

/** Goods of a customer come into the bag of a loan (`+1`), or go back to him. */
export const entriJaminan = (nomor: string, jaminan: readonly Isi[], sign: 1 | -1, kategori: string): Entry[] =>
  jaminan.flatMap(({ kadar, jumlah, berat }) =>
    custodyEntries({ akun: 'JAMINAN', sub: nomor, kadar, qty: Dec.from(jumlah), berat }, sign, 'PELANGGAN', kategori),
  );

/** They stay where they are, and belong to another loan. */
export const pindahJaminan = (dari: string, ke: string, jaminan: readonly Jaminan[], kategori: string): Entry[] =>
  jaminan.flatMap(({ kadar, jumlah, berat }) =>
    custodyMove({ akun: 'JAMINAN', sub: dari, kadar, qty: Dec.from(jumlah), berat }, ke, kategori),
  );
