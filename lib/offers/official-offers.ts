/** The company's own offers, and two sums for the sign-up button; amounts in yuan. */
export const officialOffers = {
  newUserCoupon: 38,
  /** A factor of the price. */
  firstMonthIpFactor: 0.5,
  /** Sum of coupons on the sign-up button without a promoter, or when the lookup fails. */
  defaultCouponSum: 76,
  /** With this sum the label of the sign-up button says "coupon pack". */
  couponPackSum: 101,
} as const;
