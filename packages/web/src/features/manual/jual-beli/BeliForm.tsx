import { useMemo, useRef } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { susut } from '@kilau/contract/features/manual/susut.calc.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { useActor } from '../../../platform/session.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { CustomerBar } from '../../../trade/pelanggan/CustomerBar.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Beside, MainPart } from '../../../ui/Beside.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import {
  beliKosong,
  beratBeli,
  hitungBeli,
  kirimBeli,
  periksaBeli,
  type BarisBeli,
  type BeliHitung,
  type DraftBeli,
  type IsiBeli,
} from './isi.ts';
import { BeliIsian } from './BeliIsian.tsx';
import css from './jual-beli.module.css';
import { JENIS_DOKUMEN } from './panggilan.ts';
import { setujui } from './setujui.ts';
import { Terakhir } from './Terakhir.tsx';
import { useAturanBeli, useToleransi } from './use-aturan-beli.ts';
import { useBaris } from './use-baris.ts';
import { kalimat, useFormulir } from './use-formulir.ts';
import { useTangan } from './use-tangan.ts';

const namaBaris = (baris: IsiBeli): string => `${baris.kode_group} · ${baris.kode_dept}`;

/** What a weight says beside the nota's: how much is gone, marked where somebody has to agree. */
function Berat({ baris, kategori }: BeliHitung) {
  const t = useT();
  const hilang = susut(beratBeli(baris));
  const tanda = t('jual_beli.susut', { berat: formatNumber(hilang, 3) });
  const izin = t(baris.otorisasi ? 'jual_beli.disetujui' : 'jual_beli.perlu_otorisasi');
  return (
    <>
      {formatNumber(angka(baris.berat), 3)}
      {kategori ? (
        <>
          {' '}
          <Chip tone={baris.otorisasi ? 'good' : 'warn'} title={`${kategori}: ${izin}`}>
            {tanda}
          </Chip>
        </>
      ) : null}
      {kategori || hilang.isZero() ? null : <span className={css.kecil}> {tanda}</span>}
    </>
  );
}

function useColumns(hitung: readonly BeliHitung[], salah: Salah): readonly Column<BeliHitung>[] {
  const t = useT();
  return useMemo(() => {
    const sum = (of: (row: BarisBeli) => Dec) => Dec.sum(hitung.map(({ baris }) => of(baris)));
    return [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris }) => namaBaris(baris),
        cell: ({ baris }) => (
          <span>
            {namaBaris(baris)}
            {salah[`barang.${baris.id}`] ? (
              <span className={css.bad} role="alert">
                {' '}
                {salah[`barang.${baris.id}`]}
              </span>
            ) : null}
          </span>
        ),
      },
      {
        key: 'kadar',
        title: t('field.kadar'),
        numeric: true,
        text: ({ baris }) => (baris.kadar === '' ? '' : formatPlain(baris.kadar)),
      },
      { key: 'baki', title: t('jual_beli.baki_tujuan'), text: ({ baris }) => baris.kode_baki || 'BELI' },
      {
        key: 'qty',
        title: t('field.qty'),
        numeric: true,
        text: ({ baris }) => baris.qty,
        total: formatNumber(sum((row) => angka(row.qty))),
      },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: ({ baris }) => formatNumber(angka(baris.berat), 3),
        cell: (row) => <Berat {...row} />,
        total: formatNumber(
          sum((row) => angka(row.berat)),
          3,
        ),
      },
      {
        key: 'harga',
        title: t('field.harga_gram'),
        numeric: true,
        text: ({ baris }) => formatNumber(angka(baris.harga)),
      },
      {
        key: 'potongan',
        title: t('field.potongan'),
        numeric: true,
        text: ({ baris }) => formatNumber(angka(baris.potongan)),
        total: formatNumber(sum((row) => angka(row.potongan))),
      },
      {
        key: 'total',
        title: t('field.harga_beli'),
        numeric: true,
        text: ({ harga_beli }) => formatNumber(harga_beli),
        total: formatNumber(Dec.sum(hitung.map(({ harga_beli }) => harga_beli))),
      },
    ];
  }, [t, hitung, salah]);
}

