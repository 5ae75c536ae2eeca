import { useMemo, useRef, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useActor } from '../../../platform/session.ts';
import { tambahBayar, type BayarDraft } from '../../../trade/bayar/bayar-draft.ts';
import { PaymentForm } from '../../../trade/bayar/PaymentForm.tsx';
import { PaymentPanel } from '../../../trade/bayar/PaymentPanel.tsx';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual, type AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { CustomerBar } from '../../../trade/pelanggan/CustomerBar.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Beside, MainPart } from '../../../ui/Beside.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import {
  hitungJual,
  ikutiHarga,
  jualKosong,
  kirimJual,
  periksaJual,
  type BarisJual,
  type DraftJual,
  type HitungJual,
  type IsiJual,
  type JualHitung,
} from './isi.ts';
import css from './jual-beli.module.css';
import { JualIsian } from './JualIsian.tsx';
import { JENIS_DOKUMEN, useStokJual } from './panggilan.ts';
import { setujui } from './setujui.ts';
import { Terakhir } from './Terakhir.tsx';
import { useBaris } from './use-baris.ts';
import { kalimat, useFormulir } from './use-formulir.ts';
import { useTangan } from './use-tangan.ts';

const TANPA_FAKTUR = { barang: { asal_faktur_pajak: false } };

/** Columns of the lines, with their totals. */
function useColumns({ baris, total }: HitungJual, salah: Salah): readonly Column<JualHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris: { stok } }) => `${stok.nama_dept} ${stok.nama_group}`,
        cell: ({ baris: { id, stok } }) => (
          <span>
            {`${stok.nama_dept} ${stok.nama_group}`}{' '}
            <span className={css.kecil}>{`${stok.kode_baki} · ${stok.kode_group} · ${stok.kode_dept}`}</span>
            {salah[`barang.${id}`] ? (
              <span className={css.bad} role="alert">
                {' '}
                {salah[`barang.${id}`]}
              </span>
            ) : null}
          </span>
        ),
      },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: ({ baris: { stok } }) => formatPlain(stok.kadar) },
      {
        key: 'qty',
        title: t('field.qty'),
        numeric: true,
        text: (row) => row.baris.qty,
        total: formatNumber(baris.reduce((sum, row) => sum + Number(row.baris.qty), 0)),
      },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: (row) => formatNumber(angka(row.baris.berat), 3),
        total: formatNumber(Dec.sum(baris.map((row) => angka(row.baris.berat))), 3),
      },
      {
        key: 'harga',
        title: t('field.harga_gram'),
        numeric: true,
        text: (row) => formatNumber(angka(row.baris.harga)),
        cell: (row) => (
          <>
            {formatNumber(angka(row.baris.harga))}
            {row.kategori ? (
              <>
                {' '}
                <Chip tone={row.baris.otorisasi ? 'good' : 'warn'} title={row.kategori}>
                  {t(row.baris.otorisasi ? 'jual_beli.disetujui' : 'jual_beli.perlu_otorisasi')}
                </Chip>
              </>
            ) : null}
          </>
        ),
      },
      { key: 'ongkos', title: t('field.ongkos'), numeric: true, text: (row) => formatNumber(row.hasil.ongkos) },
      { key: 'diskon', title: t('field.diskon'), numeric: true, text: (row) => formatNumber(row.hasil.diskon) },
      {
        key: 'total',
        title: t('field.harga_total'),
        numeric: true,
        text: (row) => formatNumber(row.total),
        total: formatNumber(total),
      },
    ],
    [t, baris, total, salah],
  );
}

