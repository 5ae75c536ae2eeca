import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { PaperBrowser } from '../../../engine/paper/PaperBrowser.tsx';
import { CACHE } from '../../../trade/barang/cache.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import css from './manual.module.css';

/** A button beside the entry: the papers so far, each with its proof, its lines and its cancelling. */
export function DokumenStok({ kind, label }: { readonly kind: Kind; readonly label: string }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setOpened(true)}>{label}</ActionButton>
      <Dialog size="L" opened={opened} onClose={() => setOpened(false)} title={label}>
        {opened ? (
          <div className={css.dokumen}>
            <PaperBrowser kind={kind} label={label} onDone={() => void client.invalidateQueries({ queryKey: CACHE })} />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
