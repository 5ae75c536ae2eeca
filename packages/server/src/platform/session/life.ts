const MINUTE = 60_000;

/** Activity is written down at most this often. */
export const TOUCH_AFTER = MINUTE;
/** After so long without a request or a socket, another device may take the user over (decisions.md, one device). */
const FREE_AFTER = 15 * MINUTE;
/** After so long without a sign of life a token is worth nothing any more. */
const OVER_AFTER = 12 * 60 * MINUTE;

/** Sessions last heard of before this moment hold their user no longer. */
export const freeSince = (now: Date): Date => new Date(now.getTime() - FREE_AFTER);
/** Sessions last heard of before this moment are over. */
export const overSince = (now: Date): Date => new Date(now.getTime() - OVER_AFTER);
