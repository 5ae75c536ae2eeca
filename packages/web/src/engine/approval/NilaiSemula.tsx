interface NilaiSemulaProps {
  /** One value, or rows of them. */
  readonly nilai: string | readonly string[];
  /** What it would be without the approval; absent where nothing tells that. */
  readonly semula: string | undefined;
}

/** A value of what is asked for, beside what it would be: the same for who asks and for who approves. */
export function NilaiSemula({ nilai, semula }: NilaiSemulaProps) {
  return [nilai].flat().map((one, index) => (
    <dd key={index}>
      {semula === undefined ? null : (
        <>
          <del>{semula}</del> →{' '}
        </>
      )}
      <strong>{one}</strong>
    </dd>
  ));
}
