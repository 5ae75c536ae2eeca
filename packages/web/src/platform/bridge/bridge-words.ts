import type { JobReason } from '@kilau/contract/core/print-job.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';

/** Why a job is not on paper, in the user's words. */
export const REASONS: Readonly<Record<JobReason, LocaleKey>> = {
  unreachable: 'jembatan.tidak_terjangkau',
  cut: 'jembatan.terputus',
  stalled: 'jembatan.macet',
  expired: 'jembatan.kedaluwarsa',
  stopped: 'jembatan.berhenti',
  refused: 'jembatan.ditolak',
  lost: 'jembatan.hilang',
};
