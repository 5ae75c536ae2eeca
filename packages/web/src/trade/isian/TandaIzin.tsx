import type { Izin } from '../../engine/approval/permintaan.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';

interface TandaIzinProps {
  readonly kategori: string | undefined;
  readonly otorisasi: Izin | null;
  /** What the mark says; absent: whether somebody has agreed. */
  readonly kata?: string;
}

/** Marks a figure that somebody has to agree to, or has. */
export function TandaIzin({ kategori, otorisasi, kata }: TandaIzinProps) {
  const t = useT();
  if (kategori === undefined) return null;
  const izin = t(otorisasi ? 'jual_beli.disetujui' : 'jual_beli.perlu_otorisasi');
  return (
    <>
      {' '}
      <Chip tone={otorisasi ? 'good' : 'warn'} title={kata === undefined ? kategori : `${kategori}: ${izin}`}>
        {kata ?? izin}
      </Chip>
    </>
  );
}
