import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { EpcReader } from '@kilau/contract/features/opname/epc.ts';
import type { JawabTag } from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { DialogDepth, openDialogs } from '../../ui/dialog/depth.ts';
import { gabungTag, TAG_SEKALI, type TagKirim } from './antrean.ts';
import { bacaPort, pilihPort } from './pembaca.ts';
import { useAntrean } from './use-antrean.ts';

/** The tags of one count on this device, and what the latest frame came to. Seeing a tag twice says nothing. */
export function useTag(nomor: string, onMaju: () => void) {
  const [hasil, setHasil] = useState<JawabTag>();
  const cara = useMemo(
    () => ({
      kirim: ({ tag }: TagKirim) =>
        api.post<JawabTag>(`stock-opname-rfid/${encodeURIComponent(nomor)}/tag`, { tag: tag.map((epc) => ({ epc })) }),
      gabung: gabungTag,
      jawab: (_: TagKirim, jawab: JawabTag) => {
        beep(jawab.baru > 0 ? 'ok' : 'error');
        setHasil(jawab);
        onMaju();
      },
    }),
    [nomor, onMaju],
  );
  const { tambah, ...antrean } = useAntrean<TagKirim, JawabTag>(nomor, cara);
  const kirim = useCallback(
    (tag: readonly string[]) => {
      for (let from = 0; from < tag.length; from += TAG_SEKALI) {
        tambah((id_scan) => ({ id_scan, tag: tag.slice(from, from + TAG_SEKALI) }));
      }
    },
    [tambah],
  );
  return { ...antrean, hasil, kirim };
}

/** A reader on a port. `lupakan` makes it offer tags again that were given up. */
export function usePembaca(onTag: (tag: readonly string[]) => void) {
  const stop = useRef<AbortController>(undefined);
  const reader = useRef<EpcReader>(undefined);
  const [aktif, setAktif] = useState(false);
  useEffect(() => () => stop.current?.abort(), []);
  const hubungkan = async () => {
    const port = await pilihPort();
    if (!port) return;
    const controller = new AbortController();
    stop.current = controller;
    reader.current = new EpcReader();
    setAktif(true);
    try {
      await bacaPort(port, reader.current, onTag, controller.signal);
    } catch {
      // Pulled out, or taken by another program: the button offers to connect again.
    } finally {
      setAktif(false);
    }
  };
  return {
    aktif,
    hubungkan: () => void hubungkan(),
    putuskan: () => stop.current?.abort(),
    lupakan: (tag: readonly string[]) => reader.current?.forget(tag),
  };
}

const HEX = /^[0-9a-f]$/i;
const menulis = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));

/**
 * What is typed anywhere but into another field goes into the box, from the first key on: readers that type aim at
 * nothing.
 */
export function useKetikKe(id: string): void {
  const depth = useContext(DialogDepth);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        !HEX.test(event.key) ||
        openDialogs.get() !== depth ||
        menulis(document.activeElement)
      ) {
        return;
      }
      document.getElementById(id)?.focus();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [id, depth]);
}
