import type { CountNotice } from '../../platform/notice.ts';
import { PEMINTA_ADA } from '../../trade/otorisasi/menunggu.sql.ts';
import { HANYA_PEMILIK } from './untuk-pemilik.sql.ts';

/** Requests for approval that wait for somebody else's answer now, and that this approver can answer. */
export const permintaanOtorisasi: CountNotice = ({ db, shop, actor, now }) =>
  db.one(
    `select count(*)::int as jumlah from permintaan_otorisasi p
     where kode_toko = $1 and status = 'OPEN' and berlaku_sampai > $3
       and dibuat > $3::timestamptz - interval '1 hour' and diminta_oleh <> $2 and ($4 or not ${HANYA_PEMILIK})
       and ${PEMINTA_ADA}`,
    [shop.kode_toko, actor.user_id, now(), actor.level === 'OWN'],
  );
