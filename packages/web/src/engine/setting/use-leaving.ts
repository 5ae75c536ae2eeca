import { useBlocker } from '@tanstack/react-router';
import { heldHistory } from '../../platform/held-history.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';

/** Asks before unsaved changes are left behind, by whatever way. */
export function useLeaving(count: number): void {
  const t = useT();
  useBlocker({
    disabled: count === 0,
    enableBeforeUnload: count > 0,
    shouldBlockFn: async () =>
      !(await heldHistory(() =>
        confirm({
          title: t('setelan.tinggalkan'),
          message: t('setelan.tinggalkan_isi', { jumlah: count }),
          yes: t('setelan.tinggalkan_ya'),
          no: t('setelan.tinggalkan_tidak'),
          danger: true,
        }),
      )),
  });
}
