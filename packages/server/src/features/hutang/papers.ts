import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { notaForm, slipForms } from '../../engine/print/forms.ts';
import { hutangHandlers } from './hutang.handlers.ts';
import { slipHutang, suratHutang } from './surat.ts';

/**
 * What the specification tells of a loan beside its head: the paper's number, whoever wrote it; and the loan that
 * renewed it.
 */
const BACA_SQL = `select jsonb_build_object('no_hutang', h.no_hutang, 'nama_customer', h.nama_customer,
    'alamat_customer', h.alamat_customer, 'nama_sales', coalesce((select s.nama_sales from sales s
      where s.kode_toko = h.kode_toko and s.kode_sales = h.kode_sales), ''),
    'hutang_baru', case when h.status = 'LUNAS' then coalesce((select b.no_faktur_hutang from hutang_kini b
      where b.kode_toko = h.kode_toko and b.hutang_lama = h.no_faktur_hutang and b.status <> 'CANC'), '') else '' end
    ) as dokumen
  from hutang_kini h where h.kode_toko = $1 and h.no_faktur_hutang = $2`;

/** The loan with what it does, its papers, and how its API tells of it. */
export const hutangAtWork = atWork(
  hutang,
  hutangHandlers,
  [notaForm(hutang.key, suratHutang), ...slipForms(hutang.key, slipHutang)],
  { sql: BACA_SQL, instead: [] },
);
