import { Dibatalkan } from '../../features/sistem/beranda/Dibatalkan.tsx';
import { GramKadar } from '../../features/sistem/beranda/GramKadar.tsx';
import { LangkahAwal } from '../../features/sistem/beranda/LangkahAwal.tsx';
import { Omzet } from '../../features/sistem/beranda/Omzet.tsx';
import { PerluDilihat } from '../../features/sistem/beranda/PerluDilihat.tsx';
import { TokoToko } from '../../features/sistem/beranda/TokoToko.tsx';
import { KasBank } from '../../features/uang/beranda/KasBank.tsx';
import type { Home } from './home.ts';

export const home: Home<'pemilik'> = {
  'langkah-awal': LangkahAwal,
  omzet: Omzet,
  'gram-kadar': GramKadar,
  'toko-toko': TokoToko,
  'perlu-dilihat': PerluDilihat,
  'kas-bank': KasBank,
  dibatalkan: Dibatalkan,
};
