import { Dec } from '@kilau/contract/core/dec.ts';
import { nilaiKeluar, nilaiKembali, nilaiMasuk, type IsiCurah } from '@kilau/contract/trade/barang/rata-curah.calc.ts';
import type { Mirrored, Work } from '../../engine/paper/kind.ts';
import { gramsOf, moneyEntry, NILAI, type Entry } from '../../ledger/entry.ts';

/** Class of the advisory locks of what bulk costs; shop and purity are the other half. */
const CURAH_LOCK = 7281;

type Kerja = Pick<Work, 'tx' | 'context'>;

/** Grams of a purity that move. */
interface Gerak {
  readonly kadar: Dec;
  readonly berat: Dec;
}
/** The same that come in, and what they cost; null while nobody knows. */
export interface Bernilai extends Gerak {
  readonly nilai: Dec | null;
}

/**
 * What lies here of some purities and what it cost, held until the end of the transaction. It is asked for when the
 * rows of the stock are written, behind their locks, so that everybody takes both in one order.
 */
async function pegangNilai({ tx, context }: Kerja, gerak: readonly Gerak[]): Promise<Map<string, IsiCurah>> {
  const { kode_toko } = context.shop;
  const kadar = [...new Set(gerak.map((row) => row.kadar.toString()))];
  await tx.query(
    `select pg_advisory_xact_lock(${CURAH_LOCK}, k.kunci)
     from (select distinct hashtext(t.nama) as kunci from unnest($1::text[]) as t(nama) order by 1) k`,
    [kadar.map((nama) => `${kode_toko}/${nama}`)],
  );
  const rows = await tx.query<IsiCurah & { readonly kadar: string }>(
    `select k.kadar, coalesce(sum(s.jumlah) filter (where s.akun = 'MANUAL'), 0) as berat,
       coalesce(sum(s.jumlah) filter (where s.akun = 'CURAH'), 0) as nilai
     from unnest($2::text[], $3::text[]) as k(kadar, aset)
     left join saldo s on s.kode_toko = $1 and (s.akun = 'MANUAL' and s.aset = k.aset
       or s.akun = 'CURAH' and s.aset = '${NILAI}' and s.sub = k.kadar)
     group by k.kadar`,
    [kode_toko, kadar, kadar.map(gramsOf)],
  );
  return new Map(rows.map((row) => [row.kadar, row]));
}

/** What a purity costs more than before, or less; `luar` as of {@link nilaiMasukCurah}. */
const nilaiCurah = (kadar: Dec, jumlah: Dec, luar: string | undefined, kategori: string): Entry[] =>
  [
    ...moneyEntry('CURAH', kadar.toString(), jumlah, kategori),
    ...(luar === undefined ? [] : moneyEntry('LUAR', luar, jumlah.negated(), kategori)),
  ].map((line) => ({ ...line, aset: NILAI }));

const KOSONG: IsiCurah = { berat: Dec.zero, nilai: Dec.zero };

/**
 * What goods are worth that come into the bulk of the shop, each line behind the one before.
 * @param luar where they come from; absent: their own cost is the caller's to take from somewhere.
 * @returns entries of what they bring, and of what now turns out that goods have cost which lay here already.
 */
export async function nilaiMasukCurah(
  kerja: Kerja,
  baris: readonly Bernilai[],
  luar: string | undefined,
  kategori: string,
): Promise<Entry[]> {
  const ada = await pegangNilai(kerja, baris);
  return baris.flatMap(({ kadar, berat, nilai }) => {
    const kunci = kadar.toString();
    const dulu = ada.get(kunci) ?? KOSONG;
    const baru = nilaiMasuk(dulu, berat, nilai);
    ada.set(kunci, { berat: dulu.berat.plus(berat), nilai: dulu.nilai.plus(baru.nilai).plus(baru.dulu) });
    const milik = nilai ?? Dec.zero;
    return luar === undefined
      ? [
          ...nilaiCurah(kadar, milik, undefined, kategori),
          // Nobody knew what it cost, and the average is what it is worth.
          ...nilaiCurah(kadar, baru.nilai.minus(milik), 'MODAL', kategori),
          ...nilaiCurah(kadar, baru.dulu, 'MODAL', kategori),
        ]
      : [...nilaiCurah(kadar, baru.nilai, luar, kategori), ...nilaiCurah(kadar, baru.dulu, 'MODAL', kategori)];
  });
}

/** What goods are worth that leave the bulk of the shop, at the moving average of their purity. */
export async function nilaiKeluarCurah(
  kerja: Kerja,
  baris: readonly Gerak[],
  luar: string,
  kategori: string,
): Promise<Entry[]> {
  const ada = await pegangNilai(kerja, baris);
  return baris.flatMap(({ kadar, berat }) => {
    const kunci = kadar.toString();
    const dulu = ada.get(kunci) ?? KOSONG;
    const nilai = nilaiKeluar(dulu, berat);
    ada.set(kunci, { berat: dulu.berat.minus(berat), nilai: dulu.nilai.minus(nilai) });
    return nilaiCurah(kadar, nilai.negated(), luar, kategori);
  });
}

/**
 * What goods leave at that had come by a paper which is taken back. Where part of what they cost was sold on meanwhile
 * they leave at the average, and the difference stays with `luar`.
 */
export async function kembaliCurah(
  kerja: Kerja,
  { jenis, nomor }: { readonly jenis: string; readonly nomor: string },
  baris: readonly Gerak[],
  luar: string,
): Promise<Mirrored> {
  const ada = await pegangNilai(kerja, baris);
  const berat = new Map<string, Dec>();
  for (const row of baris) {
    const kunci = row.kadar.toString();
    berat.set(kunci, (berat.get(kunci) ?? Dec.zero).plus(row.berat));
  }
  const rows = await kerja.tx.query<{ readonly kadar: string; readonly nilai: Dec }>(
    `select e.sub as kadar, sum(e.jumlah) as nilai
     from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
     where p.kode_toko = $1 and p.jenis = $2 and p.nomor = $3 and p.membalik is null and e.akun = 'CURAH' group by e.sub`,
    [kerja.context.shop.kode_toko, jenis, nomor],
  );
  const keluar = new Map(
    rows.map(({ kadar, nilai }) => [
      kadar,
      nilaiKembali(ada.get(kadar) ?? KOSONG, { berat: berat.get(kadar) ?? Dec.zero, nilai }),
    ]),
  );
  return (entry) => {
    const nilai = entry.akun === 'CURAH' ? keluar.get(entry.sub) : undefined;
    if (nilai === undefined) return entry;
    const beda = entry.jumlah.plus(nilai);
    const lain = moneyEntry('LUAR', luar, beda, entry.kategori).map((line) => ({ ...line, aset: NILAI }));
    return [{ ...entry, jumlah: nilai.negated() }, ...lain];
  };
}
