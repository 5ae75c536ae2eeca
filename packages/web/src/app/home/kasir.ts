import { HargaHariIni } from '../../features/master/beranda/HargaHariIni.tsx';
import { MulaiJual } from '../../features/penjualan/beranda/MulaiJual.tsx';
import { Menunggu } from '../../features/sistem/beranda/Menunggu.tsx';
import { NotaSaya } from '../../features/sistem/beranda/NotaSaya.tsx';
import { LaciSaya } from '../../features/uang/beranda/LaciSaya.tsx';
import type { Home } from './home.ts';

export const home: Home<'kasir'> = {
  'mulai-jual': MulaiJual,
  menunggu: Menunggu,
  'nota-saya': NotaSaya,
  'laci-saya': LaciSaya,
  'harga-hari-ini': HargaHariIni,
};