function useJual() {
  const t = useT();
  const actor = useActor();
  const dasar = aturanJual(actor);
  const aturan: AturanJual = { ...dasar, validasi: dasar.validasi && moduleOn(actor, VALIDASI_MANUAL.gate) };
  const stok = useStokJual(true);
  const form = useFormulir<DraftJual>(JENIS_DOKUMEN.JUAL, jualKosong, ({ code }, { now, ubah }) => {
    if (code === 'harga_sudah_berubah' || code === 'stok_tidak_cukup') {
      void stok.refetch().then(({ data }) => data && ubah({ barang: ikutiHarga(now().barang, data) }));
    }
    if (code === 'otorisasi_tidak_berlaku') {
      ubah({ barang: now().barang.map((baris) => ({ ...baris, otorisasi: null })) });
    }
  });
  const hitung = hitungJual(form.draft, aturan);
  const simpan = async () => {
    if (form.sibuk) return;
    const rusak = periksaJual(form.draft, hitung, aturan);
    form.setSalah(kalimat(rusak));
    if (Object.keys(rusak).length > 0) return;
    const barang = await setujui(hitung.baris, ({ baris: { stok: asal, qty, berat, harga }, total }) => ({
      judul: `${t('jual_beli.JUAL')}: ${asal.nama_dept} ${asal.nama_group}`,
      ringkasan: [
        { label: t('field.qty'), nilai: qty },
        { label: t('field.berat'), nilai: `${formatNumber(angka(berat), 3)} gr` },
        {
          label: t('field.harga_gram'),
          nilai: formatRupiah(angka(harga)),
          semula: formatRupiah(asal.harga?.harga_gram ?? 0),
        },
        { label: t('field.harga_total'), nilai: formatRupiah(total) },
      ],
    }));
    if (!barang) return;
    form.ubah({ barang });
    await form.simpan(kirimJual({ ...form.draft, barang }));
  };
  return { aturan, stok, form, hitung, simpan };
}

/** What the hand does on the page: which line and payment are open, where the focus goes, the keys. */
function useLayar(onGanti: () => void) {
  const t = useT();
  const jual = useJual();
  const {
    form: { draft, ubah, mulai, sibuk },
    simpan,
  } = jual;
  const [dibayar, setDibayar] = useState<string>();
  const { salesRef, fieldRef, keIsian } = useTangan(draft.kode_sales, sibuk);
  const { diubah, buka, hapus, pasang } = useBaris<BarisJual>(draft.barang, ubah, keIsian);
  const simpanBaris = (isi: IsiJual, stok: StokJual) => pasang((id) => ({ ...isi, stok, otorisasi: null, id }));
  const baruLagi = () => {
    mulai();
    buka('');
  };
  const enabled = !sibuk;
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lanjut'), main: true },
    { key: 'F2', label: t('penjualan.tombol_baru'), run: baruLagi, main: true, enabled },
    { key: 'F4', label: t('penjualan.tombol_bayar'), run: () => setDibayar(''), main: true, enabled },
    { key: 'F6', label: t('jual_beli.ke_beli'), run: onGanti, main: true, enabled },
    { key: 'F8', label: t('penjualan.tombol_simpan'), run: () => void simpan(), main: true, enabled },
    { key: 'F9', label: t('penjualan.tombol_cari'), run: keIsian, main: true, enabled },
    { key: 'Delete', label: t('penjualan.tombol_hapus'), main: true },
  ]);
  return { ...jual, diubah, dibayar, setDibayar, salesRef, fieldRef, keIsian, buka, hapus, simpanBaris };
}
type Layar = ReturnType<typeof useLayar>;

function Baris({ layar }: { readonly layar: Layar }) {
  const t = useT();
  const {
    form: { draft, salah },
    stok,
    hitung,
    buka,
    hapus,
  } = layar;
  const columns = useColumns(hitung, salah);
  return (
    <Card grow>
      <DataTable<JualHitung>
        fill
        label={t('penjualan.barang')}
        columns={columns}
        rows={hitung.baris}
        rowKey={(row) => row.baris.id}
        onOpen={(row) => buka(row.baris.id)}
        onRowKey={(row, key) => {
          if (key !== 'Delete') return false;
          hapus(row.baris.id);
          return true;
        }}
        renderActions={(row) => (
          <ActionButton size="compact-xs" onClick={() => hapus(row.baris.id)}>
            {t('umum.hapus')}
          </ActionButton>
        )}
        status={stok.isError ? 'failed' : 'ready'}
        error={stok.isError ? problemText(stok.error) : undefined}
        onRetry={() => void stok.refetch()}
        totalLabel={t('nota.jumlah_barang', { jumlah: draft.barang.length })}
        empty={{
          title: t('jual_beli.kosong'),
          text: salah['barang'] ?? t(stok.data?.length === 0 ? 'jual_beli.stok_kosong' : 'jual_beli.kosong_saran'),
        }}
      />
    </Card>
  );
}

