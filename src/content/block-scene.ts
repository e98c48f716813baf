import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { Block } from './block.ts'

type SceneProps = SceneLook & { alt: string }

/** The landscape of a block without its description; null for a block without one. */
export function sceneOf(block: Block | null): SceneLook | null {
  return block && 'seed' in block.props ? lookOf(block.props) : null
}

export const lookOf = ({ place, time, weather, seed, road, rider }: SceneProps): SceneLook => ({
  place,
  time,
  weather,
  seed,
  ...(road !== undefined && { road }),
  ...(rider !== undefined && { rider }),
})
