// The rules that are taken out, and what is known of them without running anything.
import { existsSync, readFileSync } from 'node:fs';
import { rooms as byRoom } from './rules/rooms.mjs';

/**
 * @typedef {object} Mutation
 * @property {string} room heading of the document
 * @property {string} rule what is taken out, in words
 * @property {string} file source it stands in
 * @property {string} find text of the source that stands there once
 * @property {string} replace what stands there without the rule
 * @property {string} test test file that holds the rule
 */

/** @returns {Mutation[]} all of them, in the order of the document */
export const mutations = byRoom.flatMap(([room, places]) =>
  places.flatMap(({ file, test, rules }) =>
    rules.map(([rule, find, replace]) => ({ room, rule, file, find, replace, test })),
  ),
);

const times = (text, part) => text.split(part).length - 1;

function problemOf({ rule, file, find, replace, test }) {
  for (const path of [file, test]) if (!existsSync(path)) return `${rule}: no file ${path}`;
  const found = times(readFileSync(file, 'utf8'), find);
  if (found !== 1) return `${rule}: ${found} places in ${file} read ${find}`;
  return find === replace ? `${rule}: nothing changes` : null;
}

/**
 * What keeps the list from being run, as lines a person can act on.
 * @param {Mutation[]} list
 */
export function problemsOf(list) {
  const names = list.map(({ rule }) => rule);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...twice.map((name) => `${name}: stands there twice`),
    ...list.map(problemOf).filter((problem) => problem !== null),
  ];
}
