import { aturanPassword, passwordBreak } from '@kilau/contract/core/aturan-password.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { hashPassword, verifyPassword } from '../../../platform/session/password.ts';
import { passwordUmum } from './password-umum.ts';

interface NewPassword {
  readonly user_id: string;
  readonly password: string;
  /** Names of the user and the shop, which are no secret. */
  readonly names: readonly string[];
  /** Hash of the one before; absent for a new user. */
  readonly lama?: string;
}

/**
 * The hash of a new password that keeps the shop's rules.
 * @param at field of the form that holds it.
 * @throws Problem with the broken rule at that field.
 */
export async function acceptPassword(
  param: (key: ModuleKey) => string,
  { user_id, password, names, lama }: NewPassword,
  at: string,
): Promise<string> {
  const broken =
    passwordBreak(aturanPassword(param), { user_id, password }) ??
    (lama !== undefined && (await verifyPassword(lama, password)) ? { rule: 'password_sama_lama' } : undefined) ??
    (passwordUmum(password, names) ? { rule: 'password_umum' } : undefined);
  if (broken) throw new Problem('data_tidak_valid', {}, { [at]: broken });
  return hashPassword(password);
}
