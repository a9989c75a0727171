'use client';

import { MenuClosingBehavior } from '@/components/layout/header/menu-closing-behavior';
import type { VisitScriptsProps } from './visit-scripts';
import { CopyButtonBehavior } from './copy-button-behavior';
import { VisitRecorder } from './visit-recorder';
import { IdleScriptsLoader } from './idle-scripts-loader';
import { StoredLanguageBehavior } from './stored-language-behavior';
import { SignInDialogOpener, type SignInDialogOpenerProps } from './sign-in-dialog-opener';

interface StartScriptsProps {
  loadingLabel: string;
  signIn: SignInDialogOpenerProps;
  visit: VisitScriptsProps;
}

/** The few scripts that every page needs, in one island; they keep running through client-side navigations. */
export function StartScripts({ loadingLabel, signIn, visit }: StartScriptsProps) {
  return (
    <>
      <StoredLanguageBehavior />
      <MenuClosingBehavior />
      <CopyButtonBehavior />
      <SignInDialogOpener {...signIn} />
      <VisitRecorder />
      <IdleScriptsLoader loadingLabel={loadingLabel} visit={visit} />
    </>
  );
}
