import type { Cabang } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { BlockFact } from '../../ui/Block.tsx';
import { useT } from '../../ui/text.ts';

type Semua = readonly Cabang<unknown>[] | undefined;

export const gagal = (cabang: Semua): readonly Cabang<unknown>[] =>
  (cabang ?? []).filter(({ status }) => status === 'GAGAL');

/** "3 dari 5 toko" where some shop has not answered; nothing where all have. */
export function useDariToko(): (cabang: Semua) => string {
  const t = useT();
  return (cabang) => {
    const kurang = gagal(cabang).length;
    const semua = cabang?.length ?? 0;
    return kurang === 0 ? '' : t('dashboard.dari_toko', { ada: semua - kurang, semua });
  };
}

/** The shops whose figures are not among those shown. */
export function Gagal({ cabang }: { readonly cabang: Semua }) {
  const t = useT();
  return gagal(cabang).map(({ kode_toko, nama_toko }) => (
    <BlockFact key={kode_toko} label={nama_toko} note={kode_toko} value={t('umum.gagal_dimuat')} />
  ));
}
