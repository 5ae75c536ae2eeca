import { hancurPembelian } from '@kilau/contract/features/barang/hancur/hancur-pembelian.kind.ts';
import { HancurPage } from './HancurPage.tsx';

/** Pieces that were bought and lie unsorted. */
export const HancurPembelianPage = () => <HancurPage kind={hancurPembelian} cari="barang/get/dibeli" />;
