import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
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

/** Goods of a customer come into the bag of a loan (`+1`), or go back to him. @param luar where they go instead. */
export const entriJaminan = (
  nomor: string,
  jaminan: readonly Isi[],
  sign: 1 | -1,
  kategori: string,
  luar: 'PELANGGAN' | 'HILANG' = 'PELANGGAN',
): Entry[] =>
  jaminan.flatMap(({ kadar, jumlah, berat }) =>
    custodyEntries({ akun: 'JAMINAN', sub: nomor, kadar, qty: Dec.from(jumlah), berat }, sign, luar, kategori),
  );

/** What the head of a loan says of the goods in its bag. */
export const beratJaminan = (jaminan: readonly Jaminan[]) => {
  const berat = Dec.sum(jaminan.map((row) => row.berat));
  return {
    jumlah_barang: jaminan.reduce((sum, { jumlah }) => sum + jumlah, 0),
    berat,
    berat_total: berat.plus(Dec.sum(jaminan.map((row) => row.berat_plastik))),
  };
};

/**
 * Goods that go home, and those that stay in the bag.
 * @param pulang their lines.
 * @throws Problem at a line that is not there, or named twice; where none would stay.
 */
export function pilahJaminan(
  jaminan: readonly Jaminan[],
  pulang: readonly { readonly baris: number }[],
): { readonly tetap: readonly Jaminan[]; readonly keluar: readonly Jaminan[] } {
  const seen = new Set<number>();
  for (const [index, { baris }] of pulang.entries()) {
    const rule = seen.has(baris) ? 'baris_ganda' : 'baris_tidak_ada';
    if (seen.has(baris) || !jaminan.some((row) => row.baris === baris)) {
      throw new Problem('data_tidak_valid', {}, { [`pulang.${index}.baris`]: { rule } });
    }
    seen.add(baris);
  }
  const tetap = jaminan.filter(({ baris }) => !seen.has(baris));
  if (tetap.length === 0) throw new Problem('data_tidak_valid', {}, { pulang: { rule: 'jaminan_tersisa' } });
  return { tetap, keluar: jaminan.filter(({ baris }) => seen.has(baris)) };
}

interface Pecahan {
  readonly baris: number;
  readonly berat: Dec;
}

/** @throws Problem where they are more than the line holds, or do not weigh what it does. */
function assertPecahan({ jumlah, berat }: Jaminan, pecahan: readonly Pecahan[], at: number): void {
  const salah = (rule: RuleBreak, field: 'baris' | 'berat'): Problem =>
    new Problem('data_tidak_valid', {}, { [`pecahan.${at}.${field}`]: rule });
  if (pecahan.length > jumlah) throw salah({ rule: 'pecahan_terlalu_banyak', params: { max: jumlah } }, 'baris');
  if (!Dec.sum(pecahan.map((row) => row.berat)).eq(berat)) {
    throw salah({ rule: 'pecahan_lain_berat', params: { berat: berat.toString() } }, 'berat');
  }
}

/**
 * What lies in the bag, piece by piece: one line may hold several, which are told apart by their weights.
 * @param pecahan the pieces of lines that become more than one.
 * @throws Problem at a line that is not there; as {@link assertPecahan}.
 */
export function satuanJaminan(jaminan: readonly Jaminan[], pecahan: readonly Pecahan[]): Jaminan[] {
  const tiada = pecahan.findIndex(({ baris }) => !jaminan.some((row) => row.baris === baris));
  if (tiada >= 0) {
    throw new Problem('data_tidak_valid', {}, { [`pecahan.${tiada}.baris`]: { rule: 'baris_tidak_ada' } });
  }
  return jaminan.flatMap((row) => {
    const own = pecahan.filter(({ baris }) => baris === row.baris);
    if (own.length === 0) return [row];
    const pertama = pecahan.findIndex(({ baris }) => baris === row.baris);
    assertPecahan(row, own, pertama);
    return own.map(({ berat }) => ({ ...row, jumlah: 1, berat }));
  });
}

/** They stay where they are, and belong to another loan. */
export const pindahJaminan = (dari: string, ke: string, jaminan: readonly Jaminan[], kategori: string): Entry[] =>
  jaminan.flatMap(({ kadar, jumlah, berat }) =>
    custodyMove({ akun: 'JAMINAN', sub: dari, kadar, qty: Dec.from(jumlah), berat }, ke, kategori),
  );
