import { hancurBarang } from '@kilau/contract/features/barang/hancur/hancur-barang.kind.ts';
import { HancurPage } from './HancurPage.tsx';

/** Pieces of the stock that are free. */
export const HancurBarangPage = () => <HancurPage kind={hancurBarang} cari="barang/get/tersedia" />;
