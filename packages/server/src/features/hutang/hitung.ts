import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import {
  bungaDaftar,
  plafondBarang,
  plafondHutang,
  type AturanHutang,
} from '@kilau/contract/features/hutang/aturan-hutang.calc.ts';
import { besarKembali } from '@kilau/contract/features/hutang/hutang.calc.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Making, Paper, Work } from '../../engine/paper/kind.ts';
import { bayarKeluar } from '../../trade/bayar/uang-keluar.ts';
import { pelangganBerhutang } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { aturanHutang } from './aturan.ts';

/** Category of the cash book. */
export const KATEGORI_HUTANG = 'HUTANG';

export type HutangMasuk = KindInput<typeof hutang>;
export type Hutang = Paper<typeof hutang>;
export type Kepala = Hutang['kepala'];

/**
 * The rate of a loan: what the shop's list says of its sum; where that says nothing, what was agreed.
 * @throws Problem at `bunga` where another rate was agreed than the list's.
 */
function bungaBerlaku(aturan: AturanHutang, jumlah: Dec, disepakati: Dec | null): Dec {
  const daftar = bungaDaftar(aturan, jumlah);
  if (daftar && disepakati && !disepakati.eq(daftar)) {
    const params = { bunga: daftar.toJSON() };
    throw new Problem('data_tidak_valid', {}, { bunga: { rule: 'bunga_menurut_jumlah', params } });
  }
  return daftar ?? disepakati ?? Dec.from(aturan.bunga_umum);
}

/** What a loan says of its interest, its term, and what is paid back. */
export function syarat(
  aturan: AturanHutang,
  { jumlah, disepakati, lama_pinjam, tgl }: { jumlah: Dec; disepakati: Dec | null; lama_pinjam: number; tgl: string },
) {
  const bunga = bungaBerlaku(aturan, jumlah, disepakati);
  const { satuan_bunga, min_hari, hari_tenggang, pembulatan_bunga } = aturan;
  return {
    bunga,
    lama_pinjam,
    satuan_bunga,
    min_hari: Number(min_hari),
    hari_tenggang: Number(hari_tenggang),
    pembulatan_bunga: Number(pembulatan_bunga),
    ...besarKembali(jumlah, bunga, lama_pinjam, tgl, aturan),
    tgl_hutang: tgl,
    tgl_bunga: tgl,
    bunga_dibayar: Dec.zero,
  };
}

/** Nothing of it was paid back or sold yet. */
export const BELUM = {
  tgl_lunas: null,
  bunga_pinjam: null,
  total_bayar: null,
  kode_sales_lunas: null,
  tgl_lelang: null,
  nilai_lelang: null,
  tujuan_lelang: null,
  biaya_lelang: null,
  klaim_lelang: null,
  kelebihan: null,
  ganti_rugi: null,
} as const;

/** The goods as they are kept, each with what is lent on it at most. */
const barangTersimpan = (aturan: AturanHutang, { barang }: HutangMasuk) =>
  barang.map((row) => ({
    ...row,
    jumlah: row.jumlah ?? 1,
    berat_plastik: row.berat_plastik ?? Dec.zero,
    kondisi: row.kondisi ?? '',
    plafond: plafondBarang(aturan, row) ?? null,
  }));

/**
 * More than the ceiling takes an approval when a loan is made; what is changed behind that keeps within what was
 * approved, for who it was approved for.
 * @throws Problem `plafond_terlampaui`
 */
function assertDisetujui(
  lebih: Dec,
  jumlah: Dec,
  { kode_member, nama }: Pick<Hutang, 'kode_member' | 'nama'>,
  old: Hutang | undefined,
): void {
  if (!old || lebih.isZero()) return;
  const sama = kode_member === old.kode_member && nama === old.nama;
  if (sama && lebih.lte(old.kepala.lebih_plafond)) return;
  throw new Problem(
    'plafond_terlampaui',
    { plafond: jumlah.minus(lebih).toJSON(), jumlah: jumlah.toJSON() },
    { jumlah_hutang: { rule: 'melebihi_plafond' } },
  );
}

/** Works a loan out by today's rules. @param old the OPEN loan that is being changed. */
export async function susunHutang(work: Work, masuk: HutangMasuk, old?: Hutang): Promise<Making<typeof hutang>> {
  const { tx, context, tgl } = work;
  if (masuk.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const kode_sales = salesJual(context, masuk.kode_sales);
  const { jenis: jenis_pelanggan, ...pelanggan } = await pelangganBerhutang(tx, context, masuk.pelanggan);
  const aturan = await aturanHutang(tx, context);
  const { jumlah_hutang: jumlah } = masuk;
  const barang = barangTersimpan(aturan, masuk);
  const plafond = plafondHutang(aturan, barang) ?? null;
  const lebih_plafond = plafond === null ? Dec.zero : Dec.max(Dec.zero, jumlah.minus(plafond));
  assertDisetujui(lebih_plafond, jumlah, pelanggan, old);
  const berat = Dec.sum(barang.map((row) => row.berat));
  return {
    kode_sales,
    pelanggan,
    keterangan: masuk.keterangan ?? '',
    total: jumlah,
    kepala: {
      jenis_pelanggan,
      no_manual: masuk.no_hutang ?? '',
      nik_sim_passport: masuk.nik_sim_passport ?? '',
      jumlah_barang: barang.reduce((sum, row) => sum + row.jumlah, 0),
      berat,
      berat_total: berat.plus(Dec.sum(barang.map((row) => row.berat_plastik))),
      plafond,
      lebih_plafond,
      ...syarat(aturan, {
        jumlah,
        disepakati: masuk.bunga,
        lama_pinjam: masuk.lama_pinjam ?? aturan.lama_umum,
        tgl,
      }),
      ...BELUM,
      hutang_lama: null,
    },
    baris: { barang },
    bayar: bayarKeluar(jumlah, masuk.bayar, context.actor.user_id, KATEGORI_HUTANG),
    ...(plafond !== null && { disetujui: { plafond, lebih_plafond } }),
  };
}
