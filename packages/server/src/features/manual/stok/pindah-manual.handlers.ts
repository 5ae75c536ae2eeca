import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../../engine/paper/kind.ts';
import { moveCurah, type Place } from '../../../ledger/entry.ts';
import { bakiTujuan, pegangBakiTujuan } from '../../../trade/gudang/baki.ts';
import { assertBerisi, barisDokumen, barisTersimpan, jumlahBaris } from './baris.ts';
import { curahOf, menulis, pindahStok, type JumlahStok } from '../../../trade/manual/stok.ts';

const KATEGORI = 'PINDAH BARANG MANUAL';

const di = (barang: readonly JumlahStok[], { kode_gudang, kode_baki }: Place): JumlahStok[] =>
  barang.map((baris) => ({ ...baris, kode_gudang, kode_baki }));

/** A tray in use, but not among what was destroyed; and none that a line comes from. */
async function tujuanPindah(
  { tx, context }: Work,
  { kode_gudang, kode_baki, barang }: KindInput<typeof pindahBarangManual>,
): Promise<Place> {
  const tujuan = await bakiTujuan(tx, context.shop.kode_toko, kode_baki);
  if (kode_gudang === GUDANG_BAWAAN.hancur) {
    throw new Problem('rujukan_tidak_ada', { kode: kode_baki }, { kode_baki: { rule: 'tidak_terdaftar' } });
  }
  if (barang.some((baris) => baris.kode_gudang === kode_gudang && baris.kode_baki === kode_baki)) {
    throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'baki_harus_lain' } });
  }
  return tujuan;
}

/**
 * So much of some stock rows goes to one tray; taken back, it returns to the trays it came from, as long as all of it
 * still lies free where it was put.
 */
export const pindahManualHandlers: KindHandlers<typeof pindahBarangManual> = {
  make: async (work, input) => {
    const { barang, keterangan } = input;
    assertBerisi(barang);
    const tujuan = await tujuanPindah(work, input);
    const pindah = await pindahStok(work.tx, work.context.shop.kode_toko, barang, di(barang, tujuan));
    return {
      keterangan: keterangan ?? '',
      kepala: { ...tujuan, ...jumlahBaris(barang) },
      baris: { barang: await barisTersimpan(work, barang) },
      entries: menulis(
        pindah,
        barang.flatMap((baris) => moveCurah(curahOf(baris), tujuan, KATEGORI)),
      ),
    };
  },
  deeds: {
    batal: async (work, paper) => {
      const barang = await barisDokumen(work, pindahBarangManual, paper);
      await pegangBakiTujuan(work.tx, work.context.shop.kode_toko, barang);
      const pindah = await pindahStok(work.tx, work.context.shop.kode_toko, di(barang, paper.kepala), barang);
      return { kategori: pindahBarangManual.deeds.batal.approval, cermin: pindah };
    },
  },
};
