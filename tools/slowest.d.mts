export interface Timed {
  readonly name: string;
  readonly seconds: number;
}
export interface FileResult {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}
export function longest(title: string, all: readonly Timed[]): string;
export function stepTimes(steps: readonly Timed[]): string;
export function testFiles(report: { readonly testResults: readonly FileResult[] }): readonly Timed[];
