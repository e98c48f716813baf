import { authScene } from '#/account/login/auth-scene.ts'
import { emptyScenePicture } from '#/account/frame/empty-scene.ts'
import { listStoryLooks, storiesTag } from '#/blog/stories.server.ts'
import { storyScenes } from '#/blog/story-scenes.ts'
import { knownCategories } from '#/catalogue/read/category-index.server.ts'
import { categoryScene } from '#/lister/page/category-scene.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { homeScenes } from '#/storefront/home/home-scenes.ts'

/** The landscapes of pages that need no content. */
const fixedScenes: readonly Picture[] = [
  authScene,
  emptyScenePicture,
  ...Object.values(homeScenes).flatMap(({ wide, tall }) => [wide, tall]),
]

/**
 * The name of every landscape that a page shows, in the sizes it is shown in. A landscape needs nothing
 * but its name, and names have no end: only what stands here is drawn.
 */
export const listLandscapes = ({
  db,
  memory,
}: Pick<BaseCtx, 'db' | 'memory'>): Promise<ReadonlySet<string>> =>
  memory.getOrLoad('landscapes', ['categories', storiesTag], async (_again, recall) => {
    const source = { db, memory: recall }
    const [categories, stories] = await Promise.all([
      knownCategories(source),
      listStoryLooks(source),
    ])
    const pictures = [
      ...fixedScenes,
      ...categories.flatMap(({ scene }) => (scene ? categoryScene(scene) : [])),
      ...stories.flatMap((look) => Object.values(storyScenes(look))),
    ]
    return new Set(pictures.map(({ asset }) => asset))
  })
