import type { Condition } from './conditions';
import { incidentAfter, incidentMinutes, type Incident, type MinuteSample } from './incidents';

const minute = 60_000;
const first = Date.parse('2026-03-02T04:00:00Z');
const letters: Record<string, Condition | null> = {
  w: 'works',
  i: 'impaired',
  f: 'fails',
  '-': null,
};

/** Makes samples from a text: each letter is a minute, and a dot is a minute without a sample. */
const samplesOf = (minutes: string): MinuteSample[] =>
  [...minutes].flatMap((letter, n) =>
    letter === '.' ? [] : [{ at: first + n * minute, condition: letters[letter]! }],
  );

/** All incidents of these minutes, as `<first>–<end>` in minutes. */
function incidentsOf(minutes: string): string[] {
  const samples = samplesOf(minutes);
  const incidents: Incident[] = [];
  let open: Incident | null = null;
  for (let n = 0; n < minutes.length; n += 1) {
    const current: Incident | null = incidentAfter(
      open,
      samples.slice(0, n + 1),
      first + n * minute,
    );
    const isOver = current !== null && current.endedAt !== null;
    if (isOver) incidents.push(current);
    open = isOver ? null : current;
  }
  if (open) incidents.push(open);
  const number = (ms: number | null) => (ms === null ? '' : String((ms - first) / minute));
  return incidents.map(({ beganAt, endedAt }) => `${number(beganAt)}–${number(endedAt)}`);
}

it.each([
  ['wwww', []],
  ['wfww', []],
  ['wffw', ['1–3']],
  ['ffff', ['0–']],
  ['fwfw', []],
  ['ffwff', ['0–2', '3–']],
  ['ffi', ['0–2']],
  // The minutes in between are unknown, so the incident ends in the first minute in which the part was measured to
  // work.
  ['ff--w', ['0–4']],
  ['ff..w', ['0–4']],
  ['f-f', []],
  ['f.f', []],
  ['--', []],
])('%s has %j', (minutes, expected) => expect(incidentsOf(minutes)).toEqual(expected));

it('lasts until now where it has not ended, and a minute at least', () => {
  expect(incidentMinutes({ beganAt: first, endedAt: null }, first + 90 * minute)).toBe(90);
  expect(
    incidentMinutes({ beganAt: first, endedAt: first + 2 * minute }, first + 90 * minute),
  ).toBe(2);
  expect(incidentMinutes({ beganAt: first, endedAt: null }, first)).toBe(1);
});
