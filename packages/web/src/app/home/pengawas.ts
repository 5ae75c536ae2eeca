import { HargaHariIni } from '../../features/master/beranda/HargaHariIni.tsx';
import { OtorisasiHariIni } from '../../features/otorisasi/beranda/OtorisasiHariIni.tsx';
import { Dibatalkan } from '../../features/sistem/beranda/Dibatalkan.tsx';
import { Menunggu } from '../../features/sistem/beranda/Menunggu.tsx';
import { PerluDilihat } from '../../features/sistem/beranda/PerluDilihat.tsx';
import { KasBank } from '../../features/uang/beranda/KasBank.tsx';
import type { Home } from './home.ts';

export const home: Home<'pengawas'> = {
  menunggu: Menunggu,
  'otorisasi-hari-ini': OtorisasiHariIni,
  dibatalkan: Dibatalkan,
  'perlu-dilihat': PerluDilihat,
  'kas-bank': KasBank,
  'harga-hari-ini': HargaHariIni,
};
