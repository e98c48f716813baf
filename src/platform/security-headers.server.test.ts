import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentHeaders } from './security-headers.server.ts'

const policyOf = (html: string) => documentHeaders(html)['content-security-policy'] ?? ''
const directive = (html: string, name: string) =>
  policyOf(html)
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('every script that stands in the page is allowed by its hash, and no other', () => {
  const html = `<html><head><script>first()</script></head><body><script async="" id="x">second('>')</script></body></html>`
  expect(directive(html, 'script-src')).toBe(
    `script-src 'self' ${hashOf('first()')} ${hashOf("second('>')")}`,
  )
})

test('scripts with an address and data need no hash', () => {
  const html =
    '<script type="module" src="/a.js"></script><script id="boot" type="application/json">{"a":1}</script>'
  expect(directive(html, 'script-src')).toBe("script-src 'self'")
})

test('a module that stands in the page is a script too', () => {
  expect(directive('<script type="module">run()</script>', 'script-src')).toBe(
    `script-src 'self' ${hashOf('run()')}`,
  )
})

test('a script is found behind data and behind one that has an address', () => {
  const html =
    '<script type="application/json">{"<style>":1}</script><script src="/a.js"></script><script>run()</script>'
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hashOf('run()')}`)
})

test('every style that stands in the page is allowed by its hash', () => {
  const html = '<style>a{}</style><p>text</p><style media="print">b{}</style>'
  expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`)
})

test('a script that is empty or never ends allows nothing by accident', () => {
  expect(directive('<script>begun()', 'script-src')).toBe("script-src 'self'")
  expect(directive('<script></script>', 'script-src')).toBe(`script-src 'self' ${hashOf('')}`)
})