/** The money side, and the dialog of one payment. */
function Uang({ layar }: { readonly layar: Layar }) {
  const t = useT();
  const {
    form: { draft, ubah, salah, sibuk, terakhir },
    hitung,
    aturan,
    simpan,
    dibayar,
    setDibayar,
    keIsian,
  } = layar;
  const bayar = draft.bayar.find(({ id }) => id === dibayar);
  const kurang = Dec.max(0, hitung.total.minus(hitung.bayar.dibayar).plus(angka(bayar?.jumlah ?? null)));
  const tutup = () => {
    setDibayar(undefined);
    keIsian();
  };
  const ganti = (rows: readonly BayarDraft[]) => {
    ubah({ bayar: rows });
    tutup();
  };
  return (
    <>
      <PaymentPanel
        draft={{ bayar: draft.bayar, ubah: '' }}
        hitung={{ ...hitung, baris: hitung.baris.map(() => ({ baris: TANPA_FAKTUR })) }}
        aturan={aturan}
        salah={salah}
        fase={sibuk ? 'kirim' : 'isi'}
        onPay={(id) => setDibayar(id ?? '')}
        onSave={() => void simpan()}
        onNext={() => undefined}
        terakhir={
          terakhir && draft.barang.length === 0 ? (
            <Terakhir jenisDokumen={JENIS_DOKUMEN.JUAL} dokumen={terakhir} />
          ) : null
        }
      />
      <Dialog opened={dibayar !== undefined} onClose={tutup} title={t('penjualan.pembayaran')}>
        <PaymentForm
          bayar={bayar}
          kurang={kurang}
          aturan={aturan}
          salah={salah}
          onClose={tutup}
          onRemove={() => ganti(draft.bayar.filter((pembayaran) => pembayaran.id !== bayar?.id))}
          onSave={(isi) =>
            ganti(
              bayar
                ? draft.bayar.map((pembayaran) =>
                    pembayaran.id === bayar.id ? { ...isi, id: pembayaran.id } : pembayaran,
                  )
                : tambahBayar(draft.bayar, isi),
            )
          }
        />
      </Dialog>
    </>
  );
}

/** Sale of goods without barcodes: customer, lines, money. @param onGanti goes to the purchase. */
export function JualForm({ onGanti }: { readonly onGanti: () => void }) {
  const layar = useLayar(onGanti);
  const {
    aturan,
    stok,
    form: { draft, ubah, salah, sibuk },
    diubah,
    salesRef,
    fieldRef,
    keIsian,
    simpanBaris,
  } = layar;
  const member = useRef<HTMLInputElement>(null);
  return (
    <Beside flow className={css.screen}>
      <MainPart inert={sibuk}>
        <CustomerBar
          kode_sales={draft.kode_sales}
          pelanggan={draft.pelanggan}
          salah={salah}
          aturan={aturan}
          onDone={keIsian}
          salesRef={salesRef}
          memberRef={member}
          onChange={(isi) =>
            isi.type === 'sales'
              ? ubah({ kode_sales: isi.kode_sales })
              : ubah({ pelanggan: { ...draft.pelanggan, ...isi.pelanggan } })
          }
        />
        <JualIsian
          key={diubah}
          stok={stok.data ?? []}
          barang={draft.barang}
          ubah={draft.barang.find(({ id }) => id === diubah)}
          fieldRef={fieldRef}
          onSimpan={simpanBaris}
        />
        <Baris layar={layar} />
      </MainPart>
      <Uang layar={layar} />
    </Beside>
  );
}
