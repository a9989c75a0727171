import type { OperationError } from '@superbrowser/backend/common/operation-error';
import { loadChoices } from '@superbrowser/backend/records/read-records';
import { splitListQuery, type UrlQuery } from '@superbrowser/console/lib/url-query';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import type { ScreenContext } from '@superbrowser/console/lib/screen-context';
import { FieldControl } from './field-control';
import { FilterFold } from './filter-fold';

/** The filters of a list, with their issues. */
export async function ListFilters({
  screen,
  query,
  path,
  issues,
}: {
  screen: ScreenContext;
  query: UrlQuery;
  path: string;
  issues: OperationError['issues'];
}) {
  const { recordType, staffMember, language } = screen;
  const { filters = {} } = recordType.list;
  const activeFilters = splitListQuery(recordType, query).filters;
  const environment = await createOperationEnvironment();
  const controls = [];
  for (const [name, field] of Object.entries(filters)) {
    const loadedChoices = await loadChoices(
      field,
      recordType.access,
      actorOf(staffMember),
      environment,
    );
    const error = issues[name]?.[language];
    controls.push(
      <div key={name}>
        <FieldControl
          id={name}
          name={name}
          field={field}
          language={language}
          loadedChoices={loadedChoices}
          error={error}
          value={activeFilters[name]}
          isFilter
        />
      </div>,
    );
  }
  if (controls.length === 0) return null;
  return (
    <FilterFold isActive={Object.keys(activeFilters).length > 0} path={path}>
      {controls}
    </FilterFold>
  );
}
