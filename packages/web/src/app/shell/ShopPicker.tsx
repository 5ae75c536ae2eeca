import { useQueryClient } from '@tanstack/react-query';
import { session, useBranch, useUser } from '../../platform/session.ts';
import { shopText, useShops } from '../../platform/shops.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { useT } from '../../ui/text.ts';

/**
 * Head office looks into a branch: every call from then on asks for that shop. Elsewhere there is nothing to choose.
 */
export function ShopPicker() {
  const t = useT();
  const { kode_toko } = useUser();
  const branch = useBranch();
  const client = useQueryClient();
  const shops = useShops();
  if (shops.length === 1) return null;
  return (
    <SelectField
      aria-label={t('shell.pilih_toko')}
      w={210}
      options={shops.map((shop) => ({ value: shop.kode_toko, label: shopText(shop) }))}
      value={branch ?? kode_toko}
      onChange={(next) => {
        session.chooseBranch(next === kode_toko || next === '' ? undefined : next);
        // Nothing that was read for one shop may be shown for another.
        void client.resetQueries();
      }}
    />
  );
}
