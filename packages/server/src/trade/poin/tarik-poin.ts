import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Mirrored, Work } from '../../engine/paper/kind.ts';
import type { Entry } from '../../ledger/entry.ts';
import { tanyakan } from '../wajar/tanyakan.ts';
import { KATEGORI_BATAL_POIN } from './dapat-poin.ts';
import { saldoPoin } from './poin.ts';

/** A paper by which a member has earned points. */
interface Berpoin {
  readonly jenis: string;
  readonly nomor: string;
  /** Number of the deed that says what is paid. */
  readonly isi: number;
  readonly kode_member: string;
  readonly poin: number;
}

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
 * have spent them.
 * @throws Problem `poin_tidak_cukup`
 */
export async function assertPoinCukup(work: Work, paper: Berpoin): Promise<void> {
  if (paper.kode_member === '') return;
  const dibayar = await poinDibayar(work, paper);
  if (dibayar.isZero()) return;
  if ((await pegangMember(work, paper.kode_member)).lt(dibayar)) throw new Problem('poin_tidak_cukup', {});
}

/** Points that nobody can take back any more: they stand beside those that were. */
const KURANG = 'POIN KURANG';

/** What becomes of an entry of points, when a paper is taken back and so many of them are missing. */
function dikembalikan(entry: Entry, kurang: Dec): Entry | Entry[] {
  const diambil = entry.akun === 'POIN' ? entry.jumlah.isNegative() : !entry.jumlah.isNegative();
  // What was paid with points comes back as it went.
  if (!diambil) return entry;
  const diri = { ...entry, kategori: KATEGORI_BATAL_POIN };
  if (entry.akun === 'POIN') return { ...diri, jumlah: entry.jumlah.plus(kurang) };
  return kurang.isZero() ? diri : [diri, { ...diri, sub: KURANG, jumlah: kurang.negated() }];
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
