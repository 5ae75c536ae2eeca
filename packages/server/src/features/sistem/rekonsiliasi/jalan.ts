import type { Kind } from '@kilau/contract/core/kind.ts';
import { can } from '@kilau/contract/core/permission.ts';
import type { Jalan } from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import { BALANCE_AT } from '../../../ledger/reconcile.ts';
import type { Context } from '../../../platform/context.ts';

const BARANG = '/data-barang';
/** Of one balance so many papers are named, those that moved it last. */
const MOST = 5;

/** Words that may be a number, a code or the name of a balance: what a check says of a place, without its figure. */
const wordsOf = (teks: string): string[] => teks.split(/:? /).filter((word) => word !== '');

/** What the words name: papers by number, lines of papers by `number/line`, and pieces with the paper that has them. */
const NAMED_SQL = `with kata as (select distinct kata, split_part(kata, '/', 1) as kepala from unnest($2::text[]) kata)
  select k.kata, d.jenis, d.nomor from kata k
  join dokumen d on d.kode_toko = $1 and d.nomor in (k.kata, k.kepala)
  union
  select k.kata, '' as jenis, b.kode_barcode from kata k
  join barang b on b.kode_toko = $1 and b.kode_barcode = k.kata
  union
  select k.kata, p.jenis, p.nomor from kata k
  join barang b on b.kode_toko = $1 and b.kode_barcode = k.kata
  cross join lateral (values (b.pemilik_jenis, b.pemilik_nomor), (b.klaim_jenis, b.klaim_nomor)) p(jenis, nomor)
  where p.nomor is not null`;

/** A balance by the name a check gives it. Checks of pieces name stock by its place alone. */
const NAMES = `cross join lateral (values (${BALANCE_AT}),
  (case akun when 'STOK' then concat_ws('/', aset, kode_gudang, kode_baki, kode_group, kode_dept) end)) k(kata)`;

/** Which papers moved a balance on the day asked about, or else on the last one before on which anything did. */
const MOVED_SQL = `with hari as (
    select k.kata, max(h.tgl) as tgl from saldo_hari h ${NAMES}
    where h.kode_toko = $1 and h.tgl <= $2 and k.kata = any($3::text[]) group by k.kata
  )
  select kata, jenis, nomor from (
    select k.kata, p.jenis, p.nomor, row_number() over (partition by k.kata order by max(p.urut) desc) as ke
    from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id ${NAMES}
    join hari on hari.kata = k.kata and hari.tgl = p.tgl
    where p.kode_toko = $1 and p.tgl in (select tgl from hari) group by k.kata, p.jenis, p.nomor) g
  where ke <= ${MOST} order by kata, ke`;

interface Named {
  readonly kata: string;
  /** Key of a kind of papers; empty for a piece. */
  readonly jenis: string;
  readonly nomor: string;
}

/** The ways from what is said of places to the pages where it is looked at, as far as who asks may open them. */
export async function jalanDari(
  { db, shop: { kode_toko }, actor }: Context,
  kinds: readonly Kind[],
  tgl: string,
  teks: readonly string[],
): Promise<(of: string) => readonly Jalan[]> {
  const words = [...new Set(teks.flatMap(wordsOf))];
  if (words.length === 0) return () => [];
  const named = await db.query<Named>(NAMED_SQL, [kode_toko, words]);
  const places = words.filter((word) => word.includes('/'));
  const moved = places.length === 0 ? [] : await db.query<Named>(MOVED_SQL, [kode_toko, tgl, places]);
  const listed = new Map(
    kinds.flatMap(({ key, gate, pages: { list } }) => (can(actor, { gate, pages: [list] }) ? [[key, list]] : [])),
  );
  const wayTo = ({ jenis, nomor }: Named): Jalan[] => {
    if (jenis === '') {
      return can(actor, { pages: [BARANG] }) ? [{ nomor, halaman: BARANG, cari: { kode: nomor } }] : [];
    }
    const halaman = listed.get(jenis);
    return halaman === undefined ? [] : [{ nomor, halaman, cari: { q: nomor } }];
  };
  const kindNamed = (word: string): Jalan[] => {
    const halaman = listed.get(word);
    return halaman === undefined ? [] : [{ nomor: word, halaman, cari: {} }];
  };
  return (of) => {
    const own = new Set(wordsOf(of));
    const ways = [...named, ...moved].filter(({ kata }) => own.has(kata)).flatMap(wayTo);
    const all = [...ways, ...[...own].flatMap(kindNamed)];
    return [...new Map(all.map((way) => [`${way.halaman} ${way.nomor}`, way])).values()];
  };
}
