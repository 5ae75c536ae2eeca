import { Dec } from '@kilau/contract/core/dec.ts';
import type { OpeningInput } from '@kilau/contract/core/kind.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import type { KindHandlers, Making, Paper, Plan, Work } from '../../engine/paper/kind.ts';
import { holdPayer } from '../../engine/paper/settle.ts';
import { moneyEntry, type Place } from '../../ledger/entry.ts';
import { tulisLepas, tulisPesan } from '../../trade/barang/jual.ts';
import { tulisBatalTitip, tulisSimpan, tulisTitip } from '../../trade/barang/titip.ts';
import { kembalikanUang } from '../../trade/bayar/uang-janji.ts';
import { bakiDijual, pegangBakiAsal, pegangBakiTujuan } from '../../trade/gudang/baki.ts';
import { bakiTitip } from '../../trade/gudang/baki-titip.ts';
import { barangTersimpan } from '../../trade/harga/baris-tersimpan.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import {
  hitungTitipan,
  hitungTitipanLama,
  KATEGORI_BATAL,
  KATEGORI_TITIP,
  uangTitip,
  type BarisTitip,
  type TitipanHitung,
  type TitipanMasuk,
} from './hitung.ts';

type Titipan = Paper<typeof titipan>;

/** The kind, as its pieces name it. */
const JENIS = 'titipan';
const KATEGORI_AWAL = 'SALDO AWAL';
const BARANG_SQL = `select kode_barcode from titip_barang where kode_toko = $1 and nomor = $2 and ke = $3`;

/** Where a piece is kept back, and where it lay. */
interface Baris extends Place {
  readonly kode_barcode: string;
  readonly gudang_asal: string;
  readonly baki_asal: string;
}

/** The lines of a deposit, as its last version says. */
const barisTitip = ({ tx, context }: Work, { nomor, isi }: Titipan): Promise<Baris[]> =>
  tx.query<Baris>(
    `select kode_barcode, kode_gudang, kode_baki, gudang_asal, baki_asal from titip_barang
     where kode_toko = $1 and nomor = $2 and ke = $3 order by kode_barcode`,
    [context.shop.kode_toko, nomor, isi],
  );

/** Lets the pieces go that a deposit held and has not been given yet. */
const lepas = ({ tx, context }: Work, { nomor, isi, kepala }: Titipan): Promise<void> =>
  tulisLepas(tx, {
    kode_toko: context.shop.kode_toko,
    jenis: JENIS,
    nomor,
    barang: { sql: BARANG_SQL, values: [isi] },
    jumlah: kepala.jumlah_barang,
  });

/** A line as it is kept: a snapshot of every price, rate and rule it used. */
const barisTersimpan = (
  { barang, harga, harga_gram, jual, ...row }: BarisTitip,
  tempat: Place,
  aturan: ReturnType<typeof aturanHarga>,
) => ({
  ...barangTersimpan(barang, harga, aturan),
  // It goes to the tray of deposits, and back to its own.
  ...tempat,
  gudang_asal: barang.kode_gudang,
  baki_asal: barang.kode_baki,
  berat: barang.berat,
  harga_gram,
  harga_jual: jual.harga_jual,
  tarif_ongkos: barang.ongkos,
  ongkos: jual.ongkos,
  harga_atribut: jual.harga_atribut,
  diskon: jual.diskon,
  ppn_tarif: row.ppn_tarif,
  ppn: row.ppn,
  harga_total: row.total,
  harga_rata: jual.harga_rata,
  // An approval that the line did not need was not used.
  otorisasi: row.kategori === undefined ? null : row.otorisasi,
});

/** What is kept of a deposit: its head, and its lines. */
function tersimpan({ context }: Work, masuk: TitipanMasuk, { baris, ...hitung }: TitipanHitung, tempat: Place) {
  const { jenis: jenis_pelanggan, ...pelanggan } = hitung.pelanggan;
  return {
    kode_sales: hitung.kode_sales,
    pelanggan,
    keterangan: masuk.keterangan ?? '',
    total: hitung.total,
    kepala: {
      jenis_pelanggan,
      mengikat: masuk.mengikat ?? true,
      jumlah_barang: baris.length,
      total_berat: Dec.sum(baris.map((row) => row.barang.berat)),
      ppn: Dec.sum(baris.map((row) => row.ppn)),
      dp_rp: hitung.dp_rp,
    },
    baris: { barang: baris.map((row) => barisTersimpan(row, tempat, aturanHarga(context))) },
  };
}

/** Works a deposit out, and holds its pieces once it has its number. */
async function susun(work: Work, masuk: TitipanMasuk, old?: Titipan): Promise<Making<typeof titipan>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const hitung = await hitungTitipan(work, masuk, old?.nomor);
  const kode_barcode = hitung.baris.map((row) => row.barang.kode_barcode);
  return {
    ...tersimpan(work, masuk, hitung, await bakiTitip(tx, kode_toko, 'barang')),
    bayar: hitung.bayar,
    entries: async () => {
      if (old) await lepas(work, old);
      return [];
    },
    tulis: (nomor) => [tulisPesan({ kode_toko, jenis: JENIS, nomor, kode_barcode })],
  };
}

