import { Group, SegmentedControl } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { downloadBlob } from '../ui/table/csv.ts';
import { useT } from '../ui/text.ts';
import { usePhone } from '../ui/phone.ts';
import { useKeys } from './keys.ts';
import { PdfView } from './PdfView.tsx';
import css from './print-preview.module.css';
import type { PaperChoice } from './paper.ts';
import { reportProblem } from './report-problem.ts';

/** A preview shows so many pages; the printed paper has them all. */
const PREVIEW_PAGES = 10;
/** A roll of 80 mm, a little larger than it is. */
const ROLL = { maxWidth: 360, margin: '0 auto' } as const;

interface PrintPreviewProps {
  readonly name: string;
  readonly first: Blob;
  readonly choices: readonly PaperChoice[];
  /** Fetches what is looked at; without a choice there is but one paper. */
  readonly look: (choice: PaperChoice) => Promise<Blob>;
  readonly print: (choice: PaperChoice | undefined) => void;
  readonly onClose: () => void;
}

/** The paper that is chosen and what it looks like; the one before stays until the next is there. */
function useChosen({ first, choices, look }: Pick<PrintPreviewProps, 'first' | 'choices' | 'look'>) {
  const [index, setIndex] = useState(0);
  const [blob, setBlob] = useState(first);
  const wanted = useRef(0);
  const chosen = choices[index];
  const choose = (next: number) => {
    const one = choices[next];
    if (!one || next === wanted.current) return;
    wanted.current = next;
    setIndex(next);
    if (one.pratinjau === chosen?.pratinjau) return;
    look(one)
      .then((fetched) => {
        if (wanted.current === next) setBlob(fetched);
      })
      .catch(reportProblem);
  };
  return { index, blob, chosen, choose };
}

/** A paper before it is printed: on which one, what it looks like, and the key that prints it. */
export function PrintPreview({ name, first, choices, look, print, onClose }: PrintPreviewProps) {
  const t = useT();
  const { index, blob, chosen, choose } = useChosen({ first, choices, look });
  const phone = usePhone();
  const [large, setLarge] = useState(false);
  useKeys([
    {
      key: 'F2',
      label: t('cetak.kertas_lain'),
      enabled: choices.length > 1,
      run: () => choose((index + 1) % choices.length),
    },
  ]);
  // On a choice the key that chooses nothing prints, as it does on the button.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    print(chosen);
  };
  return (
    <>
      {choices.length > 1 ? (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={t('cetak.kertas')}
          data={choices.map(({ label }, at) => ({ value: String(at), label }))}
          value={String(index)}
          onChange={(value) => choose(Number(value))}
          onKeyDown={enter}
        />
      ) : null}
      <div className={css.window}>
        <div className={phone && large ? css.large : undefined} style={chosen?.roll ? ROLL : undefined}>
          <PdfView blob={blob} label={name} pages={PREVIEW_PAGES} />
        </div>
      </div>
      <Group
        justify="flex-end"
        gap={8}
        mt="sm"
        pb={4}
        style={{ position: 'sticky', bottom: 0, background: 'var(--paper)' }}
      >
        {phone && !chosen?.roll ? (
          <ActionButton mr="auto" aria-pressed={large} onClick={() => setLarge(!large)}>
            {t('cetak.perbesar')}
          </ActionButton>
        ) : null}
        <ActionButton onClick={onClose}>{t('umum.tutup')}</ActionButton>
        <ActionButton onClick={() => downloadBlob(`${name}.pdf`, blob)}>{t('umum.unduh')}</ActionButton>
        <ActionButton primary data-autofocus onClick={() => print(chosen)}>
          {t('umum.cetak')}
        </ActionButton>
      </Group>
    </>
  );
}
