/**
 * Data attributes of the table of published versions. They are read back from the page, so that checking a file sends
 * no request.
 */
import { platforms } from '@/lib/releases/release-package';
import type { VerifiablePackage, VersionGroup } from '@/lib/releases/verifiable-package';

/** A package with its texts from the page. */
export interface ShownPackage extends VerifiablePackage {
  readonly packageName: string;
  readonly dayText: string | null;
  /** Latest, beta or older, in the page's language. */
  readonly typeLabel: string;
}

interface ShownPackages {
  readonly packages: readonly ShownPackage[];
  readonly isComplete: boolean;
}

/** Data attributes of the element around all tables; readPublishedTable() reads them back. */
export const publishedAttributes = (isComplete: boolean) => ({
  'data-published': isComplete ? 'all' : 'some',
});

/** Data attributes of the tbody of a version. */
export const groupAttributes = ({ line, version, type, releasedOn }: VersionGroup) => ({
  'data-line': line,
  'data-version': version,
  'data-type': type,
  'data-day': releasedOn ?? undefined,
});

/**
 * Data attributes of a package's row: its heading holds the names of the package and of the file, its cell the
 * checksum.
 */
export const packageAttributes = ({ platform, size }: VerifiablePackage) => ({
  'data-platform': platform,
  'data-size': size ?? undefined,
});

const textOf = (root: ParentNode, selector: string): string | null =>
  root.querySelector(selector)?.textContent ?? null;

const publishedTypes = ['latest', 'beta', 'older'] as const;

function readRow(row: HTMLElement, body: HTMLElement): ShownPackage | null {
  const { line, version, type, day } = body.dataset;
  const platform = platforms.find((name) => name === row.dataset.platform);
  const knownType = publishedTypes.find((name) => name === type);
  const sha256 = textOf(row, 'code');
  if (!platform || !knownType || !sha256 || !version || (line !== 'v5' && line !== 'v6'))
    return null;
  return {
    sha256,
    platform,
    line,
    version,
    type: knownType,
    releasedOn: day ?? null,
    fileName: textOf(row, 'th span + span'),
    size: row.dataset.size ? Number(row.dataset.size) : null,
    packageName: textOf(row, 'th span') ?? '',
    dayText: textOf(body, 'time'),
    typeLabel: textOf(body, 'th[scope=rowgroup] span') ?? '',
  };
}

export function readPublishedTable(root: ParentNode = document): ShownPackages {
  const publishedRoot = root.querySelector<HTMLElement>('[data-published]');
  const bodies = [...(publishedRoot?.querySelectorAll<HTMLElement>('tbody[data-version]') ?? [])];
  const packages = bodies.flatMap((body) =>
    [...body.querySelectorAll<HTMLElement>('tr[data-platform]')].flatMap(
      (row) => readRow(row, body) ?? [],
    ),
  );
  return { packages, isComplete: publishedRoot?.dataset.published === 'all' };
}
