import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { UnsurTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import { useT } from '../../../ui/text.ts';
import css from './kertas.module.css';

/** The paper in millimetres, and how far everything on it is moved. */
interface Paper {
  readonly lebar: number;
  readonly tinggi: number;
  readonly x: number;
  readonly y: number;
}

interface UnsurKotakProps {
  readonly unsur: readonly UnsurTata[];
  readonly chosen: number;
  readonly paper: Paper;
  readonly onChoose: (index: number) => void;
  readonly onChange: (index: number, changes: Partial<UnsurTata>) => void;
}

type Box = Pick<UnsurTata, 'x' | 'y' | 'lebar' | 'tinggi'>;

const LEAST = 3;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** The box moved by so many millimetres; it stays on the paper. */
const moved = (box: Box, paper: Paper, dx: number, dy: number): Partial<UnsurTata> => ({
  x: within(box.x + dx, 0, paper.lebar - box.lebar),
  y: within(box.y + dy, 0, paper.tinggi - box.tinggi),
});

const resized = (box: Box, paper: Paper, dx: number, dy: number): Partial<UnsurTata> => ({
  lebar: within(box.lebar + dx, LEAST, paper.lebar - box.x),
  tinggi: within(box.tinggi + dy, LEAST, paper.tinggi - box.y),
});

interface Drag {
  readonly index: number;
  readonly resize: boolean;
  readonly fromX: number;
  readonly fromY: number;
  readonly box: Box;
}

/** Boxes over the paper: dragged, or moved with the arrow keys by one millimetre; with Shift they grow and shrink. */
export function UnsurKotak({ unsur, chosen, paper, onChoose, onChange }: UnsurKotakProps) {
  const t = useT();
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;
  const take = (event: PointerEvent, index: number, resize: boolean) => {
    const box = unsur[index];
    if (!box) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(index);
    drag.current = { index, resize, fromX: event.clientX, fromY: event.clientY, box };
    sheet.current?.setPointerCapture(event.pointerId);
  };
  const pull = (event: PointerEvent) => {
    const held = drag.current;
    const width = sheet.current?.clientWidth ?? 0;
    if (!held || width === 0) return;
    const mm = paper.lebar / width;
    const by = [(event.clientX - held.fromX) * mm, (event.clientY - held.fromY) * mm] as const;
    onChange(held.index, held.resize ? resized(held.box, paper, ...by) : moved(held.box, paper, ...by));
  };
  const key = (event: KeyboardEvent, index: number, box: UnsurTata) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(index, event.shiftKey ? resized(box, paper, ...step) : moved(box, paper, ...step));
  };
  return (
    <div
      ref={sheet}
      className={css.kotaks}
      onPointerMove={pull}
      onPointerUp={() => {
        drag.current = undefined;
      }}
    >
      {unsur.map((box, index) => (
        <button
          key={index}
          type="button"
          className={css.kotak}
          data-chosen={index === chosen || undefined}
          aria-pressed={index === chosen}
          aria-label={t.of(`nota_unsur.${box.unsur}`)}
          style={{
            left: percent(box.x + paper.x, paper.lebar),
            top: percent(box.y + paper.y, paper.tinggi),
            width: percent(box.lebar, paper.lebar),
            height: percent(box.tinggi, paper.tinggi),
          }}
          onFocus={() => onChoose(index)}
          onKeyDown={(event) => key(event, index, box)}
          onPointerDown={(event) => take(event, index, false)}
        >
          <span className={css.sudut} onPointerDown={(event) => take(event, index, true)} />
        </button>
      ))}
    </div>
  );
}
