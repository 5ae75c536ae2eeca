import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { AturanBeli } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { ToleransiBerat } from '@kilau/contract/trade/beli/susut.calc.ts';
import { initialValue, type ModuleKey } from '@kilau/contract/modules.ts';
import { useActor } from '../../../platform/session.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';

/** From when on a weight away from the nota's has to be approved; nothing where the shop does not ask. */
export function useToleransi(): ToleransiBerat | undefined {
  const actor = useActor();
  const param = (key: ModuleKey) => actor.modules.get(key) ?? initialValue(key);
  return moduleOn(actor, 'OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE')
    ? { gram: param('TOLERANSI_BERAT_BELI'), persen: param('TOLERANSI_BERAT_BELI_PERSEN') }
    : undefined;
}

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
