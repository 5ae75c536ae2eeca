import { Group } from '@mantine/core';
import { ActionButton } from '../ActionButton.tsx';
import { useT } from '../text.ts';
import type { Question } from './dialogs.ts';

/** A question with its two answers; the harmless one has the focus where something would be lost. */
export function QuestionBody({ message, yes, no, danger = false, answer }: Question) {
  const t = useT();
  return (
    <>
      <div>{message}</div>
      <Group justify="flex-end" gap={8} mt="md">
        <ActionButton onClick={() => answer(false)} data-autofocus={danger}>
          {no ?? t('umum.tidak')}
        </ActionButton>
        <ActionButton primary={!danger} danger={danger} onClick={() => answer(true)} data-autofocus={!danger}>
          {yes ?? t('umum.ya')}
        </ActionButton>
      </Group>
    </>
  );
}
