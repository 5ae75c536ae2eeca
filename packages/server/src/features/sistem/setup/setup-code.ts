import { randomInt, timingSafeEqual } from 'node:crypto';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Services } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { isEmpty } from './first-run.ts';

/** Without signs that are taken for each other: whoever reads it off a log types it. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = 5;
/** Wrong codes from one address, and from all together. */
const PER_ADDRESS = { max: 5, seconds: 60 } as const;
const ALTOGETHER = { max: 30, seconds: 60 } as const;

const newCode = (): string =>
  [0, 1].map(() => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join('-');

const bare = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * The code that the first run asks for when it does not come from this machine; the same for all servers and starts
 * until there is a shop.
 * @returns nothing when there is one.
 */
export async function setupCode(sql: Sql): Promise<string | undefined> {
  if (!(await isEmpty(sql))) return undefined;
  await sql.query(`insert into penanda (kunci, nilai) values ('kode_setup', $1) on conflict do nothing`, [newCode()]);
  return (await sql.maybe<{ nilai: string }>(`select nilai from penanda where kunci = 'kode_setup'`))?.nilai;
}

/**
 * Makes sure that a first run from elsewhere is begun by somebody who has seen the server's log.
 * @throws Problem at `kode` when it is wrong, `terlalu_sering` after too many wrong ones.
 */
export async function assertSetupCode(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { ip, local }: Pick<Caller, 'ip' | 'local'>,
  given: string | null,
): Promise<void> {
  if (local) return;
  const code = await setupCode(db);
  // What is set up already says so itself.
  if (code === undefined) return;
  const keys = [`setup/${ip}`, 'setup'] as const;
  await limits.spend({ key: keys[0], ...PER_ADDRESS }, { key: keys[1], ...ALTOGETHER });
  const [mine, theirs] = [Buffer.from(bare(code)), Buffer.from(bare(given ?? ''))];
  if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) {
    throw new Problem('data_tidak_valid', {}, { kode: { rule: 'kode_setup_salah' } });
  }
  await limits.refund(...keys);
}

/** The code is worth nothing any more. */
export const forgetSetupCode = (tx: Tx): Promise<unknown> => tx.query(`delete from penanda where kunci = 'kode_setup'`);
