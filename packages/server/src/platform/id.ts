import { randomUUID } from 'node:crypto';

/** The last millisecond ids were made for, and how many more of it there are. */
const last = { time: -1, count: 0 };
const MOST = 0xfff;

/** Twelve bits that rise within one millisecond (RFC 9562, method 1), so that what one deed writes keeps its order. */
function counted(time: number, random: number): number {
  const next = time === last.time ? last.count + 1 : random & (MOST >> 1);
  last.time = time;
  last.count = Math.min(next, MOST);
  return last.count;
}

const hexOf = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * A version 7 UUID: time first, so that keys arrive in order and indexes stay compact. Made here because PostgreSQL
 * before 18 cannot make one. Its chance is that of a random one, of which Node has a store at hand.
 */
export function uuidv7(now: Date = new Date()): string {
  const random = randomUUID();
  const time = hexOf(now.getTime(), 12);
  const count = hexOf(counted(now.getTime(), Number.parseInt(random.slice(0, 3), 16)), 3);
  // From the variant on the two are alike.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${random.slice(19)}`;
}
