import { Dec } from '@kilau/contract/core/dec.ts';
import type { OpeningInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import type { AturanHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { KindHandlers, Making, Paper, Plan, Work } from '../../engine/paper/kind.ts';
import { holdPayer } from '../../engine/paper/settle.ts';
import { moneyEntry, type Place } from '../../ledger/entry.ts';
import { tulisPesan } from '../../trade/barang/jual.ts';
import { tulisBatalTitip } from '../../trade/barang/titip.ts';
import { kembalikanUang } from '../../trade/bayar/uang-janji.ts';
import { bakiDijual } from '../../trade/gudang/baki.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { hargaTersimpan } from '../../trade/harga/baris-tersimpan.ts';
import { JENIS, kembalikanContoh, kodeContoh, lepasContoh, serahkanContoh } from './contoh.ts';
import {
  hitungPesanan,
  hitungPesananLama,
  KATEGORI_PESANAN,
  uangPesanan,
  type BarisPesan,
  type PesananHitung,
  type PesananMasuk,
} from './hitung.ts';
import { batalkanJadi, selesaikanBarang } from './selesai.ts';

type Pesanan = Paper<typeof pesanan>;

const KATEGORI_BATAL = 'BATAL PESANAN';
const KATEGORI_AWAL = 'SALDO AWAL';

/** A line as it is kept: a snapshot of every price, rate and rule it used. */
function barisTersimpan(row: BarisPesan, aturan: AturanHarga) {
  const { masuk } = row;
  return {
    nama_barang: masuk.nama_barang,
    deskripsi: masuk.deskripsi ?? '',
    kode_group: masuk.kode_group,
    kode_dept: masuk.kode_dept,
    kadar: row.kadar,
    berat: masuk.berat,
    foto: masuk.foto,
    ...hargaTersimpan(row, aturan),
    ongkos: row.ongkos,
    ppn_tarif: row.ppn_tarif,
    ppn: row.ppn,
    harga_total: row.total,
    otorisasi: row.kategori === undefined ? '' : (row.otorisasi ?? ''),
  };
}

/** What is kept of an order: its head, and its lines. */
function tersimpan(work: Work, masuk: PesananMasuk, hitung: PesananHitung) {
  const { baris, contoh, total, dp_rp } = hitung;
  const { jenis: jenis_pelanggan, ...pelanggan } = hitung.pelanggan;
  return {
    kode_sales: hitung.kode_sales,
    pelanggan,
    keterangan: masuk.keterangan ?? '',
    total,
    kepala: {
      jenis_pelanggan,
      mengikat: masuk.mengikat ?? true,
      tgl_selesai: masuk.tgl_selesai,
      kode_tukang: masuk.kode_tukang,
      jumlah_barang: baris.length,
      total_berat: Dec.sum(baris.map((row) => row.masuk.berat)),
      total_ongkos: Dec.sum(baris.map((row) => row.ongkos)),
      ppn: Dec.sum(baris.map((row) => row.ppn)),
      dp_rp,
      jumlah_contoh: contoh.length,
      jumlah_jadi: 0,
      berat_jadi: Dec.zero,
      nilai: total,
    },
    baris: { barang: baris.map((row) => barisTersimpan(row, aturanHarga(work.context))), contoh: [...contoh] },
  };
}

/** Works an order out, and holds its samples once it has its number. */
async function susun(work: Work, masuk: PesananMasuk, old?: Pesanan): Promise<Making<typeof pesanan>> {
  const { kode_toko } = work.context.shop;
  const hitung = await hitungPesanan(work, masuk, old?.nomor);
  const kode_barcode = kodeContoh(hitung.contoh);
  return {
    ...tersimpan(work, masuk, hitung),
    bayar: hitung.bayar,
    entries: async () => {
      if (old) await lepasContoh(work, old);
      return [];
    },
    tulis: (nomor) => (kode_barcode.length > 0 ? [tulisPesan({ kode_toko, jenis: JENIS, nomor, kode_barcode })] : []),
  };
}

/** An order of before: its goods are still to come, and what the customer has left for them comes from the capital. */
async function saldoAwal(
  work: Work,
  masuk: PesananMasuk & OpeningInput<typeof pesanan>,
  nomor: string,
): Promise<Making<typeof pesanan>> {
  const { jumlah_bayar: sudah } = masuk;
  return {
    ...tersimpan(work, masuk, await hitungPesananLama(work, masuk, sudah)),
    sisa: sudah,
    entries: () => [
      ...moneyEntry('PESANAN', nomor, sudah.negated(), KATEGORI_AWAL),
      ...moneyEntry('MODAL', '', sudah, KATEGORI_AWAL),
    ],
  };
}

/** What of an order is finished, and where it goes when that is cancelled: to a tray that sells. */
async function barangJadi({ tx, context }: Work, { nomor, kepala }: Pesanan, kode_baki: string | null) {
  if (kepala.jumlah_jadi === 0) return [];
  const tujuan: Place | undefined = await bakiDijual(tx, context.shop.kode_toko, kode_baki);
  if (!tujuan) throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'tidak_boleh_kosong' } });
  const rows = await tx.query<{ kode_barcode: string }>(
    `select kode_barcode from pesanan_jadi where kode_toko = $1 and nomor = $2 order by kode_barcode`,
    [context.shop.kode_toko, nomor],
  );
  return rows.map(({ kode_barcode }) => ({ kode_barcode, ...tujuan }));
}

