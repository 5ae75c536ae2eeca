import { useEffect, useRef, useState } from 'react';
import type { KindDeed } from '@kilau/contract/core/kind.ts';
import { isSame } from '../../platform/is-same.ts';
import { useUser } from '../../platform/session.ts';
import { useRecordForm, type FormValues } from '../../ui/form/record-form.ts';
import { begun, goneOn, type DeedTyped } from './deed-begun.ts';
import type { Paper } from './paper-calls.ts';

/** A phone that is turned, or an Esc, loses none of it; neither does another deed of somebody else. */
const typed = new Map<string, DeedTyped>();

/** @param draft under which name it is kept what is typed. @param isSent it must stay as it was sent. */
export function useDeedForm(deed: KindDeed, paper: Paper, draft: string, isSent: () => boolean) {
  const { tgl_system } = useUser();
  const [fields] = useState(() => deed.input ?? {});
  const [ofPaper] = useState(() => begun(deed, paper, tgl_system));
  const [first] = useState(() => {
    const kept = typed.get(draft);
    return kept ? goneOn(kept, ofPaper) : ofPaper;
  });
  /** What the paper lets it begin with, and what of it nobody has typed: the same, and what was filled in. */
  const start = useRef({ ofPaper, values: ofPaper });
  const [drawn, setDrawn] = useState(0);
  const { form, parse } = useRecordForm({
    fields,
    initialValues: first,
    onValuesChange: (values) => void typed.set(draft, { values, begun: start.current.values }),
  });
  const { getValues, setFieldValue } = form;
  /** The form to whoever fills in what nobody has typed. */
  const filling = {
    getValues,
    setFieldValue: (name: string, value: readonly object[]) => {
      const { values } = start.current;
      if (isSame(getValues()[name], values[name])) start.current.values = { ...values, [name]: value };
      setFieldValue(name, value);
    },
  };
  // What the paper says by now takes the place of what it said before where nobody has typed.
  useEffect(() => {
    const now = begun(deed, paper, tgl_system);
    const { ofPaper: before, values: untouched } = start.current;
    const moved = Object.keys(now).filter((name) => !isSame(now[name], before[name]));
    if (moved.length === 0 || isSent()) return;
    const values: FormValues = getValues();
    const free = moved.filter((name) => isSame(values[name], untouched[name]));
    const come = Object.fromEntries(moved.map((name) => [name, now[name]]));
    start.current = { ofPaper: now, values: { ...untouched, ...come } };
    if (free.length === 0) return;
    for (const name of free) setFieldValue(name, now[name]);
    setDrawn((count) => count + 1);
  }, [deed, paper, tgl_system, getValues, setFieldValue, isSent]);
  return { form, fields, parse, filling, drawn, forget: () => void typed.delete(draft) };
}
