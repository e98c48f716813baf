import type { ServerResponse } from 'node:http'

/** Sends a short text, for machines and for faults before a page could be rendered. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // Without a length Node sends it in chunks, which takes three more writes.
    'content-length': Buffer.byteLength(text),
    ...headers,
  })
  res.end(text)
}
