/** Texts of the area `barang`, in Indonesian: the source that every other language follows. */
export const barang = {
} as const;
