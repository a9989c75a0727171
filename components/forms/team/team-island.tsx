'use client';

import { useEffect, useRef, useState } from 'react';
import { keepQueryAcrossLanguages } from '../keep-query';
import { askInvitation, type InvitationView } from './invitation';
import { TeamForm } from './team-form';
import { TeamHead } from './team-head';
import { AfterJoining, Beginning, WaysOut } from './team-next';
import { named, type TeamWords } from './words';

const isOpen = (state: string) => state === 'hasAccount' || state === 'noAccount';

/** An invitation from its link to the team (R8); one screen a state. */
export function TeamIsland({ words }: { words: TeamWords }) {
  const { locale } = words.form;
  const [invitation, setInvitation] = useState<InvitationView | null>(null);
  const [round, setRound] = useState(0);
  const [done, setDone] = useState(false);
  const head = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let wanted = true;
    void askInvitation(window.location.search, locale).then(
      (found) => wanted && setInvitation(found),
    );
    return () => {
      wanted = false;
    };
  }, [locale, round]);
  useEffect(keepQueryAcrossLanguages, []);
  // The form with the focus is gone: reading goes on at the new screen's head.
  useEffect(() => {
    if (done) head.current?.focus();
  }, [done]);

  const screen = invitation?.state ?? 'loading';
  const known = invitation && invitation.state !== 'failed' ? invitation : null;
  const names = { inviter: known?.inviter ?? '', company: known?.companyName ?? '' };
  const { title, text } = words.screens[screen];
  const message = invitation?.state === 'failed' && invitation.message;
  return (
    <div className="overflow-hidden rounded-lg bg-paper shadow-2 noscript:hidden">
      <TeamHead
        ref={head}
        screen={screen}
        words={words}
        names={names}
        title={named(title, names)}
        text={message || named(text, names)}
      />
      <div className="px-5 pb-8 sm:px-9 sm:pb-9">
        {known && isOpen(screen) && (
          <TeamForm
            words={words}
            token={known.token}
            invitation={known}
            onJoined={(state) => {
              // An existing account joins after the inviter has agreed.
              setInvitation({ ...known, state: isOpen(state) ? 'waiting' : state });
              setDone(true);
            }}
          />
        )}
        {screen === 'failed' && (
          <Beginning
            label={words.retry}
            onClick={() => {
              setInvitation(null);
              setRound((count) => count + 1);
            }}
          />
        )}
        {screen === 'invalid' && <WaysOut words={words} />}
        {(screen === 'success' || screen === 'joined' || screen === 'waiting') && (
          <AfterJoining words={words} waiting={screen === 'waiting'} />
        )}
      </div>
    </div>
  );
}
