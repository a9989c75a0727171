/** What people sent through forms: looked at, taken, noted, done, exported. */
import { closeVerbs } from './close';
import { exportVerb } from './export';
import { handleVerbs } from './handle';
import { lookVerbs } from './look';

export const applicationVerbs = [...lookVerbs, ...handleVerbs, ...closeVerbs, exportVerb];
