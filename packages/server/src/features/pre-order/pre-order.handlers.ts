import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { diLuarToleransi, potonganPo } from '@kilau/contract/features/pre-order/pre-order.calc.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import type { KindHandlers, Making, Paper, Plan, Work } from '../../engine/paper/kind.ts';
import { holdPayer } from '../../engine/paper/settle.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { pegangBarang } from '../../trade/barang/pegang.ts';
import { tulisIkat, tulisLepasIkat } from '../../trade/barang/titip.ts';
import { kembalikanUang } from '../../trade/bayar/uang-janji.ts';
import { assertDijual, loadBarang } from '../../trade/harga/barang-jual.ts';
import { pelangganJual } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { hitungPreOrder, KATEGORI_BATAL, KATEGORI_PO, uangPo, type PreOrderMasuk } from './hitung.ts';

type PreOrder = Paper<typeof preOrder>;

const milik = ({ context }: Work, { nomor }: PreOrder) => ({
  kode_toko: context.shop.kode_toko,
  jenis: preOrder.key,
  nomor,
});

/** A line of an order, with the piece that is tied to it. */
interface Baris {
  readonly baris: number;
  readonly kode_group: string;
  readonly berat: Dec;
  readonly kode_barcode: string | null;
  readonly berat_jadi: Dec | null;
}

const barisPo = ({ tx, context }: Work, { nomor }: PreOrder): Promise<Baris[]> =>
  tx.query<Baris>(
    `select baris, kode_group, berat, kode_barcode, berat_jadi from po_barang
     where kode_toko = $1 and no_po = $2 order by baris`,
    [context.shop.kode_toko, nomor],
  );

/** Works an order out. Nothing is held: its goods do not exist yet. */
async function susun(work: Work, masuk: PreOrderMasuk): Promise<Making<typeof preOrder>> {
  const { tx, context, tgl } = work;
  const kode_sales = salesJual(context, masuk.kode_sales);
  const { jenis: jenis_pelanggan, ...pelanggan } = await pelangganJual(tx, context, masuk.pelanggan);
  const { baris, total, jumlah, bayar, di_bawah_harga, periode } = await hitungPreOrder(work, masuk);
  return {
    kode_sales,
    pelanggan,
    keterangan: masuk.keterangan ?? '',
    total,
    sisa: total,
    kepala: {
      jenis_pelanggan,
      periode: masuk.periode,
      tgl_pesan: masuk.tgl_pesan ?? tgl,
      no_luar: masuk.no_luar ?? '',
      cara_harga: periode.cara_harga,
      tgl_tutup: periode.tgl_tutup,
      tgl_janji: periode.tgl_janji,
      toleransi_persen: periode.toleransi_persen,
      total_qty: baris.length,
      total_berat: Dec.sum(baris.map((row) => row.berat)),
      dp_rp: jumlah,
      di_bawah_harga,
    },
    baris: { barang: baris },
    disetujui: { di_bawah_harga: di_bawah_harga.toJSON() },
    bayar,
  };
}

type Ikatan = { readonly baris: number; readonly kode_barcode: string };

/**
 * The line that a piece is to be tied to.
 * @throws Problem at the row that names none, or one twice; `baris_po_terisi` for one that has its piece.
 */
function barisKosong(nomor: string, baris: readonly Baris[], diminta: readonly Ikatan[], index: number): Baris {
  const ke = diminta[index]?.baris;
  const at = `barang.${index}.baris`;
  const found = baris.find((row) => row.baris === ke);
  if (!found) throw new Problem('data_tidak_valid', {}, { [at]: { rule: 'baris_po_tidak_ada' } });
  if (found.kode_barcode !== null) {
    const params = { nomor, baris: found.baris, kode_barcode: found.kode_barcode };
    throw new Problem('baris_po_terisi', params, { [at]: { rule: 'baris_po_terisi' } });
  }
  if (diminta.slice(0, index).some((lain) => lain.baris === ke)) {
    throw new Problem('data_tidak_valid', {}, { [at]: { rule: 'baris_po_terisi' } });
  }
  return found;
}

