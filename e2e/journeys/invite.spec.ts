import { localeOn } from '../support/screens';
import { inviting } from './inviting';
import { joining } from './joining';

inviting(localeOn.desktop);
joining(localeOn.desktop, ['invite-open-4', 'invite-open-2']);
