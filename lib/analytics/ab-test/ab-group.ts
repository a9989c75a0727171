/** The A/B group of a visitor (S1). It only affects analytics. Pure. */
import { abGroups, type AbGroup } from '../event-values';

interface AbGroupInput {
  /** '' when neither a promoter nor a channel brought the visitor. */
  readonly promoterOrChannel: string;
  /** The promoter's visitors get the v6 client; false when that is unknown. */
  readonly prefersV6: boolean;
  readonly isWindows10OrLater: boolean;
  /** The value in local storage; anything but a group counts as absent. */
  readonly storedGroup: string | null;
  /** 0 ≤ random < 1. */
  readonly random: number;
}

/** The group of a visitor; null for a visitor who takes no part. A stored group is kept. */
export function abGroupOf({
  promoterOrChannel,
  prefersV6,
  isWindows10OrLater,
  storedGroup,
  random,
}: AbGroupInput): AbGroup | null {
  const takesPart =
    promoterOrChannel === '' ? isWindows10OrLater : !(prefersV6 && isWindows10OrLater);
  if (!takesPart) return null;
  return abGroups.find((group) => group === storedGroup) ?? (random < 0.5 ? 'A' : 'B');
}
