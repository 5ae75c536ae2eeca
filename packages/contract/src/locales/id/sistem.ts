/** Texts of the area `sistem`, in Indonesian: the source that every other language follows. */
export const sistem = {
} as const;
