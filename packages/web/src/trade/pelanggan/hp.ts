/** So many digits are somebody's phone and no part of a code or a name. */
const PALING_SEDIKIT = 8;

/** The digits of a phone number however it is written, `+62` as the zero it stands for; nothing when it is no number. */
export function nomorHp(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return text.trim().startsWith('+62') ? `0${digits.slice(2)}` : digits;
}

/** What is typed is the phone number of one person, known or not. */
export const hpLengkap = (text: string): string | undefined => {
  const hp = nomorHp(text);
  return hp !== undefined && hp.length >= PALING_SEDIKIT ? hp : undefined;
};

/** A number as it is read out: in groups of four. */
export const tulisHp = (hp: string): string => (/^\d{9,}$/.test(hp) ? (hp.match(/.{1,4}/g) ?? []).join('-') : hp);
