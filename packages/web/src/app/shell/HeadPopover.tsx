import { Popover } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import css from './header.module.css';

interface HeadPopoverProps {
  /** What opens it, as it stands in the header. */
  readonly sign: ReactNode;
  readonly label?: string;
  readonly title?: string;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * What a sign of the header opens. The hand goes into it and comes back with Escape, which the sign itself would not
 * hear; whatever takes the hand elsewhere closes it, so that it does not lie over the page that is opened next.
 */
export function HeadPopover({ sign, label, title, className, children }: HeadPopoverProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Popover position="bottom-end" withinPortal={false} trapFocus opened={open} onChange={setOpen}>
        <Popover.Target>
          <button
            type="button"
            className={css.plainButton}
            aria-label={label}
            title={title}
            onClick={() => setOpen(!open)}
          >
            {sign}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={className}>{children(close)}</Popover.Dropdown>
      </Popover>
    </div>
  );
}
