import { isProblem } from './problem.ts';

/**
 * Works out what was sent within another record: what is refused of it is told at its place there.
 * @param path where it lies.
 */
export async function within<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isProblem(error) ? error.under(path) : error;
  }
}
