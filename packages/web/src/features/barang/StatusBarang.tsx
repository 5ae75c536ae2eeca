import type { StatusBarang as Status } from '@kilau/contract/trade/barang/keadaan.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';

const TONES: Readonly<Record<Status, Tone>> = { TERSEDIA: 'gold', RESERVASI: 'warn', TERJUAL: 'info', HANCUR: 'bad' };

/** Where a piece stands, with the document that holds it on the pointer. */
export function StatusBarang({ status, pegangan }: { readonly status: Status; readonly pegangan: string }) {
  const t = useT();
  return (
    <Chip tone={TONES[status]} title={pegangan === '' ? undefined : pegangan}>
      {t(`pilihan.status_barang.${status}`)}
    </Chip>
  );
}
