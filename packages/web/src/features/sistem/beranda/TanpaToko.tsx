import css from '../../../ui/block.module.css';
import { useT } from '../../../ui/text.ts';
import type { TokoGagal } from './omzet-data.ts';

/** The shops that the figures of a block are without. */
export function TanpaToko({ gagal }: { readonly gagal: readonly TokoGagal[] }) {
  const t = useT();
  if (gagal.length === 0) return null;
  const toko = gagal.map(({ kode_toko, nama_toko }) => `${kode_toko} ${nama_toko}`).join(', ');
  return <p className={css.without}>{t('laporan.tanpa_toko', { toko })}</p>;
}
