import { Problem } from '@kilau/contract/core/problem.ts';
import { SALDO_AWAL, type saldoAwal } from '@kilau/contract/features/uang/saldo-awal.kind.ts';
import { assertBeginning } from '../../engine/paper/open.ts';
import type { KindHandlers, Payment } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';

/** Where the money stands: in a drawer, or on an account. */
function tempat(laci: string | null, no_rekening: string | null): Pick<Payment, 'cara' | 'akun' | 'sub'> {
  if (laci !== null && no_rekening === null) return { cara: 'CASH', akun: 'KAS', sub: laci };
  if (no_rekening !== null && laci === null) return { cara: 'TRANSFER', akun: 'BANK', sub: no_rekening };
  throw new Problem('data_tidak_valid', {}, { no_rekening: { rule: 'laci_atau_rekening' } });
}

export const saldoAwalHandlers: KindHandlers<typeof saldoAwal> = {
  make: async (work, { laci, no_rekening, jumlah, keterangan }) => {
    const di = tempat(laci, no_rekening);
    await assertBeginning(work);
    return {
      total: jumlah,
      keterangan: keterangan ?? '',
      kepala: { laci, no_rekening },
      bayar: [{ ...di, arah: 'MASUK', kategori: SALDO_AWAL, jumlah }],
      entries: () => moneyEntry('MODAL', '', jumlah.negated(), SALDO_AWAL),
    };
  },
  deeds: { batal: async () => ({}) },
};
