import type { RuleBreak } from './schema.ts';

/** What a shop asks of passwords, out of its parameters. */
export interface AturanPassword {
  readonly min: number;
  /** Letters and digits both. */
  readonly kuat: boolean;
  /** After so many days a password is to be changed; 0: never. */
  readonly masa_hari: number;
}

/** Nobody goes below this, whatever a parameter says. */
const LEAST = 8;
/** Shorter user ids occur in words by chance. */
const TELLING_ID = 4;
const DAY_MS = 86_400_000;

/** The parameters that hold the rules. */
type Key = 'PASSWORD_PANJANG_MIN' | 'PASSWORD_KUAT_MODULE' | 'PASSWORD_MASA_HARI';

/** Reads the rules out of the shop's parameters. */
export function aturanPassword(param: (key: Key) => string): AturanPassword {
  const whole = (key: Key): number => Math.max(0, Math.trunc(Number(param(key))) || 0);
  return {
    min: Math.max(LEAST, whole('PASSWORD_PANJANG_MIN')),
    kuat: param('PASSWORD_KUAT_MODULE') === 'true',
    masa_hari: whole('PASSWORD_MASA_HARI'),
  };
}

export interface PasswordBaru {
  readonly user_id: string;
  readonly password: string;
  /** The one before, where it is known. */
  readonly lama?: string;
}

/** The rule that a new password breaks, if any. The screen asks, the server asks again. */
export function passwordBreak(
  { min, kuat }: AturanPassword,
  { user_id, password, lama }: PasswordBaru,
): RuleBreak | undefined {
  if (password.length < min) return { rule: 'terlalu_pendek', params: { min } };
  const [word, id] = [password.toUpperCase(), user_id.trim().toUpperCase()];
  if (word === id || (id.length >= TELLING_ID && word.includes(id))) return { rule: 'password_berisi_user_id' };
  if (password === lama) return { rule: 'password_sama_lama' };
  return kuat && !(/\p{L}/u.test(password) && /\d/.test(password)) ? { rule: 'password_kurang_kuat' } : undefined;
}

/** Whether a password of that moment is too old. */
export const passwordUsang = ({ masa_hari }: AturanPassword, sejak: Date, now: Date): boolean =>
  masa_hari > 0 && now.getTime() - sejak.getTime() > masa_hari * DAY_MS;
