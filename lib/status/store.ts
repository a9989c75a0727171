/** Where samples are kept: our own backend, also where an upstream holds everything else. */
import 'server-only';
import { callUpstream } from '@/lib/upstream/call/client';
import { recordCalls as calls } from '@superbrowser/contract/records/calls';
import type { StatusRecords } from '@superbrowser/contract/records/status-records';

const soon = { deadlineMs: 5_000 };
const done = () => undefined;

/** Each throws when the backend does not answer. */
export const statusStore: StatusRecords = {
  addMinutes: (rows) => callUpstream(calls.addMinutes, { minutes: [...rows] }, soon).then(done),
  minutesSince: async (minute) =>
    (await callUpstream(calls.minutesSince, { minute }, soon)).minutes,
  latestMinutes: async () => (await callUpstream(calls.latestMinutes, {}, soon)).minutes,
  putHours: (rows) => callUpstream(calls.putHours, { hours: [...rows] }, soon).then(done),
  daysSince: async (day) => (await callUpstream(calls.daysSince, { day }, soon)).days,
  openIncidents: async () => (await callUpstream(calls.openIncidents, {}, soon)).incidents,
  incidentsSince: async (at) => (await callUpstream(calls.incidentsSince, { at }, soon)).incidents,
  putIncident: (row) => callUpstream(calls.putIncident, row, soon).then(done),
  forget: (before) => callUpstream(calls.forgetStatus, before, soon).then(done),
};
