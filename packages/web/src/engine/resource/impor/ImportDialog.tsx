import { FileButton } from '@mantine/core';
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { ImportResult } from '@kilau/contract/core/import-wire.ts';
import { useKeys } from '../../../platform/keys.ts';
import { downloadFile } from '../../../platform/print.tsx';
import { reportProblem } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import { FaultTable } from './FaultTable.tsx';
import css from './impor.module.css';
import type { ImportTarget } from './calls.ts';
import { useImport } from './use-import.ts';

const TYPES = '.xlsx,.csv,.txt,.tsv,text/csv';

interface ChooseProps {
  readonly onChoose: (file: File | null) => void;
  /** A file was chosen before: another one may take its place. */
  readonly again?: boolean;
  /** What is to be done next: it takes the focus. */
  readonly next: boolean;
}

function ChooseFile({ onChoose, again = false, next }: ChooseProps) {
  const t = useT();
  const reset = useRef<() => void>(null);
  return (
    <FileButton accept={TYPES} onChange={onChoose} resetRef={reset}>
      {({ onClick }) => (
        <ActionButton
          primary={!again}
          data-autofocus={next}
          onClick={() => {
            // The same file, corrected meanwhile, counts as chosen anew.
            reset.current?.();
            onClick();
          }}
        >
          {t(again ? 'impor.pilih_lain' : 'impor.pilih')}
        </ActionButton>
      )}
    </FileButton>
  );
}

/** Where a file is chosen, or dropped. */
function DropZone({ onChoose }: Pick<ChooseProps, 'onChoose'>) {
  const t = useT();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0] ?? null);
  };
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={css.drop} data-over={over} onDragOver={enter} onDragLeave={() => setOver(false)} onDrop={drop}>
      <ChooseFile onChoose={onChoose} next />
      <span>{t('impor.seret')}</span>
    </div>
  );
}

const COUNTS = [
  ['baru', 'impor.baru'],
  ['berubah', 'impor.berubah'],
  ['sama', 'impor.sama'],
  ['ditolak', 'impor.ditolak'],
] as const;

/** What the file would do: how many rows come, change, stay and are refused. */
function Counts({ result }: { readonly result: ImportResult }) {
  const t = useT();
  return (
    <div role="status">
      <dl className={css.counts}>
        {COUNTS.map(([name, label]) => (
          <div
            key={name}
            className={css.count}
            data-tone={name === 'ditolak' && result.ditolak > 0 ? 'bad' : undefined}
          >
            <dt>{t(label)}</dt>
            <dd>{formatNumber(result[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Outcome({ target, result }: { readonly target: ImportTarget; readonly result: ImportResult }) {
  const t = useT();
  const idle = result.ditolak === 0 && result.baru + result.berubah === 0;
  return (
    <>
      <Counts result={result} />
      {result.kolom_dilewati.length > 0 ? (
        <p className="muted">{t('impor.dilewati', { kolom: result.kolom_dilewati.join(', ') })}</p>
      ) : null}
      {idle ? <p>{t('impor.tidak_ada')}</p> : null}
      {result.ditolak > 0 ? (
        <>
          <p>{t('impor.ditolak_semua')}</p>
          <FaultTable
            target={target}
            faults={result.kesalahan}
            isCut={new Set(result.kesalahan.map(({ baris }) => baris)).size < result.ditolak}
          />
        </>
      ) : null}
    </>
  );
}

/** After the progress dialog, which had the focus, the next step has it. */
function useNextFocus(body: RefObject<HTMLElement | null>, state: object): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [body, state]);
}

/** An import: choose a file, see what it would do, and do it. */
export function ImportDialog({ target, onClose }: { readonly target: ImportTarget; readonly onClose: () => void }) {
  const t = useT();
  const { state, choose, run } = useImport(target, onClose);
  const { file, result, error } = state;
  const body = useRef<HTMLDivElement>(null);
  useNextFocus(body, state);
  const count = result ? result.baru + result.berubah : 0;
  const ready = result !== undefined && result.ditolak === 0 && count > 0;
  const sample = async () => {
    try {
      await target.sample();
    } catch (problem) {
      reportProblem(problem);
    }
  };
  const sampleSheet = () => downloadFile(`${target.path}/import/contoh.xlsx`, {}, `${target.key}.xlsx`);
  const start = () => {
    if (ready) void run();
  };
  useKeys([{ key: 'F8', label: t('impor.impor'), run: start, main: true, enabled: ready }]);
  return (
    <div className={css.body} ref={body}>
      <p className="muted">{target.note}</p>
      {file === undefined ? <DropZone onChoose={(chosen) => void choose(chosen)} /> : <strong>{file.name}</strong>}
      {error === undefined ? null : (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {result ? <Outcome target={target} result={result} /> : null}
      <div className={css.buttons}>
        <span className={css.left}>
          <ActionButton onClick={() => void sampleSheet()}>{t('impor.contoh_excel')}</ActionButton>
          <ActionButton onClick={() => void sample()}>{t('impor.contoh')}</ActionButton>
        </span>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        {file === undefined ? null : <ChooseFile onChoose={(chosen) => void choose(chosen)} again next={!ready} />}
        {ready ? (
          <ActionButton primary shortcut="F8" onClick={start} data-autofocus>
            {t('impor.jalankan', { jumlah: formatNumber(count) })}
          </ActionButton>
        ) : null}
      </div>
    </div>
  );
}