/** What an order that is taken back gives, and what the shop keeps of it. */
async function selesaikan(work: Work, paper: Pesanan, kode_baki: string | null): Promise<Plan<typeof pesanan>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const ke = await barangJadi(work, paper, kode_baki);
  const uang = paper.saldo.negated();
  const potongan = uang.times(context.param('PESANAN_BATAL_PERSEN')).dividedBy(100, 0, 'down');
  const { nomor } = paper;
  const kembali = kembalikanUang(work, { akun: 'PESANAN', nomor, uang, potongan, kategori: KATEGORI_BATAL });
  return {
    ...kembali,
    entries: async () => [
      ...(ke.length > 0 ? await tulisBatalTitip(tx, { kode_toko, jenis: JENIS, nomor }, ke, KATEGORI_BATAL) : []),
      ...kembali.entries,
    ],
  };
}

/** What an order does beyond its definition (domain guide §5.2). */
export const pesananHandlers: KindHandlers<typeof pesanan> = {
  make: (work, masuk) => susun(work, masuk),
  open: saldoAwal,
  change: (work, paper, masuk) => susun(work, masuk, paper),
  deeds: {
    // The samples go to the goldsmith, the money comes into the drawer of the user who validates.
    validasi: async (work, paper) => {
      const serahkan = await serahkanContoh(work, paper, KATEGORI_PESANAN);
      const { nomor, kepala } = paper;
      return {
        laci: work.context.actor.user_id,
        sisa: kepala.dp_rp,
        entries: async () => [
          ...(await serahkan()),
          ...moneyEntry('PESANAN', nomor, kepala.dp_rp.negated(), KATEGORI_PESANAN),
        ],
      };
    },
    // Nothing was posted, so nothing is reversed: the samples are free again, the number stays used.
    tolak: async (work, paper) => ({ cermin: () => lepasContoh(work, paper) }),
    bayar: async (work, { nomor, kepala, saldo }, masuk) => {
      const { jumlah, bayar } = await uangPesanan(work, Dec.max(0, kepala.nilai.plus(saldo)), masuk.bayar ?? []);
      return {
        sisa: jumlah.minus(saldo),
        bayar,
        entries: () => moneyEntry('PESANAN', nomor, jumlah.negated(), KATEGORI_PESANAN),
      };
    },
    'batal-bayar': async ({ context }) => ({ laci: context.actor.user_id, kategori: KATEGORI_BATAL }),
    selesai: (work, paper, masuk) => selesaikanBarang(work, paper, masuk),
    'batal-selesai': (work, paper, _, undone) => batalkanJadi(work, paper, undone?.ke ?? 0),
    'ambil-contoh': (work, paper, masuk) => kembalikanContoh(work, paper, masuk, KATEGORI_PESANAN),
    // The sale that picks it up books it: what is left pays, and nothing stays.
    ambil: async () => ({ sisa: Dec.zero }),
    batal: (work, paper, { kode_baki }) => selesaikan(work, paper, kode_baki),
  },
  pay: async (work, cara, { nomor }) => {
    const paper = await holdPayer(work, pesanan, cara, String(nomor));
    return { nomor: paper.nomor, jumlah: paper.saldo.negated() };
  },
};
