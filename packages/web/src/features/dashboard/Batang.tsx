import { scaleOf } from '../../ui/chart/scale.ts';
import css from './dashboard.module.css';

/** One row of bars of a chart. */
export interface Deret {
  readonly nama: string;
  readonly warna: 'jual' | 'beli';
  readonly data: readonly number[];
}

interface BatangProps {
  readonly labels: readonly string[];
  readonly deret: readonly Deret[];
  /** A short line across each bar: what it is held against. */
  readonly tanda?: readonly number[];
  /** The bar that is now. */
  readonly kini?: number;
  /** Every so manyth label is written. */
  readonly tiap?: number;
  readonly format: (value: number) => string;
}

const WIDTH = 400;
const HEIGHT = 190;
const LEFT = 52;
const RIGHT = 6;
const TOP = 16;
const BOTTOM = 20;
/** Share of its place that a group of bars fills. */
const FILLED = 0.68;
/** And a bar is no wider. */
const MOST = 34;

/** Bars side by side. Decoration: the table behind it says the same. */
export function Batang({ labels, deret, tanda = [], kini, tiap = 1, format }: BatangProps) {
  const { low, high, grid } = scaleOf([...deret.flatMap(({ data }) => data), ...tanda]);
  const y = (value: number): number => TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const place = (WIDTH - LEFT - RIGHT) / Math.max(1, labels.length);
  const bar = Math.min(MOST, (place * FILLED) / deret.length);
  const begin = (index: number): number => LEFT + (index + 0.5) * place - (bar * deret.length) / 2;
  // A name that would stand in that of now is left out.
  const named = (index: number): boolean =>
    index === kini || (index % tiap === 0 && (kini === undefined || tiap === 1 || Math.abs(index - kini) > tiap / 2));
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {grid.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} className={css.grid} />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {labels.map((label, index) => (
        <g key={label} data-kini={index === kini || undefined}>
          {deret.map(({ warna, data }, at) => {
            const value = data[index] ?? 0;
            return value === 0 ? null : (
              <rect
                key={warna}
                data-warna={warna}
                x={begin(index) + at * bar}
                width={Math.max(1, bar - 0.8)}
                y={Math.min(y(0), y(value))}
                height={Math.max(0.5, Math.abs(y(value) - y(0)))}
                rx={1.2}
              />
            );
          })}
          {(tanda[index] ?? 0) === 0 ? null : (
            <line
              className={css.tanda}
              x1={begin(index) - 1}
              x2={begin(index) + bar * deret.length + 1}
              y1={y(tanda[index] ?? 0)}
              y2={y(tanda[index] ?? 0)}
            />
          )}
          {named(index) ? (
            <text x={LEFT + (index + 0.5) * place} y={HEIGHT - 5} textAnchor="middle">
              {label}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
