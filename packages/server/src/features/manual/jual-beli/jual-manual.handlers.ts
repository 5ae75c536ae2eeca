import { Dec } from '@kilau/contract/core/dec.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import type { AturanHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { KindHandlers, Making, Paper, Work } from '../../../engine/paper/kind.ts';
import { curahEntries } from '../../../ledger/entry.ts';
import { pembayaranJual, pendapatanJual } from '../../../trade/bayar/uang-jual.ts';
import { aturanHarga } from '../../../trade/harga/aturan-harga.ts';
import { hargaTersimpan } from '../../../trade/harga/baris-tersimpan.ts';
import { barisDokumen, jumlahBaris } from '../stok/baris.ts';
import { pakaiOtorisasi } from '../../../trade/otorisasi/pakai-otorisasi.ts';
import { hitungJual, type BarisJual, type JualHitung, type JualMasuk } from './jual-hitung.ts';
import { nilaiKeluarCurah } from '../../../trade/manual/nilai.ts';
import { curahOf, lepasStok, masukStok, menulis, pesanStok, serahkanStok } from '../../../trade/manual/stok.ts';

type Jual = Paper<typeof penjualanManual>;

/** Category of the cash book. */
const KATEGORI = 'PENJUALAN MANUAL';

/** What a sale says, made as changed. */
function isi(
  { kode_sales, pelanggan: { jenis: jenis_pelanggan, ...pelanggan }, baris, bayar, grand_total }: JualHitung,
  masuk: JualMasuk,
  aturan: AturanHarga,
  kasir: string,
): Making<typeof penjualanManual> {
  const sum = (of: (row: BarisJual) => Dec): Dec => Dec.sum(baris.map(of));
  return {
    kode_sales,
    pelanggan,
    total: grand_total,
    kepala: {
      jenis_pelanggan,
      ...jumlahBaris(baris),
      sub_total: sum(({ hasil }) => hasil.harga_jual.plus(hasil.ongkos)),
      diskon: sum(({ hasil }) => hasil.diskon),
      ppn: sum(({ ppn }) => ppn),
      dibayar: bayar.hasil.dibayar,
      kembali: bayar.hasil.kembali,
      fee_ditanggung: bayar.ditanggung,
    },
    baris: {
      barang: baris.map((row) => ({ ...row, ...row.hasil, ...hargaTersimpan(row, aturan), harga_total: row.total })),
    },
    bayar: pembayaranJual(bayar, masuk.bayar, kasir, KATEGORI),
  };
}

const milik = (work: Work, jual: Jual) => barisDokumen(work, penjualanManual, jual);

/** Works a sale out and holds its goods, up to all that is free and what it held before. */
async function susun(work: Work, masuk: JualMasuk, old?: Jual): Promise<Making<typeof penjualanManual>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const jual = await hitungJual(work, masuk);
  const pesan = await pesanStok(tx, kode_toko, jual.baris, old ? await milik(work, old) : []);
  await pakaiOtorisasi(work, jual.baris, ({ nilai }) => nilai);
  return { ...isi(jual, masuk, aturanHarga(context), context.actor.user_id), entries: menulis(pesan) };
}

/** What a sale of manual items does beyond its definition. */
export const penjualanManualHandlers: KindHandlers<typeof penjualanManual> = {
  make: (work, masuk) => susun(work, masuk),
  change: (work, jual, masuk) => susun(work, masuk, jual),
  deeds: {
    // What it held leaves the trays, its money comes in, in the drawer of the user who validates.
    validasi: async (work, jual) => {
      const baris = await milik(work, jual);
      const serahkan = await serahkanStok(work.tx, work.context.shop.kode_toko, baris);
      return {
        laci: work.context.actor.user_id,
        entries: menulis(
          serahkan,
          [
            ...baris.flatMap((row) => curahEntries(curahOf(row), -1, 'PELANGGAN', KATEGORI)),
            ...pendapatanJual(jual.total, jual.kepala.ppn, KATEGORI),
          ],
          () => nilaiKeluarCurah(work, baris, 'PELANGGAN', KATEGORI),
        ),
      };
    },
    // Nothing was posted, so nothing is reversed: its goods are free again, its number stays used.
    tolak: async (work, jual) => {
      const lepas = await lepasStok(work.tx, work.context.shop.kode_toko, await milik(work, jual));
      return { cermin: lepas };
    },
    // Its goods come back to their trays, its money leaves the drawer of who cancels.
    batal: async (work, jual) => {
      const masuk = await masukStok(work.tx, work.context.shop.kode_toko, await milik(work, jual));
      return {
        laci: work.context.actor.user_id,
        kategori: penjualanManual.deeds.batal.approval,
        cermin: masuk,
      };
    },
  },
};
