import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { GerakCuci, stockCuciManual } from '@kilau/contract/features/sepuhan/stock-cuci-manual.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { gramsOf, type Entry } from '../../ledger/entry.ts';
import { assertBaris } from './kerja.ts';

type Masuk = KindInput<typeof stockCuciManual>;
type Baris = Masuk['barang'][number];

/** Who has the goods before a move and behind it: the shop (`TOKO`), the goldsmith, or the world outside. */
const GERAK: Readonly<Record<GerakCuci, readonly ['TOKO' | 'TUKANG' | 'LUAR', 'TOKO' | 'TUKANG' | 'LUAR']>> = {
  MASUK: ['LUAR', 'TOKO'],
  KIRIM: ['TOKO', 'TUKANG'],
  TERIMA: ['TUKANG', 'TOKO'],
  WASTING: ['TUKANG', 'LUAR'],
  KELUAR: ['TOKO', 'LUAR'],
  KOREKSI: ['LUAR', 'TUKANG'],
};
/** A loss is told apart in the reports of the day. */
const kategori = (gerak: string): string => (gerak === 'WASTING' ? 'WASTING CUCI MANUAL' : `CUCI MANUAL ${gerak}`);

/** @throws Problem `data_tidak_valid` for a move between goldsmith and shop that names none, and lines of nothing. */
function assertMasuk({ gerak, kode_tukang, barang }: Masuk): void {
  assertBaris(barang.length);
  const salah: Record<string, RuleBreak> = {};
  if ((gerak === 'KIRIM' || gerak === 'TERIMA') && kode_tukang === null) {
    salah['kode_tukang'] = { rule: 'tidak_boleh_kosong' };
  }
  barang.forEach(({ kadar, berat }, index) => {
    if (kadar.isZero()) salah[`barang.${index}.kadar`] = { rule: 'kadar_nol' };
    if (berat.isZero() || (gerak !== 'KOREKSI' && berat.lt(0))) {
      salah[`barang.${index}.berat`] = { rule: 'tidak_boleh_nol' };
    }
  });
  if (Object.keys(salah).length > 0) throw new Problem('data_tidak_valid', {}, salah);
}

/** Where a line stands with a holder. */
const diLine = (sub: string, { kode_dept, kadar }: Baris, jumlah: Dec, judul: string): Entry => ({
  aset: gramsOf(kadar),
  akun: 'CUCI_MANUAL',
  sub,
  kode_gudang: GUDANG_BAWAAN.cuci,
  kode_baki: '',
  kode_group: '',
  kode_dept,
  kode_barcode: '',
  kategori: judul,
  jumlah,
});
const luarLine = (line: Entry): Entry => ({
  ...line,
  akun: 'LUAR',
  sub: 'CUCI',
  kode_gudang: '',
  kode_dept: '',
});

/** What a line moves: out of who had it, and to who has it then. */
function gerakkan(gerak: string, tukang: string, baris: Baris): Entry[] {
  const judul = kategori(gerak);
  return GERAK[gerak as GerakCuci].map((siapa, index) => {
    const jumlah = index === 0 ? baris.berat.negated() : baris.berat;
    const line = diLine(siapa === 'TOKO' ? '' : tukang, baris, jumlah, judul);
    return siapa === 'LUAR' ? luarLine(line) : line;
  });
}

/**
 * Refuses what whoever gives it does not have.
 * @throws Problem `cuci_tidak_cukup`
 */
async function assertCukup({ tx, context }: Work, entries: readonly Entry[]): Promise<void> {
  const keluar = new Map<string, Entry>();
  for (const entry of entries.filter(({ akun }) => akun === 'CUCI_MANUAL')) {
    const key = JSON.stringify([entry.sub, entry.kode_dept, entry.aset]);
    const ada = keluar.get(key);
    keluar.set(key, { ...entry, jumlah: entry.jumlah.plus(ada?.jumlah ?? 0) });
  }
  for (const { sub, kode_dept, aset, jumlah } of keluar.values()) {
    if (jumlah.gte(0)) continue;
    const saldo = await tx.maybe<{ readonly jumlah: Dec }>(
      `select sum(jumlah) as jumlah from saldo where kode_toko = $1 and akun = 'CUCI_MANUAL' and sub = $2
         and kode_dept = $3 and aset = $4 having count(*) > 0`,
      [context.shop.kode_toko, sub, kode_dept, aset],
    );
    const berat = saldo?.jumlah ?? Dec.zero;
    if (berat.plus(jumlah).gte(0)) continue;
    throw new Problem('cuci_tidak_cukup', { kode_dept, kadar: aset.slice('EMAS:'.length), berat: berat.toJSON() });
  }
}

/** What a code is called, of rows of a master. */
async function nama({ tx, context }: Work, tabel: 'jenis' | 'tukang', kode: readonly string[]) {
  const [kolom, isi] = tabel === 'jenis' ? ['kode_dept', 'nama_dept'] : ['kode_tukang', 'nama_tukang'];
  const rows = await tx.query<{ readonly kode: string; readonly nama: string }>(
    `select ${kolom} as kode, ${isi} as nama from ${tabel} where kode_toko = $1 and ${kolom} = any($2)`,
    [context.shop.kode_toko, kode],
  );
  return new Map(rows.map((row) => [row.kode, row.nama]));
}

/** Bulk that is washed moves (domain guide part 2, §5): grams of a purity and type, by who has them. */
export const stockCuciManualHandlers: KindHandlers<typeof stockCuciManual> = {
  make: async (work, masuk) => {
    assertMasuk(masuk);
    const { gerak, keterangan, barang } = masuk;
    const kode_tukang = masuk.kode_tukang ?? '';
    const entries = barang.flatMap((baris) => gerakkan(gerak, kode_tukang, baris));
    await assertCukup(work, entries);
    const dept = await nama(
      work,
      'jenis',
      barang.map((baris) => baris.kode_dept),
    );
    const tukang = await nama(work, 'tukang', [kode_tukang]);
    const koreksi = gerak === 'KOREKSI' ? barang.map(({ berat }) => berat.abs()) : [];
    const berat_koreksi = Dec.sum(koreksi);
    return {
      keterangan: keterangan ?? '',
      kepala: {
        gerak,
        kode_tukang,
        nama_tukang: tukang.get(kode_tukang) ?? '',
        total_berat: Dec.sum(barang.map(({ berat }) => berat)),
        berat_koreksi,
      },
      disetujui: { berat_koreksi },
      baris: { barang: barang.map((baris) => ({ ...baris, nama_dept: dept.get(baris.kode_dept) ?? '' })) },
      entries: () => entries,
    };
  },
  deeds: {
    // Refused where what it had brought is not there any more.
    batal: async (work, { nomor, kepala }) => {
      const baris = await work.tx.query<Baris>(
        'select kode_dept, kadar, berat from cuci_manual_baris where kode_toko = $1 and nomor = $2 order by baris',
        [work.context.shop.kode_toko, nomor],
      );
      const kembali = baris.flatMap((row) =>
        gerakkan(kepala.gerak, kepala.kode_tukang, { ...row, berat: row.berat.negated() }),
      );
      await assertCukup(work, kembali);
      return {};
    },
  },
};
