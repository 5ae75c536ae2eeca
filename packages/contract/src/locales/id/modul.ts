/** Texts of the area `modul`, in Indonesian: the source that every other language follows. */
export const modul = {
} as const;
