import { setImmediate as breathe } from 'node:timers/promises';

/** A list that is longer is written in slices. */
const LONG = 500;
/** Records that are written in one go: a few milliseconds. */
const SLICE = 200;

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > LONG;

/** Whether an answer holds so much that writing it in one go would keep others waiting. */
export const isLarge = (body: unknown): body is object =>
  isLong(body) ||
  (typeof body === 'object' &&
    body !== null &&
    !('toJSON' in body) &&
    !Array.isArray(body) &&
    Object.values(body).some(isLong));

/** `JSON.stringify` writes nothing for what JSON does not know; in a list that is null. */
const textOf: (value: unknown) => string | undefined = JSON.stringify;
const written = (value: unknown): string => textOf(value) ?? 'null';

async function* listParts(list: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  for (let from = 0; from < list.length; from += SLICE) {
    const slice = list.slice(from, from + SLICE).map(written);
    yield `${from === 0 ? '' : ','}${slice.join(',')}`;
    await breathe();
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
    const text = isLong(value) ? '' : textOf(value);
    if (text === undefined) continue;
    yield `${glue}${JSON.stringify(name)}:${text}`;
    glue = ',';
    if (isLong(value)) yield* listParts(value);
  }
  yield glue === '{' ? '{}' : '}';
}
