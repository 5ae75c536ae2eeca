import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useT } from '../../ui/text.ts';

/** Opens the pages of a branch on another server beside this one, for whoever asks. */
export function BukaPortal({ kode_toko }: { readonly kode_toko: string }) {
  const t = useT();
  const buka = useMutation({
    mutationFn: () => api.post<{ readonly alamat: string }>(`tokos/${encodeURIComponent(kode_toko)}/portal`),
    onSuccess: ({ alamat }) => void window.open(alamat, '_blank', 'noopener'),
    onError: (error) => reportProblem(error),
  });
  return (
    <ActionButton
      size="compact-sm"
      loading={buka.isPending}
      aria-label={`${t('dashboard.buka_portal')} ${kode_toko}`}
      onClick={() => buka.mutate()}
    >
      {t('dashboard.buka_portal')}
    </ActionButton>
  );
}
