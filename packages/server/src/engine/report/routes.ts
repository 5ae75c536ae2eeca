import type { Report } from '@kilau/contract/core/report.ts';
import { pageRequirement } from '@kilau/contract/core/page.ts';
import { pageAt, reports } from '@kilau/contract/registry.ts';
import { z } from 'zod';
import { route, type Route } from '../../platform/http/route.ts';
import { FORMS, makeReport, orderReport, type Form } from './make.ts';
import { overShops } from './over-shops.ts';
import { queryOf, type AnyQuery, type ReportQueries } from './query.ts';

/** The first form that the caller accepts; JSON for anything and for nothing. */
function acceptedForm(accept: string): Form {
  for (const part of accept.split(',')) {
    const type = part.split(';')[0]?.trim().toLowerCase();
    const form = (Object.keys(FORMS) as Form[]).find((one) => FORMS[one].split(';')[0] === type);
    if (form) return form;
  }
  return 'json';
}

/** The filters as texts, for the description of the call; what they mean is read with the shop's day at hand. */
const filterSchema = (report: Report) =>
  z.object(Object.fromEntries(Object.keys(report.filters).map((name) => [name, z.string().optional()])));

function formRoute(report: Report, query: AnyQuery, path: string, form: Form | undefined): Route {
  const page = pageAt(report.page);
  if (!page) throw new Error(`report ${report.key} has no page`);
  return route({
    method: 'GET',
    path,
    tag: 'laporan',
    need: pageRequirement(page),
    query: filterSchema(report),
    long: true,
    overShops: report.overShops === true,
    summary: `The report ${report.key}${form ? ` as ${form}` : ', in the form that Accept names'}`,
    handler: async (context, input) => {
      const wanted = orderReport(report, query, context, input.query);
      return makeReport[form ?? acceptedForm(input.accept)](await overShops(wanted, context), input.work);
    },
  });
}

/**
 * The calls of every report: `laporan/{key}`, with a suffix for each form of its own, and the specification's call
 * where it has one.
 */
export function reportRoutes(queries: ReportQueries): Route[] {
  return reports.flatMap((report) => {
    const query = queryOf(queries, report.key);
    const path = `laporan/${report.key}`;
    return [
      formRoute(report, query, path, undefined),
      ...(['pdf', 'xlsx', 'csv'] as const).map((form) => formRoute(report, query, `${path}.${form}`, form)),
      ...(report.call ? [formRoute(report, query, report.call, undefined)] : []),
    ];
  });
}
