import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';

interface ErrorSearchProps {
  readonly typed?: string | undefined;
  readonly error?: string | undefined;
}

/** Finds what went wrong in the request a visitor names. */
export async function ErrorSearch({ typed, error }: ErrorSearchProps) {
  const t = await getTranslations('console.health');
  return (
    <form action="/health/errors" className="flex flex-wrap items-start gap-3">
      <TextField
        id="request"
        name="request"
        type="search"
        label={t('request')}
        hint={t('requestHint')}
        defaultValue={typed}
        error={error}
        spellCheck={false}
        autoComplete="off"
        className="w-full sm:w-96"
      />
      <Button type="submit" className="sm:mt-[29px]">
        {t('find')}
      </Button>
    </form>
  );
}