interface UangKeluarProps {
  readonly draft: DraftBeli;
  readonly total: Dec;
  readonly salah: Salah;
  readonly sibuk: boolean;
  readonly validasi: boolean;
  readonly onUbah: (part: Partial<DraftBeli>) => void;
  readonly onSimpan: () => void;
}

/** How the seller is paid, what it comes to, and the one primary action. */
function UangKeluar({ draft, total, salah, sibuk, validasi, onUbah, onSimpan }: UangKeluarProps) {
  const t = useT();
  const { no_rekening, no_rekening_customer, cara_bayar } = pembelianManual.header;
  return (
    <Card padded className={css.side} aria-label={t('penjualan.pembayaran')}>
      <div className={css.total} role="status">
        <span>{t('jual_beli.dibayarkan')}</span>
        <strong>{formatRupiah(total)}</strong>
      </div>
      <SelectField
        label={t('field.cara_bayar')}
        options={cara_bayar.options.map((value) => ({ value, label: value }))}
        value={draft.cara_bayar}
        onChange={(value) => onUbah({ cara_bayar: value === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
      />
      {draft.cara_bayar === 'TRANSFER' ? (
        <>
          <FieldInput
            name="no_rekening"
            label={t('jual_beli.dari_rekening')}
            field={no_rekening}
            value={draft.no_rekening}
            error={salah['no_rekening']}
            onChange={(value) => onUbah({ no_rekening: String(value ?? '') })}
          />
          <FieldInput
            name="no_rekening_customer"
            field={no_rekening_customer}
            value={draft.no_rekening_customer}
            onChange={(value) => onUbah({ no_rekening_customer: String(value ?? '') })}
          />
        </>
      ) : (
        <p className="muted">{t('jual_beli.dari_laci')}</p>
      )}
      <ActionButton primary size="lg" fullWidth shortcut="F8" loading={sibuk} onClick={onSimpan}>
        {t('umum.simpan')}
      </ActionButton>
      <p className="muted" role="status">
        {t(sibuk ? 'penjualan.sedang_dikirim' : validasi ? 'penjualan.masuk_validasi' : 'penjualan.langsung_nota')}
      </p>
    </Card>
  );
}

/** What the hand does on the page: which line is open, where the focus goes, the keys. */
function useLayar(onGanti: () => void) {
  const t = useT();
  const actor = useActor();
  const jual = aturanJual(actor);
  const form = useFormulir<DraftBeli>(JENIS_DOKUMEN.BELI, beliKosong, ({ code }, { now, ubah: ganti }) => {
    if (code === 'otorisasi_tidak_berlaku') {
      ganti({ barang: now().barang.map((baris) => ({ ...baris, otorisasi: null })) });
    }
  });
  const { draft, ubah, setSalah, sibuk, mulai } = form;
  const hitung = hitungBeli(draft, useAturanBeli(), useToleransi());
  const { salesRef, fieldRef, keIsian } = useTangan(draft.kode_sales, sibuk);
  const { diubah, buka, hapus, pasang } = useBaris<BarisBeli>(draft.barang, ubah, keIsian);
  const simpan = async () => {
    if (sibuk) return;
    const rusak = periksaBeli(draft, jual);
    setSalah(kalimat(rusak));
    if (Object.keys(rusak).length > 0) return;
    const barang = await setujui(hitung, ({ baris, harga_beli }) => ({
      judul: `${t('jual_beli.BELI')}: ${namaBaris(baris)}`,
      ringkasan: [
        { label: t('field.qty'), nilai: baris.qty },
        {
          label: t('field.berat'),
          nilai: `${formatNumber(angka(baris.berat), 3)} gr`,
          semula: `${formatNumber(angka(baris.berat_nota), 3)} gr`,
        },
        { label: t('field.susut'), nilai: `${formatNumber(susut(beratBeli(baris)), 3)} gr` },
        { label: t('field.harga_beli'), nilai: formatRupiah(harga_beli) },
      ],
    }));
    if (!barang) return;
    ubah({ barang });
    await form.simpan(kirimBeli({ ...draft, barang }));
  };
  const simpanBaris = (isi: IsiBeli) => pasang((id) => ({ ...isi, otorisasi: null, id }));
  const baruLagi = () => {
    mulai();
    buka('');
  };
  const enabled = !sibuk;
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lanjut'), main: true },
    { key: 'F2', label: t('penjualan.tombol_baru'), run: baruLagi, main: true, enabled },
    { key: 'F6', label: t('jual_beli.ke_jual'), run: onGanti, main: true, enabled },
    { key: 'F8', label: t('penjualan.tombol_simpan'), run: () => void simpan(), main: true, enabled },
    { key: 'F9', label: t('penjualan.tombol_cari'), run: keIsian, main: true, enabled },
    { key: 'Delete', label: t('penjualan.tombol_hapus'), main: true },
  ]);
  const validasi = moduleOn(actor, 'VALIDASI_PEMBELIAN_MODULE') && moduleOn(actor, VALIDASI_MANUAL.gate);
  return { ...form, hitung, simpan, jual, validasi, diubah, salesRef, fieldRef, keIsian, buka, hapus, simpanBaris };
}

type Layar = ReturnType<typeof useLayar>;

/** The lines that are bought. Del takes one off. */
function Baris({ layar: { draft, salah, hitung, buka, hapus } }: { readonly layar: Layar }) {
  const t = useT();
  const columns = useColumns(hitung, salah);
  return (
    <Card grow>
      <DataTable<BeliHitung>
        fill
        label={t('jual_beli.barang_dibeli')}
        columns={columns}
        rows={hitung}
        rowKey={({ baris }) => baris.id}
        onOpen={({ baris }) => buka(baris.id)}
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
        totalLabel={t('nota.jumlah_barang', { jumlah: draft.barang.length })}
        empty={{ title: t('jual_beli.kosong'), text: salah['barang'] ?? t('jual_beli.kosong_beli_saran') }}
      />
    </Card>
  );
}

/** Purchase of goods that are kept without barcodes. @param onGanti goes to the sale. */
export function BeliForm({ onGanti }: { readonly onGanti: () => void }) {
  const layar = useLayar(onGanti);
  const { draft, ubah, salah, sibuk, terakhir, hitung, simpan, jual, validasi, diubah, simpanBaris } = layar;
  const { salesRef, fieldRef, keIsian } = layar;
  const member = useRef<HTMLInputElement>(null);
  return (
    <Beside flow className={css.screen}>
      <MainPart inert={sibuk}>
        <CustomerBar
          kode_sales={draft.kode_sales}
          pelanggan={draft.pelanggan}
          salah={salah}
          aturan={jual}
          onDone={keIsian}
          salesRef={salesRef}
          memberRef={member}
          onChange={(isi) =>
            isi.type === 'sales'
              ? ubah({ kode_sales: isi.kode_sales })
              : ubah({ pelanggan: { ...draft.pelanggan, ...isi.pelanggan } })
          }
        />
        <BeliIsian
          key={diubah}
          ubah={draft.barang.find(({ id }) => id === diubah)}
          fieldRef={fieldRef}
          onSimpan={simpanBaris}
        />
        <Baris layar={layar} />
      </MainPart>
      <div className={css.side}>
        <UangKeluar
          draft={draft}
          total={Dec.sum(hitung.map(({ harga_beli }) => harga_beli))}
          salah={salah}
          sibuk={sibuk}
          validasi={validasi}
          onUbah={ubah}
          onSimpan={() => void simpan()}
        />
        {terakhir && draft.barang.length === 0 ? (
          <Terakhir jenisDokumen={JENIS_DOKUMEN.BELI} dokumen={terakhir} />
        ) : null}
      </div>
    </Beside>
  );
}
