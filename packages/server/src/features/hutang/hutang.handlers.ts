import { addDays } from '@kilau/contract/core/calendar.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Done, KindHandlers, Plan, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { jumlahUang, uangMasuk, type Uang } from '../../trade/bayar/uang-janji.ts';
import { gantiRugi } from './ganti-rugi.ts';
import { KATEGORI_HUTANG, susunHutang, type Hutang } from './hitung.ts';
import { entriJaminan, jaminanHutang } from './jaminan.ts';
import { batalLelang, bayarKelebihan, lelang } from './lelang.ts';
import { assertPengesah } from './pengesah.ts';
import { batalPeremajaan, buka, peremajaan } from './peremajaan.ts';
import { saldoAwal } from './saldo-awal.ts';
import { tagihan } from './uang-hutang.ts';

const KATEGORI_BUNGA = 'BAYAR BUNGA';
const KATEGORI_BAYAR = 'BAYAR HUTANG';
const KATEGORI_LUNAS = 'HUTANG LUNAS';

type Rencana = Plan<typeof hutang>;

/** Interest until today was paid. */
const dibayarSampai = ({ kepala }: Hutang, tgl: string, bunga_rp: Dec) => ({
  tgl_bunga: tgl,
  bunga_dibayar: kepala.bunga_dibayar.plus(bunga_rp),
});

/**
 * The interest until today, paid. @throws Problem `bunga_sudah_dibayar` where none is due, and yet somebody pays.
 */
async function bayarBunga(work: Work, paper: Hutang, uang: readonly Uang[]): Promise<Rencana> {
  const { tgl } = work;
  const { bunga_rp } = tagihan(paper, tgl);
  if (bunga_rp.isZero() && uang.length > 0) throw new Problem('bunga_sudah_dibayar', { nomor: paper.nomor, tgl });
  return {
    kepala: dibayarSampai(paper, tgl, bunga_rp),
    bayar: await uangMasuk(work, bunga_rp, uang, KATEGORI_BUNGA),
    entries: () => moneyEntry('BUNGA', '', bunga_rp.negated(), KATEGORI_BUNGA),
  };
}

/**
 * One term at a time: with more than a whole one to go, a loan is not extended again. Its interest may be paid any day,
 * and where none is due an extension costs nothing.
 * @throws Problem `jatuh_tempo_masih_lama`
 */
function assertHampirHabis(tgl: string, { nomor, kepala: { jatuh_tempo, lama_pinjam } }: Hutang): void {
  if (jatuh_tempo > addDays(tgl, lama_pinjam)) {
    throw new Problem('jatuh_tempo_masih_lama', { nomor, tgl: jatuh_tempo, lama: lama_pinjam });
  }
}

/** Interest until today first, then principal, of which something has to be left. @throws Problem `bayar_melebihi_hutang` */
async function bayarSebagian(work: Work, paper: Hutang, uang: readonly Uang[]): Promise<Rencana> {
  const { nomor, saldo } = paper;
  const { bunga_rp, total } = tagihan(paper, work.tgl);
  const dibayar = jumlahUang(uang);
  const pokok = dibayar.minus(bunga_rp);
  const at = `bayar.${Math.max(0, uang.length - 1)}.jumlah`;
  if (pokok.lte(0)) {
    const kurang = { bunga_rp: bunga_rp.toJSON(), dibayar: dibayar.toJSON() };
    throw new Problem('bayar_hanya_bunga', kurang, { [at]: { rule: 'pembayaran_kurang' } });
  }
  if (pokok.gte(saldo)) {
    const lebih = { tagihan: total.toJSON(), dibayar: dibayar.toJSON() };
    throw new Problem('bayar_melebihi_hutang', lebih, { [at]: { rule: 'melebihi_tagihan' } });
  }
  return {
    sisa: saldo.minus(pokok),
    kepala: dibayarSampai(paper, work.tgl, bunga_rp),
    bayar: await uangMasuk(work, dibayar, uang, KATEGORI_BAYAR),
    entries: () => [
      ...moneyEntry('BUNGA', '', bunga_rp.negated(), KATEGORI_BAYAR),
      ...moneyEntry('HUTANG', nomor, pokok.negated(), KATEGORI_BAYAR),
    ],
  };
}

/** All of it is paid; until somebody books that, the bag stays and interest stands still. */
async function lunasi(
  work: Work,
  paper: Hutang,
  { bayar, kode_sales }: { readonly bayar?: readonly Uang[] | null; readonly kode_sales?: string | null },
): Promise<Rencana> {
  const { bunga_rp, total } = tagihan(paper, work.tgl);
  return {
    kepala: {
      tgl_lunas: work.tgl,
      bunga_pinjam: bunga_rp,
      total_bayar: total,
      kode_sales_lunas: kode_sales ?? paper.kode_sales,
    },
    bayar: await uangMasuk(work, total, bayar ?? [], KATEGORI_LUNAS),
  };
}

