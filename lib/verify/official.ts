/** Which addresses are official (O5): those of this deployment's configuration, and no others. */
import 'server-only';
import { buildEnv } from '@/lib/env/build';
import { runtimeEnv } from '@/lib/env/runtime';
import { site } from '@/lib/site';
import type { AddressRules } from './address/reasons';

/** Uses of official addresses, in the order they are shown. */
const uses = ['site', 'sister', 'files', 'help', 'trial'] as const;
export type AddressUse = (typeof uses)[number];

export interface OfficialAddress {
  readonly use: AddressUse;
  readonly origin: string;
}

/** Every official address, each origin once; unconfigured ones are left out (B7). */
export function officialAddresses(): OfficialAddress[] {
  const { SITE_ORIGIN, VARIANT_HOST, HELP_SITE_ORIGIN, WEB_TRIAL_URL } = buildEnv();
  const given: Record<AddressUse, string | undefined> = {
    site: SITE_ORIGIN,
    sister: VARIANT_HOST && `https://${VARIANT_HOST}`,
    files: runtimeEnv().DOWNLOAD_HOST,
    help: HELP_SITE_ORIGIN,
    trial: WEB_TRIAL_URL && new URL(WEB_TRIAL_URL).origin,
  };
  const named = uses.flatMap((use) => {
    const origin = given[use];
    return origin ? [{ use, origin }] : [];
  });
  return named.filter(({ origin }, at) => named.findIndex((one) => one.origin === origin) === at);
}

/** The same addresses as rules for checkAddress. */
export function addressRules(): AddressRules {
  const addresses = officialAddresses();
  const isOwn = ({ use }: OfficialAddress) => use === 'site' || use === 'sister';
  return {
    own: addresses.filter(isOwn).map(({ origin }) => origin),
    others: addresses.filter((address) => !isOwn(address)).map(({ origin }) => origin),
    names: Object.values(site.name),
  };
}
