import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { State } from '../ui/State.tsx';
import { text } from '../ui/text.ts';
import { drawPage, openPdf } from './pdf.ts';
import css from './pdf-view.module.css';

interface PdfViewProps {
  readonly blob: Blob | undefined;
  /** What a screen reader is told the picture is. */
  readonly label: string;
  /** How many pages are drawn at most. */
  readonly pages?: number;
  /** Lies over the first page: handles of an editor. */
  readonly children?: ReactNode;
}

/** A paper drawn in the page itself, as it will be printed. The last one stays until the next is ready. */
export function PdfView({ blob, label, pages = 1, children }: PdfViewProps) {
  const { ref, width } = useElementSize();
  const [drawn, setDrawn] = useState<readonly HTMLCanvasElement[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!blob || width === 0) return undefined;
    let wanted = true;
    const draw = async () => {
      const document = await openPdf(blob);
      try {
        const made: HTMLCanvasElement[] = [];
        for (let number = 1; number <= Math.min(pages, document.numPages); number += 1) {
          made.push(await drawPage(document, number, width));
        }
        if (wanted) setDrawn(made);
      } finally {
        await document.loadingTask.destroy();
      }
    };
    setFailed(false);
    draw().catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [blob, width, pages]);
  return (
    <div ref={ref} className={css.pages}>
      {failed ? <State icon="warn" tone="bad" title={text('umum.gagal_dimuat')} /> : null}
      {drawn.map((canvas, index) => (
        <div key={index} className={css.page}>
          <Canvas canvas={canvas} label={label} />
          {index === 0 ? children : null}
        </div>
      ))}
    </div>
  );
}

/** Puts a finished canvas on the page. */
function Canvas({ canvas, label }: { readonly canvas: HTMLCanvasElement; readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(canvas);
  }, [canvas]);
  return <div ref={place} role="img" aria-label={label} className={css.sheet} />;
}
