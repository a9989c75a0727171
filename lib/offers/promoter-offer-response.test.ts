import { parseCouponSum, parsePromoterName } from './promoter-offer-response';

describe('parseCouponSum', () => {
  it('accepts an amount', () => expect(parseCouponSum({ discount: 101 })).toBe(101));
  it.each([
    [null],
    ['76'],
    [{}],
    [{ discount: '76' }],
    [{ discount: 0 }],
    [{ discount: -1 }],
    [{ discount: 7.5 }],
    [{ discount: NaN }],
  ])('refuses %j', (response) => expect(parseCouponSum(response)).toBeNull());
});

describe('parsePromoterName', () => {
  it('accepts a name', () =>
    expect(parsePromoterName({ discount: 76, promoter: { code: 'a', name: 'Lin' } })).toBe('Lin'));
  it.each([[null], ['x'], [{}], [{ promoter: null }], [{ promoter: { name: 7 } }]])(
    'finds none in %j',
    (response) => expect(parsePromoterName(response)).toBe(''),
  );
});
