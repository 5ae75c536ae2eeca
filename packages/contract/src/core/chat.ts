/** Answer of `GET {nota}/get/bynota/single`: the paper, the text that goes with it, and where to. */
export interface NotaChat {
  readonly data: object;
  readonly template_wa: string;
  /** With the country's code; null where the paper tells no number that is one. */
  readonly no_wa: string | null;
}
