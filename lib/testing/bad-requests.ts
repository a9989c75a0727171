/** Requests no backend may accept, and the expected responses. */
import { encodeOpaque } from '@superbrowser/contract/wire-format';
import { resultCodes } from '@superbrowser/contract/result-codes';

const formType = 'application/x-www-form-urlencoded';
const data = (value: unknown) => `data=${encodeOpaque(value)}`;

interface BadRequest {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  readonly ret?: number;
}

/** A POST with a body of the given content type. */
export const postInit = (body: string, type = formType, headers = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type, ...headers },
});

export const badRequests: BadRequest[] = [
  { name: 'an unknown path', path: '/nothing', status: 404 },
  { name: 'a path outside the base', path: '/../../../etc/passwd', status: 404 },
  { name: 'another method', path: '/qr_live_code', status: 405 },
  {
    name: 'no data',
    path: '/official_website/versionlist',
    status: 200,
    ret: resultCodes.serverError,
  },
  {
    name: 'data that does not decode',
    path: '/qr_live_code',
    init: postInit('data=@@'),
    status: 200,
    ret: resultCodes.serverError,
  },
  {
    name: 'another content type',
    path: '/qr_live_code',
    init: postInit('{}', 'application/json'),
    status: 415,
  },
  {
    name: 'fields that do not fit',
    path: '/qr_live_code',
    init: postInit(data({ group_id: 'x' })),
    status: 200,
    ret: resultCodes.fieldsInvalid,
  },
  {
    name: 'a payload that is no object',
    path: '/qr_live_code',
    init: postInit(data([])),
    status: 200,
    ret: resultCodes.fieldsInvalid,
  },
  {
    name: 'a body over 64 KB',
    path: '/log',
    init: postInit(data({ key: 'k'.repeat(70_000) })),
    status: 413,
  },
  {
    name: 'an event with a count of 2',
    path: '/log',
    init: postInit(data({ key: 'k', count: 2, platform: 'PC', segmentation: {} })),
    status: 200,
    ret: resultCodes.fieldsInvalid,
  },
  {
    name: 'no API key',
    path: '/v6_client/version/last',
    init: postInit('{}', 'application/json'),
    status: 401,
  },
  {
    name: 'a wrong API key',
    path: '/v6_client/version/last',
    init: postInit('{}', 'application/json', { 'x-api-key': 'wrong' }),
    status: 401,
  },
  {
    name: 'a plain call without its parameter',
    path: '/wx/promoter/info',
    status: 200,
    ret: resultCodes.fieldsInvalid,
  },
];
