import { useShopHere } from '../../platform/session.ts';
import { shopText, useEnterShop, useShops } from '../../platform/shops.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { useT } from '../../ui/text.ts';

/**
 * Head office looks into a branch: every call from then on asks for that shop. Elsewhere there is nothing to choose.
 */
export function ShopPicker() {
  const t = useT();
  const here = useShopHere();
  const enter = useEnterShop();
  const shops = useShops();
  if (shops.length === 1) return null;
  return (
    <SelectField
      aria-label={t('shell.pilih_toko')}
      w={210}
      options={shops.map((shop) => ({ value: shop.kode_toko, label: shopText(shop) }))}
      value={here}
      onChange={enter}
    />
  );
}
