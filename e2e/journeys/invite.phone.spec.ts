import { localeOn } from '../support/screens';
import { inviting } from './inviting';
import { joining } from './joining';

inviting(localeOn.phone);
joining(localeOn.phone, ['invite-open-3', 'invite-open-2']);
