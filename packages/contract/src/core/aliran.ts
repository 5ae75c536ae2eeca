/** How it is with what flows between branches and head office, as the program itself can tell. */
export interface Aliran {
  /** Branches that flow into this server. */
  readonly masuk: readonly {
    readonly nama: string;
    /** Whether somebody fetches from it just now. */
    readonly jalan: boolean;
    /** Seconds since it was heard of; where nothing is written it says so every half minute. */
    readonly detik: number | null;
  }[];
  /** What waits here for head office. */
  readonly keluar: readonly {
    readonly nama: string;
    readonly aktif: boolean;
    /** What head office has not fetched yet. */
    readonly bytes: number | null;
    /** It stayed away for so long that this is no longer kept: the branch has to be added anew. */
    readonly hilang: boolean;
  }[];
}
