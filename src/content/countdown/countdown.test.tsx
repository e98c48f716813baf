import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#/i18n/messages.server.ts'
import { TranslationsProvider } from '#/i18n/use-translations.tsx'
import { Countdown } from './countdown.tsx'

afterEach(() => vi.useRealTimers())

test('a page is stored and hydrated without the time that is left, which passes meanwhile', () => {
  const until = Date.parse('2026-11-27T23:59:59Z')
  const htmlAt = (now: string) => {
    vi.useFakeTimers({ now: new Date(now) })
    return renderToString(
      <TranslationsProvider locale="en" messages={messages.en}>
        <Countdown title="Sale" html="" button={null} until={until} untilWords="Friday" />
      </TranslationsProvider>,
    )
  }
  const early = htmlAt('2026-11-19T10:00:00Z')
  expect(early).toContain('Friday')
  // Hydration begins with the same snapshot as the server's, even when the end has come.
  expect(htmlAt('2026-11-20T11:22:33Z')).toBe(early)
  expect(htmlAt('2026-11-28T00:00:00Z')).toBe(early)
})
