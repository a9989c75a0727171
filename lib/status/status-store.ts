/** Stores and reads the status records in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import { callUpstream } from '@/lib/upstream/client';
import { recordEndpoints as calls } from '@superbrowser/contract/site-records/endpoints';
import type { StatusRecords } from '@superbrowser/contract/site-records/status';

const toNothing = () => undefined;

/** Calls of the backend. Each throws when the backend does not answer. */
export const statusStore: StatusRecords = {
  addMinutes: (rows) => callUpstream(calls.addMinutes, { minutes: [...rows] }).then(toNothing),
  minutesSince: async (minute) => (await callUpstream(calls.minutesSince, { minute })).minutes,
  latestMinutes: async () => (await callUpstream(calls.latestMinutes, {})).minutes,
  putHours: (rows) => callUpstream(calls.putHours, { hours: [...rows] }).then(toNothing),
  daysSince: async (day) => (await callUpstream(calls.daysSince, { day })).days,
  openIncidents: async () => (await callUpstream(calls.openIncidents, {})).incidents,
  incidentsSince: async (at) => (await callUpstream(calls.incidentsSince, { at })).incidents,
  putIncident: (row) => callUpstream(calls.putIncident, row).then(toNothing),
  forget: (before) => callUpstream(calls.forgetStatus, before).then(toNothing),
};
