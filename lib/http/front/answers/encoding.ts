/** In which form an answer's body may leave. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a visitor accepts; a refusal (`br;q=0`) counts. */
export function encodingOf(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase().split(';'));
  const accepts = (name: string) =>
    offers.some(([offer, weight]) => offer === name && !/^\s*q=0(\.0*)?$/.test(weight ?? ''));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
