import { hancurBarangManual } from '@kilau/contract/features/manual/hancur-manual.kind.ts';
import type { KindHandlers } from '../../../engine/paper/kind.ts';
import { curahEntries } from '../../../ledger/entry.ts';
import { assertBerisi, barisDokumen, barisTersimpan, jumlahBaris } from './baris.ts';
import { curahOf, keluarStok, masukStok, menulis } from '../../../trade/manual/stok.ts';
import { nilaiKeluarCurah } from '../../../trade/manual/nilai.ts';
import { pegangBakiTujuan } from '../../../trade/gudang/baki.ts';

const KATEGORI = 'HANCUR BARANG MANUAL';

/** So much of some stock rows is destroyed; taken back, it lies in its trays again: a typing error, something found. */
export const hancurManualHandlers: KindHandlers<typeof hancurBarangManual> = {
  make: async (work, { kode_kondisi, keterangan, barang }) => {
    const { tx, context } = work;
    assertBerisi(barang);
    const keluar = await keluarStok(tx, context.shop.kode_toko, barang);
    const { nama_kondisi } = await tx.one<{ nama_kondisi: string }>(
      'select nama_kondisi from kondisi_barang where kode_toko = $1 and kode_kondisi = $2',
      [context.shop.kode_toko, kode_kondisi],
    );
    return {
      keterangan: keterangan ?? '',
      kepala: { kode_kondisi, nama_kondisi, ...jumlahBaris(barang) },
      baris: { barang: await barisTersimpan(work, barang) },
      entries: menulis(
        keluar,
        barang.flatMap((baris) => curahEntries(curahOf(baris), -1, 'HANCUR', KATEGORI)),
        () => nilaiKeluarCurah(work, barang, 'HANCUR', KATEGORI),
      ),
    };
  },
  deeds: {
    batal: async (work, paper) => {
      const barang = await barisDokumen(work, hancurBarangManual, paper);
      await pegangBakiTujuan(work.tx, work.context.shop.kode_toko, barang);
      const masuk = await masukStok(work.tx, work.context.shop.kode_toko, barang);
      return { kategori: hancurBarangManual.deeds.batal.approval, cermin: masuk };
    },
  },
};
