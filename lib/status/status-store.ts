/** Stores and reads the status records in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import { callSiteData } from '@/lib/upstream/client';
import { siteDataEndpoints as calls } from '@superbrowser/contract/site-data/endpoints';
import type { StatusStore } from '@superbrowser/contract/site-data/status';

const toNothing = () => undefined;

/** Calls of the backend. Each throws when the backend does not answer. */
export const statusStore: StatusStore = {
  addMinutes: (rows) => callSiteData(calls.addMinutes, { minutes: [...rows] }).then(toNothing),
  loadMinutesSince: async (minute) => (await callSiteData(calls.minutesSince, { minute })).minutes,
  loadLatestMinutes: async () => (await callSiteData(calls.latestMinutes, {})).minutes,
  putHours: (rows) => callSiteData(calls.putHours, { hours: [...rows] }).then(toNothing),
  loadDaysSince: async (day) => (await callSiteData(calls.daysSince, { day })).days,
  loadOpenIncidents: async () => (await callSiteData(calls.openIncidents, {})).incidents,
  loadIncidentsSince: async (at) => (await callSiteData(calls.incidentsSince, { at })).incidents,
  putIncident: (row) => callSiteData(calls.putIncident, row).then(toNothing),
  removeOld: (before) => callSiteData(calls.removeOldStatus, before).then(toNothing),
};
