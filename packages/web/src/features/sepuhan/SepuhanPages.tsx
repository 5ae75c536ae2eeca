import type { Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import { stockCuciManual } from '@kilau/contract/features/sepuhan/stock-cuci-manual.kind.ts';
import { terimaBarangCuci } from '@kilau/contract/features/sepuhan/terima-barang-cuci.kind.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { ListPage } from '../../engine/paper/ListPage.tsx';
import { useUser } from '../../platform/session.ts';
import { initialValues } from '../../ui/form/record-form.ts';

type Berbarang = Kind & { readonly rows: { readonly barang: Fields } };

/** Papers of a kind whose form begins with a line, so that the hand gets to it with Enter alone. */
function SepuhanPage({ kind }: { readonly kind: Berbarang }) {
  const { tgl_system } = useUser();
  const start = { barang: [initialValues(kind.rows.barang, tgl_system)] };
  return <ListPage kind={kind} path={kind.pages.create} rules={{ start }} />;
}

export const SortirPembelianPage = () => <SepuhanPage kind={sortirPembelian} />;
export const KirimBarangCuciPage = () => <SepuhanPage kind={kirimBarangCuci} />;
export const TerimaBarangCuciPage = () => <SepuhanPage kind={terimaBarangCuci} />;
export const TerimaSepuhanPage = () => <SepuhanPage kind={terimaSepuhan} />;
export const PindahSortirPage = () => <SepuhanPage kind={pindahSortir} />;
export const StockCuciManualPage = () => <SepuhanPage kind={stockCuciManual} />;
