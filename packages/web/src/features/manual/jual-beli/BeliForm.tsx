import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type Ref } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.document.ts';
import type { AturanBeli } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-manual.document.ts';
import { susut, type ToleransiBerat } from '@kilau/contract/features/manual/susut.calc.ts';
import { initialValue, type ModuleKey } from '@kilau/contract/modules.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { api } from '../../../platform/api.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useActor } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Beside, MainPart } from '../../../ui/Beside.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { angka, aturanJual, CustomerBar, type Salah } from '../../penjualan/api.ts';
import { beliKosong, beratBeli, hargaBeli, hitungBeli, ISI_BELI, kirimBeli, periksaBeli, periksaIsiBeli, type BarisBeli, type BeliHitung, type DraftBeli, type IsiBeli } from './isi.ts';
import css from './jual-beli.module.css';
import { JENIS } from './panggilan.ts';
import { setujui } from './setujui.ts';
import { Terakhir } from './Terakhir.tsx';
import { useBaris } from './use-baris.ts';
import { kalimat, useFormulir } from './use-formulir.ts';
import { useTangan } from './use-tangan.ts';

const { kode_group, kode_dept, kadar, kode_baki, qty, berat, berat_nota, harga_gram, potongan } = pembelianManual.rows.barang;
const FIELDS = [
  ['kode_group', kode_group, 'laporan.group'], ['kode_dept', kode_dept, 'laporan.jenis'], ['kadar', kadar, 'field.kadar'], ['kode_baki', kode_baki, 'jual_beli.baki_tujuan'],
  ['qty', qty, 'field.qty'], ['berat', berat, 'field.berat'], ['berat_nota', berat_nota, 'field.berat_nota'], ['harga', harga_gram, 'field.harga_gram'], ['potongan', potongan, 'field.potongan'],
] as const;

interface Harga {
  readonly kode_group: string;
  readonly harga: number;
}

/** From when on a weight away from the nota's has to be approved; nothing where the shop does not ask. */
function useToleransi(): ToleransiBerat | undefined {
  const actor = useActor();
  const param = (key: ModuleKey) => actor.modules.get(key) ?? initialValue(key);
  return moduleOn(actor, 'OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE') ? { gram: param('TOLERANSI_BERAT_BELI'), persen: param('TOLERANSI_BERAT_BELI_PERSEN') } : undefined;
}

function useAturanBeli(): AturanBeli {
  const actor = useActor();
  const { harga: { pembulatan }, otorisasi: { batas_persen } } = aturanJual(actor);
  return { pembulatan, batas_persen, bulat_turun: (actor.modules.get('ROUND_DOWN_PURCHASE_MODULE') ?? initialValue('ROUND_DOWN_PURCHASE_MODULE')) === 'true' };
}

