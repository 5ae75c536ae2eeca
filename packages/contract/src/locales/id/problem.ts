/** Texts of the area `problem`, in Indonesian: the source that every other language follows. */
export const problem = {
} as const;
