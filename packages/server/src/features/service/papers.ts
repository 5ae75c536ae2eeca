import { service } from '@kilau/contract/features/service/service.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { slipForms } from '../../engine/print/forms.ts';
import { slipService } from './slip.ts';
import { serviceHandlers } from './service.handlers.ts';

/** The repair with what it does, its slips, and how its API tells of it. */
export const serviceAtWork = atWork(service, serviceHandlers, slipForms(service.key, slipService), {
  instead: [],
  sql: `select jsonb_build_object(
      'pelanggan', jsonb_build_object('jenis', k.jenis_pelanggan, 'kode_member', d.kode_member, 'nama', d.nama,
        'no_hp', d.no_hp, 'alamat', d.alamat),
      'nama_sales', coalesce((select s.nama_sales from sales s
        where s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales), ''))
    from dokumen d join service k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
    where d.kode_toko = $1 and d.jenis = 'service' and d.nomor = $2`,
});
