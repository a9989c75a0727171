/** The shape of the console's messages, as the Chinese files have it. */
import type account from '../../messages/zh-CN/account.json';
import type forbidden from '../../messages/zh-CN/forbidden.json';
import type frame from '../../messages/zh-CN/frame.json';
import type health from '../../messages/zh-CN/health.json';
import type list from '../../messages/zh-CN/list.json';
import type notFound from '../../messages/zh-CN/notFound.json';
import type notes from '../../messages/zh-CN/notes.json';
import type publishing from '../../messages/zh-CN/publishing.json';
import type releases from '../../messages/zh-CN/releases.json';
import type signIn from '../../messages/zh-CN/signIn.json';
import type site from '../../messages/zh-CN/site.json';

export interface ConsoleMessages {
  account: typeof account;
  forbidden: typeof forbidden;
  frame: typeof frame;
  health: typeof health;
  list: typeof list;
  notFound: typeof notFound;
  notes: typeof notes;
  publishing: typeof publishing;
  releases: typeof releases;
  signIn: typeof signIn;
  site: typeof site;
}
