import { Problem } from '@kilau/contract/core/problem.ts';
import type { AllResourceHooks, Row } from '../../engine/resource.hooks.ts';

/** A coupon that a paper used up is part of that paper. */
function assertUnused(kupon: Row): void {
  if (kupon['dipakai_dokumen'] !== '') throw new Problem('data_dipakai', { kode: String(kupon['kode_kupon']) });
}

/** Where a coupon (`t`) stands on the shop's business date, one of STATUS_KUPON. */
const STATUS = `
  case when t.dipakai_dokumen <> '' then 'TERPAKAI'
    when h.tgl_system < t.tgl_mulai then 'BELUM_MULAI'
    when h.tgl_system > t.tgl_selesai then 'HABIS_MASA'
    else 'AKTIF' end`;

export const penjualanHooks = {
  'transaksi-kupon': {
    select: { status: `select ${STATUS} from hari_toko h where h.kode_toko = t.kode_toko` },
    async beforeUpdate(_tx, _context, before, changes) {
      assertUnused(before);
      return changes;
    },
    async beforeRemove(_tx, _context, before) {
      assertUnused(before);
    },
  },
} as const satisfies AllResourceHooks;
