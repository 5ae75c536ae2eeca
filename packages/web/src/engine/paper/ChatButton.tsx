import { useState } from 'react';
import type { NotaChat } from '@kilau/contract/core/chat.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { api, newKey } from '../../platform/api.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useActor } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { failure, success } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';

/** Gateways may take their time. */
const PATIENCE_MS = 20_000;

/** Sends the paper's words to its customer's phone; they are shown first. */
export function ChatButton({ kind: { key, chat }, nomor }: { readonly kind: Kind; readonly nomor: string }) {
  const t = useT();
  const { modules } = useActor();
  const [busy, setBusy] = useState(false);
  if (chat === undefined || modules.get('WHATSAPP_MODULE') !== 'true') return null;
  const send = async () => {
    const { template_wa, no_wa } = await api.get<NotaChat>(`${chat}/get/bynota/single`, { nomor });
    if (no_wa === null) return failure(t('problem.no_wa_tidak_terdaftar'));
    const yes = await confirm({ title: t('chat.kirim_ke', { no_wa }), message: template_wa, yes: t('chat.kirim') });
    if (!yes) return;
    const body = { receiver: no_wa, message: template_wa, type: 'text', jenis: key, nomor };
    await api.post('chat/send', body, { key: newKey(), timeout: PATIENCE_MS });
    success(t('chat.terkirim'));
  };
  const run = () => {
    setBusy(true);
    void send()
      .catch((error: unknown) => reportProblem(error))
      .finally(() => setBusy(false));
  };
  return (
    <ActionButton onClick={run} loading={busy}>
      {t('chat.kirim_wa')}
    </ActionButton>
  );
}
