import type { ApprovalCategory } from '../../../core/approval.ts';
import { text } from '../../../core/field.ts';

/** The approval that opens a protected page. */
export const IZIN_BUKA_MENU: ApprovalCategory = {
  kategori: 'BUKA MENU',
  dokumen: true,
  nilai: { halaman: text({ max: 60, required: true, label: 'field.path', told: 'page' }) },
};

/** What it is bound to, beside the user who asks for it. */
export const izinBukaMenu = (path: string) =>
  ({ kategori: IZIN_BUKA_MENU.kategori, dokumen: path, nilai: { halaman: path } }) as const;
