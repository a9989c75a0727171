/** Moments of China as a field for date and time has them: without their zone. Pure. */

const zone = '+08:00';

/** `2027-03-01T00:00:00+08:00` as `2027-03-01T00:00:00`; anything else as it is. */
export const localMoment = (moment: string): string =>
  moment.endsWith(zone) ? moment.slice(0, -zone.length) : moment;

/** The other way round; a browser leaves seconds out where they are 0. */
export function chinaMomentOf(local: string): string {
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.\d+)?$/.exec(local.trim());
  return found ? `${found[1]}${found[2] ?? ':00'}${zone}` : local;
}
