import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Page } from '@kilau/contract/core/page.ts';
import { reportOf, resourceOf, settingDefinition } from '@kilau/contract/registry.ts';
import { Loading } from '../ui/State.tsx';

/** What the router draws for a path. */
export type Screen = AsyncRouteComponent<Record<string, never>>;

const ResourcePage = lazy(() => import('../engine/resource/ResourcePage.tsx').then((module) => ({ default: module.ResourcePage })));
const ReportPage = lazy(() => import('../engine/report/ReportPage.tsx').then((module) => ({ default: module.ReportPage })));
const SettingPage = lazy(() => import('../engine/setting/SettingPage.tsx').then((module) => ({ default: module.SettingPage })));

/** The screen that an engine draws from a page's definition; `undefined` for pages of other kinds. */
export function definitionScreen({ source }: Page): Screen | undefined {
  if (source?.type === 'resource') {
    const resource = resourceOf(source.key);
    return resource && (() => <Suspense fallback={<Loading />}><ResourcePage resource={resource} /></Suspense>);
  }
  if (source?.type === 'report') {
    const report = reportOf(source.key);
    return report && (() => <Suspense fallback={<Loading />}><ReportPage report={report} /></Suspense>);
  }
  if (source?.type === 'setting') {
    const setting = settingDefinition(source.key);
    return setting && (() => <Suspense fallback={<Loading />}><SettingPage setting={setting} /></Suspense>);
  }
  return undefined;
}
