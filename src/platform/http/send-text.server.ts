import type { ServerResponse } from 'node:http'

/** Sends a short text, for machines and for faults before a page could be rendered. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  res.end(text)
}
