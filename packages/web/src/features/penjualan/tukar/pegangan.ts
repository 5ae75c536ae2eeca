/** What the page of a sale asks of the old goods on it, whose part is fetched with the first of them. */
export interface PeganganTukar {
  /**
   * Looks a piece or a nota up and takes what was sold.
   * @param setelahKirim waits for a sale that is on its way by then.
   * @returns the names of the pieces; none when all of them are there already, nothing where no exchange is any more.
   */
  readonly pindai: (kode: string, setelahKirim: () => Promise<void>) => Promise<readonly string[] | undefined>;
  /** Checks them and has approved what must be. False: something is missing, and the hand is there. */
  readonly siap: () => Promise<boolean>;
  /** Asks for the approvals that they lack; `lagi`: for all of them, since none holds any more. */
  readonly minta: (lagi?: boolean) => Promise<boolean>;
  readonly bukaLuar: () => void;
}
