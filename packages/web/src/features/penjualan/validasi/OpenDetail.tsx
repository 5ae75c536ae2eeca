import { useNavigate } from '@tanstack/react-router';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useCan } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { usePenjualan } from '../panggilan.ts';
import css from '../rincian/rincian.module.css';
import { SaleDetail } from '../rincian/SaleDetail.tsx';
import { useTolak } from '../rincian/tolak.tsx';

/** The sale that is looked at, with what may be done to it beside validating. */
export function OpenDetail({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const navigate = useNavigate();
  const can = useCan();
  const sale = usePenjualan(nomor);
  const tolak = useTolak();
  if (sale.isPending) return <Loading />;
  if (sale.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(sale.error)}
      </State>
    );
  }
  const { data } = sale;
  return (
    <SaleDetail penjualan={data}>
      <div className={css.actions}>
        {data.status === 'OPEN' && can({ pages: [dokumen.pages.create] }) ? (
          <ActionButton
            size="compact-sm"
            onClick={() => void navigate({ to: dokumen.pages.create, search: { ubah: nomor } })}
          >
            {t('penjualan.ubah')}
          </ActionButton>
        ) : null}
        {data.boleh.includes('tolak') ? (
          <ActionButton size="compact-sm" onClick={() => void tolak(data)}>
            {t('penjualan.tolak')}
          </ActionButton>
        ) : null}
      </div>
    </SaleDetail>
  );
}
