/** Texts of the area `rule`, in Indonesian: the source that every other language follows. */
export const rule = {
} as const;
