import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kadarTidakWajar, tandaWajar } from '@kilau/contract/trade/wajar/wajar.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import { tanyakan } from './tanyakan.ts';

/**
 * Asks about a purity that is far from that of its group. @param at path of the field.
 * @throws Problem `kadar_tidak_wajar`
 */
export function tanyaKadar(
  context: Pick<WorkContext, 'konfirmasi'>,
  group: { readonly kode_group: string; readonly kadar: Dec },
  kadar: Dec | null,
  at: string,
): void {
  const selisih = kadar && kadarTidakWajar(kadar, group.kadar);
  if (!kadar || !selisih) return;
  const { kode_group } = group;
  tanyakan(
    context,
    tandaWajar.kadar(kode_group, kadar),
    (konfirmasi) =>
      new Problem(
        'kadar_tidak_wajar',
        { kode_group, kadar: kadar.toJSON(), biasa: group.kadar.toJSON(), selisih: selisih.toJSON(), konfirmasi },
        { [at]: { rule: 'perlu_diperiksa' } },
      ),
  );
}
