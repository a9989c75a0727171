import type { InvitationState } from '@superbrowser/contract/handler-responses';
import { cn } from '@/components/ui/cn';

/** The screen that the page shows; `failed` if the link could not be checked. */
export type TeamScreen = InvitationState | 'loading' | 'failed';

interface DrawingState {
  you: 'outside' | 'edge' | 'inside';
  /** The line between you and the team. */
  lane: 'asking' | 'open' | 'cut' | 'crossed' | 'none';
  /** The team: unknown, gone (dashed: the link is invalid), with the inviter waiting for you, or at work. */
  team: 'unknown' | 'gone' | 'waiting' | 'complete';
  badge?: 'clock' | 'check';
}

const drawingStates: Record<TeamScreen, DrawingState> = {
  loading: { you: 'outside', lane: 'asking', team: 'unknown' },
  failed: { you: 'outside', lane: 'cut', team: 'unknown' },
  invalid: { you: 'outside', lane: 'cut', team: 'gone' },
  hasAccount: { you: 'outside', lane: 'open', team: 'waiting', badge: 'check' },
  noAccount: { you: 'outside', lane: 'open', team: 'waiting' },
  waiting: { you: 'edge', lane: 'crossed', team: 'waiting', badge: 'clock' },
  joined: { you: 'inside', lane: 'none', team: 'complete' },
  success: { you: 'inside', lane: 'crossed', team: 'complete', badge: 'check' },
};

const visitorPositions = {
  outside: { x: 52, y: 76, r: 26 },
  edge: { x: 157, y: 76, r: 24 },
  inside: { x: 268, y: 66, r: 20 },
} as const;

const tileStyles = ['fill-store-us', 'fill-store-uk', 'fill-store-jp', 'fill-store-ca'] as const;

/** The visitor, a circle, on the way into a team and to its stores (decorative). */
export function TeamDrawing({
  screen,
  you,
  inviter,
}: {
  screen: TeamScreen;
  you: string;
  /** First character of the inviter's name. */
  inviter: string;
}) {
  const state = drawingStates[screen];
  return (
    <svg
      // Where no line is drawn, the visitor is in the team already, and the team is in the middle.
      viewBox={state.lane === 'none' ? '78 0 360 152' : '0 0 360 152'}
      aria-hidden="true"
      className="mx-auto block w-full max-w-[360px]"
    >
      <Lane lane={state.lane} />
      <Team team={state.team} inviter={inviter} hasSlot={state.you !== 'inside'} />
      <YouCircle state={state} you={you} isDashed={screen === 'noAccount'} />
    </svg>
  );
}

const laneLooks = {
  asking: 'stroke-blue-200 [stroke-dasharray:2_9] motion-safe:animate-pulse',
  open: 'stroke-blue-600',
  crossed: 'stroke-blue-200',
} as const;

function Lane({ lane }: { lane: DrawingState['lane'] }) {
  if (lane === 'none') return null;
  if (lane === 'cut')
    return (
      <g strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M84 76H106M142 76H164" className="stroke-line-2" />
        <path d="M117 69l14 14M131 69l-14 14" className="stroke-risk" />
      </g>
    );
  return (
    <g strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M84 76H158" className={laneLooks[lane]} />
      {lane === 'crossed' && (
        <circle
          cx="52"
          cy="76"
          r="26"
          strokeWidth="2"
          className="stroke-blue-200 [stroke-dasharray:4_6]"
        />
      )}
      {lane === 'open' && <path d="M148 66l10 10-10 10" className="stroke-blue-600" />}
    </g>
  );
}

function Team({
  team,
  inviter,
  hasSlot,
}: {
  team: DrawingState['team'];
  inviter: string;
  hasSlot: boolean;
}) {
  const isKnown = team === 'waiting' || team === 'complete';
  return (
    <>
      <rect
        x="169"
        y="13"
        width="178"
        height="126"
        rx="28"
        strokeWidth="2"
        className={cn(
          isKnown ? 'fill-paper stroke-blue-600' : 'fill-paper stroke-line-2',
          team === 'gone' && '[stroke-dasharray:7_7]',
        )}
      />
      <circle
        cx="216"
        cy="66"
        r="20"
        strokeWidth="2"
        className={isKnown ? 'fill-text stroke-text' : 'fill-mist stroke-line-2'}
      />
      {isKnown && <Letter x={216} y={66} text={inviter} className="fill-white" />}
      {hasSlot && (
        <circle
          cx="268"
          cy="66"
          r="20"
          strokeWidth="2"
          className={cn(
            'fill-none [stroke-dasharray:4_5]',
            isKnown ? 'stroke-blue-600' : 'stroke-line-2',
          )}
        />
      )}
      {tileStyles.map((tile, index) => (
        <rect
          key={tile}
          x={197 + index * 30}
          y="100"
          width="20"
          height="20"
          rx="6"
          strokeWidth="1.5"
          className={team === 'complete' ? tile : 'fill-none stroke-line-2 [stroke-dasharray:3_3]'}
        />
      ))}
    </>
  );
}

function YouCircle({
  state,
  you,
  isDashed,
}: {
  state: DrawingState;
  you: string;
  isDashed: boolean;
}) {
  const { x, y, r } = visitorPositions[state.you];
  const [badgeX, badgeY] = [x + r * 0.75, y - r * 0.75];
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        strokeWidth="2.5"
        className={cn('fill-white stroke-text', isDashed && '[stroke-dasharray:5_4]')}
      />
      <Letter x={x} y={y} text={you} className="fill-text" />
      {state.badge && (
        <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <circle
            cx={badgeX}
            cy={badgeY}
            r="10"
            className={
              state.badge === 'check' ? 'fill-ok stroke-paper' : 'fill-warm-500 stroke-paper'
            }
          />
          <path
            d={state.badge === 'check' ? 'M-4 .5l3 3L4.5 -3' : 'M0 -5V.5L3.5 2.5'}
            transform={`translate(${badgeX} ${badgeY})`}
            className={state.badge === 'check' ? 'stroke-white' : 'stroke-on-warm'}
          />
        </g>
      )}
    </>
  );
}

function Letter({
  x,
  y,
  text,
  className,
}: {
  x: number;
  y: number;
  text: string;
  className: string;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={text.length > 1 ? 14 : 17}
      className={cn('font-bold', className)}
    >
      {text}
    </text>
  );
}
