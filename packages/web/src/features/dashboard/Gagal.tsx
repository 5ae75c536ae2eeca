import { formatInstant } from '@kilau/contract/core/format.ts';
import type { Cabang } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { useUser } from '../../platform/session.ts';
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

/** Shops that have not answered and are told of by their copy, each with its age. */
export function useSalinan(): (cabang: Semua) => ReadonlyMap<string, string> {
  const t = useT();
  const { toko } = useUser();
  return (cabang) =>
    new Map(
      cabang?.flatMap(({ kode_toko, per }) =>
        per === undefined
          ? []
          : [[kode_toko, t('dashboard.salinan_per', { waktu: formatInstant(per, toko.zona_waktu) })] as const],
      ),
    );
}

/** What is to be said beside a sum of all of them: of how many it is, and which are older than the others. */
export function useCatatan(): (cabang: Semua) => readonly string[] {
  const dari = useDariToko();
  const salinan = useSalinan();
  return (cabang) =>
    [dari(cabang), ...[...salinan(cabang)].map(([kode, per]) => `${kode} ${per}`)].filter((part) => part !== '');
}

/** The shops whose figures are not among those shown, or are older than those of the others. */
export function Gagal({ cabang }: { readonly cabang: Semua }) {
  const t = useT();
  const salinan = useSalinan()(cabang);
  return cabang?.map(({ kode_toko, nama_toko, status }) => {
    const value = status === 'GAGAL' ? t('umum.gagal_dimuat') : salinan.get(kode_toko);
    return value === undefined ? null : <BlockFact key={kode_toko} label={nama_toko} note={kode_toko} value={value} />;
  });
}
