import { useNavigate } from '@tanstack/react-router';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useCan } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { lihatNota } from '../nota.ts';
import { usePenjualan } from '../panggilan.ts';
import css from '../rincian/rincian.module.css';
import { SaleDetail } from '../rincian/SaleDetail.tsx';
import type { Penjualan } from '../wire.ts';

const { pages, deeds } = dokumen;

/** What may be done next, by this user, in this state. Each leads to the page where it is done. */
function Next({ penjualan }: { readonly penjualan: Penjualan }) {
  const t = useT();
  const navigate = useNavigate();
  const can = useCan();
  const { no_faktur_group: nomor, status, boleh } = penjualan;
  const open = (to: string, search: Readonly<Record<string, string>>) => void navigate({ to, search });
  return (
    <div className={css.actions}>
      {status === 'DONE' ? (
        <ActionButton primary onClick={() => void lihatNota(nomor)}>
          {t('penjualan.cetak_nota')}
        </ActionButton>
      ) : null}
      {boleh.includes('validasi') ? (
        <ActionButton primary onClick={() => open(deeds.validasi.page, { q: nomor })}>
          {t('penjualan.validasi')}
        </ActionButton>
      ) : null}
      {status === 'OPEN' && can({ pages: [pages.create] }) ? (
        <ActionButton onClick={() => open(pages.create, { ubah: nomor })}>{t('penjualan.ubah')}</ActionButton>
      ) : null}
      {boleh.includes('batal') ? (
        <ActionButton onClick={() => open(deeds.batal.page, { q: nomor })}>{t('penjualan.batalkan')}</ActionButton>
      ) : null}
    </div>
  );
}

/** One sale beside the list. */
export function SaleDrawer({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const sale = usePenjualan(nomor);
  if (sale.isPending) return <Loading />;
  if (sale.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(sale.error)}
      </State>
    );
  }
  return (
    <SaleDetail penjualan={sale.data}>
      <Next penjualan={sale.data} />
    </SaleDetail>
  );
}
