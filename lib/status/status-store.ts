/** Stores and reads the status records in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import { callUpstream } from '@/lib/upstream/client';
import { siteDataEndpoints as calls } from '@superbrowser/contract/site-data/endpoints';
import type { StatusStore } from '@superbrowser/contract/site-data/status';

const toNothing = () => undefined;

/** Calls of the backend. Each throws when the backend does not answer. */
export const statusStore: StatusStore = {
  addMinutes: (rows) => callUpstream(calls.addMinutes, { minutes: [...rows] }).then(toNothing),
  loadMinutesSince: async (minute) => (await callUpstream(calls.minutesSince, { minute })).minutes,
  loadLatestMinutes: async () => (await callUpstream(calls.latestMinutes, {})).minutes,
  putHours: (rows) => callUpstream(calls.putHours, { hours: [...rows] }).then(toNothing),
  loadDaysSince: async (day) => (await callUpstream(calls.daysSince, { day })).days,
  loadOpenIncidents: async () => (await callUpstream(calls.openIncidents, {})).incidents,
  loadIncidentsSince: async (at) => (await callUpstream(calls.incidentsSince, { at })).incidents,
  putIncident: (row) => callUpstream(calls.putIncident, row).then(toNothing),
  removeOld: (before) => callUpstream(calls.forgetStatus, before).then(toNothing),
};
