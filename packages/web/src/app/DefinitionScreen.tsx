import { lazy, type ReactNode } from 'react';
import type { KindView } from '@kilau/contract/core/kind-pages.ts';
import { useDefinition, useDefinitions } from '../engine/definitions.ts';
import type { DefinitionType } from '../engine/definition-source.ts';

const ResourcePage = lazy(() =>
  import('../engine/resource/ResourcePage.tsx').then((module) => ({ default: module.ResourcePage })),
);
const ReportPage = lazy(() =>
  import('../engine/report/ReportPage.tsx').then((module) => ({ default: module.ReportPage })),
);
const KindPage = lazy(() => import('../engine/paper/KindPage.tsx').then((module) => ({ default: module.KindPage })));
const SettingPage = lazy(() =>
  import('../engine/setting/SettingPage.tsx').then((module) => ({ default: module.SettingPage })),
);

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
