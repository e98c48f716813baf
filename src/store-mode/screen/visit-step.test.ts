import fc from 'fast-check'
import { expect, test } from 'vitest'
import { over, touched, type Visit, visitStep } from './visit-step.ts'
import { readVisit, visitText } from './visit-text.ts'

const times = { idleMs: 180_000, warningMs: 30_000 }
const number = '0123456789abcdef'
const noon = Date.UTC(2026, 10, 17, 12)
const stored: Visit = { number, activeAt: noon }
const after = (seconds: number, own: string | null = number) =>
  visitStep({ own, stored, now: noon + seconds * 1000 }, times)

test('a screen that nobody has used begins a visit', () => {
  expect(visitStep({ own: null, stored: null, now: noon }, times)).toEqual({ kind: 'begin' })
})

test.each([
  [0, { kind: 'go-on' }],
  [149, { kind: 'go-on' }],
  [149.999, { kind: 'go-on' }],
  [150, { kind: 'warn', secondsLeft: 30 }],
  [150.001, { kind: 'warn', secondsLeft: 30 }],
  [151, { kind: 'warn', secondsLeft: 29 }],
  [179.999, { kind: 'warn', secondsLeft: 1 }],
  [180, { kind: 'end' }],
  [86_400, { kind: 'end' }],
])('%d seconds after the last touch', (seconds, step) => {
  expect(after(seconds)).toEqual(step)
})

test('a new tab joins the visit, and ends one that was left behind', () => {
  expect(after(10, null)).toEqual({ kind: 'join' })
  expect(after(180, null)).toEqual({ kind: 'end' })
})

test('a tab of the visitor before leaves, whether or not the next one is here', () => {
  expect(after(0, 'fedcba9876543210')).toEqual({ kind: 'leave' })
  expect(visitStep({ own: number, stored: null, now: noon }, times)).toEqual({ kind: 'leave' })
})

test('a cleared screen waits for as long as nobody comes, and begins with the first touch', () => {
  const waiting = { number, activeAt: null }
  const seen = { own: number, stored: waiting, now: noon }
  expect(visitStep({ ...seen, own: null }, times)).toEqual({ kind: 'join' })
  expect(visitStep(seen, times)).toEqual({ kind: 'go-on' })
  expect(visitStep({ ...seen, own: 'fedcba9876543210' }, times)).toEqual({ kind: 'leave' })
  expect(touched(seen, times)).toEqual(stored)
})

test('a visit that is marked as over ends in every tab', () => {
  for (const own of [number, null])
    expect(visitStep({ own, stored: over(stored), now: noon }, times)).toEqual({ kind: 'end' })
})

test('a clock that was set back by an hour ends the visit instead of prolonging it', () => {
  expect(after(-30)).toEqual({ kind: 'go-on' })
  expect(after(-3_600)).toEqual({ kind: 'end' })
})

test('a touch keeps the visit alive until the screen asks; then only an answer does', () => {
  const touchedAfter = (seconds: number) =>
    touched({ own: number, stored, now: noon + seconds * 1000 }, times)
  expect(touchedAfter(100)).toEqual({ number, activeAt: noon + 100_000 })
  expect(touchedAfter(150)).toEqual(stored)
  expect(touchedAfter(200)).toEqual(stored)
})

test.each([null, '', 'x', number, `${number}.-1`, `${number}.1e9`, `<b>.${noon}`])(
  'what the shop has not written is no visit: %j',
  (text) => {
    expect(readVisit(text)).toBeNull()
  },
)

test('a stored visit is read as it was written', () => {
  for (const visit of [stored, over(stored), { number, activeAt: null }])
    expect(readVisit(visitText(visit))).toEqual(visit)
})

/** Events at a screen, each some milliseconds after the one before. */
const events = fc.array(
  fc.record({
    afterMs: fc.integer({ min: 0, max: 100_000 }),
    what: fc.constantFrom('touch', 'tick', 'sleep'),
  }),
  { minLength: 1, maxLength: 60 },
)

test('however a screen is used, a visit ends after three minutes without a touch and never before', () => {
  const seen = { end: 0, 'go-on': 0, warn: 0 }
  fc.assert(
    fc.property(events, (happened) => {
      let now = noon
      let visit: Visit = stored
      let lastAccepted = noon
      for (const { afterMs, what } of happened) {
        now += what === 'sleep' ? afterMs * 3 : afterMs
        const step = visitStep({ own: number, stored: visit, now }, times)
        expect(step.kind === 'end').toBe(now - lastAccepted >= times.idleMs)
        const secondsLeft = step.kind === 'warn' ? step.secondsLeft : 1
        expect(secondsLeft).toBeGreaterThan(0)
        expect(secondsLeft).toBeLessThanOrEqual(times.warningMs / 1000)
        if (step.kind in seen) seen[step.kind as keyof typeof seen] += 1
        if (step.kind === 'end') return
        if (what !== 'touch') continue
        visit = touched({ own: number, stored: visit, now }, times) ?? visit
        if (step.kind === 'go-on') lastAccepted = now
        expect(visit.activeAt).toBe(lastAccepted)
      }
    }),
  )
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(10)
})