/** A deposit of before: its pieces are kept back, and what the customer has left for them comes from the capital. */
async function saldoAwal(
  work: Work,
  masuk: TitipanMasuk & OpeningInput<typeof titipan>,
  nomor: string,
): Promise<Making<typeof titipan>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const { uang_titip: sudah } = masuk;
  const hitung = await hitungTitipanLama(work, masuk, sudah);
  const tempat = await bakiTitip(tx, kode_toko, 'barang');
  const ke = hitung.baris.map(({ barang: { kode_barcode } }) => ({ kode_barcode, ...tempat }));
  await pegangBakiTujuan(tx, kode_toko, ke);
  return {
    ...tersimpan(work, masuk, hitung, tempat),
    sisa: sudah,
    entries: async () => [
      ...(await tulisSimpan(tx, { kode_toko, jenis: JENIS, nomor }, 'ikat', ke, KATEGORI_AWAL)),
      ...moneyEntry('TITIPAN', nomor, sudah.negated(), KATEGORI_AWAL),
      ...moneyEntry('MODAL', '', sudah, KATEGORI_AWAL),
    ],
  };
}

/** Where each piece goes back to: to one tray that sells, or to its own. */
async function tujuanBarang(work: Work, baris: readonly Baris[], kode_baki: string | null) {
  const { tx, context } = work;
  const tujuan = await bakiDijual(tx, context.shop.kode_toko, kode_baki);
  const ke = baris.map(({ kode_barcode, gudang_asal, baki_asal }) => ({
    kode_barcode,
    ...(tujuan ?? { kode_gudang: gudang_asal, kode_baki: baki_asal }),
  }));
  if (!tujuan) await pegangBakiAsal(tx, context.shop.kode_toko, ke);
  return ke;
}

/** What a deposit that is taken back gives, and what the shop keeps of it. */
async function selesaikan(work: Work, paper: Titipan, kode_baki: string | null): Promise<Plan<typeof titipan>> {
  const { tx, context } = work;
  const ke = await tujuanBarang(work, await barisTitip(work, paper), kode_baki);
  const uang = paper.saldo.negated();
  const potongan = uang.times(context.param('POTONGAN_BATAL_TITIPAN')).dividedBy(100, 0, 'down');
  const { nomor } = paper;
  const kembali = kembalikanUang(work, { akun: 'TITIPAN', nomor, uang, potongan, kategori: KATEGORI_BATAL });
  return {
    ...kembali,
    entries: async () => [
      ...(await tulisBatalTitip(tx, { kode_toko: context.shop.kode_toko, jenis: JENIS, nomor }, ke, KATEGORI_BATAL)),
      ...kembali.entries,
    ],
  };
}

/** What a deposit does beyond its definition (domain guide §5.1). */
export const titipanHandlers: KindHandlers<typeof titipan> = {
  make: (work, masuk) => susun(work, masuk),
  open: saldoAwal,
  change: (work, paper, masuk) => susun(work, masuk, paper),
  deeds: {
    // The pieces are kept back in gudang TITIP, the money comes into the drawer of the user who validates.
    validasi: async (work, paper) => {
      const { tx, context } = work;
      const { kode_toko } = context.shop;
      const baris = await barisTitip(work, paper);
      await pegangBakiTujuan(tx, kode_toko, baris);
      const { nomor, kepala } = paper;
      return {
        laci: context.actor.user_id,
        sisa: kepala.dp_rp,
        entries: async () => [
          ...(await tulisTitip(tx, { kode_toko, jenis: JENIS, nomor }, baris, KATEGORI_TITIP)),
          ...moneyEntry('TITIPAN', nomor, kepala.dp_rp.negated(), KATEGORI_TITIP),
        ],
      };
    },
    // Nothing was posted, so nothing is reversed: the pieces are free again, the number stays used.
    tolak: async (work, paper) => ({ cermin: () => lepas(work, paper) }),
    bayar: async (work, { nomor, total, saldo }, masuk) => {
      const { jumlah, bayar } = await uangTitip(work, total.plus(saldo), masuk.bayar ?? []);
      return {
        sisa: jumlah.minus(saldo),
        bayar,
        entries: () => moneyEntry('TITIPAN', nomor, jumlah.negated(), KATEGORI_TITIP),
      };
    },
    'batal-bayar': async ({ context }) => ({ laci: context.actor.user_id, kategori: KATEGORI_BATAL }),
    // The sale that picks it up books it: what is left pays, and nothing stays.
    ambil: async () => ({ sisa: Dec.zero }),
    batal: (work, paper, { kode_baki }) => selesaikan(work, paper, kode_baki),
  },
  pay: async (work, cara, { nomor }) => {
    const paper = await holdPayer(work, titipan, cara, String(nomor));
    return { nomor: paper.nomor, jumlah: paper.saldo.negated() };
  },
};
