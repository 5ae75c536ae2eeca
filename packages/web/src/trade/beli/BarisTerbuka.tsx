import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { addMonths } from '@kilau/contract/core/calendar.ts';
import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { hargaRataBeli } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import { susut } from '@kilau/contract/trade/beli/susut.calc.ts';
import { askScale, useScale } from '../../platform/scale.ts';
import { useUser } from '../../platform/session.ts';
import { salahBarang, type Salah } from '../dokumen/salah.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { isOwnEscape } from '../../ui/dialog/layer.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { kosongText } from '../../ui/form/rule-text.ts';
import { MoneyInput } from '../../ui/inputs/NumberInputs.tsx';
import { SwitchField } from '../../ui/inputs/SwitchField.tsx';
import { WeightInput } from '../../ui/inputs/WeightInput.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import { Banding, IzinBaris } from './Banding.tsx';
import { FotoBaris } from './FotoBaris.tsx';
import { KepalaBaris } from './KepalaBaris.tsx';
import { luarDari, notaDari, type BarisBeli, type IsiBaris } from './isi.ts';
import type { BarisHitung } from './hitung.ts';
import { Pilihan } from './Pilihan.tsx';
import { caraPotong, Tangga } from './Tangga.tsx';
import css from './baris.module.css';
import type { IsianBeli } from './isian-beli.ts';

interface BarisTerbukaProps {
  readonly beli: IsianBeli;
  readonly row: BarisHitung;
}

