/** The points of a member (`GET member/{kode_member}/poin`), and what one pays. */
export interface PoinMember {
  readonly kode_member: string;
  readonly poin: number;
  readonly nilai: number;
}

/** Points that lapse at the next reset, where that is within a month (`GET member-poin-hangus`): the most first. */
export interface PoinAkanHangus {
  readonly tgl_reset: string | null;
  readonly data: readonly {
    readonly kode_member: string;
    readonly nama_member: string;
    readonly no_hp: string;
    readonly poin: number;
  }[];
}
