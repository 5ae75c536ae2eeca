import { KerjaGudang } from '../../features/barang/beranda/KerjaGudang.tsx';
import { BakiTimbang } from '../../features/opname/beranda/BakiTimbang.tsx';
import { PerluDilihat } from '../../features/sistem/beranda/PerluDilihat.tsx';
import type { Home } from './home.ts';

export const home: Home<'gudang'> = {
  'kerja-gudang': KerjaGudang,
  'perlu-dilihat': PerluDilihat,
  'baki-timbang': BakiTimbang,
};
