import { useEffect, type KeyboardEventHandler, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useStore } from '../store.ts';
import { useT } from '../text.ts';
import { cameraSlot, scanRows } from './camera-slot.ts';
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

/** Opens the camera, where the device has one. */
export function CameraButton() {
  const t = useT();
  const open = useStore(cameraSlot);
  return open === undefined ? null : (
    <button type="button" className={css.camera} aria-label={t('umum.scan_kamera')} onClick={open}>
      <Icon name="viewfinder" size={24} />
    </button>
  );
}

/** The big field for codes. A scanner need not aim at it; a hand types here and presses Enter. */
export function ScanRow({ children, onKeyDown, action }: ScanRowProps) {
  const camera = useStore(cameraSlot) !== undefined;
  useEffect(() => {
    scanRows.set((count) => count + 1);
    return () => scanRows.set((count) => count - 1);
  }, []);
  return (
    <div className={css.scan}>
      {camera ? (
        <CameraButton />
      ) : (
        <span className={css.icon}>
          <Icon name="barcode" size={22} />
        </span>
      )}
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
