/** Which way money goes beside the trade. */
export const ARAH = ['TAMBAH', 'AMBIL'] as const;
export const TEKS_ARAH = { optionLabel: 'pilihan.arah_kas' } as const;
