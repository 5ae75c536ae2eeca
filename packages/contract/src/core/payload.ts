/**
 * The encryption of fields on the way, on top of the connection's own (`enc` and `ignore` of the specification): each
 * field of a body becomes a text that AES-256-GCM has sealed with the session's key. The key is agreed by X25519 right
 * after login and derived by HKDF-SHA256, so that nothing which travels gives it away.
 */
export const ENC_HEADER = 'enc';
/** Names of fields that stay readable, parted by commas. */
export const IGNORE_HEADER = 'ignore';
export const PAYLOAD_MODULE = 'PAYLOAD_ENCRYPTION_MODULE';
/** What a key is derived for, so that it is good for nothing else. */
export const PAYLOAD_INFO = 'kilau muatan 1';
/** Begins every sealed value; then, in base64url: twelve bytes drawn anew, the sealed JSON, sixteen of GCM's proof. */
export const SEALED = 'e1.';
/** A body that is no object travels as the one field of an object that is named so. */
export const WHOLE_BODY = '';

export type Direction = 'minta' | 'jawab';

/** What a sealed value is bound to: it is good in its own field only, and only going its own way. */
export const placeOf = (direction: Direction, field: string): string => `${direction}/${field}`;

/** The fields that a header `ignore` names. */
export const ignoredFields = (header = ''): ReadonlySet<string> =>
  new Set(
    header
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
