/** How what is switched on pages is known before and after a change. */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AdRow, QrCodeRow } from '../../database/tables';
import { webAddress } from '../fields';
import { reason } from '../refusal-words';
import type { Version } from '../verb';

/** A page of this site, or a web address. */
export const target = z.union([z.string().regex(/^\/(?!\/)[^\s\\]*$/), webAddress], {
  error: reason('must be a path of this site or an http(s) address'),
});

/** Known by what is in it: nobody wrote down when it was changed. */
export const contentVersion = (row: object | undefined): Version | null =>
  row
    ? {
        mark: createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22),
        who: null,
        at: null,
      }
    : null;

/** What the audit says was there: one who looks at it later can put it back. */
export const facts = (row: AdRow | QrCodeRow | undefined) => ({ ...row });
