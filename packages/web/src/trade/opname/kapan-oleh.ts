import { formatInstant } from '@kilau/contract/core/format.ts';

interface Hitungan {
  readonly mulai_pada: string;
  readonly mulai_oleh: string;
  /** Null and empty while it goes on. */
  readonly selesai_pada: string | null;
  readonly selesai_oleh: string;
}

/** When and by whom a count was ended; of one that goes on, when and by whom it was begun. */
export const kapanOleh = (
  { mulai_pada, mulai_oleh, selesai_pada, selesai_oleh }: Hitungan,
  zona_waktu: string,
): string =>
  `${formatInstant(selesai_pada ?? mulai_pada, zona_waktu)} · ${selesai_oleh === '' ? mulai_oleh : selesai_oleh}`;
