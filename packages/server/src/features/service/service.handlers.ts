import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { service } from '@kilau/contract/features/service/service.kind.ts';
import type { KindHandlers, Making, Plan, Work } from '../../engine/paper/kind.ts';
import { bawaanEntries, moneyEntry, type Entry } from '../../ledger/entry.ts';
import { tunaiKeluar } from '../../trade/bayar/uang-janji.ts';
import { pelangganJual } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import {
  barisAda,
  barisService,
  KATEGORI,
  timbang,
  uangService,
  type Service,
  type ServiceMasuk,
  type Timbangan,
} from './hitung.ts';

/** Works an intake out. */
async function susun(work: Work, masuk: ServiceMasuk): Promise<Making<typeof service>> {
  const barang = await barisService(work, masuk);
  const kode_sales = salesJual(work.context, masuk.kode_sales);
  const { jenis: jenis_pelanggan, ...pelanggan } = await pelangganJual(work.tx, work.context, masuk.pelanggan);
  const total = Dec.sum(barang.map((row) => row.ongkos));
  const { jumlah: dp_rp, bayar } = await uangService(work, total, masuk.bayar, KATEGORI.masuk);
  return {
    kode_sales,
    pelanggan,
    keterangan: masuk.keterangan ?? '',
    total,
    sisa: total.minus(dp_rp),
    kepala: {
      jenis_pelanggan,
      tgl_selesai: masuk.tgl_selesai,
      nota_manual: masuk.nota_manual,
      jumlah_barang: barang.reduce((sum, row) => sum + row.jumlah, 0),
      total_berat: Dec.sum(barang.map((row) => row.berat)),
      dp_rp,
    },
    baris: { barang: [...barang] },
    bayar,
  };
}

/** Grams that lie here after all more or less of them: what the work has taken or added. */
const susut = (nomor: string, hasil: readonly Timbangan[], kategori: string): Entry[] =>
  bawaanEntries(nomor, { qty: 0, berat: Dec.sum(hasil.map(({ selisih }) => selisih)) }, 'SUSUT', kategori);

/** All that lies here goes back to its customer. */
const pulang = ({ nomor, kepala }: Service, berat: Dec, kategori: string): Entry[] =>
  bawaanEntries(nomor, { qty: -kepala.jumlah_barang, berat: berat.negated() }, 'PELANGGAN', kategori);

/** Lines whose work is done; all that are left where none is named. */
async function selesaikan(
  work: Work,
  paper: Service,
  masuk: Parameters<typeof timbang>[1],
): Promise<Plan<typeof service>> {
  const ada = await barisAda(work, paper);
  const jadi = masuk.find(({ baris }) => ada.some((row) => row.baris === baris && row.jadi));
  if (jadi) throw new Problem('service_baris_selesai', { nomor: paper.nomor, baris: jadi.baris });
  const sisanya = ada.filter((row) => !row.jadi);
  const hasil = timbang(
    ada,
    masuk.length > 0 ? masuk : sisanya.map(({ baris }) => ({ baris, berat: null, catatan: null })),
  );
  return {
    status: hasil.length === sisanya.length ? 'DONE' : 'OPEN',
    baris: { hasil: [...hasil] },
    entries: () => susut(paper.nomor, hasil, KATEGORI.masuk),
  };
}

/** The rest is paid and the goods go: as heavy as the work has left them, or a note says why not. */
async function ambil(
  work: Work,
  paper: Service,
  masuk: { readonly bayar: ServiceMasuk['bayar']; readonly barang: Parameters<typeof timbang>[1] },
): Promise<Plan<typeof service>> {
  const { nomor, sisa } = paper;
  const { jumlah, bayar } = await uangService(work, sisa, masuk.bayar, KATEGORI.ambil);
  if (jumlah.lt(sisa)) {
    throw new Problem(
      'pembayaran_kurang',
      { kurang: sisa.minus(jumlah).toJSON() },
      { bayar: { rule: 'pembayaran_kurang' } },
    );
  }
  const ada = await barisAda(work, paper);
  const diambil = timbang(ada, masuk.barang);
  const berat = Dec.sum([...ada.map((row) => row.berat), ...diambil.map(({ selisih }) => selisih)]);
  return {
    sisa: Dec.zero,
    bayar,
    baris: { diambil: [...diambil] },
    entries: () => [
      ...moneyEntry('SERVICE', nomor, jumlah.negated(), KATEGORI.ambil),
      ...susut(nomor, diambil, KATEGORI.ambil),
      ...pulang(paper, berat, KATEGORI.ambil),
    ],
  };
}

/** What was paid goes back in cash, and the goods as they lie here. */
async function batalkan(work: Work, paper: Service): Promise<Plan<typeof service>> {
  const kembali = paper.saldo.negated();
  const berat = Dec.sum((await barisAda(work, paper)).map((row) => row.berat));
  return {
    sisa: Dec.zero,
    disetujui: { kembali },
    bayar: tunaiKeluar(work, kembali, KATEGORI.batal),
    entries: () => [
      ...moneyEntry('SERVICE', paper.nomor, kembali, KATEGORI.batal),
      ...pulang(paper, berat, KATEGORI.batal),
    ],
  };
}

/** What a repair does beyond its definition (domain guide §5.3). */
export const serviceHandlers: KindHandlers<typeof service> = {
  make: susun,
  change: (work, _, masuk) => susun(work, masuk),
  deeds: {
    // The goods lie here, the money comes into the drawer of the user who validates.
    validasi: async ({ context }, { nomor, kepala, sisa }) => ({
      laci: context.actor.user_id,
      sisa,
      entries: () => [
        ...bawaanEntries(nomor, { qty: kepala.jumlah_barang, berat: kepala.total_berat }, 'PELANGGAN', KATEGORI.masuk),
        ...moneyEntry('SERVICE', nomor, kepala.dp_rp.negated(), KATEGORI.masuk),
      ],
    }),
    // Nothing was posted, so nothing is reversed: the number stays used.
    tolak: async () => ({}),
    bayar: async (work, { nomor, sisa }, masuk) => {
      const { jumlah, bayar } = await uangService(work, sisa, masuk.bayar ?? [], KATEGORI.masuk);
      return {
        sisa: sisa.minus(jumlah),
        bayar,
        entries: () => moneyEntry('SERVICE', nomor, jumlah.negated(), KATEGORI.masuk),
      };
    },
    'batal-bayar': async ({ context }) => ({ laci: context.actor.user_id, kategori: KATEGORI.batal }),
    selesai: (work, paper, { barang }) => selesaikan(work, paper, barang ?? []),
    'batal-selesai': async () => ({}),
    ambil: (work, paper, { bayar, barang }) => ambil(work, paper, { bayar: bayar ?? [], barang: barang ?? [] }),
    batal: batalkan,
  },
};
