import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentHeaders } from './security-headers.server.ts'

const directives = (...input: Parameters<typeof documentHeaders>) =>
  new Map(
    (documentHeaders(...input)['content-security-policy'] ?? '')
      .split('; ')
      .map((each): [string, string] => {
        const [name = '', ...sources] = each.split(' ')
        return [name, sources.join(' ')]
      }),
  )
const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('allows the document’s inline scripts by hash, and no others', () => {
  const scripts = ['first()', "second('>')"]
  expect(directives(scripts).get('script-src')).toBe(
    `'self' ${hashOf('first()')} ${hashOf("second('>')")}`,
  )
  expect(directives([]).get('script-src')).toBe("'self'")
})

test('allows style elements only in development', () => {
  expect(directives([]).get('style-src')).toBe("'self'")
  expect(directives([], { style: ["'unsafe-inline'"] }).get('style-src')).toBe(
    "'self' 'unsafe-inline'",
  )
})

test('requires a trusted-types policy of ours for HTML', () => {
  expect(directives([]).get('require-trusted-types-for')).toBe("'script'")
  expect(directives([]).get('trusted-types')).toBe('calder default')
})

test('third parties add their files and hosts, and nothing is added without them', () => {
  const opened = directives([], {
    scripts: ['https://a.example/one.js?x=1', 'https://b.example/js/'],
    connect: ['https://a.example'],
    images: ['https://a.example'],
    frames: ['https://b.example'],
  })
  expect(opened.get('script-src')).toBe("'self' https://a.example/one.js https://b.example/js/")
  expect(opened.get('connect-src')).toBe("'self' https://a.example")
  expect(opened.get('img-src')).toBe("'self' data: https://a.example")
  expect(opened.get('frame-src')).toBe("'self' https://b.example")
  expect(directives([]).has('frame-src')).toBe(false)
})
