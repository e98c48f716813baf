import * as v from 'valibot'
import {
  landscapes,
  roads,
  type SceneLook,
  times,
  weathers,
} from '#/drawings/scenery/scene-look.ts'

/** A landscape as stored in JSON. */
export const storedScene = v.object({
  place: v.picklist(landscapes),
  time: v.picklist(times),
  weather: v.picklist(weathers),
  seed: v.union([v.string(), v.number()]),
  road: v.exactOptional(v.picklist(roads)),
  rider: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, SceneLook>
