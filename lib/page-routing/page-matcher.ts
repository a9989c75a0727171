/**
 * Which paths are pages. middleware.ts must repeat the pattern as a literal, because Next reads it without running the
 * file.
 */

/** Matches all paths except built files, route handlers, files of public/ and texts for programs. */
export const pageMatcher =
  '/((?!api/|_next/|files/|og/|art/|(?:favicon\\.ico|favicon\\.svg|logo\\.svg|apple-touch-icon\\.png)$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|plain\\.css$|llms\\.txt$|releases\\.json$|status\\.json$|SHA256SUMS(?:\\.sig)?$|release-key\\.pem$|\\.well-known/(?:security\\.txt|sbom\\.json)$|manifests/(?:winget|homebrew|scoop)/).*)';

const pagePattern = new RegExp(`^${pageMatcher}$`);

/** @param path percent-encoded, without a query */
export const isRoutedAsPage = (path: string): boolean => pagePattern.test(path);
