/** Texts of the area `laporan`, in Indonesian: the source that every other language follows. */
export const laporan = {
} as const;
