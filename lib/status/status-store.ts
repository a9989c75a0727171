/** Stores and reads the status records in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import { siteDataEndpoints as calls } from '@superbrowser/contract/site-data/endpoints';
import type { StatusStore } from '@superbrowser/contract/site-data/status';
import { callSiteData } from '@/lib/core/upstream/client/call-upstream';

const toNothing = () => undefined;

/** Calls of the backend. Each throws when the backend does not answer. */
export const statusStore: StatusStore = {
  addMinutes: (rows) =>
    callSiteData(calls.addStatusMinutes, { minutes: [...rows] }).then(toNothing),
  loadMinutesSince: async (minute) =>
    (await callSiteData(calls.statusMinutesSince, { minute })).minutes,
  loadLatestMinutes: async () => (await callSiteData(calls.latestStatusMinutes, {})).minutes,
  putHours: (rows) => callSiteData(calls.putStatusHours, { hours: [...rows] }).then(toNothing),
  loadDaysSince: async (day) => (await callSiteData(calls.statusDaysSince, { day })).days,
  loadOpenIncidents: async () => (await callSiteData(calls.openIncidents, {})).incidents,
  loadIncidentsSince: async (at) => (await callSiteData(calls.incidentsSince, { at })).incidents,
  putIncident: (row) => callSiteData(calls.putIncident, row).then(toNothing),
  removeOld: (before) => callSiteData(calls.removeOldStatus, before).then(toNothing),
};
