import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { formatDate, formatField, formatInstant, formatRupiah } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { choice, code, labelKey, money, toldTo, type Fields } from '@kilau/contract/core/field.ts';
import { toldFields } from '@kilau/contract/core/kind-fields.ts';
import { linesKey } from '@kilau/contract/core/kind-words.ts';
import { CHANGING, readFields, type Kind, type KindTable } from '@kilau/contract/core/kind.ts';
import { problemText } from '../../platform/report-problem.ts';
import { downloadPaper, previewPaper } from '../../platform/print.tsx';
import { StoredImage } from '../../platform/images.tsx';
import { useActor, useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ButtonRow, FactRow, SumRow } from '../../ui/Rows.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { fieldColumn, useFormat } from '../cells/FieldCell.tsx';
import { ChatButton } from './ChatButton.tsx';
import { DeedForm } from './DeedForm.tsx';
import { LinePicture, type Picture } from './LinePicture.tsx';
import { LineWords } from './LineWords.tsx';
import css from './paper.module.css';
import { usePaper, type Paper } from './paper-calls.ts';
import { paperOf, showPrint } from './paper-print.ts';
import { choiceOf, specialForms } from './paper-special.ts';
import { deedWord, stateWord } from './paper-words.ts';
import { PaperState } from './PaperState.tsx';
import { printable } from './printable.ts';

const PAYMENT_FIELDS = {
  arah: choice(['MASUK', 'KELUAR'], { optionLabel: 'pilihan.jenis_transaksi' }),
  cara: code({}),
  sub: code({ label: 'field.kas_rekening' }),
  kategori: code({}),
  jumlah: money({}),
} as const satisfies Fields;

/** Stands in the line above, below the lines, or in the history. */
const ABOVE: ReadonlySet<string> = new Set(['tgl', 'dibuat_oleh', 'dibuat_pada', 'keterangan', 'total']);
/** Says nothing: empty, zero, or the dash of a customer who gave no address. */
const NOTHING: ReadonlySet<unknown> = new Set([undefined, null, '', 0, '-']);

/** The column of the name of what a code stands for: they are one fact. */
const nameOf = (name: string): string => name.replace(/^kode_/, 'nama_');

