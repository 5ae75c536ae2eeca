import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { transaksiPoin } from '@kilau/contract/features/member/transaksi-poin.kind.ts';
import { nilaiPoin } from '@kilau/contract/trade/poin/poin.calc.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, pointEntries } from '../../ledger/entry.ts';
import { KATEGORI_KOREKSI_POIN } from '../../trade/poin/dapat-poin.ts';
import { aturanPoin } from '../../trade/poin/poin.ts';
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

/** Points of a member are put right or paid out, down to none. */
export const transaksiPoinHandlers: KindHandlers<typeof transaksiPoin> = {
  make: async (work, { kode_member, jenis_poin, poin: diminta, keterangan }) => {
    if (diminta === 0) throw salah({ rule: 'tidak_boleh_kosong' });
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
      kepala: { jenis_poin, poin, nilai_poin },
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
  deeds: {
    batal: async (work, { kode_member, kepala }) => {
      (await pegangPoin(work, kode_member)).cukup(kepala.poin);
      return {};
    },
  },
};
