import { moduleOn, valueOf } from '@kilau/contract/core/permission.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { grosirPage } from '@kilau/contract/features/penjualan/grosir.page.ts';
import { useActor } from '../../../platform/session.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { draftKosong } from '../transaksi/draft.ts';
import { salesTerakhir } from '../transaksi/sales-terakhir.ts';
import { SaleScreen } from '../transaksi/SaleScreen.tsx';
import { HargaGrosir } from './HargaGrosir.tsx';

/** Wholesale is sold in a system of its own: the way there, or the word that nobody named it yet. */
function SistemLain({ alamat }: { readonly alamat: string }) {
  const t = useT();
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(grosirPage.path))} />
      <Card padded>
        {alamat === '' ? (
          <State title={t('grosir.belum_diatur')}>{t('grosir.belum_diatur_isi')}</State>
        ) : (
          <State
            icon="globe"
            title={t('grosir.sistem_lain')}
            actions={
              <a href={alamat} target="_blank" rel="noreferrer">
                {t('grosir.buka', { alamat })}
              </a>
            }
          >
            {t('grosir.sistem_lain_isi')}
          </State>
        )}
      </Card>
    </PageColumn>
  );
}

/** Semi-wholesale: the sale of many pieces at one price a gram for each group (decisions 16). */
export function GrosirPage() {
  const t = useT();
  const actor = useActor();
  const { non_member } = aturanJual(actor);
  if (!moduleOn(actor, 'SEMI_GROSIR_MODULE')) {
    return <SistemLain alamat={valueOf(actor, 'ALAMAT_GROSIR')} />;
  }
  const { path } = grosirPage;
  return (
    <SaleScreen
      page={path.slice(1)}
      awal={draftKosong(salesTerakhir(), non_member ? 'NON MEMBER' : 'MEMBER')}
      title={t.of(titleKey(path))}
      Sisip={HargaGrosir}
    />
  );
}
