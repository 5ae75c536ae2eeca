/** One row of the file, as a spreadsheet numbers it. */
export interface Line {
  readonly baris: number;
  readonly cells: readonly string[];
}

/** Why a workbook cannot be read, as the problem that tells it. */
export type WorkbookFault =
  | { readonly code: 'impor_bukan_lembar' | 'impor_lembar_makro' | 'impor_lembar_besar' }
  | { readonly code: 'impor_rumus_kosong' | 'impor_sel_gabung'; readonly baris: number };

/** What the thread that reads a workbook tells of it; the head is the first of its rows. */
export type FromWorkbook =
  | { readonly kind: 'rows'; readonly rows: readonly Line[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly fault: WorkbookFault };

/** More than a shop has of anything; a file beyond it is split. */
export const MOST_ROWS = 50_000;
