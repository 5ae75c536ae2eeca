import { Dec } from '@kilau/contract/core/dec.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import type { KindHandlers, Making, Paper, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, type Piece } from '../../ledger/entry.ts';
import { drawBarcodes } from '../../trade/barang/barcode.ts';
import { tulisBatalBeli, tulisBeli, tulisKembalikan, type BarangSemula } from '../../trade/barang/beli.ts';
import { tulisBeliLuar } from '../../trade/barang/beli-luar.ts';
import { lawanModal } from '../../trade/barang/modal.ts';
import { tulisLepas, tulisPesan } from '../../trade/barang/jual.ts';
import { pegangDibeli } from '../../trade/barang/pegang.ts';
import { aturanBeli } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { lalu, poinDibukukan, tarikPoin, berpoinDari } from '../../trade/poin/tarik-poin.ts';
import { bakiBeli } from '../../trade/gudang/baki-beli.ts';
import { pegangBakiTujuan } from '../../trade/gudang/baki.ts';
import type { BarisBeli, PembelianMasuk } from './baris-beli.ts';
import { KATEGORI_BELI } from './bayar-beli.ts';
import { hitungPembelian, type PembelianHitung } from './hitung.ts';
import { bayarDenganBarang } from './tukar.ts';

type Beli = Paper<typeof pembelian>;

/** The kind, as its pieces name it. */
const JENIS = 'pembelian';

interface BarisDibeli extends Piece, BarangSemula {
  readonly nama_barang: string;
}

/** The lines of a purchase, as its last version says. */
const barisBeli = ({ tx, context }: Work, { nomor, isi }: Beli): Promise<BarisDibeli[]> =>
  tx.query<BarisDibeli>(
    `select kode_barcode, no_faktur, nama_barang, kode_group, kode_dept, kadar, kode_gudang, kode_baki, gudang_asal,
       baki_asal, berat, berat_asal, harga_beli as harga_modal
     from beli_barang where kode_toko = $1 and nomor = $2 and ke = $3 order by kode_barcode`,
    [context.shop.kode_toko, nomor, isi],
  );
const bernota = ({ no_faktur }: BarisDibeli): boolean => no_faktur !== '';

/** Lets the sold pieces go that a purchase held: their notas are Tersedia again. */
async function lepas(work: Work, beli: Beli): Promise<void> {
  const jumlah = (await barisBeli(work, beli)).filter(bernota).length;
  if (jumlah === 0) return;
  await tulisLepas(work.tx, {
    kode_toko: work.context.shop.kode_toko,
    jenis: JENIS,
    nomor: beli.nomor,
    barang: {
      sql: `select kode_barcode from beli_barang where kode_toko = $1 and nomor = $2 and ke = $3 and no_faktur <> ''`,
      values: [beli.isi],
    },
    jumlah,
  });
}

/** A line as it is kept: every step from nota to price. */
function barisTersimpan(
  { nota, tangga, ...row }: BarisBeli,
  kode_barcode: string,
  tempat: { readonly kode_gudang: string; readonly kode_baki: string },
  { pembulatan, bulat_turun }: ReturnType<typeof aturanBeli>,
) {
  return {
    kode_barcode,
    no_faktur: nota?.no_faktur ?? '',
    tgl_nota: nota?.tgl_nota ?? null,
    nama_barang: row.nama_barang,
    kode_group: row.kode_group,
    kode_dept: row.kode_dept,
    kadar: row.kadar,
    ...tempat,
    gudang_asal: nota?.gudang_asal ?? '',
    baki_asal: nota?.baki_asal ?? '',
    foto: nota?.foto ?? '',
    berat: row.berat,
    berat_nota: row.berat_nota,
    berat_asal: nota?.berat_asal ?? null,
    kondisi_barang: row.kondisi_barang,
    kode_harga: row.kode_harga,
    hidup: row.hidup,
    harga_emas: row.harga_emas,
    harga_nota: tangga.dasar,
    susut_rp: tangga.susut_rp,
    potongan_kondisi: tangga.potongan_kondisi,
    potongan_kategori: tangga.potongan_kategori,
    potongan_lain: tangga.potongan_lain,
    pembulatan,
    arah_pembulatan: bulat_turun ? 'TURUN' : 'NAIK',
    harga_hitung: tangga.harga_hitung,
    harga_beli: row.harga_beli,
    harga_rata: row.harga_rata,
    uji: row.uji,
    hasil_kadar: row.hasil_kadar,
    foto_barang: row.foto_barang,
    otorisasi: row.otorisasi,
  };
}

