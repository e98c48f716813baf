import { expect, test } from 'vitest'
import { createNextPlace } from './next-place.ts'

const road = { pathname: '/bikes/road/', search: '' }
const redRoad = { pathname: '/bikes/road/', search: '?colour=red' }
const bike = { pathname: '/wold-sl-105/', search: '' }
const staying = {}
const goingTo = (location: typeof road) => ({ location })

test('a page is told what it is asked for, and only while the answer is on its way that it is', () => {
  const place = createNextPlace()
  place.follow({ location: road, navigation: goingTo(redRoad) })
  expect(place.searchOf('/bikes/road/')).toBe('?colour=red')
  expect(place.isAskedFor('/bikes/road/')).toBe(true)
  place.follow({ location: redRoad, navigation: staying })
  expect(place.searchOf('/bikes/road/')).toBe('?colour=red')
  expect(place.isAskedFor('/bikes/road/')).toBe(false)
})

test('who leaves a page asks nothing of it', () => {
  const place = createNextPlace()
  place.follow({ location: road, navigation: goingTo(bike) })
  expect(place.searchOf('/bikes/road/')).toBeNull()
  expect(place.isAskedFor('/bikes/road/')).toBe(false)
})

test('a way that was given up, or led elsewhere, is forgotten', () => {
  const place = createNextPlace()
  place.follow({ location: road, navigation: goingTo(redRoad) })
  place.follow({ location: road, navigation: staying })
  expect(place.searchOf('/bikes/road/')).toBeNull()
})

test('listeners are told until they leave', () => {
  const place = createNextPlace()
  let told = 0
  const leave = place.subscribe(() => (told += 1))
  place.follow({ location: road, navigation: goingTo(redRoad) })
  leave()
  place.follow({ location: redRoad, navigation: staying })
  expect(told).toBe(1)
})
