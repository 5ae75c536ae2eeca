import type { KeyboardEventHandler, ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { SCAN_BOX } from './scan-box.ts';
import css from './scan.module.css';

interface ScanRowProps {
  /** The field. */
  readonly children: ReactNode;
  /** Keys of the field: the handler stands around it because the kit's input has none of its own. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
  /** What stands behind it: a button, a state. */
  readonly action?: ReactNode;
}

/** The big field for codes. A scanner need not aim at it; a hand types here and presses Enter. */
export function ScanRow({ children, onKeyDown, action }: ScanRowProps) {
  return (
    <div className={css.scan}>
      <span className={css.icon}>
        <Icon name="barcode" size={22} />
      </span>
      <div
        className={css.field}
        {...{ [SCAN_BOX]: true }}
        role={onKeyDown ? 'presentation' : undefined}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
      {action}
    </div>
  );
}

interface RefusedProps {
  /** Undefined: the last code was taken, and nothing is drawn. */
  readonly refused: { readonly kode: string; readonly pesan: string } | undefined;
  /** What leads on from there. */
  readonly children?: ReactNode;
}

/** Which code was not taken and why, below the field; a reader of the screen tells it at once. */
export function Refused({ refused, children }: RefusedProps) {
  return (
    <div role="alert" className={css.refused}>
      {refused === undefined ? null : (
        <>
          <Icon name="warn" />
          <span>
            <strong>{refused.kode}</strong> · {refused.pesan}
          </span>
          {children}
        </>
      )}
    </div>
  );
}
