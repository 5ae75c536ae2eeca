import { Dec } from '@kilau/contract/core/dec.ts';
import { BEGINNING, type DeedInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Making, Plan, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { aturanHutang } from './aturan.ts';
import { BELUM, syarat, type Hutang, type Kepala } from './hitung.ts';
import { jaminanHutang, pindahJaminan, type Jaminan } from './jaminan.ts';
import { bayarMasuk, jumlahUang, tagihan } from './uang-hutang.ts';

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
 * bag.
 * @throws Problem `peremajaan_lebih` where nothing is left to lend.
 */
export async function peremajaan(
  work: Work,
  paper: Hutang,
  { bunga, lama_pinjam, bayar }: DeedInput<(typeof hutang)['deeds']['peremajaan']>,
): Promise<Plan<typeof hutang>> {
  const { tx, context, tgl } = work;
  const { nomor, saldo, kepala, kode_sales, kode_member, nama, no_hp, alamat, keterangan } = paper;
  const due = tagihan(paper, tgl);
  const uang = bayar ?? [];
  const dibayar = jumlahUang(uang);
  const jumlah = due.total.minus(dibayar);
  if (jumlah.lte(0)) throw new Problem('peremajaan_lebih', { nomor, tagihan: due.total.toJSON() });
  const barang = await jaminanHutang(work, paper);
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
      lebih_plafond: Dec.zero,
      hutang_lama: nomor,
    },
    barang,
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
    bayar: dibayar.isZero() ? [] : await bayarMasuk(work, dibayar, uang, KATEGORI),
    disetujui: { sisa_hutang: saldo, bunga_rp: due.bunga_rp, dibayar, jumlah_baru: jumlah },
    akibat: [{ jenis: 'hutang', deed: BEGINNING, input: { ...baru } }],
    entries: (_, [ke = '']) => [
      ...moneyEntry('BUNGA', '', due.bunga_rp.negated(), KATEGORI),
      ...moneyEntry('HUTANG', nomor, saldo.negated(), KATEGORI),
      ...moneyEntry('HUTANG', ke, jumlah, KATEGORI),
      ...pindahJaminan(nomor, ke, barang, KATEGORI),
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
