import { titleKey } from '@kilau/contract/core/page.ts';
import { sales } from '@kilau/contract/features/master/api.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { keepDefinition } from '../../../engine/definitions.ts';
import { useActor } from '../../../platform/session.ts';
import { useNomorUbah } from '../../../trade/dokumen/diubah.ts';
import { UbahDokumen } from '../../../trade/dokumen/UbahDokumen.tsx';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { useT } from '../../../ui/text.ts';
import { bukaUbah } from './buka-ubah.ts';
import { draftKosong } from './draft.ts';
import { salesTerakhir } from './sales-terakhir.ts';
import { SaleScreen } from './SaleScreen.tsx';

const { create } = penjualan.pages;

// Its first field is a picker of sales people.
keepDefinition('resource', sales);

/** What an OPEN sale says, as a draft that changes it. */
async function buka(nomor: string, signal: AbortSignal) {
  const { penjualan: sale, draft } = await bukaUbah(nomor, signal);
  return sale.status === 'OPEN' ? draft : undefined;
}

/** The sale at the counter; with `?ubah=` an OPEN one is changed. */
export function TransaksiPenjualanPage() {
  const t = useT();
  const ubah = useNomorUbah();
  const { non_member } = aturanJual(useActor());
  if (ubah !== '') {
    const title = t('penjualan.judul_ubah', { nomor: ubah });
    return (
      <UbahDokumen key={ubah} kind={penjualan} nomor={ubah} buka={buka}>
        {(draft) => <SaleScreen page={`${create.slice(1)}.${ubah}.${draft.versi}`} awal={draft} title={title} />}
      </UbahDokumen>
    );
  }
  return (
    <SaleScreen
      key="baru"
      page={create.slice(1)}
      awal={draftKosong(salesTerakhir(), non_member ? 'NON MEMBER' : 'MEMBER')}
      title={t.of(titleKey(create))}
    />
  );
}
