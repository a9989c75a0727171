/** Lists the official origins (O5). Only origins in this deployment's configuration are official. */
import 'server-only';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { site } from '@/lib/site';
import type { UrlRules } from './url/url-result';

/** Uses of official origins, in the order they are shown. */
const originUses = ['site', 'variant', 'files', 'help', 'trial'] as const;
type OriginUse = (typeof originUses)[number];

interface OfficialOrigin {
  readonly use: OriginUse;
  readonly origin: string;
}

/** Every official origin once; origins that are not configured are left out (B7). */
export function readOfficialOrigins(): OfficialOrigin[] {
  const { SITE_ORIGIN, VARIANT_HOST, HELP_SITE_ORIGIN, WEB_TRIAL_URL } = getBuildTimeEnv();
  const originByUse: Record<OriginUse, string | undefined> = {
    site: SITE_ORIGIN,
    variant: VARIANT_HOST && `https://${VARIANT_HOST}`,
    files: getRuntimeEnv().DOWNLOAD_HOST,
    help: HELP_SITE_ORIGIN,
    trial: WEB_TRIAL_URL && new URL(WEB_TRIAL_URL).origin,
  };
  const usedOrigins = originUses.flatMap((use) => {
    const origin = originByUse[use];
    return origin ? [{ use, origin }] : [];
  });
  return usedOrigins.filter(
    ({ origin }, index) =>
      usedOrigins.findIndex((candidate) => candidate.origin === origin) === index,
  );
}

/** The official origins as rules for checkUrl. */
export function readUrlRules(): UrlRules {
  const origins = readOfficialOrigins();
  const isOwnOrigin = ({ use }: OfficialOrigin) => use === 'site' || use === 'variant';
  return {
    ownOrigins: origins.filter(isOwnOrigin).map(({ origin }) => origin),
    otherOrigins: origins.filter((origin) => !isOwnOrigin(origin)).map(({ origin }) => origin),
    names: Object.values(site.name),
  };
}
