/** Texts of the area `penjualan`, in Indonesian: the source that every other language follows. */
export const penjualan = {
} as const;
