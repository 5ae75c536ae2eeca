import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Mirrored, Work } from '../../engine/paper/kind.ts';
import type { Entry } from '../../ledger/entry.ts';
import { tanyakan } from '../wajar/tanyakan.ts';
import { KATEGORI_LEWAT, lewatkanPoin, tahanPoin } from './antar-poin.ts';
import { entriPoin, KATEGORI_BATAL_POIN } from './dapat-poin.ts';
import { saldoPoin } from './poin.ts';
import { tamuOf } from './tamu.ts';

/** A paper by which a member has earned points. */
interface Berpoin {
  readonly jenis: string;
  readonly nomor: string;
  /** Number of the deed that says what is paid. */
  readonly isi: number;
  readonly kode_member: string;
  readonly poin: number;
  /** Number of the last deed: the one that is being done comes behind it. */
  readonly versi: number;
}

/** The points that a paper of a kind has given. */
export const berpoinDari = (
  jenis: string,
  { kepala: { poin }, nomor, isi, versi, kode_member }: Omit<Berpoin, 'jenis' | 'poin'> & { kepala: { poin: number } },
): Berpoin => ({ jenis, nomor, isi, versi, kode_member, poin });

/** Holds a member until the end of the transaction: what he has is the same until it is booked. */
export async function pegangMember({ tx, context }: Work, kode_member: string): Promise<Dec> {
  const { kode_toko } = context.shop;
  await tx.query(`select from member where kode_toko = $1 and kode_member = $2 for update`, [kode_toko, kode_member]);
  return saldoPoin(tx, kode_toko, kode_member);
}

/** Points with which a member pays a paper. */
async function poinDibayar({ tx, context }: Work, { jenis, nomor, isi }: Berpoin): Promise<Dec> {
  const { poin } = await tx.one<{ poin: Dec }>(
    `select coalesce(sum(diterima), 0) as poin from pembayaran
     where kode_toko = $1 and jenis = $2 and nomor = $3 and ke = $4 and aset = 'POIN' and arah = 'MASUK'`,
    [context.shop.kode_toko, jenis, nomor, isi],
  );
  return poin;
}

/**
 * Asks again whether a member has the points that he pays with: between the making of a sale and its validation he may
 * have spent them. Of a member of another server's shop they are kept back there.
 * @throws Problem `poin_tidak_cukup`, `toko_tidak_terjangkau`
 */
export async function assertPoinCukup(work: Work, paper: Berpoin): Promise<void> {
  if (paper.kode_member === '') return;
  const dibayar = await poinDibayar(work, paper);
  if (dibayar.isZero()) return;
  const { jenis, nomor, versi } = paper;
  const tamu = await tamuOf(work.tx, work.context.shop.kode_toko, paper.kode_member);
  if (tamu) {
    // Those of a sale that this transaction makes are kept back already.
    if (work.kunci === undefined) await tahanPoin(work, tamu, { jenis, nomor, ke: versi + 1 }, dibayar);
    return;
  }
  if ((await pegangMember(work, paper.kode_member)).lt(dibayar)) throw new Problem('poin_tidak_cukup', {});
}

/**
 * What a paper gives its member as it is booked, and what passes through this shop where another one keeps him.
 * @throws Problem `poin_tidak_cukup` where he is kept in this database and has spent them.
 */
export async function poinDibukukan(work: Work, paper: Berpoin): Promise<Entry[]> {
  const { jenis, nomor, versi, kode_member, poin } = paper;
  if (kode_member === '') return [];
  const kertas = { jenis, nomor, ke: versi + 1 };
  const pakai = await poinDibayar(work, paper);
  return [...entriPoin(kode_member, poin), ...(await lewatkanPoin(work, kode_member, kertas, { dapat: poin, pakai }))];
}

/** Points that nobody can take back any more: they stand beside those that were. */
export const POIN_KURANG = 'POIN KURANG';

/** What becomes of an entry of points, when a paper is taken back and so many of them are missing. */
function dikembalikan(entry: Entry, kurang: Dec): Entry | Entry[] {
  const diambil = entry.akun === 'POIN' ? entry.jumlah.isNegative() : !entry.jumlah.isNegative();
  // What was paid with points comes back as it went.
  if (!diambil) return entry;
  const diri = { ...entry, kategori: KATEGORI_BATAL_POIN };
  if (entry.akun === 'POIN') return { ...diri, jumlah: entry.jumlah.plus(kurang) };
  return kurang.isZero() ? diri : [diri, { ...diri, sub: POIN_KURANG, jumlah: kurang.negated() }];
}

/**
 * The same of a member whom another shop keeps: what passed through here goes back the way it came, and whether he has
 * it still is that shop's to say.
 */
async function tarikTamu(work: Work, paper: Berpoin): Promise<(entry: Entry) => Entry> {
  const { jenis, nomor, versi, kode_member } = paper;
  const dibayar = await poinDibayar(work, paper);
  await lewatkanPoin(work, kode_member, { jenis, nomor, ke: versi + 1 }, { dapat: 0, pakai: Dec.zero });
  let kembali = dibayar.isZero();
  return (entry) => {
    if (entry.aset !== 'POIN') return entry;
    if (entry.akun === 'LUAR') return entry.jumlah.isNegative() ? entry : { ...entry, kategori: KATEGORI_BATAL_POIN };
    // Of what he got and gave here, one is what he had paid with.
    if (entry.akun === 'POIN' && !kembali && entry.jumlah.eq(dibayar)) {
      kembali = true;
      return entry;
    }
    return { ...entry, kategori: KATEGORI_LEWAT };
  };
}

/**
 * What becomes of the points of a paper that is taken back: the member gets those he paid with, and gives those he
 * earned, down to none. Where he has spent some, whoever cancels is asked first, and what is missing stands in the
 * books beside the cancel (documents.md B18).
 * @returns what becomes of its entries.
 * @throws Problem `poin_kurang` until that was answered.
 */
export async function tarikPoin(work: Work, paper: Berpoin): Promise<(entry: Entry) => Entry | Entry[]> {
  const { kode_member, nomor } = paper;
  if (kode_member === '') return (entry) => entry;
  if (await tamuOf(work.tx, work.context.shop.kode_toko, kode_member)) return tarikTamu(work, paper);
  const poin = Dec.from(paper.poin);
  const saldo = poin.isZero() ? Dec.zero : await pegangMember(work, kode_member);
  const ada = poin.isZero() ? Dec.zero : saldo.plus(await poinDibayar(work, paper));
  const kurang = Dec.max(0, poin.minus(ada));
  if (kurang.gt(0)) {
    const angka = { poin: poin.toJSON(), ada: ada.toJSON(), kurang: kurang.toJSON() };
    tanyakan(
      work.context,
      `poin:${nomor}:${kurang.toString()}`,
      (konfirmasi) => new Problem('poin_kurang', { kode_member, ...angka, konfirmasi }),
    );
  }
  return (entry) => (entry.aset === 'POIN' ? dikembalikan(entry, kurang) : entry);
}

/** Two changes of mirrored entries, one after the other. */
export const lalu =
  (poin: (entry: Entry) => Entry | readonly Entry[], barang: Mirrored): Mirrored =>
  (entry) =>
    [poin(entry)].flat().flatMap((baru) => [barang(baru)].flat());
