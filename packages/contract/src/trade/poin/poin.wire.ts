/** The points of a member (`GET member/{kode_member}/poin`), and what one pays. */
export interface PoinMember {
  readonly kode_member: string;
  readonly poin: number;
  readonly nilai: number;
  /** The shop that keeps them, where that is another one. */
  readonly toko_poin?: string;
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

/** A shop of the chain that has not answered. */
export interface TokoDiam {
  readonly kode_toko: string;
  readonly nama_toko: string;
}

/** A member whom another shop of the chain keeps (`GET member-toko-lain`), with the points that he has there. */
export interface MemberTokoLain extends TokoDiam {
  readonly kode_member: string;
  readonly nama_member: string;
  readonly no_hp: string;
  readonly alamat: string;
  readonly poin: number;
}
