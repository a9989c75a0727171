import { inviting } from './inviting';
import { joining } from './joining';

inviting('zh-CN');
inviting('en-US');
joining('zh-CN', ['invite-open-4', 'invite-open-2']);
joining('en-US', ['invite-open-5', 'invite-open-2']);
