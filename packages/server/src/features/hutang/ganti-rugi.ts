import { Dec } from '@kilau/contract/core/dec.ts';
import type { DeedInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Plan, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { bayarKeluar } from '../../trade/bayar/uang-keluar.ts';
import type { Hutang } from './hitung.ts';
import { entriJaminan, jaminanHutang } from './jaminan.ts';

const KATEGORI = 'GANTI RUGI HUTANG';

/**
 * A bag that the shop has lost: what it was worth pays the loan, and the rest is the customer's. No interest is taken
 * for goods that cannot be given back.
 * @throws Problem `ganti_rugi_kurang` where the worth does not even pay the loan.
 */
export async function gantiRugi(
  work: Work,
  paper: Hutang,
  { nilai, bayar }: DeedInput<(typeof hutang)['deeds']['ganti-rugi']>,
): Promise<Plan<typeof hutang>> {
  const { nomor, saldo, kode_sales } = paper;
  const dibayar = nilai.minus(saldo);
  if (dibayar.isNegative()) {
    const kurang = { nomor, sisa: saldo.toJSON(), nilai: nilai.toJSON() };
    throw new Problem('ganti_rugi_kurang', kurang, { nilai: { rule: 'pembayaran_kurang' } });
  }
  const jaminan = await jaminanHutang(work, paper);
  return {
    sisa: Dec.zero,
    kepala: {
      tgl_lunas: work.tgl,
      bunga_pinjam: Dec.zero,
      total_bayar: saldo,
      kode_sales_lunas: kode_sales,
      ganti_rugi: nilai,
    },
    bayar: dibayar.isZero() ? [] : bayarKeluar(dibayar, bayar ?? [], work.context.actor.user_id, KATEGORI),
    disetujui: { pokok: saldo, dibayar },
    entries: () => [
      ...moneyEntry('GANTI_RUGI', '', nilai, KATEGORI),
      ...moneyEntry('HUTANG', nomor, saldo.negated(), KATEGORI),
      ...entriJaminan(nomor, jaminan, -1, KATEGORI, 'HILANG'),
    ],
  };
}
