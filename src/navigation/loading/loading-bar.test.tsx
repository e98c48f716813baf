import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { barStyle, LoadingBar } from './loading-bar.tsx'

const look = { heightPx: 4, colour: 'blue', errorColours: ['#f87171', '#ef4444'] } as const
const halfway = { progress: 50, isVisible: true, hasError: false }

test('a page at rest carries no bar', () => {
  expect(renderToString(<LoadingBar options={look} />)).toBe('')
})

test('halfway the bar is four pixels high, blue, and half as wide as the window', () => {
  expect(barStyle(halfway, look)).toMatchObject({
    height: 4,
    background: 'blue',
    transform: 'scaleX(50%)',
    backgroundSize: '200% auto',
    opacity: 1,
  })
})

test('a failed load turns the bar red', () => {
  expect(barStyle({ ...halfway, hasError: true }, look).background).toBe(
    'linear-gradient(to right, #f87171, #ef4444)',
  )
})

test('a bar of no width has a ground all the same', () => {
  expect(barStyle({ ...halfway, progress: 0 }, look).backgroundSize).toBe('100% auto')
})

test('a hidden bar fades where it stands', () => {
  expect(barStyle({ progress: 100, isVisible: false, hasError: false }, look)).toMatchObject({
    opacity: 0,
    transform: 'scaleX(100%)',
  })
})
