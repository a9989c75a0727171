/** What may go wrong with a client; each can be switched while pages are connected. */
export interface Faults {
  /** Answers with a wrong key. */
  wrongKey: boolean;
  /** Hears everything and answers nothing. */
  silence: boolean;
  /** Milliseconds every answer is held back; 0: none. */
  late: number;
  /** Every answer comes a second time. */
  twice: boolean;
  /** Answers are held back until three are there, and leave last first. */
  outOfOrder: boolean;
  /** Noise before every answer: text, half base64, binary. */
  garbage: boolean;
  /** Every answer is longer than a page looks at. */
  oneMegabyte: boolean;
  /** ClientConnected is answered with this ret; 0: welcome. */
  refuse: number;
  /** The connection closes instead of an answer. */
  close: boolean;
  /** The connection closes as soon as it is up. */
  flapping: boolean;
}

export const noFaults: Readonly<Faults> = {
  wrongKey: false,
  silence: false,
  late: 0,
  twice: false,
  outOfOrder: false,
  garbage: false,
  oneMegabyte: false,
  refuse: 0,
  close: false,
  flapping: false,
};

export const isFault = (name: string): name is keyof Faults => Object.hasOwn(noFaults, name);

/** A fault's setting as text: a number, or on for anything else but off. */
export function setFault(faults: Faults, name: keyof Faults, text: string): void {
  const value = typeof noFaults[name] === 'number' ? Number(text) || 0 : text !== 'off';
  Object.assign(faults, { [name]: value });
}
