import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import {
  checksumCommand,
  checksumOutput,
  shells,
  type Shell,
} from '@/components/releases/checksum-commands';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { recommendedPackage } from '@/lib/releases/lists/package-buttons';
import type { ReleasePackage } from '@/lib/releases/release-package';

const verifySteps = ['open', 'compute', 'compare'] as const;

function fileOf(releasePackage: ReleasePackage | null): FileToVerify | undefined {
  return releasePackage?.fileName && releasePackage.sha256
    ? { fileName: releasePackage.fileName, sha256: releasePackage.sha256 }
    : undefined;
}

/**
 * How to check that a package arrived unchanged, with the checksums of this list; it renders nothing where the list
 * gives none.
 */
export async function VerifySection({
  packages,
  v6Packages,
}: {
  packages: readonly ReleasePackage[];
  v6Packages: readonly ReleasePackage[];
}) {
  const t = await getTranslations('download.verify');
  const files: Partial<Record<Shell['id'], FileToVerify>> = {};
  for (const { id, platform } of shells) {
    const file = fileOf(recommendedPackage(packages, v6Packages, platform));
    if (file) files[id] = file;
  }
  if (Object.keys(files).length === 0) return null;
  return (
    <Section id="verify" tone="ink" labelledBy="verify-title">
      <div className="wrap">
        <h2 id="verify-title" className="text-h2 text-on-ink">
          <Phrases text={t('title')} />
        </h2>
        <PageTextLink path="/verify" tone="ink" className="mt-2">
          {t('link')}
        </PageTextLink>
        <PhoneFold label={t('fold')} className="mt-6 md:mt-8">
          <div className="grid items-center gap-12 lg:grid-cols-[5fr_7fr] lg:gap-16">
            <div>
              <ol>
                {verifySteps.map((step) => (
                  <li
                    key={step}
                    className="download:[counter-increment:step] download:before:text-[1.5rem] download:before:leading-none download:before:font-bold download:before:text-blue-400 download:before:content-[counter(step)] grid grid-cols-[36px_1fr] items-baseline border-t border-ink-line py-4 before:font-num"
                  >
                    <div>
                      <h3 className="text-[1.125rem] text-on-ink">{t(`steps.${step}.title`)}</h3>
                      <p className="text-sm">{t(`steps.${step}.text`)}</p>
                    </div>
                  </li>
                ))}
              </ol>
              <p className="border-t border-ink-line pt-4 text-sm">{t('rename')}</p>
            </div>
            <VerifyTerminal files={files} />
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}

interface FileToVerify {
  fileName: string;
  sha256: string;
}

function TerminalScreen({ shell, file }: { shell: Shell; file: FileToVerify }) {
  const t = useTranslations('download.verify');
  const { command, argument } = checksumCommand(shell.id, file.fileName);
  // PowerShell prints upper case. A style makes the upper case, so that the page's lower-case digits need not be sent a
  // second time.
  const digitStyles = cn('text-ok-bright', shell.id === 'windows' && 'download:uppercase');
  return (
    <>
      <pre className="download:px-4.5 download:leading-[1.9] download:[overflow-wrap:anywhere] download:md:p-7 min-h-[300px] bg-ink-850 py-5 font-mono text-xs whitespace-pre-wrap text-on-ink-2 md:text-[0.9375rem]">
        <span className="text-on-ink-3">{shell.prompt} </span>
        <span className="text-white">{command}</span> {argument}
        {'\n\n'}
        {checksumOutput(shell.id, file.sha256, file.fileName).map((line) => (
          <span key={line} className={cn('block', line.includes(file.sha256) && digitStyles)}>
            {line}
          </span>
        ))}
        {'\n'}
        <span className="block text-on-ink-3">{t('published')}</span>
        <span className={cn('block', digitStyles)}>{file.sha256}</span>
      </pre>
      <p className="download:px-4.5 download:md:px-7 flex items-center gap-2.5 bg-ok py-4 font-bold text-white">
        <Icon name="check" size={20} />
        {t('same')}
      </p>
    </>
  );
}

/** A command line for each system behind native radio tabs; the checksums belong to real packages. */
function VerifyTerminal({
  files,
}: {
  files: Readonly<Partial<Record<Shell['id'], FileToVerify>>>;
}) {
  const t = useTranslations('download.verify');
  const shownShells = shells.filter(({ id }) => files[id]);
  return (
    <fieldset className="flex min-w-0 flex-wrap overflow-hidden rounded-lg bg-ink-975 pt-3 shadow-window ring-1 ring-ink-line">
      <legend className="sr-only">{t('label')}</legend>
      <span aria-hidden="true" className="w-4" />
      {shownShells.map((shell, index) => {
        const file = files[shell.id];
        return (
          <div key={shell.id} className="contents">
            <input
              type="radio"
              name="shell"
              id={`shell-${shell.id}`}
              value={shell.id}
              defaultChecked={index === 0}
              className="peer download:peer sr-only"
            />
            <label
              htmlFor={`shell-${shell.id}`}
              className="download:rounded-t-[10px] download:peer-checked:bg-ink-850 download:peer-checked:text-white download:peer-focus-visible:-outline-offset-3 download:peer-focus-visible:outline-blue-400 download:hover:text-white inline-flex min-h-11 cursor-pointer items-center px-4 text-sm text-on-ink-3 peer-focus-visible:outline-3"
            >
              {shell.name}
            </label>
            <div className="download:order-1 download:peer-checked:block hidden w-full min-w-0">
              {file && <TerminalScreen shell={shell} file={file} />}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