/** What the head says beyond number, state and day: what is empty is left out, a code and its name stand together. */
function Facts({ kind, paper }: { readonly kind: Kind; readonly paper: Paper }) {
  const t = useT();
  const format = useFormat();
  const told = toldFields(kind);
  const named = new Set(
    Object.keys(told).flatMap((name) => (nameOf(name) === name || NOTHING.has(paper[name]) ? [] : [nameOf(name)])),
  );
  const facts = Object.entries(told).flatMap(([name, field]) => {
    const value = paper[name];
    if (ABOVE.has(name) || NOTHING.has(value) || named.has(name)) return [];
    const nama = nameOf(name) === name ? '' : String(paper[nameOf(name)] ?? '');
    return [{ name, label: t.of(labelKey(name, field)), field, value, nama: nama === value ? '' : nama }];
  });
  return (
    <dl className={css.facts}>
      {facts.map(({ name, label, field, value, nama }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {field.kind === 'image' ? (
              <StoredImage name={String(value)} alt={label} fallback={<Icon name="photo" size={14} />} />
            ) : (
              [formatField(field, value, format), nama].filter((word) => word !== '').join(' · ')
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Line = Readonly<Record<string, unknown>>;

const pictureColumn = (picture: Picture, t: Translate): Column<Line> => ({
  key: 'gambar',
  title: t('field.gambar'),
  text: () => '',
  sortable: false,
  screenOnly: true,
  cell: (line) => <LinePicture {...picture} line={line} />,
});

interface RowsProps extends Pick<KindTable, 'fields' | 'picture' | 'pictured' | 'sums' | 'told'> {
  readonly label: string;
  readonly rows: unknown;
}

/** Lines of a paper in words or as a table, each with its picture where they have one. */
function Rows({ label, fields, picture: call, pictured, sums = [], told, rows }: RowsProps) {
  const t = useT();
  const format = useFormat();
  const lines = (Array.isArray(rows) ? rows : []) as readonly Line[];
  if (lines.length === 0) return null;
  const picture = call === undefined ? undefined : { picture: call, pictured };
  // A column that says nothing in any line only pushes others out of sight.
  const columns = Object.entries(fields).filter(
    ([name]) => sums.includes(name) || lines.some((line) => !NOTHING.has(line[name]) && line[name] !== false),
  );
  if (told) return <LineWords label={label} told={told} fields={fields} picture={picture} lines={lines} />;
  return (
    <DataTable<Line>
      label={label}
      columns={[
        ...(picture === undefined ? [] : [pictureColumn(picture, t)]),
        ...columns.map(([name, field]) => ({
          ...fieldColumn<Line>(name, field, format, t),
          ...(sums.includes(name) && { total: formatField(field, total(lines, name), format) }),
        })),
      ]}
      totalLabel={sums.length > 0 ? t('laporan.jumlah') : undefined}
      rows={lines}
      rowKey={(line) => `${String(line['ke'])}-${String(line['baris'])}`}
    />
  );
}

/** Rows of another sort than the lines above them, which say what they are. */
const OtherRows = (props: RowsProps) =>
  Array.isArray(props.rows) && props.rows.length > 0 ? (
    <section>
      <h3 className={css.small}>{props.label}</h3>
      <Rows {...props} />
    </section>
  ) : null;

const total = (lines: readonly Line[], name: string): Dec => Dec.sum(lines.map((line) => String(line[name] ?? 0)));

/** What it comes to, where it comes to anything. */
function Total({ kind, paper: { total: sum } }: { readonly kind: Kind; readonly paper: Paper }) {
  const t = useT();
  const field = toldFields(kind)['total'];
  if (field === undefined || NOTHING.has(sum)) return null;
  return <SumRow label={t.of(labelKey('total', field))} value={formatRupiah(Dec.from(String(sum)))} />;
}

/** Who did what to it, the first deed first. */
function History({ kind, paper }: { readonly kind: Kind; readonly paper: Paper }) {
  const t = useT();
  const { timeZone } = useFormat();
  return (
    <details className={css.history} open={paper.riwayat.length > 1}>
      <summary data-enter-skip>{t('master.riwayat')}</summary>
      <ol>
        {paper.riwayat.map(({ ke, aksi, user_id, waktu, status, disetujui_oleh, alasan }) => (
          <li key={ke}>
            <strong>{deedWord(t, kind, aksi.toLowerCase())}</strong> {user_id} · {formatInstant(waktu, timeZone)} ·{' '}
            {stateWord(t, kind, status)}
            {disetujui_oleh === '' ? '' : ` · ${t('dokumen.disetujui', { oleh: disetujui_oleh })}`}
            {alasan === '' ? '' : ` · ${alasan}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Its paper to look at and print, and the same as a sheet where there is one. */
function PrintButtons({ kind, paper }: { readonly kind: Kind; readonly paper: Paper }) {
  const t = useT();
  const { nomor } = paper;
  const printed = paperOf(kind, nomor);
  const [, ...more] = kind.prints ?? [];
  const special = specialForms(kind, paper, useActor().modules);
  if (!printable(kind, paper)) return null;
  return (
    <>
      <ActionButton onClick={() => void showPrint(kind, nomor)}>{t('dokumen.lihat_bukti')}</ActionButton>
      {more
        .filter((form) => form.endsWith('.xlsx'))
        .map((form) => (
          <ActionButton
            key={form}
            onClick={() => void downloadPaper({ ...printed, bentuk: form, name: `${nomor}.xlsx` })}
          >
            {t('pindah.excel')}
          </ActionButton>
        ))}
      {special.map(([bentuk, label]) => (
        <ActionButton
          key={bentuk}
          onClick={() =>
            void previewPaper({ ...printed, bentuk }, { choices: [{ ...choiceOf(bentuk), label: t.of(label) }] })
          }
        >
          {t.of(label)}
        </ActionButton>
      ))}
    </>
  );
}

/** To the page where it is put right, as long as it may be. */
function ChangeButton({ kind, paper: { nomor, boleh } }: { readonly kind: Kind; readonly paper: Paper }) {
  const t = useT();
  const navigate = useNavigate();
  const can = useCan();
  const { change } = kind.pages;
  if (change === undefined || !boleh.includes(CHANGING) || !can({ gate: kind.gate, pages: [change] })) return null;
  return (
    <ActionButton onClick={() => void navigate({ to: change, search: { ubah: nomor } })}>
      {t('dokumen.ubah')}
    </ActionButton>
  );
}

/** What is done with it beside its deeds. */
const PaperButtons = ({ kind, paper }: { readonly kind: Kind; readonly paper: Paper }) => (
  <>
    <PrintButtons kind={kind} paper={paper} />
    <ChatButton kind={kind} nomor={paper.nomor} />
    <ChangeButton kind={kind} paper={paper} />
  </>
);

interface DetailProps {
  readonly kind: Kind;
  readonly paper: Paper;
  /** What is done to it is done beside it. */
  readonly readOnly?: boolean;
  /** It says its number itself; in a dialog the title does. */
  readonly titled?: boolean;
  readonly onDone?: () => void;
}

/** Whether a dialog that came above the paper has the hand: what a deed brought to print. */
function covered(paper: HTMLElement | null): boolean {
  const above = document.activeElement?.closest('[role="dialog"]');
  if (!paper || !above || above.contains(paper)) return false;
  return (paper.compareDocumentPosition(above) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * The hand goes to the first deed of a paper where that is in sight, or else to the paper itself, which is read from
 * its top and turned by the arrows. It stays where something above the paper has it.
 */
function focusDeed(paper: HTMLElement | null): void {
  if (!paper || covered(paper)) return;
  const deed = paper.querySelector<HTMLElement>(':scope > :last-child button');
  // A dialog ends above the lower edge of the screen.
  const end = paper.closest('[role="dialog"]')?.getBoundingClientRect().bottom ?? window.innerHeight;
  const seen = deed && deed.getBoundingClientRect().bottom <= Math.min(end, window.innerHeight);
  const first = seen ? deed : paper;
  // A paper that was read before comes together with its dialog, which leads the hand once more when it is there.
  first.dataset['autofocus'] = 'true';
  first.focus({ preventScroll: true });
}

/** One paper: how it stands, what it says, its papers to print, what may be done to it. */
function Detail({ kind, paper, readOnly = false, titled = false, onDone }: DetailProps) {
  const t = useT();
  const actor = useActor();
  const [open, setOpen] = useState('');
  const { nomor, status, tgl, dibuat_oleh, keterangan } = paper;
  const boleh = readOnly ? [] : paper.boleh;
  const deed = boleh.includes(open) ? kind.deeds[open] : undefined;
  const element = useRef<HTMLDivElement>(null);
  // In a dialog the button that closes it would have the hand; beside a list the list keeps it.
  useEffect(() => {
    if (!titled) focusDeed(element.current);
  }, [titled]);
  return (
    <div ref={element} className={css.detail} tabIndex={-1}>
      {titled ? <h2 className={css.number}>{nomor}</h2> : null}
      <FactRow
        chip={<PaperState kind={kind} status={status} />}
        words={[formatDate(String(tgl)), String(dibuat_oleh), String(keterangan)]}
      />
      <Facts kind={kind} paper={paper} />
      {Object.entries(kind.lines).map(([name, lines]) => (
        <Rows
          key={name}
          label={t.of(linesKey(name))}
          {...lines}
          fields={toldTo(readFields(lines), actor)}
          rows={paper[name]}
        />
      ))}
      <Total kind={kind} paper={paper} />
      {Object.entries(kind.others ?? {}).map(([name, { picture, pictured, ...told }]) => (
        <OtherRows
          key={name}
          label={t.of(linesKey(name))}
          fields={{}}
          told={told}
          picture={picture}
          pictured={pictured}
          rows={paper[name]}
        />
      ))}
      <Rows label={t('dokumen.pembayaran')} fields={PAYMENT_FIELDS} told={kind.payments} rows={paper.bayar} />
      <History kind={kind} paper={paper} />
      <ButtonRow>
        <PaperButtons kind={kind} paper={paper} />
        {boleh
          .filter((name) => name !== open && name in kind.deeds)
          .map((name) => (
            <ActionButton key={name} onClick={() => setOpen(name)}>
              {deedWord(t, kind, name)}
            </ActionButton>
          ))}
      </ButtonRow>
      {deed ? (
        <DeedForm
          key={open}
          kind={kind}
          paper={paper}
          name={open}
          deed={deed}
          onDone={() => {
            setOpen('');
            onDone?.();
          }}
        />
      ) : null}
    </div>
  );
}

/** A paper by its number. */
export function PaperDetail({ nomor, ...rest }: Omit<DetailProps, 'paper'> & { readonly nomor: string }) {
  const t = useT();
  const found = usePaper(rest.kind, nomor);
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(found.error)}
      </State>
    );
  }
  return <Detail key={`${nomor}${found.data.versi}`} {...rest} paper={found.data} />;
}
