/** What the approval that opens a page is bound to, beside the user who asks for it. */
export const izinBukaMenu = (path: string) =>
  ({ kategori: `BUKA MENU ${path}`, dokumen: path, nilai: { halaman: path } }) as const;
