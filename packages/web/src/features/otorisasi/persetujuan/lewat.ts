import type { PermintaanLewat } from '@kilau/contract/features/otorisasi/qr.ts';
import type { Translate } from '../../../ui/text.ts';

/** What became of a request that does not wait for who looks at it, in a sentence. */
export function kataLewat(t: Translate, lewat: PermintaanLewat | undefined): string {
  if (lewat === undefined) return t('problem.permintaan_lewat');
  const { status, diminta_oleh, diputus_oleh, hanya_pemilik } = lewat;
  if (hanya_pemilik) return t('problem.otorisasi_pemilik');
  if (status === 'OPEN') return t('otorisasi.lewat_waktu');
  if (status === 'BATAL') return t('otorisasi.lewat_ditinggalkan', { oleh: diminta_oleh });
  const oleh = diputus_oleh ?? '';
  return status === 'SETUJU' ? t('otorisasi.lewat_disetujui', { oleh }) : t('otorisasi.lewat_ditolak', { oleh });
}
