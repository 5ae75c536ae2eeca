/** One measured value, and what it is of. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Behind the name of its family, of histograms: `_bucket`, `_sum`, `_count`. */
  readonly part?: string;
}

/** Values of one name. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** The media type of {@link exposition}. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const quoted = (text: string): string =>
  `"${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)}"`;

function labelsOf(labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** What Prometheus reads: its text format, a family after the other. */
export const exposition = (families: readonly Family[]): string =>
  families
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ labels, value, part = '' }) => `${name}${part}${labelsOf(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');

/** A family of one value without labels. */
export const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});
