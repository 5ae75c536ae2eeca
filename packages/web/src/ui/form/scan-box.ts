/** Marks a field for codes: what stands in it when Enter comes is one, at whatever pace it was typed. */
export const SCAN_BOX = 'data-scan-box';

/** Marks a field for whole figures, in which a code has no place. */
export const FIGURE = 'data-figure';
