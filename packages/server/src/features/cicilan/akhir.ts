import { Dec } from '@kilau/contract/core/dec.ts';
import type { DeedInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import {
  bolehLelang,
  dendaTagihan,
  lelangCicilan,
  potonganBatal,
  type Tagihan,
} from '@kilau/contract/features/cicilan/angsuran.calc.ts';
import type { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import type { Plan, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { tulisSimpan } from '../../trade/barang/titip.ts';
import { kembalikanUang, tunaiKeluar } from '../../trade/bayar/uang-janji.ts';
import { barisBarang, nilaiHariIni, tujuanBarang } from './barang.ts';
import { dibayarDari, type Cicilan } from './keadaan.ts';
import { JENIS } from './susun.ts';
import { KATEGORI } from './uang.ts';

type Rencana = Plan<typeof cicilan>;

/**
 * The pieces are the shop's to sell again, for what is open with fines and costs; what they are worth beyond that is
 * the customer's.
 * @throws Problem `cicilan_belum_lelang`, `harga_belum_diatur`
 */
export async function lelang(
  work: Work,
  paper: Cicilan,
  tagihan: readonly Tagihan[],
  { biaya, kode_baki }: DeedInput<(typeof cicilan)['deeds']['lelang']>,
): Promise<Rencana> {
  const { tx, context, tgl } = work;
  const { nomor } = paper;
  const bulan = Number(context.param('CICILAN_LELANG_BULAN'));
  if (!bolehLelang(tagihan, tgl, bulan)) throw new Problem('cicilan_belum_lelang', { nomor, bulan });
  const baris = await barisBarang(work, paper);
  const ke = await tujuanBarang(work, baris, kode_baki);
  const dibayar = dibayarDari(paper);
  const nilai = await nilaiHariIni(work, baris);
  const { klaim, kelebihan, denda, potongan } = lelangCicilan(tagihan, { dibayar, nilai, biaya });
  const pemegang = { kode_toko: context.shop.kode_toko, jenis: JENIS, nomor };
  return {
    sisa: Dec.zero,
    disetujui: { nilai, denda: dendaTagihan(tagihan), klaim, kelebihan },
    entries: async () => [
      ...(await tulisSimpan(tx, pemegang, 'batal_cicil', ke, KATEGORI.lelang)),
      ...moneyEntry('CICILAN', nomor, dibayar, KATEGORI.lelang),
      ...moneyEntry('KELEBIHAN', nomor, kelebihan.negated(), KATEGORI.lelang),
      ...moneyEntry('DENDA', '', denda.negated(), KATEGORI.lelang),
      ...moneyEntry('PENDAPATAN_BATAL', '', potongan.negated(), KATEGORI.lelang),
    ],
  };
}

/** All that an auction has brought the customer, in cash. */
export function bayarKelebihan(work: Work, { nomor, saldo }: Cicilan): Rencana {
  const kelebihan = saldo.negated();
  return {
    bayar: tunaiKeluar(work, kelebihan, KATEGORI.kelebihan),
    entries: () => moneyEntry('KELEBIHAN', nomor, kelebihan, KATEGORI.kelebihan),
  };
}

/** What instalments that are called off give back, and what the shop keeps of them. */
export async function selesaikan(work: Work, paper: Cicilan, kode_baki: string | null): Promise<Rencana> {
  const { tx, context } = work;
  const { nomor, total } = paper;
  const ke = await tujuanBarang(work, await barisBarang(work, paper), kode_baki);
  const dibayar = dibayarDari(paper);
  const potongan = potonganBatal(total, dibayar, context.param('CICILAN_BATAL_PERSEN'));
  const kembali = kembalikanUang(work, { akun: 'CICILAN', nomor, uang: dibayar, potongan, kategori: KATEGORI.batal });
  const pemegang = { kode_toko: context.shop.kode_toko, jenis: JENIS, nomor };
  return {
    ...kembali,
    entries: async () => [...(await tulisSimpan(tx, pemegang, 'batal_cicil', ke, KATEGORI.batal)), ...kembali.entries],
  };
}