/** One line to be bought. What is left empty the shop fills in: the purity of the group, gudang BELI. */
function BeliIsian({ ubah, onSimpan, fieldRef }: { readonly ubah: BarisBeli | undefined; readonly onSimpan: (isi: IsiBeli) => void; readonly fieldRef: Ref<HTMLInputElement> }) {
  const t = useT();
  const aturan = useAturanBeli();
  const [isi, setIsi] = useState<IsiBeli>(ubah ?? ISI_BELI);
  const [salah, setSalah] = useState<Salah>({});
  const groups = useQuery({ queryKey: ['resource', 'group', 'harga'], queryFn: ({ signal }) => api.get<readonly Harga[]>('group/get/all', {}, { signal }) });
  const set = (part: Partial<IsiBeli>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const simpan = () => {
    const jual = groups.data?.find((satu) => satu.kode_group === isi.kode_group)?.harga ?? 0;
    const rusak = periksaIsiBeli(isi, aturan, Dec.from(jual));
    setSalah(kalimat(rusak));
    if (Object.keys(rusak).length > 0) return;
    onSimpan(isi);
    // The next piece is often of the same kind, into the same tray.
    setIsi({ ...ISI_BELI, kode_group: isi.kode_group, kode_dept: isi.kode_dept, kadar: isi.kadar, kode_baki: isi.kode_baki, harga: isi.harga });
  };
  return (
    <Card padded aria-label={t('jual_beli.isian_beli')}>
      <EnterForm className={css.beli} label={t('jual_beli.isian_beli')} onSubmit={simpan}>
        {FIELDS.map(([name, field, label], index) => (
          <FieldInput
            key={name} name={name} label={t(label)} field={{ ...field, required: false }} value={isi[name]} error={salah[name]} inputRef={index === 0 ? fieldRef : undefined}
            onChange={(value) => set({ [name]: String(value ?? '') })}
            onChosen={name === 'kode_group' ? (record) => set({ kadar: String(record?.['kadar'] ?? '') }) : undefined}
          />
        ))}
        <div className={css.tambah}><ActionButton type="submit" shortcut="Enter">{t(ubah ? 'penjualan.pakai' : 'penjualan.tambah')}</ActionButton></div>
        <output className={css.tambah}>{formatRupiah(hargaBeli(isi, aturan))}</output>
      </EnterForm>
    </Card>
  );
}

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
      {kategori ? <> <Chip tone={baris.otorisasi ? 'good' : 'warn'} title={`${kategori}: ${izin}`}>{tanda}</Chip></> : null}
      {kategori || hilang.isZero() ? null : <span className={css.kecil}> {tanda}</span>}
    </>
  );
}

