import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import { setupQuery } from './setup.ts';
import css from '../sistem.module.css';

/** The other way to begin: a chain of shops with a month of sales, to try everything with. */
export function DemoChoice() {
  const t = useT();
  const client = useQueryClient();
  const filling = useMutation({
    mutationFn: () => api.post('setup/demo', {}, { timeout: 180_000 }),
    onSuccess: () =>
      client.setQueryData(setupQuery.queryKey, (state) => state && { ...state, needed: false, demo: true }),
  });
  return (
    <div className={css.demo}>
      {t('wizard.demo_ajakan')}
      <div className={css.demoUsers}>
        <ActionButton loading={filling.isPending} onClick={() => filling.mutate()}>
          {t(filling.isPending ? 'wizard.demo_mengisi' : 'wizard.demo')}
        </ActionButton>
      </div>
    </div>
  );
}
