import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { barStyle, LoadingBar } from './loading-bar.tsx'

const look = { heightPx: 4, colour: 'blue', errorColours: ['#f87171', '#ef4444'] } as const
const halfway = { progress: 50, isVisible: true, hasError: false }

test('renders nothing while idle', () => {
  const router = createMemoryRouter([{ path: '/', Component: LoadingBar }])
  expect(renderToString(<RouterProvider router={router} />)).toBe('')
})

test('at half progress the bar is four pixels high, blue and half the window wide', () => {
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

test('a bar without width still has a background size', () => {
  expect(barStyle({ ...halfway, progress: 0 }, look).backgroundSize).toBe('100% auto')
})

test('a hidden bar fades out at its full width', () => {
  expect(barStyle({ progress: 100, isVisible: false, hasError: false }, look)).toMatchObject({
    opacity: 0,
    transform: 'scaleX(100%)',
  })
})
