import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { fillPlaceholders } from '@kilau/contract/core/placeholder.ts';
import type { SettingValues } from '@kilau/contract/core/setting.ts';
import type { whatsappSetting } from '@kilau/contract/features/sistem/setting/whatsapp.setting.ts';
import type { WorkContext } from '../../../platform/context.ts';
import { denganKaki } from './kaki.ts';

/** What a message says of a paper. */
export interface KepalaNota {
  readonly nomor: string;
  readonly nama: string;
  readonly tgl: string;
  readonly total: Dec;
}

type Setelan = Pick<SettingValues<typeof whatsappSetting.fields>, 'template_nota' | 'kaki_pesan'>;

/** What the shop writes to a customer with his paper. @param origin where the program is opened, for its address. */
export function pesanNota(
  { shop }: Pick<WorkContext, 'shop'>,
  { template_nota, kaki_pesan }: Setelan,
  { nomor, nama, tgl, total }: KepalaNota,
  origin = '',
): string {
  const isi = fillPlaceholders(template_nota, {
    nama_toko: shop.nama_toko,
    nama_customer: nama,
    nomor,
    tanggal: formatDate(tgl),
    total: formatRupiah(total),
    tautan: origin,
  });
  return denganKaki(isi.trim(), kaki_pesan);
}
