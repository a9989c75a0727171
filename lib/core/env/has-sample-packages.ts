import 'server-only';
import { getRuntimeEnv } from './runtime';
import { allowsSampleData } from './allows-sample-data';

/** Whether the packages are the seed's samples, whose sizes differ from the product's packages. */
export const hasSamplePackages = (): boolean =>
  allowsSampleData() && !getRuntimeEnv().UPSTREAM_HOST;
