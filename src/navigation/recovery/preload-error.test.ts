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

test('records a lost chunk and lets its import throw', () => {
  const { errors, fire } = aWindow()
  const error = new TypeError('Failed to fetch dynamically imported module')
  expect(fire(error).defaultPrevented).toBe(false)
  expect(errors.includes(error)).toBe(true)
})

test('prevents a lost style sheet from failing the page', () => {
  const { fire } = aWindow()
  const error = new Error('Unable to preload CSS for /assets/cart.css')
  expect(fire(error).defaultPrevented).toBe(true)
})

test('drops the errors of the previous navigation', () => {
  const { errors, fire } = aWindow()
  const error = new Error('lost')
  fire(error)
  errors.clear()
  expect(errors.includes(error)).toBe(false)
})

test('does not announce a failure that Vite has already announced', () => {
  const { target, errors, fire } = aWindow()
  let announced = 0
  target.addEventListener(preloadErrorEvent, () => (announced += 1))
  const error = new Error('lost')
  fire(error)
  errors.announce(error, target)
  expect(announced).toBe(1)
})

test('announces an unannounced failure with the error itself', () => {
  const { target, errors } = aWindow()
  const error = new Error('lost')
  errors.announce(error, target)
  expect(errors.includes(error)).toBe(true)
})

test('a removed listener records nothing', () => {
  const { errors, stop, fire } = aWindow()
  stop()
  const error = new Error('lost')
  fire(error)
  expect(errors.includes(error)).toBe(false)
})
