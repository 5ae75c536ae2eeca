import type { HasilPekerjaan } from '@kilau/contract/core/antrean.ts';
import type { Jalan } from '../../../platform/antrean/pekerjaan.ts';
import type { Services } from '../../../platform/context.ts';

const MB = 1_000_000;

/**
 * Makes a backup and tries whether it can be restored.
 * @throws Error when there is none, or it could not be restored: the queue tries again, and the job counts as failed.
 */
export async function buatCadangan(
  { cadangan, log }: Pick<Services, 'cadangan' | 'log'>,
  { signal }: Pick<Jalan, 'signal'>,
): Promise<HasilPekerjaan> {
  const { nama, bytes, gambar, periksa, beda, galat } = await cadangan.buat(signal);
  if (periksa === 'GAGAL') throw new Error(`the backup ${nama} could not be restored: ${galat}`);
  if (periksa === 'TIDAK_BISA') log.warn({ nama, galat }, 'the backup could not be checked by restoring it');
  return { mb: Math.round((bytes / MB) * 10) / 10, gambar, beda };
}
