import { cn } from '@/components/ui/cn';

export type OauthState = 'about' | 'missing' | 'expired' | 'unavailable' | 'confirm' | 'switch';

interface HandoverPictureProps {
  state: OauthState;
  you: string;
  /** First signs of the names: who is signed in here, and whom the client hands over. */
  initials?: { current: string; offered: string };
}

/** The client, a blue square, handing a person over to this website, a window (decorative). */
export function HandoverPicture({ state, you, initials }: HandoverPictureProps) {
  const shown = initials?.current ?? (state === 'about' ? you : '');
  return (
    <svg viewBox="0 0 360 152" aria-hidden="true" className="mx-auto block w-full max-w-[360px]">
      <g>
        <rect x="18" y="44" width="64" height="64" rx="18" className="fill-blue-600" />
        <rect x="32" y="76" width="9" height="18" rx="3" className="fill-white/70" />
        <rect x="45.5" y="58" width="9" height="36" rx="3" className="fill-white" />
        <rect x="59" y="67" width="9" height="27" rx="3" className="fill-white/70" />
      </g>
      <Way state={state} />
      <rect
        x="196"
        y="19"
        width="148"
        height="114"
        rx="20"
        strokeWidth="2"
        className={cn('fill-paper', shown ? 'stroke-blue-600' : 'stroke-line-2')}
      />
      <path d="M197 48H343" strokeWidth="2" className="stroke-line" />
      {[212, 222, 232].map((x) => (
        <circle key={x} cx={x} cy="34" r="3" className="fill-line-2" />
      ))}
      <Seat x={270} y={90} text={shown} dark={initials !== undefined} />
      {initials && <Seat x={136} y={76} text={initials.offered} />}
    </svg>
  );
}

function Way({ state }: { state: OauthState }) {
  if (state === 'unavailable')
    return (
      <g strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M96 76H118M158 76H180" className="stroke-line-2" />
        <path d="M131 69l14 14M145 69l-14 14" className="stroke-risk" />
      </g>
    );
  const open = state === 'about' || state === 'confirm' || state === 'switch';
  return (
    <g strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path
        d="M96 76H182"
        className={open ? 'stroke-blue-600' : 'stroke-line-2 [stroke-dasharray:2_9]'}
      />
      {open && <path d="M172 66l10 10-10 10" className="stroke-blue-600" />}
      {state === 'expired' && (
        <g strokeWidth="2.5">
          <circle cx="138" cy="76" r="17" className="fill-warm-500 stroke-paper" />
          <path d="M138 67V77l7 4" className="stroke-on-warm" />
        </g>
      )}
    </g>
  );
}

/** Somebody, or a place for somebody. */
function Seat({
  x,
  y,
  text,
  dark = false,
}: {
  x: number;
  y: number;
  text: string;
  dark?: boolean;
}) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="22"
        strokeWidth="2.5"
        className={cn(
          text ? 'stroke-text' : 'stroke-line-2 [stroke-dasharray:4_5]',
          dark && text ? 'fill-text' : 'fill-white',
        )}
      />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={text.length > 1 ? 14 : 17}
        className={cn('font-bold', dark ? 'fill-white' : 'fill-text')}
      >
        {text}
      </text>
    </>
  );
}
