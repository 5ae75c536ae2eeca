/** Texts of the area `master`, in Indonesian: the source that every other language follows. */
export const master = {
} as const;
