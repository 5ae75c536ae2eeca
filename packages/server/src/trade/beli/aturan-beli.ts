import type { AturanBeli } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import type { AturanIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import type { ToleransiBerat } from '@kilau/contract/trade/beli/susut.calc.ts';
import type { WorkContext } from '../../platform/context.ts';

type Shop = Pick<WorkContext, 'isOn' | 'param'>;

/** How what is bought is priced, and by how many percent a gram may cost more than it is sold for. */
export const aturanBeli = (context: Shop): AturanBeli & { readonly batas_persen: string } => ({
  pembulatan: Number(context.param('PEMBULATAN')),
  bulat_turun: context.isOn('ROUND_DOWN_PURCHASE_MODULE'),
  tanpa_atribut: context.isOn('HARGA_BELI_TANPA_ATRIBUT_ONGKOS'),
  dengan_ongkos: context.isOn('HARGA_NOTA_DENGAN_ONGKOS_MODULE'),
  prorata: context.isOn('NOTA_PRORATA_BERAT'),
  batas_persen: context.param('BATAS_HARGA_PERSEN'),
});

/** How far a weight may lie from the nota's before somebody is asked; nothing where the shop does not ask. */
export const toleransiBerat = (context: Shop): ToleransiBerat | undefined =>
  context.isOn('OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE')
    ? { gram: context.param('TOLERANSI_BERAT_BELI'), persen: context.param('TOLERANSI_BERAT_BELI_PERSEN') }
    : undefined;

/** When a bought line asks for an approval, as the shop wants it now. */
export const aturanIzinBeli = (context: Shop): AturanIzinBeli => ({
  tanpa_barcode: context.isOn('OTORISASI_PEMBELIAN_TANPA_BARCODE'),
  toleransi: toleransiBerat(context),
  diatas: !context.isOn('NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA'),
  dibawah: !context.isOn('NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA'),
});