/** What the nota says beside what lies on the counter now. */
function DuluSekarang({ row }: { readonly row: BarisHitung }) {
  const t = useT();
  const { baris, barang, berat } = row;
  const nota = notaDari(baris);
  if (!nota || barang.berat_nota === null) return null;
  const beda = susut({ berat, berat_nota: barang.berat_nota }).negated();
  return (
    <table className={css.dulu}>
      <thead>
        <tr>
          <th scope="col">
            <span className={css.tersembunyi}>{t('nota.barang')}</span>
          </th>
          <th scope="col">{formatDate(nota.tgl_nota)}</th>
          <th scope="col">{t('pembelian.sekarang')}</th>
          <th scope="col">
            <span className={css.tersembunyi}>{t('field.selisih')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('field.berat')}</th>
          <td>{formatNumber(barang.berat_nota, 3)}</td>
          <td>{formatNumber(berat, 3)}</td>
          <td data-beda={!beda.isZero() || undefined}>
            {beda.isZero() ? '' : `${beda.isNegative() ? '−' : '+'}${formatNumber(beda.abs(), 3)}`}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('field.harga_gram')}</th>
          <td>{formatNumber(hargaRataBeli(nota.harga_jual, nota.berat_nota))}</td>
          <td>{formatNumber(barang.harga_emas)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

/** Until when the nota of a piece promises that it is bought back; it is bought after that too. */
function MasaBuyBack({ tgl_nota, bulan }: { readonly tgl_nota: string; readonly bulan: number }) {
  const t = useT();
  const { tgl_system } = useUser();
  if (bulan === 0) return null;
  const sampai = addMonths(tgl_nota, bulan);
  const lewat = sampai < tgl_system;
  return (
    <p className={css.masa} data-lewat={lewat || undefined}>
      <Icon name={lewat ? 'warn' : 'check'} size={14} />
      {t(lewat ? 'pembelian.buyback_lewat' : 'pembelian.buyback_sampai', { tgl: formatDate(sampai) })}
    </p>
  );
}

/** As much of a number as tells whose it is: the counter is seen by many. */
const samar = (nomor: string): string =>
  nomor.length > 8 ? `${nomor.slice(0, 4)}${'•'.repeat(nomor.length - 8)}${nomor.slice(-4)}` : nomor;

/** What was said of goods without a nota. */
function Keterangan({ beli, baris }: { readonly beli: IsianBeli; readonly baris: BarisBeli }) {
  const t = useT();
  const luar = luarDari(baris);
  if (!luar) return null;
  const { jenis_identitas, nik_sim_passport } = beli.draft;
  return (
    <div className={css.keterangan}>
      <span>
        <strong>{jenis_identitas}</strong> {samar(nik_sim_passport)}
      </span>
      {luar.kode_harga === '' ? null : (
        <span>
          {t('field.kode_harga')} <strong>{luar.kode_harga}</strong>
        </span>
      )}
      {luar.uji === '' && luar.hasil_kadar === '' ? null : (
        <span>
          <strong>{luar.uji === '' ? t('field.hasil_kadar') : luar.uji}</strong>{' '}
          {luar.hasil_kadar === '' ? '' : `${formatPlain(luar.hasil_kadar)} %`}
        </span>
      )}
      <ActionButton size="compact-sm" onClick={() => beli.baris.bukaLuar(baris.id)}>
        {t('pembelian.ubah_keterangan')}
      </ActionButton>
    </div>
  );
}

/**
 * The hand goes to the condition when the line is opened by hand, as soon as the shop's conditions have come, and on to
 * the weight once that is chosen.
 */
function useTanganBaris({ baris, rujukan }: IsianBeli, form: RefObject<HTMLDivElement | null>) {
  const berat = useRef<HTMLInputElement>(null);
  const { kali, ambil } = baris.dibuka;
  const dipimpin = useRef<number>(undefined);
  useEffect(() => {
    const kondisi = form.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]');
    if (!ambil || !kondisi || dipimpin.current === kali) return;
    dipimpin.current = kali;
    kondisi.focus();
  }, [kali, ambil, form, rujukan.kondisi]);
  return { berat, keBerat: () => focusField(berat.current ?? undefined) };
}

interface IsianProps extends BarisTerbukaProps {
  readonly beratRef: RefObject<HTMLInputElement | null>;
  readonly salah: (field: keyof IsiBaris) => string | undefined;
}

/** What is weighed, the ladder, and what is agreed on. */
function Isian({ beli, row, beratRef, salah }: IsianProps) {
  const t = useT();
  const { state } = useScale();
  const { baris, harga_beli } = row;
  const nota = notaDari(baris);
  const ubah = (part: Partial<IsiBaris>) => beli.baris.ubah(baris.id, part);
  return (
    <div className={css.kolom}>
      <div>
        <DuluSekarang row={row} />
        {nota ? <MasaBuyBack tgl_nota={nota.tgl_nota} bulan={beli.aturan.masa_bulan} /> : null}
        <Keterangan beli={beli} baris={baris} />
        <WeightInput
          ref={beratRef}
          label={t('pembelian.berat_sekarang')}
          value={baris.berat}
          error={salah('berat')}
          onChange={(berat) => ubah({ berat })}
          reading={state === 'on' ? askScale : undefined}
        />
        <FotoBaris baris={baris} salah={salah('foto_barang')} onFoto={(foto_barang) => ubah({ foto_barang })} />
        {beli.aturan.hidup ? (
          <SwitchField
            label={t('pembelian.hidup')}
            checked={baris.hidup}
            error={salah('hidup')}
            onChange={(hidup) => ubah({ hidup })}
          />
        ) : null}
      </div>
      <div>
        <Tangga row={row} aturan={beli.aturan} />
        <div className={css.harga}>
          {beli.aturan.potongan_lain ? (
            <MoneyInput
              label={t('field.potongan_lain')}
              value={baris.potongan_lain}
              error={salah('potongan_lain')}
              onChange={(potongan_lain) => ubah({ potongan_lain })}
            />
          ) : null}
          <div className={css.sepakat}>
            <MoneyInput
              label={t('field.harga_beli')}
              name="harga_beli"
              value={harga_beli.toString()}
              readOnly={beli.aturan.harga_terkunci}
              description={beli.aturan.harga_terkunci ? t('pembelian.harga_terkunci') : undefined}
              error={salah('harga_beli')}
              onChange={(harga) => ubah({ harga_beli: harga === row.tangga.harga_hitung.toString() ? null : harga })}
            />
          </div>
        </div>
      </div>
      <div>
        <Banding row={row} aturan={beli.aturan} />
        <IzinBaris row={row} aturan={beli.aturan} />
      </div>
    </div>
  );
}

/** The line under the hand: condition, weight and price; Enter goes on to the next piece, Esc to the next code. */
export function BarisTerbuka({ beli, row }: BarisTerbukaProps) {
  const t = useT();
  const { baris } = row;
  const form = useRef<HTMLDivElement>(null);
  const { berat, keBerat } = useTanganBaris(beli, form);
  // What a line cannot do without is asked for before the hand leaves it, as by any form.
  const [diminta, setDiminta] = useState(false);
  const kosong = baris.kondisi_barang === '';
  const selesai = () => {
    setDiminta(kosong);
    if (!kosong) beli.baris.selesai(baris.id);
  };
  const salah: Salah = beli.form.salah;
  const kata = (field: string) => salah[salahBarang(baris.id, field)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOwnEscape(event)) return;
    event.preventDefault();
    beli.tangan.keIsian();
  };
  return (
    <article className={css.terbuka} aria-label={row.barang.nama_barang}>
      <div ref={form} role="presentation" onKeyDown={onKeyDown}>
        <KepalaBaris row={row} salah={kata('') ?? kata('kode_barcode')} onHapus={() => beli.baris.hapus(baris.id)} />
        <EnterForm
          label={t('penjualan.ubah_baris', { kode: row.barang.kode_barcode || row.barang.nama_barang })}
          onSubmit={selesai}
        >
          <div className={css.kondisi}>
            <span aria-hidden="true">{t('field.kondisi_barang')}</span>
            <Pilihan
              label={t('field.kondisi_barang')}
              options={beli.rujukan.kondisi.map((potongan) => ({
                value: potongan.kondisi_barang,
                note: caraPotong(t, potongan),
              }))}
              value={baris.kondisi_barang}
              error={kata('kondisi_barang') ?? (diminta && kosong ? kosongText(t, 'kondisi_barang') : undefined)}
              onChoose={(kondisi_barang) => beli.baris.ubah(baris.id, { kondisi_barang })}
              onDone={keBerat}
            />
          </div>
          <Isian beli={beli} row={row} beratRef={berat} salah={kata} />
        </EnterForm>
      </div>
    </article>
  );
}