function useColumns(hitung: readonly BeliHitung[], salah: Salah): readonly Column<BeliHitung>[] {
  const t = useT();
  return useMemo(() => {
    const sum = (of: (row: BarisBeli) => Dec) => Dec.sum(hitung.map(({ baris }) => of(baris)));
    return [
      { key: 'barang', title: t('nota.barang'), text: ({ baris }) => namaBaris(baris), cell: ({ baris }) => (
        <span>{namaBaris(baris)}{salah[`barang.${baris.id}`] ? <span className={css.bad} role="alert"> {salah[`barang.${baris.id}`]}</span> : null}</span>
      ) },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: ({ baris }) => (baris.kadar === '' ? '' : formatPlain(baris.kadar)) },
      { key: 'baki', title: t('jual_beli.baki_tujuan'), text: ({ baris }) => baris.kode_baki || 'BELI' },
      { key: 'qty', title: t('field.qty'), numeric: true, text: ({ baris }) => baris.qty, total: formatNumber(sum((row) => angka(row.qty))) },
      { key: 'berat', title: t('field.berat'), numeric: true, text: ({ baris }) => formatNumber(angka(baris.berat), 3), cell: (row) => <Berat {...row} />, total: formatNumber(sum((row) => angka(row.berat)), 3) },
      { key: 'harga', title: t('field.harga_gram'), numeric: true, text: ({ baris }) => formatNumber(angka(baris.harga)) },
      { key: 'potongan', title: t('field.potongan'), numeric: true, text: ({ baris }) => formatNumber(angka(baris.potongan)), total: formatNumber(sum((row) => angka(row.potongan))) },
      { key: 'total', title: t('field.harga_beli'), numeric: true, text: ({ harga_beli }) => formatNumber(harga_beli), total: formatNumber(Dec.sum(hitung.map(({ harga_beli }) => harga_beli))) },
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
      <div className={css.total} role="status"><span>{t('jual_beli.dibayarkan')}</span><strong>{formatRupiah(total)}</strong></div>
      <SelectField
        label={t('field.cara_bayar')} options={cara_bayar.options.map((value) => ({ value, label: value }))} value={draft.cara_bayar}
        onChange={(value) => onUbah({ cara_bayar: value === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
      />
      {draft.cara_bayar === 'TRANSFER' ? (
        <>
          <FieldInput name="no_rekening" label={t('jual_beli.dari_rekening')} field={no_rekening} value={draft.no_rekening} error={salah['no_rekening']} onChange={(value) => onUbah({ no_rekening: String(value ?? '') })} />
          <FieldInput name="no_rekening_customer" field={no_rekening_customer} value={draft.no_rekening_customer} onChange={(value) => onUbah({ no_rekening_customer: String(value ?? '') })} />
        </>
      ) : <p className="muted">{t('jual_beli.dari_laci')}</p>}
      <ActionButton primary size="lg" fullWidth shortcut="F8" loading={sibuk} onClick={onSimpan}>{t('umum.simpan')}</ActionButton>
      <p className="muted" role="status">{t(sibuk ? 'penjualan.sedang_dikirim' : validasi ? 'penjualan.masuk_validasi' : 'penjualan.langsung_nota')}</p>
    </Card>
  );
}

/** What the hand does on the page: which line is open, where the focus goes, the keys. */
function useLayar(onGanti: () => void) {
  const t = useT();
  const actor = useActor();
  const jual = aturanJual(actor);
  const form = useFormulir<DraftBeli>(JENIS.BELI, beliKosong, ({ code }, { now, ubah: ganti }) => {
    if (code === 'otorisasi_tidak_berlaku') ganti({ barang: now().barang.map((baris) => ({ ...baris, otorisasi: null })) });
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
        { label: t('field.qty'), nilai: baris.qty }, { label: t('field.berat'), nilai: `${formatNumber(angka(baris.berat), 3)} gr`, semula: `${formatNumber(angka(baris.berat_nota), 3)} gr` },
        { label: t('field.susut'), nilai: `${formatNumber(susut(beratBeli(baris)), 3)} gr` }, { label: t('field.harga_beli'), nilai: formatRupiah(harga_beli) },
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

/** Purchase of goods that are kept without barcodes. @param onGanti goes to the sale. */
export function BeliForm({ onGanti }: { readonly onGanti: () => void }) {
  const t = useT();
  const { draft, ubah, salah, sibuk, terakhir, hitung, simpan, jual, validasi, diubah, salesRef, fieldRef, keIsian, buka, hapus, simpanBaris } = useLayar(onGanti);
  const member = useRef<HTMLInputElement>(null);
  const columns = useColumns(hitung, salah);
  return (
    <Beside flow className={css.screen}>
      <MainPart inert={sibuk}>
        <CustomerBar
          kode_sales={draft.kode_sales} pelanggan={draft.pelanggan} salah={salah} aturan={jual} onDone={keIsian} salesRef={salesRef} memberRef={member}
          onChange={(isi) => (isi.type === 'sales' ? ubah({ kode_sales: isi.kode_sales }) : ubah({ pelanggan: { ...draft.pelanggan, ...isi.pelanggan } }))}
        />
        <BeliIsian key={diubah} ubah={draft.barang.find(({ id }) => id === diubah)} fieldRef={fieldRef} onSimpan={simpanBaris} />
        <Card grow>
          <DataTable<BeliHitung>
            fill label={t('jual_beli.barang_dibeli')} columns={columns} rows={hitung} rowKey={({ baris }) => baris.id} onOpen={({ baris }) => buka(baris.id)}
            onRowKey={(row, key) => {
              if (key !== 'Delete') return false;
              hapus(row.baris.id);
              return true;
            }}
            renderActions={(row) => <ActionButton size="compact-xs" onClick={() => hapus(row.baris.id)}>{t('umum.hapus')}</ActionButton>}
            totalLabel={t('nota.jumlah_barang', { jumlah: draft.barang.length })}
            empty={{ title: t('jual_beli.kosong'), text: salah['barang'] ?? t('jual_beli.kosong_beli_saran') }}
          />
        </Card>
      </MainPart>
      <div className={css.side}>
        <UangKeluar draft={draft} total={Dec.sum(hitung.map(({ harga_beli }) => harga_beli))} salah={salah} sibuk={sibuk} validasi={validasi} onUbah={ubah} onSimpan={() => void simpan()} />
        {terakhir && draft.barang.length === 0 ? <Terakhir jenis={JENIS.BELI} dokumen={terakhir} /> : null}
      </div>
    </Beside>
  );
}
