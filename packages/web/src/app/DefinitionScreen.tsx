import { reportOf, resourceOf, settingDefinition } from '@kilau/contract/registry.ts';
import { lazy } from 'react';

const ResourcePage = lazy(() =>
  import('../engine/resource/ResourcePage.tsx').then((module) => ({ default: module.ResourcePage })),
);
const ReportPage = lazy(() =>
  import('../engine/report/ReportPage.tsx').then((module) => ({ default: module.ReportPage })),
);
const SettingPage = lazy(() =>
  import('../engine/setting/SettingPage.tsx').then((module) => ({ default: module.SettingPage })),
);

/** The page of a definition, drawn by its engine; `null` when the registry has none of that key. */
export function DefinitionScreen({ type, of }: { type: 'resource' | 'report' | 'setting'; of: string }) {
  const resource = type === 'resource' ? resourceOf(of) : undefined;
  const report = type === 'report' ? reportOf(of) : undefined;
  const setting = type === 'setting' ? settingDefinition(of) : undefined;
  return (
    <>
      {resource && <ResourcePage resource={resource} />}
      {report && <ReportPage report={report} />}
      {setting && <SettingPage setting={setting} />}
    </>
  );
}
