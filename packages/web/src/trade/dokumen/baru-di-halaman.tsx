import type { ReactNode } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { BaruDisimpan, type Dokumen } from './BaruDisimpan.tsx';

interface HalamanBaru {
  readonly form: { readonly disahkan: (sah: { readonly status: string }) => void };
  readonly tangan: { readonly keIsian: () => void };
  readonly hampa: boolean;
}

/** What a page saved last and is done next with it, while there is nothing to save; then the hand goes on. */
export const baruDiHalaman = (
  kind: Kind,
  { form, tangan, hampa }: HalamanBaru,
  dokumen: Dokumen | undefined,
): ReactNode =>
  dokumen && hampa ? (
    <BaruDisimpan
      kind={kind}
      dokumen={dokumen}
      onSah={(sah) => {
        form.disahkan(sah);
        tangan.keIsian();
      }}
    />
  ) : null;
