import { Chip } from '../../../ui/Chip.tsx';
import { useT } from '../../../ui/text.ts';

/** Whether a document stands or was taken back. */
export function StatusManual({ status }: { readonly status: 'DONE' | 'CANC' }) {
  const t = useT();
  return <Chip tone={status === 'DONE' ? 'good' : 'bad'}>{t(`pindah.status.${status}`)}</Chip>;
}