/** What was paid is booked into the drawer of who validates, and the goods go home. */
async function sahkanLunas(work: Work, paper: Hutang, user_id: string | null): Promise<Rencana> {
  const { nomor, saldo, kepala } = paper;
  const bunga = kepala.bunga_pinjam ?? Dec.zero;
  const jaminan = await jaminanHutang(work, paper);
  return {
    laci: await assertPengesah(work, user_id),
    sisa: Dec.zero,
    // Redeemed on the day it is booked: what was due goes by the day it was paid.
    kepala: { tgl_lunas: work.tgl, bunga_dibayar: kepala.bunga_dibayar.plus(bunga) },
    entries: () => [
      ...moneyEntry('HUTANG', nomor, saldo.negated(), KATEGORI_LUNAS),
      ...moneyEntry('BUNGA', '', bunga.negated(), KATEGORI_LUNAS),
      ...entriJaminan(nomor, jaminan, -1, KATEGORI_LUNAS),
    ],
  };
}

/** What was paid by a deed that is taken back: approved with that. */
async function dibatalkan({ tx, context }: Work, { nomor }: Hutang, undone: Done | undefined): Promise<Dec> {
  const { jumlah } = await tx.one<{ jumlah: Dec }>(
    `select abs(coalesce(sum(case arah when 'MASUK' then jumlah else -jumlah end), 0)) as jumlah from pembayaran
     where kode_toko = $1 and jenis = 'hutang' and nomor = $2 and ke = $3`,
    [context.shop.kode_toko, nomor, undone?.atas ?? undone?.ke ?? 0],
  );
  return jumlah;
}

/** What is taken back comes into, or leaves, the drawer of who does it. */
const kembali = async (work: Work, paper: Hutang, _: unknown, undone: Done | undefined) => ({
  laci: work.context.actor.user_id,
  disetujui: { jumlah_batal: await dibatalkan(work, paper, undone) },
});
/** The same of one whose figure stands at the head of the loan. */
const batalSebesar = ({ context }: Work, jumlah: Dec | null) => ({
  laci: context.actor.user_id,
  disetujui: { jumlah_batal: jumlah ?? Dec.zero },
});

/** What a loan does beyond its definition (domain guide §6.4). */
export const hutangHandlers: KindHandlers<typeof hutang> = {
  make: (work, masuk) => susunHutang(work, masuk),
  change: (work, paper, masuk) => susunHutang(work, masuk, paper),
  begin: buka,
  open: saldoAwal,
  deeds: {
    // The money leaves the drawer of who validates, the goods go into their bag, and interest begins.
    validasi: async (work, paper) => {
      const { nomor, total, kepala } = paper;
      const { tgl, context } = work;
      const jaminan = await jaminanHutang(work, paper);
      return {
        laci: context.actor.user_id,
        sisa: total,
        kepala: { tgl_hutang: tgl, tgl_bunga: tgl, jatuh_tempo: addDays(tgl, kepala.lama_pinjam) },
        entries: () => [
          ...moneyEntry('HUTANG', nomor, total, KATEGORI_HUTANG),
          ...entriJaminan(nomor, jaminan, 1, KATEGORI_HUTANG),
        ],
      };
    },
    tolak: async () => ({}),
    bunga: (work, paper, { bayar }) => bayarBunga(work, paper, bayar ?? []),
    perpanjang: async (work, paper, { bayar }) => {
      assertHampirHabis(work.tgl, paper);
      const plan = await bayarBunga(work, paper, bayar ?? []);
      const { jatuh_tempo, lama_pinjam } = paper.kepala;
      return { ...plan, kepala: { ...plan.kepala, jatuh_tempo: addDays(jatuh_tempo, lama_pinjam) } };
    },
    sebagian: (work, paper, { bayar }) => bayarSebagian(work, paper, bayar ?? []),
    peremajaan,
    pelunasan: lunasi,
    'validasi-pelunasan': (work, paper, { user_id }) => sahkanLunas(work, paper, user_id),
    'tolak-pelunasan': async (work, paper, _, undone) => ({
      disetujui: { jumlah_batal: await dibatalkan(work, paper, undone) },
    }),
    lelang,
    'bayar-kelebihan': bayarKelebihan,
    'batal-bunga': kembali,
    'batal-perpanjang': kembali,
    'batal-sebagian': kembali,
    'batal-peremajaan': async (work, paper, input, undone) => {
      await batalPeremajaan(work, paper, input);
      return kembali(work, paper, input, undone);
    },
    'batal-lelang': async (work, paper) => ({
      ...batalSebesar(work, paper.kepala.nilai_lelang),
      ...(await batalLelang(work, paper)),
    }),
    'ganti-rugi': gantiRugi,
    'batal-ganti-rugi': async (work, { kepala }) => batalSebesar(work, kepala.ganti_rugi),
    'batal-bayar-kelebihan': kembali,
    'batal-lunas': async (work, paper, input, undone) => {
      const { nomor } = paper;
      if (!input.jaminan_kembali) {
        throw new Problem('jaminan_belum_kembali', { nomor }, { jaminan_kembali: { rule: 'harus_ya' } });
      }
      return { ...(await kembali(work, paper, input, undone)), kategori: 'BATAL HUTANG LUNAS' };
    },
    batal: async (work, paper, input, undone) => ({
      ...(await kembali(work, paper, input, undone)),
      // A loan of before brought no money in: what it began with is taken back as that.
      ...(undone?.aksi === 'VALIDASI' && { kategori: 'HUTANG BATAL' }),
    }),
  },
};
