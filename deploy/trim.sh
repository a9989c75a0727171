#!/bin/sh
# Removes from installed production packages what only builds and development need: sh deploy/trim.sh <folder>
# The image shrinks by two thirds. After a change of the list, request every page of /sitemap.xml from a trimmed image.
set -eu
cd "$1/node_modules"
# Compilers, browsers' drivers.
rm -rf @next/swc-* playwright playwright-core @playwright .cache
rm -rf next/dist/esm next/dist/docs next/dist/bundle-analyzer next/dist/next-devtools
find next/dist/compiled -maxdepth 1 -name '*-experimental' -exec rm -rf {} +
find . \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.dev.js' -o -name '*.development.js' \) -type f -delete
