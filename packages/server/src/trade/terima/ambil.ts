import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { melebihiTerima, nilaiBeratTerima, OTORISASI_BERAT_TERIMA } from '@kilau/contract/trade/terima/ambil.calc.ts';
import { useApproval } from '../../engine/approval.ts';
import type { Curah } from '../../ledger/entry.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';

/** A kind of piece that a receipt is asked for. */
export interface Dicari {
  readonly no_terima: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  /** Percent: a line of the same is taken before another. */
  readonly kadar: Dec | null;
}
/** A piece that is to be entered out of a receipt. */
export interface Diambil extends Dicari {
  /** Grams. */
  readonly berat: Dec;
}
/** Where it stands in the books until then. */
export interface Sumber extends Omit<Curah, 'qty' | 'berat'> {
  /** What the piece cost: its part of the line's price, by weight. */
  readonly harga_modal: Dec | null;
}

interface Baris {
  readonly no_terima: string;
  readonly baris: number;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly berat: Dec;
  /** What was paid for all of the line. */
  readonly harga_modal: Dec | null;
  readonly sisa: number;
  /** Grams; below nothing where pieces weighed more than their receipt said. */
  readonly sisa_berat: Dec;
}
type AmbilContext = Pick<WorkContext, 'shop' | 'actor' | 'now'>;
interface Rencana {
  /** The line of each piece, in the order of the pieces; nothing for those that come without a receipt. */
  readonly pilihan: readonly (Baris | undefined)[];
  /** What is wrong, by the place of the piece. */
  readonly salah: ReadonlyMap<number, RuleBreak>;
}

const BARIS = `select l.nomor as no_terima, l.baris, l.kode_group, l.kode_dept, l.kadar, l.berat, l.harga_modal,
    s.qty as sisa, s.berat as sisa_berat
  from penerimaan_jumlah p
  join penerimaan_baris l on l.kode_toko = p.kode_toko and l.nomor = p.nomor and l.ke = p.ke
  join penerimaan_sisa s on s.kode_toko = l.kode_toko and s.nomor = l.nomor and s.ke = l.ke and s.baris = l.baris
  where p.kode_toko = $1 and p.nomor = any($2) and p.proses <> 'SELESAI'
  order by l.nomor, l.baris`;

const nomorOf = (barang: readonly (Dicari | undefined)[]): string[] =>
  [...new Set(barang.flatMap((dicari) => (dicari ? [dicari.no_terima] : [])))].toSorted();

/** Gives each piece a line of its receipt that has its group and type left, one of its own purity before another. */
function rencanakan(rows: readonly Baris[], barang: readonly (Dicari | undefined)[]): Rencana {
  const sisa = new Map(rows.map((row) => [row, row.sisa]));
  const salah = new Map<number, RuleBreak>();
  const pilihan = barang.map((dicari, index): Baris | undefined => {
    if (!dicari) return undefined;
    const { no_terima, kode_group, kode_dept, kadar } = dicari;
    const milik = rows.filter((row) => row.no_terima === no_terima);
    const cocok = milik.filter((row) => row.kode_group === kode_group && row.kode_dept === kode_dept);
    const ada = cocok.filter((row) => (sisa.get(row) ?? 0) > 0);
    const baris = ada.find((row) => kadar !== null && row.kadar.eq(kadar)) ?? ada[0];
    if (baris) {
      sisa.set(baris, (sisa.get(baris) ?? 0) - 1);
      return baris;
    }
    if (milik.length === 0) salah.set(index, { rule: 'penerimaan_tidak_terbuka' });
    else if (cocok.length === 0) {
      salah.set(index, { rule: 'penerimaan_tanpa_jenis', params: { kode_group, kode_dept } });
    } else {
      salah.set(index, {
        rule: 'penerimaan_habis',
        params: { kode_dept, qty: cocok.reduce((sum, row) => sum + row.sisa, 0) },
      });
    }
    return undefined;
  });
  return { pilihan, salah };
}

/** What would be wrong with entering these pieces now, by their places. Holds nothing. */
export async function periksaAmbil(
  sql: Sql,
  kode_toko: string,
  barang: readonly (Dicari | undefined)[],
): Promise<ReadonlyMap<number, RuleBreak>> {
  const nomor = nomorOf(barang);
  return nomor.length === 0
    ? new Map<number, RuleBreak>()
    : rencanakan(await sql.query<Baris>(BARIS, [kode_toko, nomor]), barang).salah;
}

interface Dipilih {
  readonly baris: Baris;
  readonly berat: Dec;
}

