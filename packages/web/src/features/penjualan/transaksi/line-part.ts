import { lazy } from 'react';

export const fetchEditor = () => import('./LineEditor.tsx');
export const fetchNote = () => import('./LineNote.tsx');

/** The editor of a line, and what is said about one: needed only after the first piece. */
export const LineEditor = lazy(() => fetchEditor().then((module) => ({ default: module.LineEditor })));
export const LineNote = lazy(() => fetchNote().then((module) => ({ default: module.LineNote })));

export const fetchTitipan = () => import('./TitipanRows.tsx');

/** Pieces that come with a deposit. */
export const TitipanRows = lazy(() => fetchTitipan().then((module) => ({ default: module.TitipanRows })));

const fetchAksesoris = () => import('./AksesorisRows.tsx');

/** Accessories beside the pieces. */
export const AksesorisRows = lazy(() => fetchAksesoris().then((module) => ({ default: module.AksesorisRows })));
