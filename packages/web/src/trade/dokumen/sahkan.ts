import type { QueryClient } from '@tanstack/react-query';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { paperPath, papersChanged } from '../../engine/paper/paper-keys.ts';
import { bringPrint } from '../../engine/paper/paper-print.ts';
import { withApproval } from '../../engine/paper/with-approval.ts';
import { api, newKey } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { onThisPage } from '../../ui/dialog/dialogs.ts';
import type { Translate } from '../../ui/text.ts';

/** How a document stands. */
export interface Sah {
  readonly status: 'OPEN' | 'DONE' | 'CANC';
}

interface Sahkan {
  readonly kind: Kind;
  readonly nomor: string;
  /** The deed that validates. */
  readonly perbuatan: string;
  readonly client: QueryClient;
  readonly t: Translate;
  readonly timeZone: string;
  /** Told how it stands then, before its paper comes. */
  readonly onSah: (sah: Sah) => void;
}

/** Validates a document that was just saved, and shows its paper. A refusal is told, and leaves it as it was. */
export async function sahkan({ kind, nomor, perbuatan, client, t, timeZone, onSah }: Sahkan): Promise<void> {
  const path = `${paperPath(kind, nomor)}/${perbuatan}`;
  const { input, binds } = kind.deeds[perbuatan] ?? {};
  const asking = { judul: nomor, fields: { ...input, ...binds }, t, format: { timeZone, t: t.of } };
  const here = onThisPage();
  try {
    const sah = await withApproval((otorisasi) => api.post<Sah>(path, { otorisasi }, { key: newKey() }), asking);
    if (!sah) return;
    beep('ok');
    onSah({ status: sah.status });
    void bringPrint(kind, nomor, here);
  } catch (error) {
    beep('error');
    reportProblem(error);
  }
  void papersChanged(client, kind);
}
