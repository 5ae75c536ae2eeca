/** The points of a member (`GET member/{kode_member}/poin`), and what one pays. */
export interface PoinMember {
  readonly kode_member: string;
  readonly poin: number;
  readonly nilai: number;
}
