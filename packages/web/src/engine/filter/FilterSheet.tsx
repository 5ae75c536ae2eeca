import { Drawer } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogDepth, useDialogPlace } from '../../ui/dialog/depth.ts';
import { useEscape } from '../../ui/dialog/use-escape.ts';
import { useT } from '../../ui/text.ts';
import { FilterChips, type FilterChip } from './FilterChips.tsx';
import css from './filter.module.css';

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
  const close = () => setOpened(false);
  const depth = useDialogPlace(opened, close);
  useEscape(opened, depth, close);
  return (
    <>
      <FilterChips label={label} chips={chips} onOpen={() => setOpened(true)} />
      <Drawer.Root
        opened={opened}
        onClose={close}
        closeOnEscape={false}
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
