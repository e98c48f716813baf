import type { ServerResponse } from 'node:http'

/** A short answer in words, for machines and for what went wrong before a page could be made. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  res.end(text)
}
