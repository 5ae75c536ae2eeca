import { Chip, type Tone } from '../../../ui/Chip.tsx';
import { useT } from '../../../ui/text.ts';
import type { StatusPenjualan } from '../wire.ts';

const STATUS = {
  OPEN: ['warn', 'penjualan.status_open'],
  DONE: ['good', 'penjualan.status_done'],
  CANC: ['bad', 'penjualan.status_canc'],
} as const satisfies Record<StatusPenjualan, readonly [Tone, string]>;

/** The state of a sale, with what it means when the mouse rests on it. */
export function StatusChip({ status }: { readonly status: StatusPenjualan }) {
  const t = useT();
  const [tone, key] = STATUS[status];
  return (
    <Chip tone={tone} title={t(key)}>
      {status}
    </Chip>
  );
}
