import { parseUrl } from './parse-url.mjs';

/**
 * Whether a host name (without port, IPv6 in brackets) means this machine.
 * @param {string} hostname
 */
export function isLoopback(hostname) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Whether an origin is on this machine; false for a text that is no URL.
 * @param {string} origin
 */
export function isLoopbackOrigin(origin) {
  const url = parseUrl(origin);
  return url !== null && isLoopback(url.hostname);
}
