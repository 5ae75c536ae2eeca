import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Curah, Entry, Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { pegangBakiAsal } from '../gudang/baki.ts';

/** What lies in a tray without barcodes: the key of a row of `stok_manual`. */
export interface KunciStok extends Place {
  readonly kode_group: string;
  readonly kode_dept: string;
  /** Percent. */
  readonly kadar: Dec;
}

/** So many pieces and grams of it, both 0 or more. */
export interface JumlahStok extends KunciStok {
  readonly qty: number;
  readonly berat: Dec;
}

interface Baris extends JumlahStok {
  readonly pesan_qty: number;
  readonly pesan_berat: Dec;
}

const kunciOf = ({ kode_gudang, kode_baki, kode_group, kode_dept, kadar }: KunciStok): string =>
  JSON.stringify([kode_gudang, kode_baki, kode_group, kode_dept, kadar.toFixed(3)]);

/** Amounts of one place together, in one order for everybody, so that two tills cannot block each other. */
function gabung(jumlah: readonly JumlahStok[]): JumlahStok[] {
  const rows = new Map<string, JumlahStok>();
  for (const baris of jumlah) {
    const seen = rows.get(kunciOf(baris));
    rows.set(
      kunciOf(baris),
      seen ? { ...seen, qty: seen.qty + baris.qty, berat: seen.berat.plus(baris.berat) } : baris,
    );
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const KEY = 'kode_gudang, kode_baki, kode_group, kode_dept, kadar';
const UNNEST = `unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::numeric[], $7::integer[],
  $8::numeric[]) with ordinality as t(${KEY}, qty, berat, urut)`;
const JOIN = `s.kode_toko = $1 and ${KEY.split(', ')
  .map((name) => `s.${name} = t.${name}`)
  .join(' and ')}`;

const parameters = (kode_toko: string, rows: readonly JumlahStok[]): unknown[] => [
  kode_toko,
  rows.map((row) => row.kode_gudang),
  rows.map((row) => row.kode_baki),
  rows.map((row) => row.kode_group),
  rows.map((row) => row.kode_dept),
  rows.map((row) => row.kadar.toString()),
  rows.map((row) => row.qty),
  rows.map((row) => row.berat.toString()),
];

/**
 * Holds the rows and refuses what they do not have. `dari` names what may be taken: what no OPEN sale holds, or just
 * what one holds.
 * @param milik what is held for the caller himself and may be taken too; its rows are held as well.
 * @throws Problem `stok_tidak_cukup` with what there is.
 */
async function pegang(
  tx: Tx,
  kode_toko: string,
  rows: readonly JumlahStok[],
  dari: 'BEBAS' | 'PESANAN',
  milik: readonly JumlahStok[] = [],
): Promise<void> {
  const held = await tx.query<Baris>(
    `select s.kode_gudang, s.kode_baki, s.kode_group, s.kode_dept, s.kadar, s.qty, s.berat, s.pesan_qty, s.pesan_berat
     from stok_manual s join ${UNNEST} on ${JOIN} order by t.urut for update of s`,
    parameters(kode_toko, milik.length > 0 ? gabung([...rows, ...milik]) : rows),
  );
  const stok = new Map(held.map((row) => [kunciOf(row), row]));
  const sendiri = new Map(milik.map((row) => [kunciOf(row), row]));
  for (const row of rows) {
    const ada = stok.get(kunciOf(row));
    const punya = sendiri.get(kunciOf(row)) ?? { qty: 0, berat: Dec.zero };
    const qty = !ada ? 0 : dari === 'PESANAN' ? ada.pesan_qty : ada.qty - ada.pesan_qty + punya.qty;
    const bebas = !ada ? Dec.zero : dari === 'PESANAN' ? ada.pesan_berat : ada.berat.minus(ada.pesan_berat);
    const berat = bebas.plus(punya.berat);
    if (row.qty > qty || row.berat.gt(berat)) {
      throw new Problem('stok_tidak_cukup', {
        kode_dept: row.kode_dept,
        kode_baki: row.kode_baki,
        qty,
        berat: berat.toJSON(),
      });
    }
  }
}

/** Writes what the rows are held for: what a deed calls once it is approved. */
type Tulis = () => Promise<void>;

/**
 * Entries of a deed, which writes what its rows were held for when it is approved.
 * @param nilai what the goods are worth, asked for once they are written.
 */
export const menulis =
  (tulis: Tulis, entries: readonly Entry[] = [], nilai?: () => Promise<readonly Entry[]>) =>
  async (): Promise<readonly Entry[]> => {
    await tulis();
    return nilai ? [...entries, ...(await nilai())] : entries;
  };

const ubah = async (tx: Tx, kode_toko: string, rows: readonly JumlahStok[], set: string): Promise<void> =>
  void (await tx.query(`update stok_manual s set ${set} from ${UNNEST} where ${JOIN}`, parameters(kode_toko, rows)));

const taruh = async (tx: Tx, kode_toko: string, jumlah: readonly JumlahStok[]): Promise<void> =>
  void (await tx.query(
    `insert into stok_manual as s (kode_toko, ${KEY}, qty, berat) select $1, ${KEY}, qty, berat from ${UNNEST}
      order by urut
     on conflict (kode_toko, ${KEY}) do update set qty = s.qty + excluded.qty, berat = s.berat + excluded.berat`,
    parameters(kode_toko, gabung(jumlah)),
  ));

// Every verb holds its rows and refuses at once, and answers what writes it.

/** Puts goods into their trays, which must be in use where they are said to be. @throws Problem `baki_tidak_siap`. */
export async function masukStok(tx: Tx, kode_toko: string, jumlah: readonly JumlahStok[]): Promise<Tulis> {
  await pegangBakiAsal(tx, kode_toko, jumlah);
  return () => taruh(tx, kode_toko, jumlah);
}

/** Takes goods that nobody holds out of their trays. @throws Problem `stok_tidak_cukup`. */
export async function keluarStok(tx: Tx, kode_toko: string, jumlah: readonly JumlahStok[]): Promise<Tulis> {
  const rows = gabung(jumlah);
  await pegang(tx, kode_toko, rows, 'BEBAS');
  return () => ubah(tx, kode_toko, rows, 'qty = s.qty - t.qty, berat = s.berat - t.berat');
}

/**
 * Goods that nobody holds leave the trays of `dari` and lie in those of `ke`. All rows are held first, in one order for
 * everybody, and those that are new are made before, so that two moves the other way round cannot block each other. Of
 * a code that nobody knows there is no row to take from.
 * @throws Problem `stok_tidak_cukup`.
 */
export async function pindahStok(
  tx: Tx,
  kode_toko: string,
  dari: readonly JumlahStok[],
  ke: readonly JumlahStok[],
): Promise<Tulis> {
  await tx.query(
    `insert into stok_manual (kode_toko, ${KEY}, qty, berat) select $1, ${KEY}, 0 * qty, 0 * berat from ${UNNEST}
      where exists (select from kelompok k where k.kode_toko = $1 and k.kode_group = t.kode_group)
        and exists (select from jenis j where j.kode_toko = $1 and j.kode_dept = t.kode_dept)
      order by urut on conflict do nothing`,
    parameters(kode_toko, gabung(ke)),
  );
  await tx.query(
    `select 1 from stok_manual s join ${UNNEST} on ${JOIN} order by t.urut for update of s`,
    parameters(kode_toko, gabung([...dari, ...ke])),
  );
  const keluar = await keluarStok(tx, kode_toko, dari);
  const masuk = await masukStok(tx, kode_toko, ke);
  return async () => {
    await keluar();
    await masuk();
  };
}

const LEPAS = 'pesan_qty = s.pesan_qty - t.qty, pesan_berat = s.pesan_berat - t.berat';

/**
 * Holds goods for an OPEN sale: they stay in their trays and nobody else may take them.
 * @param dulu what the same sale held before, and holds no more.
 * @throws Problem `stok_tidak_cukup`.
 */
export async function pesanStok(
  tx: Tx,
  kode_toko: string,
  jumlah: readonly JumlahStok[],
  dulu: readonly JumlahStok[] = [],
): Promise<Tulis> {
  const rows = gabung(jumlah);
  const lama = gabung(dulu);
  await pegang(tx, kode_toko, rows, 'BEBAS', lama);
  return async () => {
    if (lama.length > 0) await ubah(tx, kode_toko, lama, LEPAS);
    await ubah(tx, kode_toko, rows, 'pesan_qty = s.pesan_qty + t.qty, pesan_berat = s.pesan_berat + t.berat');
  };
}

/** Gives back what an OPEN sale held. */
export async function lepasStok(tx: Tx, kode_toko: string, jumlah: readonly JumlahStok[]): Promise<Tulis> {
  const rows = gabung(jumlah);
  await pegang(tx, kode_toko, rows, 'PESANAN');
  return () => ubah(tx, kode_toko, rows, LEPAS);
}

/** What an OPEN sale held leaves the trays, because it is validated. */
export async function serahkanStok(tx: Tx, kode_toko: string, jumlah: readonly JumlahStok[]): Promise<Tulis> {
  const rows = gabung(jumlah);
  await pegang(tx, kode_toko, rows, 'PESANAN');
  return () =>
    ubah(
      tx,
      kode_toko,
      rows,
      `qty = s.qty - t.qty, berat = s.berat - t.berat, pesan_qty = s.pesan_qty - t.qty, pesan_berat = s.pesan_berat - t.berat`,
    );
}

/** The same amount as the ledger names it. */
export const curahOf = ({ kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat }: JumlahStok): Curah => ({
  akun: 'MANUAL',
  sub: '',
  kode_gudang,
  kode_baki,
  kode_group,
  kode_dept,
  kadar,
  qty,
  berat,
});
