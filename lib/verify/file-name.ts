/** Reads from the name of a downloaded file which promoter's link it came by (D2), and whether it was renamed. Pure. */
import { promoterExtensionPattern } from '@/lib/releases/release-package';
import { parseAttributionValue } from '@/lib/attribution/cookie-rules';
import { markInvisible } from './invisible-characters';

export interface FileNameComparison {
  /** Code of the promoter whose link the file came by (A2); null without one. */
  readonly promoterCode: string | null;
  /** Whether the name is neither the published name nor the published name with a code. */
  readonly isChanged: boolean;
}

/** Extensions that browsers and download managers give to unfinished downloads. */
const unfinishedExtension = /\.(?:crdownload|part|partial|download|opdownload|xltd|td|tmp|!ut)$/i;

/** Whether the name is that of an unfinished download. */
export const isUnfinished = (name: string): boolean => unfinishedExtension.test(name);

/**
 * Marks that browsers and file managers add to the name of a second copy: `a (1).exe`, `a(1).exe`, `a - Copy (2).exe`,
 * `a 2.dmg`, `a copy.dmg`, and the Chinese marks. No code contains a blank or a bracket (A2).
 */
const copyMark =
  /(?: ?[(（]\d{1,3}[)）]| - (?:copy|副本)| ?的?副本(?: \d{1,3})?| copy(?: \d{1,3})?| \d{1,3})$/i;

function splitName(name: string): readonly [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** The name without copy marks, however often it was copied. */
export function withoutCopyMarks(name: string): string {
  const [stem, ending] = splitName(name.trim());
  let stemWithoutMarks = stem;
  while (copyMark.test(stemWithoutMarks)) stemWithoutMarks = stemWithoutMarks.replace(copyMark, '');
  return `${stemWithoutMarks || stem}${ending}`;
}

const maxShownLength = 160;
const shownEndLength = 40;

/**
 * A name that is safe to show. Direction marks, which could disguise an .exe file as a document, are made visible, and
 * a long name is shortened.
 */
export function displayName(name: string): string {
  const characters = [...markInvisible(name)];
  return characters.length <= maxShownLength
    ? characters.join('')
    : [
        ...characters.slice(0, maxShownLength - shownEndLength),
        '…',
        ...characters.slice(-shownEndLength),
      ].join('');
}

const changedName: FileNameComparison = { promoterCode: null, isChanged: true };

/**
 * Compares the name of a file with the name of a published package.
 * @param fileName name on the visitor's computer
 * @param publishedName name of the published package
 */
export function compareFileName(fileName: string, publishedName: string): FileNameComparison {
  const [stem, ending] = splitName(withoutCopyMarks(fileName));
  const [publishedStem, publishedEnding] = splitName(publishedName);
  if (ending.toLowerCase() !== publishedEnding.toLowerCase()) return changedName;
  if (!stem.toLowerCase().startsWith(publishedStem.toLowerCase())) return changedName;
  const addition = stem.slice(publishedStem.length);
  if (addition === '') return { promoterCode: null, isChanged: false };
  if (!promoterExtensionPattern.test(publishedName) || !addition.startsWith('_'))
    return changedName;
  const effect = parseAttributionValue('promoter', addition.slice(1));
  if (effect.kind !== 'set') return changedName;
  return { promoterCode: effect.value, isChanged: effect.value !== addition.slice(1) };
}
