import { authScene } from '#/account/login/auth-scene.ts'
import { emptyScenePictures } from '#/account/frame/empty-scene.ts'
import { listStoryLooks, storiesTag } from '#/blog/stories.server.ts'
import { storyScenes } from '#/blog/story-scenes.ts'
import { knownCategories } from '#/catalogue/read/category-index.server.ts'
import { listContentLooks } from '#/content/content.server.ts'
import { contentScenes } from '#/content/page/content-scenes.ts'
import { categoryScene } from '#/lister/page/category-scene.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { listStoreLooks, storesTag } from '#/stores/stores.server.ts'
import { storeScenes } from '#/stores/page/store-scenes.ts'
import { homeScene } from '#/storefront/home/home-scene.ts'

/** The landscapes of pages without content of their own. */
const fixedScenes: readonly Picture[] = [
  authScene,
  ...Object.values(emptyScenePictures),
  homeScene.wide,
  homeScene.tall,
]

/**
 * The name of every landscape that a page shows, in the sizes it is shown in. A landscape is drawn from its
 * name alone, and anyone can invent names, so only these are drawn.
 */
export const listLandscapes = ({
  db,
  liveCache,
}: Pick<BaseCtx, 'db' | 'liveCache'>): Promise<ReadonlySet<string>> =>
  liveCache.getOrLoad(
    'landscapes',
    ['categories', storiesTag, storesTag, 'places', 'content:*'],
    async (_reload, reader) => {
      const source = { db, liveCache: reader }
      const [categories, stories, stores, content] = await Promise.all([
        knownCategories(source),
        listStoryLooks(source),
        listStoreLooks(source),
        listContentLooks(db),
      ])
      const pictures = [
        ...fixedScenes,
        ...categories.flatMap(({ scene }) => (scene ? categoryScene(scene) : [])),
        ...stories.flatMap((look) => Object.values(storyScenes(look))),
        ...stores.flatMap((look) => Object.values(storeScenes(look))),
        ...content.flatMap((look) => Object.values(contentScenes(look))),
      ]
      return new Set(pictures.map(({ asset }) => asset))
    },
  )
