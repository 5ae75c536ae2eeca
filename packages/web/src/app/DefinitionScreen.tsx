import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KindView } from '@kilau/contract/core/kind-pages.ts';
import { loadDefinition, loadDefinitions, useDefinition, useDefinitions } from '../engine/definitions.ts';
import type { DefinitionType } from '../engine/definition-source.ts';

const ResourcePage = lazyRouteComponent(() => import('../engine/resource/ResourcePage.tsx'), 'ResourcePage');
const ReportPage = lazyRouteComponent(() => import('../engine/report/ReportPage.tsx'), 'ReportPage');
const KindPage = lazyRouteComponent(() => import('../engine/paper/KindPage.tsx'), 'KindPage');
const SettingPage = lazyRouteComponent(() => import('../engine/setting/SettingPage.tsx'), 'SettingPage');

const ENGINES = { resource: ResourcePage, report: ReportPage, kind: KindPage, setting: SettingPage };

interface ScreenProps {
  readonly of: string;
  /** Further definitions that stand on the same page. */
  readonly also: readonly string[];
  /** Which of a kind's pages. */
  readonly view: string | undefined;
  readonly path: string;
}

const SCREENS: { readonly [T in DefinitionType]: (props: ScreenProps) => ReactNode } = {
  resource: function ResourceScreen({ of }) {
    return <ResourcePage resource={useDefinition('resource', of)} />;
  },
  report: function ReportScreen({ of }) {
    return <ReportPage report={useDefinition('report', of)} />;
  },
  kind: function KindScreen({ of, also, view, path }) {
    return <KindPage kinds={useDefinitions('kind', [of, ...also])} view={view as KindView} path={path} />;
  },
  setting: function SettingScreen({ of }) {
    return <SettingPage setting={useDefinition('setting', of)} />;
  },
};

/** The page of a definition, drawn by its engine. */
export function DefinitionScreen({ type, ...rest }: ScreenProps & { readonly type: DefinitionType }) {
  const Drawn = SCREENS[type];
  return <Drawn {...rest} />;
}

type Wanted = Pick<ScreenProps, 'of' | 'also'> & { readonly type: DefinitionType };

/** Fetches what a screen is drawn with, so that it is drawn at once. What cannot be had the screen tells itself. */
export async function fetchScreen({ type, of, also }: Wanted): Promise<void> {
  const definitions = type === 'kind' ? loadDefinitions(type, [of, ...also]) : loadDefinition(type, of);
  await Promise.allSettled([ENGINES[type].preload?.(), definitions]);
}
