import { randomBytes } from 'node:crypto';

/** The last millisecond ids were made for, and how many more of it there are. */
const last = { time: -1, count: 0 };
const MOST = 0xfff;

/** Twelve bits that rise within one millisecond (RFC 9562, method 1), so that what one deed writes keeps its order. */
function counted(time: number): number {
  const next = time === last.time ? last.count + 1 : randomBytes(2).readUInt16BE(0) & (MOST >> 1);
  last.time = time;
  last.count = Math.min(next, MOST);
  return last.count;
}

/**
 * A version 7 UUID: time first, so that keys arrive in order and indexes stay compact. Made here because PostgreSQL
 * before 18 cannot make one.
 */
export function uuidv7(now: Date = new Date()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt16BE(0x7000 | counted(now.getTime()), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
