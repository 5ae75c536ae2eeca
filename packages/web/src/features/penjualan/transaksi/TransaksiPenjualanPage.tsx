import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { titleKey } from '@kilau/contract/core/page.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { loadDefinition } from '../../../engine/definitions.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useActor } from '../../../platform/session.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { bukaUbah } from './buka-ubah.ts';
import { draftKosong } from './draft.ts';
import { salesTerakhir } from './sales-terakhir.ts';
import { SaleScreen } from './SaleScreen.tsx';

const { create, list } = penjualan.pages;

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', penjualan.header.kode_sales.to).catch(() => undefined);

/** An OPEN sale, read with its pieces before it can be typed in. */
function UbahPenjualan({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const navigate = useNavigate();
  const opened = useQuery({
    queryKey: ['penjualan', nomor, 'ubah'],
    queryFn: ({ signal }) => bukaUbah(nomor, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const back = (
    <ActionButton onClick={() => void navigate({ to: list, search: { q: nomor } })}>
      {t('penjualan.lihat_dokumen', { nomor })}
    </ActionButton>
  );
  if (opened.isPending) return <Loading />;
  if (opened.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')} actions={back}>
        {problemText(opened.error)}
      </State>
    );
  }
  const {
    penjualan: { status },
    draft,
  } = opened.data;
  if (status !== 'OPEN') {
    return (
      <State icon="lock" title={t('penjualan.tidak_bisa_diubah', { nomor })} actions={back}>
        {t('penjualan.tidak_bisa_diubah_saran')}
      </State>
    );
  }
  return <SaleScreen page={`${create.slice(1)}.${nomor}`} awal={draft} title={t('penjualan.judul_ubah', { nomor })} />;
}

/** The sale at the counter; with `?ubah=` an OPEN one is changed. */
export function TransaksiPenjualanPage() {
  const t = useT();
  const { ubah }: { readonly ubah?: unknown } = useSearch({ strict: false });
  const { non_member } = aturanJual(useActor());
  if (typeof ubah === 'string' && ubah !== '') return <UbahPenjualan key={ubah} nomor={ubah} />;
  return (
    <SaleScreen
      key="baru"
      page={create.slice(1)}
      awal={draftKosong(salesTerakhir(), non_member ? 'NON MEMBER' : 'MEMBER')}
      title={t.of(titleKey(create))}
    />
  );
}
