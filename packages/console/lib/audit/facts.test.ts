/** @jest-environment node */
import { factsInWords } from './facts';

const words = {
  facts: { role: 'Role', state: 'State', handled_by: 'Handled by', blocked: 'Blocked' },
  states: { 'in work': 'In work' },
  roles: { reader: 'Reader' },
  yes: 'yes',
  no: 'no',
  nothing: 'none',
};

it.each([
  [{ role: 'reader' }, 'Role: Reader'],
  [{ state: 'in work', handled_by: null }, 'State: In work, Handled by: none'],
  [{ state: 'in work', handled_by: 'reader' }, 'State: In work, Handled by: reader'],
  [{ blocked: true, odd: 7 }, 'Blocked: yes, odd: 7'],
  [{ prices: [], list: [1] }, 'prices: none, list: [1]'],
])('%j', (facts, text) => expect(factsInWords(JSON.stringify(facts), words)).toBe(text));
