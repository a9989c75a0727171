import { inviting } from './inviting';
import { joining } from './joining';

inviting('zh-CN');
inviting('en-US');
joining('zh-CN', ['invite-open-1', 'invite-open-2']);
joining('en-US', ['invite-open-3', 'invite-open-2']);
