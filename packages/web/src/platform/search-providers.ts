declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When Ctrl+K led here: what was asked for twice is opened twice. */
    readonly ditemukan?: number;
    /** A row of the page before led here to its paper: who closes that goes back to it. */
    readonly kembali?: boolean;
    /** A paper of a kind that was opened over its list: the entry before this one is the list alone. */
    readonly dokumen?: { readonly kertas: string; readonly nomor: string };
  }
}

/** Something that Ctrl+K found: a member, a piece, a document. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** Where it leads: a page's path with what the page needs to know behind it. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

export interface SearchProvider {
  readonly key: string;
  /** Locale key of the group's heading. */
  readonly title: string;
  /** Pages of which the user must be allowed one, for the server to answer. */
  readonly pages: readonly string[];
  /** Fewer characters are not worth a question. */
  readonly minLength: number;
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
}
