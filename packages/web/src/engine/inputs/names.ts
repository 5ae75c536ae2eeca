/** The texts of a list field; none where there is no list. */
export const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
