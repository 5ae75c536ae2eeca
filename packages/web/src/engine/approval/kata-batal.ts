import type { Pembatalan } from '@kilau/contract/core/document-wire.ts';
import { formatDate } from '@kilau/contract/core/format.ts';
import type { Translate } from '../../ui/text.ts';

/** Who took a document back, when and why, in one line. */
export const kataBatal = (
  t: Translate,
  { tgl, batal_oleh, tgl_batal, alasan_batal }: Pembatalan & { readonly tgl: string },
): string =>
  t('pindah.status_batal', { oleh: batal_oleh ?? '', tgl: formatDate(tgl_batal ?? tgl), alasan: alasan_batal ?? '' });
