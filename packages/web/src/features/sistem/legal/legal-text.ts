/** A legal text as it is read: an opening, and sections of paragraphs. */
export interface LegalText {
  readonly updated: string;
  readonly opening: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
