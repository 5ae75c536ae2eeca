import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import type { CaraBeli } from '@kilau/contract/trade/beli/cara-beli.ts';
import { minta } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { KindHandlers, Making, Paper, Work } from '../../../engine/paper/kind.ts';
import { curahEntries, moneyEntry } from '../../../ledger/entry.ts';
import { barisDokumen, jumlahBaris } from '../stok/baris.ts';
import { aturanBeli } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { hitungBeli, type BeliMasuk } from './beli-hitung.ts';
import { assertTanpaRekening, uangKeluar } from '../../../trade/bayar/uang-keluar.ts';
import { pakaiOtorisasi } from '../../../trade/otorisasi/pakai-otorisasi.ts';
import { kembaliCurah, nilaiMasukCurah, type Bernilai } from '../../../trade/manual/nilai.ts';
import { curahOf, keluarStok, masukStok, menulis } from '../../../trade/manual/stok.ts';
import { pegangBakiTujuan } from '../../../trade/gudang/baki.ts';

type Beli = Paper<typeof pembelianManual>;

/** Category of the cash book. */
const KATEGORI = 'PEMBELIAN MANUAL';

/**
 * The one payment of a purchase: out of the drawer of who validates it, or from an account.
 * @throws Problem at `no_rekening` of a transfer that names none, and at any account that cash names.
 */
function pembayaran({ cara_bayar: cara, no_rekening, no_rekening_customer }: BeliMasuk, jumlah: Dec, kasir: string) {
  const transfer = minta(cara as CaraBeli, 'no_rekening');
  if (transfer && !no_rekening) {
    throw new Problem('data_tidak_valid', {}, { no_rekening: { rule: 'tidak_boleh_kosong' } });
  }
  const bayar = { jenis: cara, jumlah, no_rekening, no_rekening_customer };
  if (!transfer) assertTanpaRekening(bayar);
  return uangKeluar(bayar, kasir, KATEGORI);
}

/** Works a purchase out, made as changed. */
async function susun(work: Work, masuk: BeliMasuk): Promise<Making<typeof pembelianManual>> {
  const { context } = work;
  const { kode_sales, baris, grand_total, pelanggan: siapa } = await hitungBeli(work, masuk);
  const { jenis: jenis_pelanggan, ...pelanggan } = siapa;
  const bayar = pembayaran(masuk, grand_total, context.actor.user_id);
  await pakaiOtorisasi(work, baris, ({ nilai }) => nilai);
  const { pembulatan, bulat_turun } = aturanBeli(context);
  const arah_pembulatan = bulat_turun ? 'TURUN' : 'NAIK';
  return {
    kode_sales,
    pelanggan,
    total: grand_total,
    kepala: {
      jenis_pelanggan,
      ...jumlahBaris(baris),
      potongan: Dec.sum(baris.map(({ potongan }) => potongan)),
      cara_bayar: masuk.cara_bayar,
    },
    baris: { barang: baris.map((row) => ({ ...row, pembulatan, arah_pembulatan })) },
    bayar: [bayar],
  };
}

const milik = (work: Work, beli: Beli) => barisDokumen(work, pembelianManual, beli);

/** What was paid for each line, as the last version of a purchase says. */
const dibayar = ({ tx, context }: Work, { nomor, isi }: Beli): Promise<Bernilai[]> =>
  tx.query<Bernilai>(
    `select kadar, berat, harga_beli as nilai from beli_manual_baris
     where kode_toko = $1 and nomor = $2 and ke = $3 order by baris`,
    [context.shop.kode_toko, nomor, isi],
  );

/** What a purchase of manual items does beyond its definition. */
export const pembelianManualHandlers: KindHandlers<typeof pembelianManual> = {
  make: (work, masuk) => susun(work, masuk),
  change: (work, _, masuk) => susun(work, masuk),
  deeds: {
    // Its goods lie in their trays, its money leaves the drawer of the user who validates, or an account.
    validasi: async (work, beli) => {
      const baris = await milik(work, beli);
      await pegangBakiTujuan(work.tx, work.context.shop.kode_toko, baris);
      const masuk = await masukStok(work.tx, work.context.shop.kode_toko, baris);
      return {
        laci: work.context.actor.user_id,
        entries: menulis(
          masuk,
          [
            ...baris.flatMap((row) => curahEntries(curahOf(row), 1, 'PELANGGAN', KATEGORI)),
            ...moneyEntry('PEMBELIAN', '', beli.total, KATEGORI),
          ],
          async () => nilaiMasukCurah(work, await dibayar(work, beli), 'PELANGGAN', KATEGORI),
        ),
      };
    },
    // Nothing was posted and nothing held; its number stays used.
    tolak: async () => ({}),
    // Its goods, which must still be there, go back to the seller, the money comes into the drawer of who cancels.
    batal: async (work, beli) => {
      const baris = await milik(work, beli);
      const keluar = await keluarStok(work.tx, work.context.shop.kode_toko, baris);
      const dokumen = { jenis: pembelianManual.key, nomor: beli.nomor };
      return {
        laci: work.context.actor.user_id,
        kategori: pembelianManual.deeds.batal.approval,
        cermin: async () => {
          await keluar();
          return kembaliCurah(work, dokumen, baris, 'PELANGGAN');
        },
      };
    },
  },
};
