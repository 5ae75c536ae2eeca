import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useCan } from '../../platform/session.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import { satuSatunya, useCariPelanggan, type MemberRingkas } from './cari-pelanggan.ts';
import { hpLengkap, tulisHp } from './hp.ts';
import { usePoin } from './poin.ts';
import { adaPelanggan, PELANGGAN_KOSONG, type PelangganDraft } from './pelanggan-draft.ts';
import css from './pelanggan.module.css';
import { pilihanPelanggan, type Pilihan } from './pilihan-pelanggan.ts';

interface CustomerFieldProps {
  readonly pelanggan: PelangganDraft;
  readonly salah: Salah;
  readonly aturan: Pick<AturanJual, 'member' | 'non_member' | 'reseller'>;
  readonly onChange: (pelanggan: PelangganDraft) => void;
  /** He is chosen, or nobody is: on to the goods. */
  readonly onDone: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Who may enter members where they are kept may do so here. */
const DAFTAR_MEMBER = { gate: 'MEMBER_MODULE', pages: ['/data-member'] } as const;
/** A shop that sends goods to others has others. */
const ADA_TOKO_LAIN = { gate: 'KIRIM_BARANG_MODULE' } as const;

const dariMember = (
  { kode_member, nama_member, no_hp, alamat, jenis_member }: MemberRingkas,
  { reseller }: CustomerFieldProps['aturan'],
): PelangganDraft => ({
  jenis: reseller && jenis_member === 'RESELLER' ? 'RESELLER' : 'MEMBER',
  kode_member,
  nama: nama_member,
  no_hp,
  alamat: alamat ?? '',
});

/** The form for somebody new is fetched when there is one. */
const isiBaru = async (awal: PelangganDraft): Promise<PelangganDraft | undefined> =>
  (await import('./isi-pelanggan.tsx')).isiPelanggan(awal);

/** So is the way to other shops. */
const cariTokoLain = async (typed: string): Promise<MemberRingkas | undefined> =>
  (await import('./toko-lain.tsx')).memberTokoLain(typed);

function useCustomer({ aturan, onChange, onDone }: CustomerFieldProps) {
  const can = useCan();
  const [typed, setTyped] = useState('');
  const cari = useCariPelanggan(typed, aturan.member);
  const boleh = { ...aturan, daftar: aturan.member && can(DAFTAR_MEMBER), toko: aturan.member && can(ADA_TOKO_LAIN) };
  const pilihan = cari.ditemukan || !aturan.member ? pilihanPelanggan(typed, cari.ditemukan, boleh) : [];
  const kosong: PelangganDraft = { ...PELANGGAN_KOSONG, jenis: aturan.non_member ? 'NON MEMBER' : 'MEMBER' };
  const selesai = (pelanggan: PelangganDraft) => {
    setTyped('');
    onChange(pelanggan);
    onDone();
  };
  const isi = (awal: PelangganDraft) =>
    void isiBaru(awal).then((pelanggan) => (pelanggan ? selesai(pelanggan) : onDone()));
  const pilih = (tawaran: Pilihan) => {
    if (tawaran.jenis === 'ada') return selesai(dariMember(tawaran.member, aturan));
    if (tawaran.jenis === 'toko') {
      return void cariTokoLain(typed).then(
        (member) => (member ? selesai(dariMember(member, aturan)) : undefined),
        reportProblem,
      );
    }
    const hp = hpLengkap(typed);
    const nama = hp === undefined ? typed.trim().toUpperCase() : '';
    const baru = { ...PELANGGAN_KOSONG, nama, no_hp: hp ?? '' };
    // Of a passer-by his name is enough; a number alone says nothing yet.
    if (tawaran.jenis === 'lewat' && nama !== '') return selesai({ ...baru, jenis: 'NON MEMBER' });
    return isi({ ...baru, jenis: tawaran.jenis === 'lewat' ? 'NON MEMBER' : 'MEMBER' });
  };
  return {
    typed,
    setTyped,
    cari,
    pilihan,
    pilih,
    lepas: () => onChange(kosong),
    /** Nobody in particular. */
    reguler: () => selesai(kosong),
    ubah: isi,
    /** The list has not come yet, and the hand goes on: who is meant without doubt is taken. */
    tebak: () =>
      void cari.segera().then((ditemukan) => {
        const tawaran = satuSatunya(ditemukan);
        if (tawaran) selesai(dariMember(tawaran, aturan));
      }, reportProblem),
  };
}
type Customer = ReturnType<typeof useCustomer>;

/** What points a member has, once they are known. */
function Poin({ kode_member }: Pick<PelangganDraft, 'kode_member'>) {
  const t = useT();
  const { data } = usePoin(kode_member);
  if (!data) return null;
  const { poin, toko_poin } = data;
  const kata =
    toko_poin === undefined
      ? t('penjualan.poin_member', { poin })
      : t('penjualan.poin_member_toko', { poin, toko: toko_poin });
  return <Chip tone="info">{kata}</Chip>;
}

/** The customer who was chosen: who he is at a glance, and the way to another. */
function Dipilih({ pelanggan, customer }: { readonly pelanggan: PelangganDraft; readonly customer: Customer }) {
  const t = useT();
  const { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat } = pelanggan;
  const member = jenisPelanggan !== 'NON MEMBER';
  const isi = (
    <>
      <b>{nama || kode_member || t('penjualan.reguler')}</b>
      {no_hp === '' || no_hp === '-' ? null : <span>{tulisHp(no_hp)}</span>}
      {alamat === '' || alamat === '-' ? null : <span title={alamat}>{alamat}</span>}
      <Chip tone={member ? 'gold' : 'plain'}>{member ? kode_member : t('penjualan.bukan_member')}</Chip>
      {jenisPelanggan === 'RESELLER' ? <Chip tone="info">{t('penjualan.jenis_pelanggan.RESELLER')}</Chip> : null}
      {member ? <Poin kode_member={kode_member} /> : null}
    </>
  );
  return (
    <div role="group" aria-label={t('field.jenis_pelanggan')}>
      <span className={css.label}>{t('field.jenis_pelanggan')}</span>
      <div className={css.dipilih}>
        <Icon name="user" size={16} />
        {member ? (
          <span className={css.siapa}>{isi}</span>
        ) : (
          <button
            type="button"
            className={css.siapa}
            title={t('penjualan.ubah_pelanggan')}
            onClick={() => customer.ubah(pelanggan)}
          >
            {isi}
          </button>
        )}
        <CloseButton size="sm" aria-label={t('penjualan.lepas_pelanggan')} onClick={customer.lepas} />
      </div>
    </div>
  );
}

/** What an offer is called, and what is said beside it. */
const KATA = {
  baru: ['penjualan.member_baru', 'penjualan.member_baru_saran'],
  lewat: ['penjualan.bukan_member', 'penjualan.bukan_member_saran'],
  toko: ['penjualan.cari_toko_lain', 'penjualan.cari_toko_lain_saran'],
} as const;

/** One line of the list: a member with what tells him from others, or what becomes of somebody unknown. */
function IsiPilihan({ tawaran, typed }: { readonly tawaran: Pilihan; readonly typed: string }) {
  const t = useT();
  if (tawaran.jenis === 'ada') {
    const { kode_member, nama_member, no_hp, alamat } = tawaran.member;
    return (
      <div className={css.pilihan}>
        <b>{nama_member}</b>
        <Chip tone="gold">{kode_member}</Chip>
        <span>{[tulisHp(no_hp), alamat ?? ''].filter((part) => part !== '').join(' · ')}</span>
      </div>
    );
  }
  const baru = tawaran.jenis === 'baru';
  const hp = hpLengkap(typed);
  const [judul, saran] = KATA[tawaran.jenis];
  return (
    <div className={`${css.pilihan} ${baru ? css.baru : ''}`}>
      <b>
        {t(judul)} {hp === undefined ? typed.trim().toUpperCase() : tulisHp(hp)}
      </b>
      <span />
      <span>{t(saran)}</span>
    </div>
  );
}

function Daftar({ customer, boleh }: { readonly customer: Customer; readonly boleh: CustomerFieldProps['aturan'] }) {
  const t = useT();
  const { pilihan, typed, cari } = customer;
  return (
    <Combobox.Dropdown miw={360} maw="94vw">
      <div role="region" aria-label={t('umum.daftar_pilihan')}>
        {pilihan.length === 0 ? (
          <p className={css.judul}>{cari.error ? problemText(cari.error) : t('umum.memuat')}</p>
        ) : null}
        <Combobox.Options mah={340} style={{ overflowY: 'auto' }}>
          {pilihan.map((tawaran) => (
            <Combobox.Option key={tawaran.kunci} value={tawaran.kunci}>
              <IsiPilihan tawaran={tawaran} typed={typed} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {boleh.non_member ? (
          <p className={css.tanpa}>
            {t('penjualan.tanpa_data')} <Kbd>Esc</Kbd>
          </p>
        ) : null}
      </div>
    </Combobox.Dropdown>
  );
}

/** The list with its first line chosen as soon as it has come: Enter takes it. */
function useDaftar(customer: Customer) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const store = useRef(combobox);
  useEffect(() => {
    store.current = combobox;
  });
  const kunci = customer.pilihan.map((tawaran) => tawaran.kunci).join('\n');
  useEffect(() => {
    if (kunci !== '') store.current.selectFirstOption();
  }, [kunci]);
  return combobox;
}

/**
 * Who buys, in one field: phone, name or code finds a member; an unknown one becomes a member or stays a passer-by;
 * Enter goes on to the goods, Esc means nobody in particular.
 */
export function CustomerField(props: CustomerFieldProps) {
  const { pelanggan, salah, aturan, inputRef } = props;
  const t = useT();
  const customer = useCustomer(props);
  const combobox = useDaftar(customer);
  const { typed, setTyped, pilihan, pilih, tebak, reguler } = customer;
  const error = Object.entries(salah).find(([path]) => path.startsWith('pelanggan'))?.[1];
  if (adaPelanggan(pelanggan)) {
    return (
      <div>
        <Dipilih pelanggan={pelanggan} customer={customer} />
        {error === undefined ? null : (
          <p className={css.bad} role="alert">
            {error}
          </p>
        )}
      </div>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      combobox.closeDropdown();
      setTyped('');
      if (aturan.non_member) reguler();
    } else if (event.key === 'Enter' && pilihan.length === 0) {
      event.preventDefault();
      tebak();
    }
  };
  return (
    <Combobox
      store={combobox}
      width="target"
      position="bottom-start"
      onOptionSubmit={(kunci) => {
        const tawaran = pilihan.find((one) => one.kunci === kunci);
        combobox.closeDropdown();
        if (tawaran) pilih(tawaran);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={inputRef}
          name="pelanggan"
          label={t('field.jenis_pelanggan')}
          placeholder={t(aturan.member ? 'penjualan.cari_pelanggan' : 'penjualan.nama_pelanggan')}
          leftSection={<Icon name="search" size={15} />}
          value={typed}
          error={error}
          maxLength={100}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (event.currentTarget.value.trim() === '') combobox.closeDropdown();
            else combobox.openDropdown();
          }}
          onFocus={() => typed.trim() === '' || combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Daftar customer={customer} boleh={aturan} />
    </Combobox>
  );
}
