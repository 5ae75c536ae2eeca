import { umum } from './umum.ts';
import { rule } from './rule.ts';
import { problem } from './problem.ts';
import { sistem } from './sistem.ts';
import { master } from './master.ts';
import { barang } from './barang.ts';
import { penjualan } from './penjualan.ts';
import { laporan } from './laporan.ts';
import { otorisasi } from './otorisasi.ts';
import { modul } from './modul.ts';

export const texts = { ...umum, ...rule, ...problem, ...sistem, ...master, ...barang, ...penjualan, ...laporan, ...otorisasi, ...modul };
