import { formatDate, formatInstant } from '@kilau/contract/core/format.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Context } from '../../platform/context.ts';
import type { Bukti } from './bukti.ts';

export type BingkaiContext = Pick<Context, 'shop' | 'actor' | 'now' | 'lang' | 't'>;

/** What stands around every proof: whose it is, who printed it when, and whether it is the first of its kind. */
export function bingkaiBukti({ shop, actor, now, lang, t }: BingkaiContext, status: string, copy: Copy) {
  const waktu = now();
  return {
    toko: shop,
    lang,
    waktu,
    ...copyMarks({ t }, status, copy),
    dicetak: t('laporan.printed_by', { user: actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
    halaman: (n: number, of: number) => t('laporan.halaman', { n, of }),
  };
}

/** What all of them say at their head, around what is their own. */
export const infoBukti = (
  { t }: Pick<Context, 't'>,
  { tgl, dibuat_oleh, keterangan }: { readonly tgl: string; readonly dibuat_oleh: string; readonly keterangan: string },
  sendiri: Bukti['info'] = [],
): Bukti['info'] => [
  [t('field.tgl'), formatDate(tgl)],
  ...sendiri,
  [t('field.dibuat_oleh'), dibuat_oleh],
  [t('field.keterangan'), keterangan === '' ? '-' : keterangan],
];
