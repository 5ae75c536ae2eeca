import { lazy } from 'react';

const fetchJejak = () => import('./JejakPindai.tsx');

/** The trail of what was scanned, and the line that can be put back: needed only after the first code. */
export const JejakPindai = lazy(() => fetchJejak().then((module) => ({ default: module.JejakPindai })));
export const Dihapus = lazy(() => fetchJejak().then((module) => ({ default: module.Dihapus })));
