import { TextLink } from '@/components/ui/text-link';
import { Panel } from './panel';
import type { JudgedAddress } from './judge-pasted';
import type { VerdictProps } from './types';

const tones = { official: 'ok', unknown: 'care', imitation: 'risk' } as const;

/** Whose an address is, by which sign, and where it really leads. */
export function AddressPanel({
  verdicts,
  ways,
  address,
}: VerdictProps & { address: JudgedAddress }) {
  const words = verdicts.address;
  const { kind, host } = address;
  return (
    <Panel tone={tones[kind]} title={words.titles[kind]}>
      {host && (
        <p>
          {words.leads} <b className="font-mono wrap-anywhere text-text">{host}</b>
        </p>
      )}
      <p>{textOf(address, words)}</p>
      {kind !== 'official' && (
        <>
          <p className="font-bold text-text">{words.todo[kind]}</p>
          <TextLink href={ways.addresses}>{words.ours}</TextLink>
        </>
      )}
    </Panel>
  );
}

function textOf(address: JudgedAddress, words: VerdictProps['verdicts']['address']): string {
  if (address.kind === 'official') return words.official;
  return address.kind === 'imitation'
    ? words.imitation[address.reason]
    : words.unknown[address.reason];
}
