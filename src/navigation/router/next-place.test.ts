import { expect, test } from 'vitest'
import { createNextPlace } from './next-place.ts'

const road = { pathname: '/bikes/road/', search: '' }
const redRoad = { pathname: '/bikes/road/', search: '?colour=red' }
const bike = { pathname: '/wold-sl-105/', search: '' }
const staying = {}
const goingTo = (location: typeof road) => ({ location })

test('gives the requested query until the page is shown, and is pending only until it arrives', () => {
  const place = createNextPlace()
  place.follow({ location: road, navigation: goingTo(redRoad) })
  expect(place.searchOf('/bikes/road/')).toBe('?colour=red')
  expect(place.isAskedFor('/bikes/road/')).toBe(true)
  place.follow({ location: redRoad, navigation: staying })
  expect(place.searchOf('/bikes/road/')).toBe('?colour=red')
  expect(place.isAskedFor('/bikes/road/')).toBe(false)
})

test('gives no query for a page that is being left', () => {
  const place = createNextPlace()
  place.follow({ location: road, navigation: goingTo(bike) })
  expect(place.searchOf('/bikes/road/')).toBeNull()
  expect(place.isAskedFor('/bikes/road/')).toBe(false)
})

test('forgets a navigation that was cancelled or redirected', () => {
  const place = createNextPlace()
  place.follow({ location: road, navigation: goingTo(redRoad) })
  place.follow({ location: road, navigation: staying })
  expect(place.searchOf('/bikes/road/')).toBeNull()
})

test('notifies subscribers until they unsubscribe', () => {
  const place = createNextPlace()
  let notified = 0
  const unsubscribe = place.subscribe(() => (notified += 1))
  place.follow({ location: road, navigation: goingTo(redRoad) })
  unsubscribe()
  place.follow({ location: redRoad, navigation: staying })
  expect(notified).toBe(1)
})
