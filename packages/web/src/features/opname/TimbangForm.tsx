import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { text as textField, weight } from '@kilau/contract/core/field.ts';
import { formatDifference, formatGram, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { BAGIAN_BAKI } from '@kilau/contract/features/opname/timbang.calc.ts';
import { STOCK_OPNAME, type DataTimbang } from '@kilau/contract/features/opname/opname.wire.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { askScale, useScale } from '../../platform/scale.ts';
import { useCan, useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useKeys } from '../../platform/keys.ts';
import { useT } from '../../ui/text.ts';
import { bandingkan, TONE_TIMBANG } from './timbang-baris.ts';
import css from './opname.module.css';

const BERAT = weight({ required: true });
const KETERANGAN = textField({ max: 200 });
/** How many there are of what a part weighs. */
const JUMLAH = {
  berat: 'qty',
  berat_barang_manual: 'qty_barang_manual',
  berat_aksesoris: 'qty_aksesoris',
} as const satisfies Partial<Record<(typeof BAGIAN_BAKI)[number], keyof DataTimbang>>;
const jumlahDari = (data: DataTimbang, bagian: (typeof BAGIAN_BAKI)[number]): string =>
  bagian in JUMLAH ? ` (${formatNumber(data[JUMLAH[bagian as keyof typeof JUMLAH]])})` : '';

export interface HasilKetik {
  readonly berat_timbang: string;
  readonly dari_timbangan: boolean;
  readonly keterangan: string;
}

/** What the scale said of the goods when they came, less what of it stands in lines of its own. */
const beratAsliBersih = ({ berat_asli, berat_plastik, berat_atribut }: DataTimbang): Dec =>
  Dec.from(berat_asli).minus(berat_plastik).minus(berat_atribut);

/** What the total is made of, and what to mind. */
function Rincian({ data }: { readonly data: DataTimbang }) {
  const t = useT();
  const { user_id } = useUser();
  return (
    <div className={css.skala}>
      <dl className={css.rincian} aria-label={t('opname.rincian')}>
        {BAGIAN_BAKI.map((name) => (
          <div key={name}>
            <dt>
              {t(`field.${name}`)}
              {jumlahDari(data, name)}
            </dt>
            <dd>{formatGram(data[name], t)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('opname.total_sistem')}</dt>
          <dd>{formatGram(data.total, t)}</dd>
        </div>
      </dl>
      {data.mulai_oleh === user_id ? null : (
        <p className={css.peringatan}>{t('opname.dimulai_orang', { oleh: data.mulai_oleh })}</p>
      )}
      {data.qty_reservasi === 0 ? null : (
        <p className={css.peringatan}>
          {t('opname.dipesan', { jumlah: data.qty_reservasi, berat: formatNumber(data.berat_reservasi, 3) })}
        </p>
      )}
      {beratAsliBersih(data).eq(data.berat) ? null : (
        <p className={css.catatan}>{t('opname.beda_asli', { berat: formatNumber(beratAsliBersih(data), 3) })}</p>
      )}
    </div>
  );
}

function Selisih({ data, berat }: { readonly data: DataTimbang; readonly berat: string }) {
  const t = useT();
  const can = useCan();
  const banding = bandingkan(data, berat);
  return (
    <>
      <div className={css.selisih} role="status" data-tone={banding && TONE_TIMBANG[banding.keadaan]}>
        <span>{t('field.selisih')}</span>
        <strong>{banding ? `${formatDifference(banding.selisih, 3)} ${t('umum.gr')}` : '–'}</strong>
        {banding ? (
          <Chip tone={TONE_TIMBANG[banding.keadaan]}>{t(`pilihan.keadaan_timbang.${banding.keadaan}`)}</Chip>
        ) : null}
        <span>
          {t('opname.toleransi')} {formatGram(data.toleransi, t)}
        </span>
      </div>
      {banding?.keadaan !== 'SELISIH' ? null : (
        <p className={css.peringatan} data-tone="bad">
          {t('opname.saran_opname', { baki: data.kode_baki })}
          {can({ pages: [STOCK_OPNAME] }) ? (
            <Link to={STOCK_OPNAME} search={{ gudang: data.kode_gudang, baki: data.kode_baki }}>
              {t('opname.buka_opname')}
            </Link>
          ) : null}
        </p>
      )}
    </>
  );
}

interface TimbangFormProps {
  readonly data: DataTimbang;
  readonly busy: boolean;
  readonly onSimpan: (hasil: HasilKetik) => void;
  /** Gives the weighing up, with what stands in the form. */
  readonly onReset: (hasil: HasilKetik) => void;
}

/** The tray on the scale: what it should weigh, what it weighs, how far apart that is. */
export function TimbangForm({ data, busy, onSimpan, onReset }: TimbangFormProps) {
  const t = useT();
  const { toko } = useUser();
  const scale = useScale();
  const [berat, setBerat] = useState('');
  const [weighed, setWeighed] = useState(false);
  const [keterangan, setKeterangan] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const simpan = () => {
    if (!busy && bandingkan(data, berat)) onSimpan({ berat_timbang: berat, dari_timbangan: weighed, keterangan });
  };
  const ambil = () => {
    const grams = askScale();
    if (grams === undefined) return;
    setBerat(grams);
    setWeighed(true);
  };
  useKeys([
    { key: 'F3', label: t('umum.ambil_timbangan'), run: ambil, main: true, enabled: scale.state === 'on' },
    { key: 'F8', label: t('opname.tombol_simpan_timbang'), run: simpan, main: true },
  ]);
  return (
    <Card padded aria-label={t('opname.sedang_ditimbang', { baki: data.kode_baki })}>
      <p className={css.catatan}>
        {t('opname.mulai_oleh', {
          nomor: data.no_timbang,
          waktu: formatInstant(data.mulai_pada, toko.zona_waktu),
          oleh: data.mulai_oleh,
        })}
      </p>
      <div className={css.timbang}>
        <Rincian data={data} />
        <EnterForm className={css.skala} label={t('field.berat_timbang')} onSubmit={simpan}>
          <FieldInput
            name="berat_timbang"
            field={BERAT}
            value={berat}
            inputRef={input}
            onWeighed={setWeighed}
            onChange={(value) => setBerat(String(value ?? ''))}
          />
          <Selisih data={data} berat={berat} />
          <FieldInput
            name="keterangan"
            field={KETERANGAN}
            value={keterangan}
            onChange={(value) => setKeterangan(String(value ?? ''))}
          />
          <div className={css.tombol}>
            <SaveButton type="submit" disabled={!bandingkan(data, berat)} saving={busy} />
            <ActionButton
              onClick={() => onReset({ berat_timbang: berat, dari_timbangan: weighed, keterangan })}
              disabled={busy}
            >
              {t('opname.reset')}
            </ActionButton>
          </div>
        </EnterForm>
      </div>
    </Card>
  );
}
