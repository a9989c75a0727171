/**
 * Possible faults of a desktop app; each can be switched while pages are connected, by its name here (`fault silence`).
 */
export interface Faults {
  /** Answers with a wrong key. */
  wrongKey: boolean;
  /** Receives everything and answers nothing. */
  silence: boolean;
  /** Milliseconds by which every answer is delayed; 0: none. */
  delayMs: number;
  /** Every answer is sent twice. */
  twice: boolean;
  /** Answers are held until there are three, and sent in reverse order. */
  outOfOrder: boolean;
  /** Invalid frames before every answer: text, half base64, binary. */
  garbage: boolean;
  /** Every answer is longer than a page accepts. */
  oversized: boolean;
  /** ClientConnected is answered with this ret; 0: accepted. */
  refusalRet: number;
  /** The connection closes instead of an answer. */
  close: boolean;
  /** The connection closes as soon as it is open. */
  flapping: boolean;
}

export const noFaults: Readonly<Faults> = {
  wrongKey: false,
  silence: false,
  delayMs: 0,
  twice: false,
  outOfOrder: false,
  garbage: false,
  oversized: false,
  refusalRet: 0,
  close: false,
  flapping: false,
};

export const isFault = (name: string): name is keyof Faults => Object.hasOwn(noFaults, name);

/** Sets a fault by text: a number, or `off`, or anything else for on. */
export function setFault(faults: Faults, name: keyof Faults, text: string): void {
  const value = typeof noFaults[name] === 'number' ? Number(text) || 0 : text !== 'off';
  Object.assign(faults, { [name]: value });
}
