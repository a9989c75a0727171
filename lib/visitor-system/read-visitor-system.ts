import { detectVisitorSystem, type System } from './detect-system';

interface UserAgentData {
  readonly platform?: string;
}

/** The visitor's system from all that the browser says about it (D8). */
export function readVisitorSystem(): System {
  const { userAgent, maxTouchPoints } = navigator;
  const { userAgentData } = navigator as Navigator & { userAgentData?: UserAgentData };
  return detectVisitorSystem({
    userAgent,
    maxTouchPoints,
    platform: userAgentData?.platform ?? null,
  });
}
