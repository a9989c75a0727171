import type { Handler } from './error-page';

/**
 * Next tells in a header where its middleware sent a request, query included: a handed-over login token
 * would stand in an answer that proxies may log. Nobody outside needs it.
 */
export function withoutInternalHeaders(handle: Handler): Handler {
  return (request, response) => {
    const { setHeader } = response;
    response.setHeader = ((name: string, value: string) =>
      /^x-middleware-/i.test(name)
        ? response
        : setHeader.call(response, name, value)) as typeof setHeader;
    return handle(request, response);
  };
}
