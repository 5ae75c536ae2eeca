import { moduleOn, type Actor } from '@kilau/contract/core/permission.ts';
import { initialValue, type ModuleKey } from '@kilau/contract/modules.ts';
import type { AturanBeli as AturanHargaBeli } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import type { AturanIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';

/** The shop's rules of a buy-back as they are now. The server has the same and decides. */
export interface AturanBeli {
  readonly harga: AturanHargaBeli;
  readonly izin: AturanIzinBeli;
  /** By how many percent a gram may cost more than it is sold for. */
  readonly batas_persen: string;
  /** Goods may be valued at today's price instead of their nota. */
  readonly hidup: boolean;
  readonly potongan_lain: boolean;
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
  const on = (key: ModuleKey) => moduleOn(actor, key);
  const value = (key: ModuleKey) => actor.modules.get(key) ?? initialValue(key);
  return {
    harga: {
      pembulatan: Number(value('PEMBULATAN')),
      bulat_turun: on('ROUND_DOWN_PURCHASE_MODULE'),
      tanpa_atribut: on('HARGA_BELI_TANPA_ATRIBUT_ONGKOS'),
      dengan_ongkos: on('HARGA_NOTA_DENGAN_ONGKOS_MODULE'),
      prorata: on('NOTA_PRORATA_BERAT'),
    },
    izin: {
      tanpa_barcode: on('OTORISASI_PEMBELIAN_TANPA_BARCODE'),
      toleransi: on('OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE')
        ? { gram: value('TOLERANSI_BERAT_BELI'), persen: value('TOLERANSI_BERAT_BELI_PERSEN') }
        : undefined,
      diatas: !on('NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA'),
      dibawah: !on('NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA'),
    },
    batas_persen: value('BATAS_HARGA_PERSEN'),
    hidup: on('HIDUP_FEATURE_MODULE'),
    potongan_lain: on('POTONGAN_MANUAL_PEMBELIAN_MODULE'),
    harga_terkunci: on('LOCK_HARGA_BELI_MODULE'),
    harga_kadar: on('PARAMETER_HARGA_EMAS_PEMBELIAN'),
    izin_transfer: on('OTORISASI_PEMBAYARAN_TRANSFER'),
    validasi: on('VALIDASI_PEMBELIAN_MODULE'),
  };
}
