import { useCallback, useRef } from 'react';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { useT } from '../../../ui/text.ts';
import type { PeganganTukar } from '../tukar/pegangan.ts';
import { fetchTukar } from './tukar-part.ts';
import type { LayarHandle } from './use-layar.ts';

/**
 * The exchange as a mode of the sale (F7): begun with nothing in it, and left only when whoever entered old goods says
 * so. @param keIsian leads the hand back to the scan field.
 */
export function useTukarMode({ now, ubahDraft }: LayarHandle, keIsian: () => void) {
  const t = useT();
  const pegangan = useRef<PeganganTukar | undefined>(undefined);
  /** Their part tells what can be asked of it, and takes that back when it goes. */
  const pegang = useCallback((bagian: PeganganTukar | undefined) => {
    pegangan.current = bagian;
  }, []);
  const ganti = async () => {
    const { tukar } = now().draft;
    if (tukar === undefined) {
      const [{ TUKAR_KOSONG }] = await Promise.all([import('../tukar/susun.ts'), fetchTukar()]);
      ubahDraft({ type: 'exchange', tukar: TUKAR_KOSONG });
    } else {
      const jumlah = tukar.isi.barang.length;
      const yakin =
        jumlah === 0 ||
        (await confirm({
          title: t('penjualan.tanpa_tukar'),
          message: t('penjualan.buang_tukar', { jumlah }),
          yes: t('penjualan.buang'),
          danger: true,
        }));
      if (yakin) ubahDraft({ type: 'exchange', tukar: undefined });
    }
    keIsian();
  };
  return { pegangan, pegang, ganti: () => void ganti() };
}
