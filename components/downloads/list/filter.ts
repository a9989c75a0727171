import { releaseTypes, systemFilters, type ReleaseFilter } from '@/lib/releases/choose';
import { useQuery } from '@/components/ui/address-store';

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** The filter the address names; unknown values filter nothing. */
export function useFilter(): ReleaseFilter {
  const query = useQuery();
  return {
    system: oneOf(systemFilters, query?.get('system') ?? null),
    type: oneOf(releaseTypes, query?.get('type') ?? null),
  };
}
