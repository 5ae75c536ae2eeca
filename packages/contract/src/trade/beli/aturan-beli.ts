import type { ModuleKey } from '../../modules.ts';
import { modeHarga, type ModeHarga } from '../harga/harga-jual.calc.ts';
import type { AturanBeli } from './harga-beli.calc.ts';
import type { AturanIzinBeli } from './izin-beli.calc.ts';
import type { ToleransiBerat } from './susut.calc.ts';

/** A shop's modules and parameters, wherever they are read from. */
export interface Setelan {
  readonly isOn: (key: ModuleKey) => boolean;
  readonly param: (key: ModuleKey) => string;
}

/** How what is bought is priced, how gold is sold, and by how many percent a gram may cost more than that. */
export interface AturanHargaBeli extends AturanBeli {
  readonly batas_persen: string;
  readonly mode_harga: ModeHarga;
}

export const aturanBeli = ({ isOn, param }: Setelan): AturanHargaBeli => ({
  pembulatan: Number(param('PEMBULATAN')),
  bulat_turun: isOn('ROUND_DOWN_PURCHASE_MODULE'),
  tanpa_atribut: isOn('HARGA_BELI_TANPA_ATRIBUT_ONGKOS'),
  dengan_ongkos: isOn('HARGA_NOTA_DENGAN_ONGKOS_MODULE'),
  prorata: isOn('NOTA_PRORATA_BERAT'),
  batas_persen: param('BATAS_HARGA_PERSEN'),
  mode_harga: modeHarga(param('MODE_HARGA')),
});

/** How far a weight may lie from the nota's before somebody is asked; nothing where the shop does not ask. */
export const toleransiBerat = ({ isOn, param }: Setelan): ToleransiBerat | undefined =>
  isOn('OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE')
    ? { gram: param('TOLERANSI_BERAT_BELI'), persen: param('TOLERANSI_BERAT_BELI_PERSEN') }
    : undefined;

/** When a bought line asks for an approval, as the shop wants it now. */
export const aturanIzinBeli = (setelan: Setelan): AturanIzinBeli => ({
  tanpa_barcode: setelan.isOn('OTORISASI_PEMBELIAN_TANPA_BARCODE'),
  toleransi: toleransiBerat(setelan),
  diatas: !setelan.isOn('NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA'),
  dibawah: !setelan.isOn('NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA'),
});
