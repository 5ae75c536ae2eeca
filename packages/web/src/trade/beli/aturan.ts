import type { Actor } from '@kilau/contract/core/permission.ts';
import { aturanBeli as hargaBeli, aturanIzinBeli } from '@kilau/contract/trade/beli/aturan-beli.ts';
import type { AturanBeli as AturanHargaBeli } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import type { ModeHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { AturanIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { setelanOf } from './setelan.ts';

/** The shop's rules of a buy-back as they are now. The server has the same and decides. */
export interface AturanBeli {
  readonly harga: AturanHargaBeli;
  /** How gold is sold, and so what a gram of it costs today. */
  readonly mode_harga: ModeHarga;
  readonly izin: AturanIzinBeli;
  /** By how many percent a gram may cost more than it is sold for. */
  readonly batas_persen: string;
  /** Goods may be valued at today's price instead of their nota. */
  readonly hidup: boolean;
  readonly potongan_lain: boolean;
  /** Months for which a nota promises to buy back; 0 where it promises nothing. */
  readonly masa_bulan: number;
  /** Nothing is bought without a photo. */
  readonly foto: boolean;
  /** What was worked out is paid, and nothing else. */
  readonly harga_terkunci: boolean;
  /** Goods without a code of prices cost the day's price of their kadar. */
  readonly harga_kadar: boolean;
  /** What leaves for somebody's account is approved. */
  readonly izin_transfer: boolean;
  /** A saved purchase waits for validation. */
  readonly validasi: boolean;
}

/** Reads the rules out of the modules and parameters of the login. */
export function aturanBeli(actor: Pick<Actor, 'modules'>): AturanBeli {
  const setelan = setelanOf(actor);
  const on = setelan.isOn;
  const { batas_persen, mode_harga, ...harga } = hargaBeli(setelan);
  return {
    harga,
    mode_harga,
    izin: aturanIzinBeli(setelan),
    batas_persen,
    hidup: on('HIDUP_FEATURE_MODULE'),
    masa_bulan: Number(setelan.param('MASA_BUYBACK_BULAN')),
    foto: on('PEMBELIAN_DENGAN_FOTO'),
    potongan_lain: on('POTONGAN_MANUAL_PEMBELIAN_MODULE'),
    harga_terkunci: on('LOCK_HARGA_BELI_MODULE'),
    harga_kadar: on('PARAMETER_HARGA_EMAS_PEMBELIAN'),
    izin_transfer: on('OTORISASI_PEMBAYARAN_TRANSFER'),
    validasi: on('VALIDASI_PEMBELIAN_MODULE'),
  };
}