/** Lines with their barcodes: goods without a nota draw new ones. */
async function isiBaris({ tx, context }: Work, { baris }: PembelianHitung) {
  const { kode_toko } = context.shop;
  const tempat = await bakiBeli(tx, kode_toko, 'barang');
  const baru = await drawBarcodes(tx, kode_toko, baris.filter(({ nota }) => !nota).length);
  const aturan = aturanBeli(context);
  return baris.map((row) => barisTersimpan(row, row.nota?.kode_barcode ?? baru.shift() ?? '', tempat, aturan));
}

/** Works a purchase out, and holds the sold pieces once it has its number. */
async function susun(work: Work, masuk: PembelianMasuk, old?: Beli): Promise<Making<typeof pembelian>> {
  const beli = await hitungPembelian(work, masuk, old?.nomor);
  const { jenis: jenis_pelanggan, ...pelanggan } = beli.pelanggan;
  const kode_barcode = beli.baris.flatMap(({ nota }) => nota?.kode_barcode ?? []);
  const { kode_toko } = work.context.shop;
  return {
    kode_sales: beli.kode_sales,
    pelanggan,
    total: beli.grand_total,
    kepala: {
      jenis_pelanggan,
      jenis_identitas: masuk.jenis_identitas,
      nik_sim_passport: masuk.nik_sim_passport,
      foto_identitas: masuk.foto_identitas,
      jumlah_barang: beli.baris.length,
      total_berat: Dec.sum(beli.baris.map((row) => row.berat)),
      total_nota: Dec.sum(beli.baris.map((row) => row.tangga.dasar)),
      poin: beli.poin,
    },
    baris: { kyc: [...beli.kyc], barang: await isiBaris(work, beli) },
    bayar: beli.bayar,
    entries: async () => {
      if (old) await lepas(work, old);
      return [];
    },
    tulis: (nomor) =>
      kode_barcode.length === 0 ? [] : [tulisPesan({ kode_toko, jenis: JENIS, nomor, kode_barcode }, 'pesan_beli')],
  };
}

/** The points that a purchase has given. */
const berpoin = (beli: Beli) => berpoinDari(JENIS, beli);

/** The goods, which must still lie unsorted, go back to the customer. */
async function kembalikan(work: Work, beli: Beli) {
  const { tx, context } = work;
  const baris = await barisBeli(work, beli);
  const paper = { kode_toko: context.shop.kode_toko, jenis: JENIS, nomor: beli.nomor };
  // One that was sorted or destroyed meanwhile does not lie there: said before anybody is asked to approve.
  await pegangDibeli(
    tx,
    paper.kode_toko,
    baris.map(({ kode_barcode }) => kode_barcode),
  );
  const poin = await tarikPoin(work, berpoin(beli));
  const luar = baris.filter((row) => !bernota(row)).map(({ kode_barcode }) => kode_barcode);
  return {
    kategori: pembelian.deeds.batal.approval,
    cermin: async () => {
      const kembali = await tulisKembalikan(tx, paper, luar);
      const barang = [...kembali, ...(await tulisBatalBeli(tx, paper, baris.filter(bernota)))];
      return lalu(poin, lawanModal(barang, 'PELANGGAN'));
    },
  };
}

/** What the buy-back does beyond its definition (domain guide §3.5). */
export const pembelianHandlers: KindHandlers<typeof pembelian> = {
  make: (work, masuk) => susun(work, masuk),
  change: (work, beli, masuk) => susun(work, masuk, beli),
  deeds: {
    // The goods lie in gudang BELI, the money leaves the drawer of the user who validates, or accounts.
    validasi: async (work, beli) => {
      const { tx, context, tgl } = work;
      const baris = await barisBeli(work, beli);
      const { kode_toko } = context.shop;
      await pegangBakiTujuan(tx, kode_toko, baris);
      const paper = { kode_toko, jenis: JENIS, nomor: beli.nomor };
      const { user_id } = context.actor;
      return {
        laci: user_id,
        entries: async () => [
          ...(await tulisBeli(tx, paper, baris.filter(bernota), KATEGORI_BELI)),
          ...(await tulisBeliLuar(
            tx,
            { ...paper, tgl, user_id },
            baris.filter((row) => !bernota(row)),
            KATEGORI_BELI,
          )),
          ...moneyEntry('PEMBELIAN', '', beli.total, KATEGORI_BELI),
          ...(await poinDibukukan(work, berpoin(beli))),
        ],
      };
    },
    // Nothing was posted, so nothing is reversed: the notas are Tersedia again, the number stays used.
    tolak: async (work, beli) => ({ cermin: () => lepas(work, beli) }),
    // The money comes into the canceller's drawer.
    batal: async (work, beli) => ({ laci: work.context.actor.user_id, ...(await kembalikan(work, beli)) }),
  },
  pay: bayarDenganBarang,
  // With the sale that it paid: refused where that is, by the words of whoever has the goods now.
  takeBack: async (work, beli, { menunggu }) =>
    menunggu ? { cermin: () => lepas(work, beli) } : kembalikan(work, beli),
};
