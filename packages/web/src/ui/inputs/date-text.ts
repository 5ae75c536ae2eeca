import { isIsoDate } from '@kilau/contract/core/schema.ts';

/**
 * Reads a typed date: `21/11/2026`, `21-11-26`, `21112026`, `211126`, or a day of the current month (`21`).
 * @param today Business date, `YYYY-MM-DD`; gives month and year where they were left out.
 * @returns `YYYY-MM-DD`, or `undefined` when the text is no day of the calendar.
 */
export function parseDateText(text: string, today: string): string | undefined {
  const trimmed = text.trim();
  if (isIsoDate(trimmed)) return trimmed;
  const parts = /^\d+$/.test(trimmed) ? splitDigits(trimmed) : trimmed.split(/[/.\-\s]+/);
  if (!parts || parts.length === 0 || parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) {
    return undefined;
  }
  const [day = '', month = today.slice(5, 7), year = today.slice(0, 4)] = parts;
  const full = year.length === 2 ? `${today.slice(0, 2)}${year}` : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

/** `21112026` → 21, 11, 2026. */
function splitDigits(digits: string): string[] | undefined {
  switch (digits.length) {
    case 1:
    case 2:
      return [digits];
    case 4:
      return [digits.slice(0, 2), digits.slice(2)];
    case 6:
    case 8:
      return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
    default:
      return undefined;
  }
}
