import { turn } from '../turn.ts';

/** A list that is longer is written in slices. */
const LONG = 500;
/** Records that are written in one go: a few milliseconds. */
const SLICE = 25;

/** Lists lie no deeper than this: a report's rows in the group of a table. */
const DEEPEST = 6;

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > LONG;

/** Whether an answer holds so much that writing it in one go would keep others waiting. */
export function isLarge(body: unknown, depth = DEEPEST): body is object {
  if (isLong(body)) return true;
  if (depth === 0 || typeof body !== 'object' || body === null || 'toJSON' in body) return false;
  return Object.values(body).some((value) => isLarge(value, depth - 1));
}

/** `JSON.stringify` writes nothing for what JSON does not know; in a list that is null. */
const textOf: (value: unknown) => string | undefined = JSON.stringify;
const written = (value: unknown): string => textOf(value) ?? 'null';

/** Records of a long list are small; those of a short one may hold long lists themselves. */
async function* listParts(list: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  if (list.length > LONG) {
    for (let from = 0; from < list.length; from += SLICE) {
      const slice = list.slice(from, from + SLICE).map(written);
      yield `${from === 0 ? '' : ','}${slice.join(',')}`;
      await turn();
    }
  } else {
    for (const [index, value] of list.entries()) {
      if (index > 0) yield ',';
      if (isLarge(value)) yield* jsonParts(value);
      else yield written(value);
    }
  }
  yield ']';
}

/** The same text as `JSON.stringify`, with turns for other requests in between. */
export async function* jsonParts(body: object): AsyncGenerator<string> {
  if (Array.isArray(body)) {
    yield* listParts(body);
    return;
  }
  let glue = '{';
  for (const [name, value] of Object.entries(body)) {
    const large = isLarge(value);
    const text = large ? '' : textOf(value);
    if (text === undefined) continue;
    yield `${glue}${JSON.stringify(name)}:${text}`;
    glue = ',';
    if (large) yield* jsonParts(value);
  }
  yield glue === '{' ? '{}' : '}';
}
