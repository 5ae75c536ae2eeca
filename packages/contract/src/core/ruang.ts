/** There is room on the disk of the data, little of it is left, none is. */
export const KEADAAN_RUANG = ['CUKUP', 'MENIPIS', 'PENUH'] as const;
export type KeadaanRuang = (typeof KEADAAN_RUANG)[number];
