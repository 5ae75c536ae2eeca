import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { stokHadiah } from '@kilau/contract/features/member/stok-hadiah.kind.ts';
import { tukarPoint } from '@kilau/contract/features/member/tukar-point.kind.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { KindAtWork, Papers } from '../../engine/paper/kind.ts';
import { stokHadiahAtWork, tukarPointAtWork } from '../../features/member/papers.ts';
import type { Db } from '../../platform/database/tx.ts';
import type { Branch } from './day.ts';

const MASUK = kindSchema(stokHadiah);
const TUKAR = kindSchema(tukarPoint);
const papers: Papers = new Map<string, KindAtWork>(
  [stokHadiahAtWork, tukarPointAtWork].map((paper) => [paper.kind.key, paper]),
);
/** So many of each came, and what a point of one cost. */
const BANYAK = 25;
const MODAL_POIN = 900;

/** Gifts came today, and whoever could take the smallest one has done so: two members. */
export async function giftsToday(db: Db, { cashier }: Branch): Promise<void> {
  const { kode_toko } = cashier.shop;
  const hadiah = await db.query<{ kode_hadiah: string; poin: number }>(
    `select kode_hadiah, poin from hadiah where kode_toko = $1 and status_aktif order by poin, kode_hadiah limit 3`,
    [kode_toko],
  );
  const buat = (paper: KindAtWork, input: Record<string, unknown>, kunci: string) =>
    db.tx((tx) => makePaper(tx, cashier, papers, paper, { input, otorisasi: null, kunci: `demo-hadiah-${kunci}` }));
  for (const { kode_hadiah, poin } of hadiah) {
    const harga_satuan = poin * MODAL_POIN;
    const isi = { kode_hadiah, jumlah: BANYAK, harga_satuan, keterangan: 'BELANJA HADIAH' };
    await buat(stokHadiahAtWork, { ...MASUK.parse(isi) }, kode_hadiah);
  }
  const [kecil] = hadiah;
  if (!kecil) return;
  const members = await db.query<{ kode_member: string }>(
    `select sub as kode_member from saldo where kode_toko = $1 and akun = 'POIN' and aset = 'POIN'
     group by sub having sum(jumlah) >= $2 order by sum(jumlah) desc, sub limit 2`,
    [kode_toko, kecil.poin],
  );
  for (const { kode_member } of members) {
    const isi = { kode_member, kode_hadiah: kecil.kode_hadiah, jumlah: 1 };
    await buat(tukarPointAtWork, { ...TUKAR.parse(isi) }, `tukar-${kode_member}`);
  }
}
