import { useMemo } from 'react';
import { formatDate, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { RefField } from '../../engine/resource/RefField.tsx';
import { DialogBayar, tanpaFaktur, UangKertas } from '../../trade/bayar/UangKertas.tsx';
import { angka } from '../../trade/harga/angka.ts';
import { LayarKertas } from '../../trade/isian/LayarKertas.tsx';
import { TabelBaris } from '../../trade/isian/TabelBaris.tsx';
import { kolomAngka, kolomNama } from '../../trade/isian/kolom.tsx';
import { useTombolKertas } from '../../trade/isian/tombol-kertas.ts';
import { Card } from '../../ui/Card.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { IsianPo } from './IsianPo.tsx';
import type { PoHitung } from './isi.ts';
import css from './pre-order.module.css';
import { usePo, type PoHalaman } from './use-po.ts';

// Beside the page's own code: its first fields are pickers.
loadDefinition('resource', preOrder.header.kode_sales.to).catch(() => undefined);
loadDefinition('resource', preOrder.header.periode.to).catch(() => undefined);

/** Columns of the pieces, with their totals. */
function useColumns({ hitung: { baris: rows }, form: { salah } }: PoHalaman): readonly Column<PoHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      kolomNama(t('nota.barang'), salah, ({ baris: { id, nama_barang, kode_group, kode_dept, kadar } }) => ({
        id,
        nama: nama_barang,
        rincian: [kode_group, kode_dept, kadar === '' ? '' : `${formatPlain(kadar)} %`],
      })),
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), { angka: 3, jumlah: rows }),
      kolomAngka('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga_gram)),
      kolomAngka('ongkos', t('field.ongkos'), ({ harga }) => harga.ongkos),
      kolomAngka('total', t('field.harga_total'), ({ harga }) => harga.harga_total, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** The campaign that is ordered in, what it asks for at first, and when it promises the goods. */
function Periode({ po: { draft, periode, minimal, form, tangan } }: { readonly po: PoHalaman }) {
  const t = useT();
  return (
    <Card padded>
      <div className={css.periode}>
        <RefField
          name="periode"
          label={t('field.periode')}
          field={preOrder.header.periode}
          value={draft.periode}
          error={form.salah['periode']}
          {...(draft.periode === '' && { inputRef: tangan.isianRef })}
          onChange={(value) => {
            form.ubah({ periode: value });
            // Goods come next.
            if (value !== '') tangan.keIsian();
          }}
        />
        {periode === undefined ? null : (
          <p className="muted">
            {[
              t(periode.cara_harga === 'KUNCI' ? 'po.nota_kunci' : 'po.nota_harian'),
              `${t('field.tgl_janji')} ${formatDate(periode.tgl_janji)}`,
              t('po.dp_minimal', { jumlah: formatRupiah(minimal) }),
            ].join(' · ')}
          </p>
        )}
      </div>
    </Card>
  );
}

function Uang({ po }: { readonly po: PoHalaman }) {
  const t = useT();
  const { form, hitung } = po;
  return (
    <UangKertas
      kind={preOrder}
      halaman={po}
      // No tax is in the price of an order: it comes with the sale, by the piece's origin.
      hitung={tanpaFaktur(hitung)}
      sisa={t('po.sisa')}
      terakhir={form.terakhir && { ...form.terakhir, grand_total: form.terakhir.total_harga }}
    />
  );
}

function Barang({ po }: { readonly po: PoHalaman }) {
  const t = useT();
  const { form, hitung, baris } = po;
  return (
    <TabelBaris<PoHitung>
      rows={hitung.baris}
      rowKey={(row) => row.baris.id}
      columns={useColumns(po)}
      baris={baris}
      salah={form.salah}
      kosong={{ title: t('po.kosong'), text: t('po.kosong_saran') }}
    />
  );
}

/** The order at the counter: customer and goods on the left, campaign and first payment on the right. */
export function TransaksiPreOrderPage() {
  const t = useT();
  const po = usePo();
  const { draft, hitung, aturan, tangan, baris } = po;
  useTombolKertas(po);
  return (
    <LayarKertas kind={preOrder} halaman={po} baru={t('po.po_baru')} uang={<Uang po={po} />}>
      <Periode po={po} />
      <IsianPo
        key={baris.kunci}
        ubah={baris.terbuka}
        aturan={aturan}
        fieldRef={draft.periode === '' ? undefined : tangan.isianRef}
        onSimpan={baris.pasang}
      />
      <Barang po={po} />
      <DialogBayar halaman={po} hitung={hitung} />
    </LayarKertas>
  );
}
