import type { Level } from './permission.ts';

/** Days of the week as the trade says them, Monday first. */
export const HARI = ['SENIN', 'SELASA', 'RABU', 'KAMIS', 'JUMAT', 'SABTU', 'MINGGU'] as const;

/** Levels whose hours can be limited; owner, super user and support are never locked out. */
export const LEVEL_BERJAM = ['SPV', 'MU', 'KASIR'] as const satisfies readonly Level[];

/**
 * Hours in which a level may work. `jam_selesai` not after `jam_mulai` lies on the next day; the same time means a
 * whole day.
 */
export interface JamAkses {
  readonly level: string;
  readonly hari: readonly string[];
  /** `HH:MM` in the shop's time zone. */
  readonly jam_mulai: string;
  readonly jam_selesai: string;
}

/** Whether somebody may work now, and until when; no `sampai` means without end. */
export type IzinJam = { readonly boleh: false } | { readonly boleh: true; readonly sampai?: Date };

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const MINUTE_MS = 60_000;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The minute of the week, from Monday midnight, that a clock in that time zone shows. */
function minuteOfWeek(now: Date, zona_waktu: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zona_waktu,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((item) => item.type === type)?.value ?? '';
  return DAYS.indexOf(part('weekday')) * DAY + Number(part('hour')) * 60 + Number(part('minute'));
}

interface Span {
  readonly start: number;
  readonly length: number;
}

function spansOf({ hari, jam_mulai, jam_selesai }: JamAkses): Span[] {
  const [from, to] = [minuteOf(jam_mulai), minuteOf(jam_selesai)];
  const length = to > from ? to - from : DAY - from + to;
  return HARI.flatMap((name, index) => (hari.includes(name) ? [{ start: index * DAY + from, length }] : []));
}

/** Minutes of the span that are left at that minute of the week; 0 outside it. */
const leftOf = ({ start, length }: Span, minute: number): number =>
  Math.max(0, length - ((((minute - start) % WEEK) + WEEK) % WEEK));

/** Minutes until the hours end, over spans that follow each other without a gap; a whole week means without end. */
function minutesLeft(spans: readonly Span[], minute: number): number {
  let left = 0;
  for (let more = -1; more !== 0 && left < WEEK; left += more) {
    more = Math.max(0, ...spans.map((span) => leftOf(span, (minute + left) % WEEK)));
  }
  return left;
}

/** Whether a level may work at that moment. A level without a rule is not limited. */
export function izinJam(rules: readonly JamAkses[], level: Level, now: Date, zona_waktu: string): IzinJam {
  const spans = (LEVEL_BERJAM as readonly Level[]).includes(level)
    ? rules.filter((rule) => rule.level === level).flatMap(spansOf)
    : undefined;
  if (spans === undefined || spans.length === 0) return { boleh: true };
  const left = minutesLeft(spans, minuteOfWeek(now, zona_waktu));
  if (left === 0) return { boleh: false };
  if (left >= WEEK) return { boleh: true };
  return { boleh: true, sampai: new Date((Math.floor(now.getTime() / MINUTE_MS) + left) * MINUTE_MS) };
}
