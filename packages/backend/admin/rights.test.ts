/** Tests the rights of each role as a table: + allowed, - refused with 403, . hidden with 404. */
import type { Access } from '../records/access';
import { verbOf } from '../records/record-type';
import { allGroups } from './all-operation-groups';

const roles = ['reader', 'support', 'editor', 'owner'] as const;

const permissionSigns = ({ allowedRoles, visibleTo }: Access) =>
  roles
    .map((role) => (allowedRoles.includes(role) ? '+' : visibleTo.includes(role) ? '-' : '.'))
    .join('');

/** Columns follow the roles above; `command` means command line only. */
const table = `
applications list  ++++
applications take  -+-+
applications take-over  -+-+
applications assign  -+-+
applications done  -+-+
applications reopen  -+-+
applications note  -+-+
applications export-one  -+-+
applications replay  .+.+
applications export  -+-+
webhooks list  ++++
webhooks replay  .+.+
webhooks test  ...+
people list  .+.+
people export  .+.+
people block  .+.+
people unblock  .+.+
people erase  .-.+
blocks list  .+.+
blocks unblock  .+.+
blocks block-range  ...+
blocks unblock-range  ...+
promoters list  ++++
promoters set  --++
promoters link  -+++
promoters block  .+.+
promoters unblock  .+.+
promoters remove  --++
releases list  ++++
releases mark  --++
releases retire  --++
releases publish  --++
releases add  command
uploads list  --++
uploads discard  --++
schedule list  ++++
schedule cancel  --++
news list  ++++
news save  --++
news publish  --++
news archive  --++
news discard  --++
news remove  --++
news show  ++++
news add  command
news template  command
campaigns list  ++++
campaigns save  --++
campaigns publish  --++
campaigns archive  --++
campaigns discard  --++
campaigns remove  --++
campaigns show  ++++
campaigns add  command
campaigns template  command
campaigns dates  --++
campaigns reset-dates  --++
ads list  ++++
ads set  --++
ads clear  --++
qr list  ++++
qr set  --++
qr clear  --++
settings list  ++++
settings set  --++
settings on  ...+
settings off  ...+
prices list  ++++
prices save  --++
prices set  command
prices clear  --++
terms list  ++++
terms set  --++
staff list  ...+
staff role  ...+
staff disable  ...+
staff enable  ...+
staff sign-out  ...+
staff add  command
staff renew  command
errors list  .+.+
limits list  .+.+
audit list  ...+
pictures add  --++
pictures list  --++
health show  ++++
backup  command
restore  command
test-sms  command
`;

it('each role has exactly the rights in this list', () => {
  const lines = allGroups.flatMap((group) => [
    ...('access' in group
      ? [`${verbOf(group, 'list')}  ${permissionSigns(group.access as Access)}`]
      : []),
    ...Object.entries(group.operations).map(
      ([name, { access, isCommandOnly }]) =>
        `${verbOf(group, name)}  ${isCommandOnly ? 'command' : permissionSigns(access)}`,
    ),
  ]);
  expect(lines).toEqual(table.trim().split('\n'));
});
