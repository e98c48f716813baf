import { expect, test } from 'vitest'
import { requestedBike } from './new-build.ts'

const requested = (query: string) => {
  const { bike, choices } = requestedBike(new URLSearchParams(query))
  return [bike, String(choices)]
}

test('of a repeated field the first value counts, and an empty one is left out', () => {
  expect(requested('bike=keld&size=M&saddle=SDL-A&saddle=SDL-B&rack=')).toEqual([
    'keld',
    'size=M&saddle=SDL-A',
  ])
})

test('a colour typed without scripts is the colour of the build', () => {
  expect(requested('bike=keld&frameColour=BBCOLOUR-OWN-AABBCC&frameColour-hex=%231f5eff')).toEqual([
    'keld',
    'frameColour=BBCOLOUR-OWN-1F5EFF',
  ])
})
