/** The IP of the n-th visitor, for X-Forwarded-For. */
export const visitorIp = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
