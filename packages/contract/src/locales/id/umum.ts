/** Texts of the area `umum`, in Indonesian: the source that every other language follows. */
export const umum = {
} as const;
