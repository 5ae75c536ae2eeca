import { Dec } from '@kilau/contract/core/dec.ts';
import { BEGINNING, type DeedInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { plafondHutang } from '@kilau/contract/features/hutang/aturan-hutang.calc.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Making, Plan, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { jumlahUang, uangMasuk } from '../../trade/bayar/uang-janji.ts';
import { aturanHutang } from './aturan.ts';
import { BELUM, syarat, type Hutang, type Kepala } from './hitung.ts';
import { beratJaminan, entriJaminan, jaminanHutang, pilahJaminan, pindahJaminan, type Jaminan } from './jaminan.ts';
import { tagihan } from './uang-hutang.ts';

const KATEGORI = 'PEREMAJAAN HUTANG';

/** What a renewal says of the loan that comes of it; it is posted by the one that it renews. */
interface Baru {
  readonly kode_sales: string;
  readonly pelanggan: Pick<Hutang, 'kode_member' | 'nama' | 'no_hp' | 'alamat'>;
  readonly keterangan: string;
  readonly jumlah: Dec;
  readonly kepala: Kepala;
  readonly barang: readonly Jaminan[];
}

/**
 * A new loan for what is left of the old one, with its interest and less what is paid: new rate, new term, the same
 * bag, without the goods that go home.
 * @throws Problem `peremajaan_lebih` where nothing is left to lend; at `pulang` where no goods would stay.
 */
export async function peremajaan(
  work: Work,
  paper: Hutang,
  { bunga, lama_pinjam, bayar, pulang }: DeedInput<(typeof hutang)['deeds']['peremajaan']>,
): Promise<Plan<typeof hutang>> {
  const { tx, context, tgl } = work;
  const { nomor, saldo, kepala, kode_sales, kode_member, nama, no_hp, alamat, keterangan } = paper;
  const due = tagihan(paper, tgl);
  const uang = bayar ?? [];
  const dibayar = jumlahUang(uang);
  const jumlah = due.total.minus(dibayar);
  if (jumlah.lte(0)) throw new Problem('peremajaan_lebih', { nomor, tagihan: due.total.toJSON() });
  const { tetap, keluar } = pilahJaminan(await jaminanHutang(work, paper), pulang ?? []);
  const aturan = await aturanHutang(tx, context);
  const baru: Baru = {
    kode_sales,
    pelanggan: { kode_member, nama, no_hp, alamat },
    keterangan,
    jumlah,
    kepala: {
      ...kepala,
      ...syarat(aturan, { jumlah, disepakati: bunga, lama_pinjam, tgl }),
      ...BELUM,
      ...beratJaminan(tetap),
      plafond: keluar.length === 0 ? kepala.plafond : (plafondHutang(aturan, tetap) ?? null),
      lebih_plafond: Dec.zero,
      hutang_lama: nomor,
    },
    barang: tetap,
  };
  return {
    sisa: Dec.zero,
    kepala: {
      tgl_lunas: tgl,
      bunga_pinjam: due.bunga_rp,
      total_bayar: due.total,
      kode_sales_lunas: kode_sales,
      bunga_dibayar: kepala.bunga_dibayar.plus(due.bunga_rp),
    },
    bayar: dibayar.isZero() ? [] : await uangMasuk(work, dibayar, uang, KATEGORI),
    disetujui: {
      sisa_hutang: saldo,
      bunga_rp: due.bunga_rp,
      dibayar,
      jumlah_baru: jumlah,
      berat_pulang: beratJaminan(keluar).berat,
    },
    akibat: [{ jenis: 'hutang', deed: BEGINNING, input: { ...baru } }],
    entries: (_, [ke = '']) => [
      ...moneyEntry('BUNGA', '', due.bunga_rp.negated(), KATEGORI),
      ...moneyEntry('HUTANG', nomor, saldo.negated(), KATEGORI),
      ...moneyEntry('HUTANG', ke, jumlah, KATEGORI),
      ...pindahJaminan(nomor, ke, tetap, KATEGORI),
      ...entriJaminan(nomor, keluar, -1, KATEGORI),
    ],
  };
}

/** The loan that comes of a renewal. */
export async function buka(_: Work, said: Readonly<Record<string, unknown>>): Promise<Making<typeof hutang>> {
  const { kode_sales, pelanggan, keterangan, jumlah, kepala, barang } = said as unknown as Baru;
  return {
    kode_sales,
    pelanggan,
    keterangan,
    total: jumlah,
    sisa: jumlah,
    kepala,
    baris: { barang: barang.map(({ baris: _baris, ...row }) => row) },
  };
}

/**
 * The old loan runs again, and its bag is whole again.
 * @throws Problem `jaminan_belum_kembali` unless goods that went home are said to be back.
 */
export async function batalPeremajaan(
  work: Work,
  paper: Hutang,
  { jaminan_kembali }: DeedInput<(typeof hutang)['deeds']['batal-peremajaan']>,
): Promise<void> {
  const { tx, context } = work;
  const { nomor, kepala } = paper;
  const baru = await tx.one<{ jumlah_barang: number }>(
    `select jumlah_barang from hutang_kini where kode_toko = $1 and hutang_lama = $2 and status <> 'CANC'`,
    [context.shop.kode_toko, nomor],
  );
  if (baru.jumlah_barang < kepala.jumlah_barang && !jaminan_kembali) {
    throw new Problem('jaminan_belum_kembali', { nomor }, { jaminan_kembali: { rule: 'harus_ya' } });
  }
}
