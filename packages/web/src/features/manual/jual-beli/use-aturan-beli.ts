import type { AturanBeli } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import { toleransiBerat } from '@kilau/contract/trade/beli/aturan-beli.ts';
import type { ToleransiBerat } from '@kilau/contract/trade/beli/susut.calc.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import { useActor } from '../../../platform/session.ts';
import { setelanOf } from '../../../trade/beli/setelan.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';

/** From when on a weight away from the nota's has to be approved; nothing where the shop does not ask. */
export const useToleransi = (): ToleransiBerat | undefined => toleransiBerat(setelanOf(useActor()));

/** How the shop rounds what it pays, and how far a price may be from its own. */
export function useAturanBeli(): AturanBeli {
  const actor = useActor();
  const {
    harga: { pembulatan },
    otorisasi: { batas_persen },
  } = aturanJual(actor);
  return {
    pembulatan,
    batas_persen,
    bulat_turun:
      (actor.modules.get('ROUND_DOWN_PURCHASE_MODULE') ?? initialValue('ROUND_DOWN_PURCHASE_MODULE')) === 'true',
  };
}
