import { Drawer } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogDepth, useDialogPlace } from '../../ui/dialog/depth.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './filter.module.css';

/** One thing that a list is narrowed by, in a word. */
export interface FilterChip {
  readonly key: string;
  /** What is chosen; of an open one what it would narrow. */
  readonly text: string;
  /** It narrows the list. */
  readonly set: boolean;
  /** Opens it again; absent: it is changed in the sheet alone. */
  readonly onClear?: () => void;
}

export interface FilterSheetProps {
  readonly label: string;
  readonly chips: readonly FilterChip[];
  /** How many rows there are now: `14`, or `60+` where there are more; absent until that is known. */
  readonly count: string | undefined;
  readonly onReset: () => void;
  /** The fields, which narrow the list at once. */
  readonly children: ReactNode;
}

/** What a list is narrowed by, as a phone shows it: chips in one line, and behind them a sheet with the fields. */
export function FilterSheet({ label, chips, count, onReset, children }: FilterSheetProps) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const depth = useDialogPlace(opened);
  const open = () => setOpened(true);
  const close = () => setOpened(false);
  return (
    <>
      <div className={css.chips} role="group" aria-label={label}>
        <button type="button" className={css.chip} onClick={open}>
          <Icon name="filter" size={16} />
          {t('saring.saring')}
        </button>
        {chips.map(({ key, text, set, onClear }) => (
          <button
            key={key}
            type="button"
            className={css.chip}
            data-set={set || undefined}
            aria-label={set && onClear ? t('saring.lepas', { nama: text }) : undefined}
            onClick={set && onClear ? onClear : open}
          >
            {text}
            {set && onClear ? <Icon name="close" size={13} /> : null}
          </button>
        ))}
      </div>
      <Drawer.Root
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        transitionProps={{ duration: 120 }}
        classNames={{ content: css.sheet }}
      >
        <Drawer.Overlay backgroundOpacity={0.45} />
        <Drawer.Content>
          <div className={css.head}>
            <Drawer.Title>{label}</Drawer.Title>
            <button type="button" className={css.reset} onClick={onReset}>
              {t('saring.kembali_ke_awal')}
            </button>
          </div>
          <Drawer.Body>
            <DialogDepth value={depth}>
              <div className={css.fields}>{children}</div>
            </DialogDepth>
          </Drawer.Body>
          <div className={css.foot}>
            <ActionButton onClick={close}>{t('umum.tutup')}</ActionButton>
            <ActionButton primary onClick={close}>
              {count === undefined ? t('saring.tampilkan') : t('saring.tampilkan_jumlah', { jumlah: count })}
            </ActionButton>
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
