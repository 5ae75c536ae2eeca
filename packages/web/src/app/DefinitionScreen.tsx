import { lazy, type ReactNode } from 'react';
import { useDefinition } from '../engine/definitions.ts';
import type { DefinitionType } from '../engine/definition-source.ts';

const ResourcePage = lazy(() =>
  import('../engine/resource/ResourcePage.tsx').then((module) => ({ default: module.ResourcePage })),
);
const ReportPage = lazy(() =>
  import('../engine/report/ReportPage.tsx').then((module) => ({ default: module.ReportPage })),
);
const SettingPage = lazy(() =>
  import('../engine/setting/SettingPage.tsx').then((module) => ({ default: module.SettingPage })),
);

const SCREENS: { readonly [T in DefinitionType]: (props: { readonly of: string }) => ReactNode } = {
  resource: function ResourceScreen({ of }) {
    return <ResourcePage resource={useDefinition('resource', of)} />;
  },
  report: function ReportScreen({ of }) {
    return <ReportPage report={useDefinition('report', of)} />;
  },
  setting: function SettingScreen({ of }) {
    return <SettingPage setting={useDefinition('setting', of)} />;
  },
};

/** The page of a definition, drawn by its engine. */
export function DefinitionScreen({ type, of }: { readonly type: DefinitionType; readonly of: string }) {
  const Drawn = SCREENS[type];
  return <Drawn of={of} />;
}
