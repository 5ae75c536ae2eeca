import type { KepalaNota } from '@kilau/contract/trade/nota/nota.wire.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';

const STATUS = {
  OPEN: ['warn', 'penjualan.status_open'],
  DONE: ['good', 'penjualan.status_done'],
  CANC: ['bad', 'penjualan.status_canc'],
} as const satisfies Record<KepalaNota['status'], readonly [Tone, string]>;

/** The state of a sale, with what it means when the mouse rests on it. */
export function StatusChip({ status }: { readonly status: KepalaNota['status'] }) {
  const t = useT();
  const [tone, key] = STATUS[status];
  return (
    <Chip tone={tone} title={t(key)}>
      {status}
    </Chip>
  );
}
