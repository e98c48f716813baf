import { expect, test } from 'vitest'
import { createPreloadErrors, preloadErrorEvent } from './preload-error.ts'

function aWindow() {
  const target = new EventTarget()
  const errors = createPreloadErrors()
  const stop = errors.listen(target)
  const fire = (payload: unknown) => {
    const event = Object.assign(new Event(preloadErrorEvent, { cancelable: true }), { payload })
    target.dispatchEvent(event)
    return event
  }
  return { target, errors, stop, fire }
}

test('a lost chunk is remembered, and left for its import to throw', () => {
  const { errors, fire } = aWindow()
  const error = new TypeError('Failed to fetch dynamically imported module')
  expect(fire(error).defaultPrevented).toBe(false)
  expect(errors.includes(error)).toBe(true)
})

test('a lost style does not lose the page', () => {
  const { fire } = aWindow()
  const error = new Error('Unable to preload CSS for /assets/cart.css')
  expect(fire(error).defaultPrevented).toBe(true)
})

test('the next navigation begins with a clean slate', () => {
  const { errors, fire } = aWindow()
  const error = new Error('lost')
  fire(error)
  errors.forget()
  expect(errors.includes(error)).toBe(false)
})

test('a failure that the build tool has told of is not told again', () => {
  const { target, errors, fire } = aWindow()
  let told = 0
  target.addEventListener(preloadErrorEvent, () => (told += 1))
  const error = new Error('lost')
  fire(error)
  errors.announce(error, target)
  expect(told).toBe(1)
})

test('a failure that nobody has told of is announced with the error itself', () => {
  const { target, errors } = aWindow()
  const error = new Error('lost')
  errors.announce(error, target)
  expect(errors.includes(error)).toBe(true)
})

test('a listener that has gone hears nothing', () => {
  const { errors, stop, fire } = aWindow()
  stop()
  const error = new Error('lost')
  fire(error)
  expect(errors.includes(error)).toBe(false)
})