/** Ties free pieces of the right groups to lines; with the last line all of the order has come. */
async function ikat(work: Work, paper: PreOrder, diminta: readonly Ikatan[]): Promise<Plan<typeof preOrder>> {
  const baris = await barisPo(work, paper);
  const tujuan = diminta.map((_, index) => barisKosong(paper.nomor, baris, diminta, index));
  const kode = diminta.map((row) => row.kode_barcode);
  const { tx, context } = work;
  const pieces = await pegangBarang(tx, context.shop.kode_toko, kode);
  // What is tied is sold by that: it lies where goods for sale do, as everywhere else.
  const dijual = await loadBarang(tx, context.shop.kode_toko, kode);
  for (const satuan of kode) await assertDijual(tx, context, satuan, dijual.get(satuan));
  const terikat = pieces.map((piece, index) => {
    const { baris: baris_po = 0, kode_group = '', berat = Dec.zero } = tujuan[index] ?? {};
    if (piece.kode_group !== kode_group) {
      const params = { kode_barcode: piece.kode_barcode, kode_group };
      const at = `barang.${index}.kode_barcode`;
      throw new Problem('barang_bukan_group_po', params, { [at]: { rule: 'barang_bukan_group_po', params } });
    }
    const { kode_barcode, nama_barang, kode_gudang, kode_baki } = piece;
    return { baris_po, kode_barcode, nama_barang, kode_gudang, kode_baki, berat_pesan: berat, berat: piece.berat };
  });
  const lengkap = baris.filter((row) => row.kode_barcode === null).length === terikat.length;
  return {
    status: lengkap ? 'CLOSING' : 'DONE',
    baris: { ikat: terikat },
    entries: async () => {
      await tulisIkat(work.tx, milik(work, paper), kode);
      return [];
    },
  };
}

/** What an order that is cancelled gives back, and what the shop keeps of it. */
async function selesaikan(work: Work, paper: PreOrder, sebab: string): Promise<Plan<typeof preOrder>> {
  const { context, tgl } = work;
  const { nomor, saldo, total, kepala } = paper;
  const baris = await barisPo(work, paper);
  const terikat = baris.flatMap(({ kode_barcode }) => kode_barcode ?? []);
  await work.tx.query(
    'select from barang where kode_toko = $1 and kode_barcode = any($2) order by kode_barcode for update',
    [context.shop.kode_toko, terikat],
  );
  const meleset = baris.some(
    ({ berat, berat_jadi }) => berat_jadi !== null && diLuarToleransi(berat, berat_jadi, kepala.toleransi_persen),
  );
  const uang = saldo.negated();
  const potongan = potonganPo({
    total,
    dibayar: uang,
    persen: context.param('POTONGAN_BATAL_PRE_ORDER'),
    bebas: sebab === 'TOKO' || tgl <= kepala.tgl_tutup || meleset,
  });
  const kembali = kembalikanUang(work, { akun: 'PRE_ORDER', nomor, uang, potongan, kategori: KATEGORI_BATAL });
  return {
    ...kembali,
    entries: async () => {
      await tulisLepasIkat(work.tx, milik(work, paper), terikat);
      return kembali.entries;
    },
  };
}

/** What an order does beyond its definition (domain guide, part 2, §3). */
export const preOrderHandlers: KindHandlers<typeof preOrder> = {
  make: susun,
  deeds: {
    // The money comes into the drawer of the user who validates.
    validasi: async ({ context }, { nomor, total, kepala: { dp_rp } }) => ({
      laci: context.actor.user_id,
      sisa: total.minus(dp_rp),
      entries: () => moneyEntry('PRE_ORDER', nomor, dp_rp.negated(), KATEGORI_PO),
    }),
    tolak: async () => ({}),
    bayar: async (work, { nomor, sisa }, masuk) => {
      const { jumlah, bayar } = await uangPo(work, sisa, masuk.bayar ?? []);
      return {
        sisa: sisa.minus(jumlah),
        bayar,
        entries: () => moneyEntry('PRE_ORDER', nomor, jumlah.negated(), KATEGORI_PO),
      };
    },
    'batal-bayar': async ({ context }) => ({ laci: context.actor.user_id, kategori: KATEGORI_BATAL }),
    closing: (work, paper, { barang }) => ikat(work, paper, barang ?? []),
    lepas: async (work, paper, _, undone) => {
      const { tx, context } = work;
      const rows = await tx.query<{ readonly kode_barcode: string }>(
        `select n.kode_barcode from barang n where n.kode_toko = $1 and n.kode_barcode in (
           select kode_barcode from pre_order_ikat where kode_toko = $1 and nomor = $2 and ke = $3)
         order by n.kode_barcode for update`,
        [context.shop.kode_toko, paper.nomor, undone?.ke ?? 0],
      );
      const kode = rows.map(({ kode_barcode }) => kode_barcode);
      return {
        disetujui: { kode_barcode: kode.join(', ') },
        cermin: () => tulisLepasIkat(tx, milik(work, paper), kode),
      };
    },
    // The sale that picks it up books it: what was paid pays, and nothing stays.
    ambil: async () => ({ sisa: Dec.zero }),
    batal: (work, paper, { sebab }) => selesaikan(work, paper, sebab),
  },
  pay: async (work, cara, { nomor }) => {
    const paper = await holdPayer(work, preOrder, cara, String(nomor));
    return { nomor: paper.nomor, jumlah: paper.saldo.negated() };
  },
};
