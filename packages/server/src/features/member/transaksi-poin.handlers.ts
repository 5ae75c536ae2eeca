import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { transaksiPoin } from '@kilau/contract/features/member/transaksi-poin.kind.ts';
import { nilaiPoin } from '@kilau/contract/trade/poin/poin.calc.ts';
import type { KindHandlers, Making, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, pointEntries, type Entry } from '../../ledger/entry.ts';
import { KATEGORI_BAYAR_LUAR, KATEGORI_DARI_LUAR, poinLewat } from '../../trade/poin/antar-poin.ts';
import { KATEGORI_KOREKSI_POIN } from '../../trade/poin/dapat-poin.ts';
import { aturanPoin } from '../../trade/poin/poin.ts';
import { tamuOf } from '../../trade/poin/tamu.ts';
import { POIN_KURANG } from '../../trade/poin/tarik-poin.ts';
import { memberDenganPoin, pegangPoin } from './pegang.ts';

/** Category of points that are paid out, and of the cash. */
const CASHBACK = 'CASHBACK';

const salah = (apa: RuleBreak): Problem => new Problem('data_tidak_valid', {}, { poin: apa });

/** What so many points are paid out with. @throws Problem at `poin`: none, or worth nothing. */
async function tunaiUntuk({ tx, context }: Work, poin: number): Promise<{ cashback_rp: Dec; nilai_poin: Dec }> {
  if (poin < 1) throw salah({ rule: 'poin_cashback_positif' });
  const aturan = await aturanPoin(tx, context);
  const cashback_rp = nilaiPoin(poin, aturan);
  if (cashback_rp.isZero()) throw salah({ rule: 'poin_tanpa_nilai' });
  return { cashback_rp, nilai_poin: aturan.cashback_poin };
}

/** Nobody else has booked it. */
const DI_SINI = { dari_toko: '', no_asal: '' } as const;

/** @throws Problem at `kode_member`: his points are put right, and paid out, in the shop that keeps them. */
async function assertDiSini({ tx, context }: Work, kode_member: string): Promise<void> {
  const tamu = await tamuOf(tx, context.shop.kode_toko, kode_member);
  if (!tamu) return;
  const rule = { rule: 'poin_di_toko_lain', params: { toko: tamu.toko_poin } } as const;
  throw new Problem('data_tidak_valid', {}, { kode_member: rule });
}

/** What a paper of another shop has done to a member's points, as its message says (`trade/poin/antar-poin.ts`). */
interface DariLuar {
  readonly kode_member: string;
  readonly dari_toko: string;
  readonly no_asal: string;
  readonly dapat: number;
  readonly pakai: number;
  readonly cukup: boolean;
}

/** Points that the member has not any more, of those that were to be taken: they stand beside what was. */
const kurangnya = (kode_member: string, kurang: Dec): Entry[] =>
  kurang.isZero()
    ? []
    : pointEntries(kode_member, kurang, KATEGORI_DARI_LUAR).map((entry) =>
        entry.akun === 'LUAR' ? { ...entry, sub: POIN_KURANG } : entry,
      );

/** Books what another shop tells: nobody here has asked for it, and the member never has fewer than none. */
async function dariTokoLain(
  work: Work,
  input: Readonly<Record<string, unknown>>,
): Promise<Making<typeof transaksiPoin>> {
  const { kode_member, dari_toko, no_asal, dapat, pakai, cukup } = input as unknown as DariLuar;
  const { pelanggan, saldo } = await memberDenganPoin(work, kode_member);
  const beda = dapat - pakai;
  if (cukup) saldo.cukup(-beda);
  const kurang = Dec.max(0, saldo.jumlah.plus(beda).negated());
  return {
    keterangan: '',
    pelanggan,
    kepala: {
      jenis_poin: 'TOKO LAIN',
      poin: kurang.plus(beda).toJSON(),
      nilai_poin: Dec.zero,
      dari_toko,
      no_asal,
    },
    entries: () => [
      ...poinLewat(kode_member, dari_toko, Dec.from(dapat), KATEGORI_DARI_LUAR),
      ...poinLewat(kode_member, dari_toko, Dec.from(-pakai), KATEGORI_BAYAR_LUAR),
      ...kurangnya(kode_member, kurang),
    ],
  };
}

/** Points of a member are put right or paid out, down to none. */
export const transaksiPoinHandlers: KindHandlers<typeof transaksiPoin> = {
  make: async (work, { kode_member, jenis_poin, poin: diminta, keterangan }) => {
    if (diminta === 0) throw salah({ rule: 'tidak_boleh_kosong' });
    await assertDiSini(work, kode_member);
    const { pelanggan, saldo } = await memberDenganPoin(work, kode_member);
    const dibayar = jenis_poin === CASHBACK;
    const { cashback_rp, nilai_poin } = dibayar
      ? await tunaiUntuk(work, diminta)
      : { cashback_rp: Dec.zero, nilai_poin: Dec.zero };
    const poin = dibayar ? -diminta : diminta;
    saldo.cukup(-poin, 'poin');
    return {
      total: cashback_rp,
      keterangan,
      pelanggan,
      kepala: { jenis_poin, poin, nilai_poin, ...DI_SINI },
      bayar: dibayar
        ? [
            {
              arah: 'KELUAR',
              cara: 'CASH',
              akun: 'KAS',
              sub: work.context.actor.user_id,
              kategori: CASHBACK,
              jumlah: cashback_rp,
            },
          ]
        : [],
      disetujui: { cashback_rp },
      entries: () => [
        ...pointEntries(kode_member, Dec.from(poin), dibayar ? CASHBACK : KATEGORI_KOREKSI_POIN),
        ...moneyEntry('BIAYA_POIN', '', cashback_rp, CASHBACK),
      ],
    };
  },
  made: { 'toko-lain': dariTokoLain },
  deeds: {
    batal: async (work, { kode_member, kepala }) => {
      (await pegangPoin(work, kode_member)).cukup(kepala.poin);
      return {};
    },
  },
};
