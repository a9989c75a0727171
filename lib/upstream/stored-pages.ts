/** Whether there is a store of articles and campaigns beside the built-in ones: another API knows nothing of it and is not asked. */
import 'server-only';
import { serverEnv } from '@/lib/env/server';

export const hasStore = (): boolean => !serverEnv().UPSTREAM_HOST;
