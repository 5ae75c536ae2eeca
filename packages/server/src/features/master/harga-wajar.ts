import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { hargaJauh, selisihPersen } from '@kilau/contract/trade/harga/harga-gram.calc.ts';
import { tandaWajar } from '@kilau/contract/trade/wajar/wajar.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import { tanyakan } from '../../trade/wajar/tanyakan.ts';

/**
 * Asks about a price of the day that moves further than the shop's limit, BATAS_HARGA_PERSEN. A price of 0 is none.
 * @param kode_group empty for the global price. @param at path of the field.
 * @throws Problem `harga_emas_tidak_wajar`
 */
export function tanyaHargaEmas(
  context: Pick<WorkContext, 'param' | 'konfirmasi'>,
  kode_group: string,
  { lama, baru }: { readonly lama: Dec; readonly baru: Dec },
  at: string,
): void {
  if (baru.isZero() || !hargaJauh(lama, baru, context.param('BATAS_HARGA_PERSEN'))) return;
  const persen = selisihPersen(lama, baru)?.toJSON() ?? 0;
  tanyakan(
    context,
    tandaWajar.hargaEmas(kode_group, baru),
    (konfirmasi) =>
      new Problem(
        'harga_emas_tidak_wajar',
        {
          kode_group: kode_group === '' ? '24K' : kode_group,
          lama: lama.toJSON(),
          baru: baru.toJSON(),
          persen,
          konfirmasi,
        },
        { [at]: { rule: 'perlu_diperiksa' } },
      ),
  );
}
