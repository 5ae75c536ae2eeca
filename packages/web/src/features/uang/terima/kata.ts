import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';

export const rupiah = (jumlah: number): string => `Rp. ${signed(jumlah)}`;

/** How long money has been on its way, in words. */
export function useUmur(): (hari: number) => string {
  const t = useT();
  return (hari) => (hari <= 0 ? t('terima_uang.hari_ini') : t('terima_uang.umur', { hari }));
}
