import { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import { cekNonCash } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import { kirimUang } from '@kilau/contract/features/uang/kirim-uang.kind.ts';
import { terimaUang } from '@kilau/contract/features/uang/terima-uang.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import { slipForms } from '../../engine/print/forms.ts';
import { cekNonCashHandlers } from './cek-non-cash.handlers.ts';
import { cariKiriman } from './di-jalan.ts';
import { slipGesek } from './gesek-slip.ts';
import { gesekTunaiHandlers } from './gesek-tunai.handlers.ts';
import { slipKirim } from './kirim-slip.ts';
import { kirimUangHandlers } from './kirim-uang.handlers.ts';
import { terimaUangHandlers } from './terima-uang.handlers.ts';

/** Money to another shop; who it is meant for there may look it up by its number. */
export const kirimUangAtWork: KindAtWork = {
  ...atWork(kirimUang, kirimUangHandlers, slipForms(kirimUang.key, slipKirim), {
    instead: [],
    sql: `select jsonb_build_object('nota_kirim', jsonb_build_object('nomor_referensi', d.nomor,
        'tgl_system', d.tgl, 'waktu', d.dibuat_pada, 'asal', a.nama_toko, 'tujuan', k.tujuan, 'jumlah_rp', d.total,
        'no_reff', k.no_reff, 'kurir', k.kurir, 'keterangan', d.keterangan, 'input_by', d.dibuat_oleh))
      from dokumen d
      join kirim_uang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = 1
      join toko a on a.kode_toko = d.kode_toko
      where d.kode_toko = $1 and d.jenis = 'kirim-uang' and d.nomor = $2`,
  }),
  elsewhere: ({ db, shop }, nomor) => cariKiriman(db, shop.kode_toko, nomor),
};

/** Money of another shop, received. */
export const terimaUangAtWork = atWork(terimaUang, terimaUangHandlers);

/** The second look at a payment that went to an account. */
export const cekNonCashAtWork = atWork(cekNonCash, cekNonCashHandlers);

/** Cash out of a card, with what it does and the slip that the customer signs. */
export const gesekTunaiAtWork = atWork(gesekTunai, gesekTunaiHandlers, slipForms(gesekTunai.key, slipGesek));
