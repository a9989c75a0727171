/**
 * Settings that are baked into the built pages (B5). A bad value stops the build with its name.
 * Everything here is public; secrets live in ./server.
 */
import { z } from 'zod';
import { redirectHosts } from '../targets/target';

/** Web addresses only: `javascript:` is a URL too. */
const webAddress = z.url({ protocol: /^https?$/ });

function countHosts(setting: string): number {
  try {
    return redirectHosts(setting, []).size;
  } catch {
    return 0;
  }
}

const isHostList = (setting: string) => countHosts(setting) > 0;
const isOneHost = (setting: string) => countHosts(setting) === 1;

const origin = webAddress.transform((value) => new URL(value).origin);

const schema = z.object({
  SITE_ORIGIN: origin.default('http://localhost:3000'),
  SITE_BRAND: z.enum(['primary', 'variant']).default('primary'),
  COMPANY_LEGAL_NAME: z.string().min(1).default('【公司名称待配置】'),
  COMPANY_ADDRESS: z.string().min(1).default('【公司地址待配置】'),
  COMPANY_PHONE: z.string().min(3).default('400-000-0000'),
  COMPANY_EMAIL: z.email().default('hello@example.com'),
  COMPANY_ICP_NUMBER: z.string().min(1).default('【ICP备案号待配置】'),
  COMPANY_POLICE_NUMBER: z.string().min(1).default('【公安备案号待配置】'),
  WEB_TRIAL_URL: webAddress.optional(),
  HELP_SITE_ORIGIN: origin.optional(),
  /** Further hosts a `target` may lead to without asking (T1). */
  REDIRECT_HOSTS: z.string().refine(isHostList, 'must be host names').optional(),
  /** Host of the variant brand's site, where links to the double-eleven activity lead (B3). */
  VARIANT_HOST: z.string().refine(isOneHost, 'must be one host name').optional(),
  /** Hosts pictures and videos may come from (X3). */
  ASSET_HOSTS: z.string().optional(),
  MEDIA_HOSTS: z.string().optional(),
  /** Folder of the help videos: `<slug>.mp4` and `<slug>.<language>.vtt`; unset, their texts stand alone. */
  HELP_VIDEO_BASE: webAddress.optional(),
  /** Where the analytics also go: the operator's own tracking service. */
  TRACKING_URL: webAddress.optional(),
  /** Seconds after which a static page asks the upstream again. */
  CONTENT_REVALIDATE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
});

export type BuildEnv = z.infer<typeof schema>;

let cached: BuildEnv | undefined;

/**
 * The validated public settings.
 * @throws Error naming every variable whose value is not usable
 */
export function buildEnv(source: Record<string, string | undefined> = process.env): BuildEnv {
  if (cached && source === process.env) return cached;
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(present);
  if (!result.success) {
    const names = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuration not usable:\n  ${names.join('\n  ')}`);
  }
  if (source === process.env) cached = result.data;
  return result.data;
}
