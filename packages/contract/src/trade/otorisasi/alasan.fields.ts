import { text } from '../../core/field.ts';

/** Why a document is refused or taken back. */
export const ALASAN = text({ max: 200, required: true });
