const NEGARA = '62';
const LENGTH = { min: 10, max: 15 } as const;

/**
 * A phone number as a gateway wants it: 0812… and 62812… are the same (specification, section 7).
 * @returns nothing for what is no mobile number.
 */
export function nomorWa(no_hp: string): string | undefined {
  const digits = no_hp.replaceAll(/\D/g, '');
  const nomor = digits.startsWith('0') ? `${NEGARA}${digits.slice(1)}` : digits;
  return nomor.startsWith(NEGARA) && nomor.length >= LENGTH.min && nomor.length <= LENGTH.max ? nomor : undefined;
}
