/** Offers: amounts in yuan. */
export const officialOffers = {
  newUserCoupon: 38,
  /** A factor of the price. */
  firstMonthIpFactor: 0.5,
  /** Amount on the register button without a promoter, or when the lookup fails. */
  defaultDiscount: 76,
  /** With this amount the label of the register button says "coupon pack". */
  couponPackDiscount: 101,
} as const;
