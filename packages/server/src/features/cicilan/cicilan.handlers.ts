import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import {
  adaBelumJatuhTempo,
  bayarAngsuran,
  bebaskanDenda,
  dendaTagihan,
  lunasiCepat,
  sisaTagihan,
  type HasilAngsuran,
} from '@kilau/contract/features/cicilan/angsuran.calc.ts';
import type { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import type { KindHandlers, Plan, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';
import { tulisSimpan } from '../../trade/barang/titip.ts';
import { jumlahUang } from '../../trade/bayar/uang-janji.ts';
import { pegangBakiTujuan } from '../../trade/gudang/baki.ts';
import { barangDilelang, barisBarang } from './barang.ts';
import { bayarKelebihan, lelang, selesaikan } from './akhir.ts';
import { bacaTagihan, dibayarDari, type Cicilan } from './keadaan.ts';
import { saldoAwal } from './saldo-awal.ts';
import { JENIS, lepas, susun } from './susun.ts';
import { KATEGORI, melebihiSisa, pisahkanDenda, uangCicilan } from './uang.ts';

type Rencana = Plan<typeof cicilan>;

const tagihanDari = ({ tx, context, tgl }: Work, { nomor, kepala }: Cicilan) =>
  bacaTagihan(tx, context, { nomor, denda_persen: Dec.from(kepala.denda_persen) }, tgl);

/** The last payment: what was paid above the price is income, what is left pays the sale that it makes. */
function pelunasan(paper: Cicilan, pokok: Dec): Pick<Rencana, 'akibat'> & { readonly entries: readonly Entry[] } {
  const { nomor, kepala } = paper;
  const margin = dibayarDari(paper).plus(pokok).minus(kepala.harga_barang);
  return {
    akibat: [{ jenis: 'penjualan', deed: 'jual', input: { no_faktur_cicil: nomor } }],
    entries: [
      ...moneyEntry('CICILAN', nomor, margin, KATEGORI.lunas),
      ...moneyEntry('PENDAPATAN_CICILAN', '', margin.negated(), KATEGORI.lunas),
    ],
  };
}

/** What a payment comes to that was worked out. */
function dibukukan(paper: Cicilan, hasil: HasilAngsuran, kategori: string): Rencana & { readonly status: string } {
  const { nomor, sisa } = paper;
  const { denda, pokok, potongan, baris } = hasil;
  const kini = sisa.minus(pokok).minus(potongan);
  const lunas = kini.isZero() ? pelunasan(paper, pokok) : undefined;
  return {
    sisa: kini,
    status: lunas ? 'LUNAS' : 'AKTIF',
    baris: { angsuran: [...baris] },
    ...(lunas?.akibat && { akibat: lunas.akibat }),
    entries: () => [
      ...moneyEntry('CICILAN', nomor, pokok.negated(), kategori),
      ...moneyEntry('DENDA', '', denda.negated(), KATEGORI.denda),
      ...(lunas?.entries ?? []),
    ],
  };
}

/** What instalments do beyond their definition (domain guide, part 2, §2). */
export const cicilanHandlers: KindHandlers<typeof cicilan> = {
  make: (work, masuk) => susun(work, masuk),
  open: saldoAwal,
  change: (work, paper, masuk) => susun(work, masuk, paper),
  deeds: {
    // The pieces stay in gudang CICIL, the money comes into the drawer of the user who validates.
    validasi: async (work, paper) => {
      const { tx, context } = work;
      const { kode_toko } = context.shop;
      const baris = await barisBarang(work, paper);
      await pegangBakiTujuan(tx, kode_toko, baris);
      const { nomor, kepala, total } = paper;
      return {
        laci: context.actor.user_id,
        sisa: total.minus(kepala.dp_rp),
        entries: async () => [
          ...(await tulisSimpan(tx, { kode_toko, jenis: JENIS, nomor }, 'cicil', baris, KATEGORI.dp)),
          ...moneyEntry('CICILAN', nomor, Dec.from(kepala.dp_rp).negated(), KATEGORI.dp),
        ],
      };
    },
    // Nothing was posted, so nothing is reversed: the pieces are free again, the number stays used.
    tolak: async (work, paper) => ({ cermin: () => lepas(work, paper) }),
    // Fines first, then the oldest instalment. Who pays everything before it is due has a discount, by another deed.
    bayar: async (work, paper, { bayar: uang }) => {
      const tagihan = await tagihanDari(work, paper);
      const jumlah = jumlahUang(uang ?? []);
      const bayar = await uangCicilan(work, jumlah, uang, KATEGORI.bayar);
      const lebih = jumlah.minus(sisaTagihan(tagihan)).minus(dendaTagihan(tagihan));
      if (lebih.gt(0)) throw melebihiSisa(lebih, uang);
      if (lebih.isZero() && adaBelumJatuhTempo(tagihan, work.tgl)) {
        const cepat = lunasiCepat(tagihan, work.tgl, paper.kepala.potongan_pelunasan_persen);
        throw new Problem('cicilan_pelunasan_cepat', { jumlah: cepat.pokok.plus(cepat.denda).toJSON() });
      }
      const hasil = bayarAngsuran(tagihan, jumlah);
      return { ...dibukukan(paper, hasil, KATEGORI.bayar), bayar: pisahkanDenda(bayar, hasil.denda) };
    },
    'pelunasan-cepat': async (work, paper, { bayar: uang }) => {
      const hasil = lunasiCepat(await tagihanDari(work, paper), work.tgl, paper.kepala.potongan_pelunasan_persen);
      const bayar = await uangCicilan(work, hasil.pokok.plus(hasil.denda), uang, KATEGORI.cepat);
      return { ...dibukukan(paper, hasil, KATEGORI.cepat), bayar: pisahkanDenda(bayar, hasil.denda) };
    },
    'bebas-denda': async (work, paper) => {
      const tagihan = await tagihanDari(work, paper);
      const denda = dendaTagihan(tagihan);
      if (denda.isZero()) throw new Problem('cicilan_tanpa_denda', { nomor: paper.nomor });
      return { disetujui: { denda }, baris: { angsuran: bebaskanDenda(tagihan) } };
    },
    'batal-bayar': async ({ context }) => ({ laci: context.actor.user_id }),
    lelang: async (work, paper, masuk) => lelang(work, paper, await tagihanDari(work, paper), masuk),
    'bayar-kelebihan': async (work, paper) => bayarKelebihan(work, paper),
    'batal-bayar-kelebihan': async ({ context }) => ({ laci: context.actor.user_id }),
    'batal-lelang': async (work, paper, _masuk, undone) => {
      if (!undone) throw new Error('an auction is taken back that nobody held');
      const { tx, context } = work;
      const { baris, lawan } = await barangDilelang(work, paper, undone);
      const pemegang = { kode_toko: context.shop.kode_toko, jenis: JENIS, nomor: paper.nomor };
      return {
        cermin: async () => {
          await tulisSimpan(tx, pemegang, 'cicil_lagi', baris, KATEGORI.lelang);
          return lawan;
        },
      };
    },
    batal: (work, paper, { kode_baki }) => selesaikan(work, paper, kode_baki),
  },
};
