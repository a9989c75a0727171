import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { checksumCommand, checksumOutput, shells, type Shell } from './commands';

export interface VerifyFile {
  fileName: string;
  sha256: string;
}

function Screen({ shell, file }: { shell: Shell; file: VerifyFile }) {
  const t = useTranslations('download.verify');
  const { command, rest } = checksumCommand(shell.id, file.fileName);
  // PowerShell writes upper case; as a style, the digits are the page's own and weigh nothing again.
  const digits = cn('text-ok-bright', shell.id === 'windows' && 'uppercase');
  return (
    <>
      <pre className="min-h-[300px] bg-ink-850 px-4.5 py-5 font-mono text-xs leading-[1.9] [overflow-wrap:anywhere] whitespace-pre-wrap text-on-ink-2 md:p-7 md:text-[15px]">
        <span className="text-on-ink-3">{shell.prompt} </span>
        <span className="text-white">{command}</span> {rest}
        {'\n\n'}
        {checksumOutput(shell.id, file.sha256, file.fileName).map((line) => (
          <span key={line} className={cn('block', line.includes(file.sha256) && digits)}>
            {line}
          </span>
        ))}
        {'\n'}
        <span className="block text-on-ink-3">{t('published')}</span>
        <span className={cn('block', digits)}>{file.sha256}</span>
      </pre>
      <p className="flex items-center gap-2.5 bg-ok px-4.5 py-4 font-bold text-white md:px-7">
        <Icon name="check" size={20} />
        {t('same')}
      </p>
    </>
  );
}

/** A command line per system behind native radio tabs; the checksums are those of real packages. */
export function VerifyTerminal({
  files,
}: {
  files: Readonly<Partial<Record<Shell['id'], VerifyFile>>>;
}) {
  const t = useTranslations('download.verify');
  const shown = shells.filter(({ id }) => files[id]);
  return (
    <fieldset className="flex min-w-0 flex-wrap overflow-hidden rounded-lg bg-ink-975 pt-3 shadow-window ring-1 ring-ink-line">
      <legend className="sr-only">{t('label')}</legend>
      <span aria-hidden="true" className="w-4" />
      {shown.map((shell, index) => {
        const file = files[shell.id];
        return (
          <div key={shell.id} className="contents">
            <input
              type="radio"
              name="shell"
              id={`shell-${shell.id}`}
              value={shell.id}
              defaultChecked={index === 0}
              className="peer sr-only"
            />
            <label
              htmlFor={`shell-${shell.id}`}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-t-[10px] px-4 text-sm text-on-ink-3 peer-checked:bg-ink-850 peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-blue-400 hover:text-white"
            >
              {shell.name}
            </label>
            <div className="order-1 hidden w-full min-w-0 peer-checked:block">
              {file && <Screen shell={shell} file={file} />}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
