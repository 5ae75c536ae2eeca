import { moduleOn, valueOf, type Actor } from '@kilau/contract/core/permission.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { FeeDitanggung } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { modeHarga, type AturanHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { AturanOtorisasi } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';

/** How the shop charges PPN; absent when it does not. */
export interface AturanPpn {
  readonly cara: 'INCLUDE' | 'EXCLUDE';
  /** Percent by the piece's origin: with a complete faktur pajak, and without. */
  readonly tarif_faktur: string;
  readonly tarif_tanpa_faktur: string;
  readonly tarif_aksesoris: string;
}

/** The shop's rules of a sale as they are now. The server has the same and decides. */
export interface AturanJual {
  readonly harga: AturanHarga;
  readonly otorisasi: AturanOtorisasi;
  /** Rupiah that a sale may come to without an approval; 0: any. */
  readonly limit: string;
  /** Rupiah from which on a customer has to be known; 0: never. */
  readonly kyc: string;
  readonly ppn: AturanPpn | undefined;
  readonly fee: FeeDitanggung;
  /** A saved sale waits for validation. */
  readonly validasi: boolean;
  readonly sales_wajib: boolean;
  readonly member: boolean;
  readonly non_member: boolean;
  /** Whoever is no member is named: he is to owe the shop. */
  readonly bernama?: boolean;
  /** Members who are resellers have prices of their own. */
  readonly reseller: boolean;
  /** Ways to pay beside money that the shop has switched on. */
  readonly bayar_lain: readonly JenisBayar[];
}

/** Reads the rules out of the modules and parameters of the login. */
export function aturanJual(actor: Pick<Actor, 'modules'>): AturanJual {
  const on = (key: ModuleKey) => moduleOn(actor, key);
  const value = (key: ModuleKey) => valueOf(actor, key);
  return {
    harga: {
      mode_harga: modeHarga(value('MODE_HARGA')),
      pembulatan: Number(value('PEMBULATAN')),
      bulat_turun: on('ROUND_DOWN_SALES_MODULE'),
    },
    otorisasi: {
      toleransi: value('TOLERANSI_HARGA_JUAL'),
      batas_persen: value('BATAS_HARGA_PERSEN'),
      ongkos_turun: on('OTORISASI_ONGKOS_TURUN_PENJUALAN'),
      diskon: on('PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE'),
    },
    limit: value('LIMIT_PENJUALAN'),
    kyc: value('AML_KYC_MIN'),
    ppn: !on('PPN_TRANSAKSI_MODULE')
      ? undefined
      : {
          cara: value('PPN_HARGA') === 'EXCLUDE' ? 'EXCLUDE' : 'INCLUDE',
          tarif_faktur: value('PPN_TARIF_FAKTUR'),
          tarif_tanpa_faktur: value('PPN_TARIF_TANPA_FAKTUR'),
          tarif_aksesoris: value('PPN_TARIF_AKSESORIS'),
        },
    fee: value('FEE_DITANGGUNG') === 'CUSTOMER' ? 'CUSTOMER' : 'TOKO',
    validasi: on('VALIDASI_PENJUALAN_MODULE'),
    sales_wajib: !on('DISABLE_KODE_SALES_TRANSACTION'),
    member: on('MEMBER_MODULE'),
    non_member: !on('NONMEMBER_DISABLED_TRANSACTION'),
    reseller: on('MEMBER_MODULE') && on('RESELLER_MODULE'),
    bayar_lain: [
      ...(on('PRE_ORDER_MODULE') ? (['PRE-ORDER'] as const) : []),
      ...(on('MEMBER_MODULE') && on('PENJUALAN_BAYAR_POIN_MODULE') ? (['POIN'] as const) : []),
      ...(on('KUPON_PENJUALAN_MODULE') ? (['KUPON'] as const) : []),
    ],
  };
}
