import { pendek } from '../../../ui/chart/figures.ts';
import { gridStep } from '../../../ui/chart/scale.ts';
import { useT } from '../../../ui/text.ts';
import { minuteText, type Kurva, type Omzet } from './omzet-data.ts';
import css from './omzet.module.css';

const WIDTH = 390;
const HEIGHT = 166;
const LEFT = 44;
const RIGHT = 66;
const TOP = 14;
const BOTTOM = 22;
/** A shop's usual day, in minutes; a curve that goes beyond it makes it longer. */
const OPENS = 8 * 60;
const CLOSES = 18 * 60;

interface Frame {
  readonly x: (menit: number) => number;
  readonly y: (value: number) => number;
  readonly from: number;
  readonly to: number;
  readonly grid: readonly number[];
}

function frameOf(kurva: readonly Kurva[], menit: number): Frame {
  const all = kurva.flatMap(({ titik }) => titik);
  const from = Math.floor(Math.min(OPENS, ...all.map((point) => point.menit - 30)) / 60) * 60;
  const to = Math.ceil(Math.max(CLOSES, Math.min(menit, 24 * 60), ...all.map((point) => point.menit)) / 60) * 60;
  const most = Math.max(1_000_000, ...all.map(({ bersih }) => bersih));
  const least = Math.min(0, ...all.map(({ bersih }) => bersih));
  const step = gridStep(most, 3);
  const grid = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
  const high = grid.at(-1) ?? most;
  return {
    from,
    to,
    grid,
    x: (at) => LEFT + ((at - from) / (to - from)) * (WIDTH - LEFT - RIGHT),
    y: (value) => TOP + (1 - (value - least) / (high - least)) * (HEIGHT - TOP - BOTTOM),
  };
}

/** The points of a curve: from nothing at the opening, up to now on the open day. */
function pathOf({ lalu, titik }: Kurva, { x, y, from, to }: Frame, menit: number): string {
  const end = lalu === 0 ? Math.min(Math.max(menit, from), to) : to;
  const points: (readonly [number, number])[] = [[from, 0]];
  let net = 0;
  for (const point of titik) {
    if (point.menit > end && lalu === 0) points.push([end, point.bersih]);
    else points.push([point.menit - 30, net], [point.menit, point.bersih]);
    net = point.bersih;
  }
  points.push([end, net]);
  return points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

/** How the net of today grows beside yesterday's and last week's. Decoration: the table behind it says the same. */
export function KurvaOmzet({ omzet: { kurva, menit } }: { readonly omzet: Omzet }) {
  const t = useT();
  const frame = frameOf(kurva, menit);
  const { x, y, from, to, grid } = frame;
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60);
  const each = hours.length > 12 ? 2 : 1;
  const names = ['', t('beranda.kemarin'), t('beranda.minggu_lalu')];
  const ends = kurva.map(({ titik }) => y(titik.at(-1)?.bersih ?? 0));
  // Names that would stand on each other are moved apart, the upper one further up.
  const below = (ends[2] ?? 0) - (ends[1] ?? 0);
  const apart = Math.abs(below) < 12 ? (below < 0 ? -12 : 12) : 0;
  const [today] = kurva;
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {grid.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} className={css.grid} />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {pendek(t)(value)}
          </text>
        </g>
      ))}
      {hours
        .filter((_, index) => index % each === 0)
        .map((at) => (
          <text key={at} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
            {minuteText(at).slice(0, 2)}
          </text>
        ))}
      {kurva.slice(1).map((one, index) => (
        <g key={one.lalu}>
          <polyline points={pathOf(one, frame, menit)} className={index === 0 ? css.was : css.wasDotted} />
          {one.titik.length === 0 ? null : (
            <text x={WIDTH - RIGHT + 6} y={(ends[index + 1] ?? 0) + 4 + (index === 1 ? apart : 0)}>
              {names[index + 1]}
            </text>
          )}
        </g>
      ))}
      {today ? (
        <>
          <polyline points={pathOf(today, frame, menit)} className={css.now} />
          <circle
            cx={x(Math.min(Math.max(menit, from), to))}
            cy={y(today.titik.at(-1)?.bersih ?? 0)}
            r={4}
            className={css.dot}
          />
        </>
      ) : null}
    </svg>
  );
}
