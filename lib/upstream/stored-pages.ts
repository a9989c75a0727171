/** Whether there is a store of articles and campaigns beside the built-in ones: another API knows nothing of it and is not asked. */
import 'server-only';
import { currentTransport } from './call/transport';

export const hasStore = (): boolean => currentTransport().inProcess === true;
