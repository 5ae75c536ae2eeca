/** Texts of the area `otorisasi`, in Indonesian: the source that every other language follows. */
export const otorisasi = {
} as const;
