/**
 * Finds the right edition by three questions. The same answers always give the same edition, and every result names the
 * answer that decided it. Texts are message keys of `contrast.finder`.
 */
import type { Edition } from './edition';

/** The possible answers to each question. */
export const finderQuestions = {
  place: ['computer', 'server'],
  stores: ['all', 'bound'],
  system: ['windows', 'windows-server-2019', 'mac', 'linux'],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;
export type FinderAnswers = { readonly [Q in FinderQuestion]: (typeof finderQuestions)[Q][number] };
export type PartialFinderAnswers = {
  readonly [Q in FinderQuestion]?: FinderAnswers[Q] | undefined;
};

type FinderReason = 'allStores' | 'ownComputer' | 'serverBound' | 'systemRulesOut';
type FinderHint =
  'serverOnly' | 'needsServer2019' | 'allStoresNeedComputer' | 'dotNet' | 'macChips' | 'linuxCheck';

export interface FinderResult {
  readonly edition: Edition;
  /** Reasons, the deciding reason first. */
  readonly reasons: readonly FinderReason[];
  /** What to observe before installing. */
  readonly hints: readonly FinderHint[];
}

const hintBySystem: Partial<Record<FinderAnswers['system'], FinderHint>> = {
  mac: 'macChips',
  linux: 'linuxCheck',
};

/** The edition for three answers, with reasons and hints. */
export function finderResultOf(answers: FinderAnswers): FinderResult {
  const isOnServer = answers.place === 'server';
  const isServer2019 = answers.system === 'windows-server-2019';
  // The VPS edition is only for a cloud server with stores bound to it.
  if (isOnServer && answers.stores === 'bound') {
    // The VPS edition runs on Windows Server 2019 only (D10).
    if (isServer2019) return { edition: 'vps', reasons: ['serverBound'], hints: ['dotNet'] };
    const isOtherWindows = answers.system === 'windows';
    return isOtherWindows
      ? { edition: 'vps', reasons: ['serverBound'], hints: ['needsServer2019', 'dotNet'] }
      : {
          edition: 'professional',
          reasons: ['systemRulesOut'],
          hints: ['needsServer2019', ...systemHintsOf(answers.system)],
        };
  }
  const reasons: FinderReason[] = answers.stores === 'all' ? ['allStores'] : [];
  if (!isOnServer) reasons.push('ownComputer');
  const placeHints: FinderHint[] = isOnServer ? ['allStoresNeedComputer'] : [];
  const boundHints: FinderHint[] = answers.stores === 'bound' ? ['serverOnly'] : [];
  return {
    edition: 'professional',
    reasons,
    hints: [...placeHints, ...boundHints, ...systemHintsOf(answers.system)],
  };
}

function systemHintsOf(system: FinderAnswers['system']): FinderHint[] {
  const hint = hintBySystem[system];
  return hint ? [hint] : ['dotNet'];
}

/** The complete answers, or null while a question is open. */
export function completeAnswers(answers: PartialFinderAnswers): FinderAnswers | null {
  const { place, stores, system } = answers;
  return place && stores && system ? { place, stores, system } : null;
}