/**
 * Lines that the pieces would take below nothing by more than a scale is off need an approval of exactly these grams.
 * @throws Problem `penerimaan_kelebihan_berat` without one, naming the first line and what the approval is bound to.
 */
async function assertBeratBoleh(
  tx: Tx,
  context: AmbilContext,
  dipilih: readonly Dipilih[],
  otorisasi: string | null,
): Promise<void> {
  const ambil = new Map<Baris, Dec>();
  for (const { baris, berat } of dipilih) ambil.set(baris, (ambil.get(baris) ?? Dec.zero).plus(berat));
  const lebih = [...ambil]
    .filter(([baris, jumlah]) => melebihiTerima({ berat: baris.berat, sisa: baris.sisa_berat, ambil: jumlah }))
    .map(([{ no_terima, baris, sisa_berat }, jumlah]) => ({ no_terima, baris, sisa: sisa_berat, ambil: jumlah }));
  const [berlebih] = lebih;
  if (!berlebih) return;
  const nilai = nilaiBeratTerima(lebih);
  if (otorisasi) {
    await useApproval(tx, context, {
      id: otorisasi,
      kategori: OTORISASI_BERAT_TERIMA,
      dokumen: berlebih.no_terima,
      nilai,
    });
    return;
  }
  throw new Problem('penerimaan_kelebihan_berat', {
    kategori: OTORISASI_BERAT_TERIMA,
    nomor: berlebih.no_terima,
    baris: berlebih.baris,
    sisa: berlebih.sisa.toFixed(3),
    berat: berlebih.ambil.toFixed(3),
    ...nilai,
  });
}

/** What a piece of so many grams cost, of a line's price. */
const bagian = ({ harga_modal, berat }: Baris, gram: Dec): Dec | null =>
  harga_modal ? harga_modal.times(gram).dividedBy(berat, 0, 'half-up') : null;

/**
 * Takes pieces out of their receipts: the lines' pieces strictly, their grams as they weigh, far beyond what is left of
 * a line only with an approval. Holds what is left of the receipts, in one order for everybody, and not their heads;
 * the caller posts with `enterEntries`.
 * @returns where each piece comes from in the books, nothing for one without a receipt; or what is wrong, by place.
 */
export async function ambilPenerimaan(
  tx: Tx,
  context: AmbilContext,
  barang: readonly (Diambil | undefined)[],
  otorisasi: string | null,
): Promise<{ readonly sumber: readonly (Sumber | undefined)[]; readonly salah: ReadonlyMap<number, RuleBreak> }> {
  const { kode_toko } = context.shop;
  const nomor = nomorOf(barang);
  if (nomor.length === 0) return { sumber: barang.map(() => undefined), salah: new Map() };
  await tx.query(
    `select from penerimaan_sisa where kode_toko = $1 and nomor = any($2) order by nomor, baris for update`,
    [kode_toko, nomor],
  );
  const { pilihan, salah } = rencanakan(await tx.query<Baris>(BARIS, [kode_toko, nomor]), barang);
  if (salah.size > 0) return { sumber: [], salah };
  const dipilih = pilihan.flatMap((baris, index) =>
    baris ? [{ baris, berat: barang[index]?.berat ?? Dec.zero }] : [],
  );
  await assertBeratBoleh(tx, context, dipilih, otorisasi);
  await tx.query(
    `update penerimaan_sisa s set qty = s.qty - t.qty, berat = s.berat - t.berat, qty_input = s.qty_input + t.qty,
       berat_input = s.berat_input + t.berat
     from (select no_terima, baris, count(*)::integer as qty, sum(berat) as berat
     from unnest($2::text[], $3::smallint[], $4::numeric[]) as u(no_terima, baris, berat) group by 1, 2) t
     where s.kode_toko = $1 and s.nomor = t.no_terima and s.baris = t.baris`,
    [
      kode_toko,
      dipilih.map(({ baris }) => baris.no_terima),
      dipilih.map(({ baris }) => baris.baris),
      dipilih.map(({ berat }) => berat.toString()),
    ],
  );
  return {
    salah,
    sumber: pilihan.map(
      (baris, index) =>
        baris && {
          harga_modal: bagian(baris, barang[index]?.berat ?? Dec.zero),
          akun: 'TERIMA',
          sub: baris.no_terima,
          kode_gudang: '',
          kode_baki: '',
          kode_group: baris.kode_group,
          kode_dept: baris.kode_dept,
          kadar: baris.kadar,
        },
    ),
  };
}
