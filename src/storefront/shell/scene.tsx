import { pictureUrl } from '#/images/names/picture-url.ts'
import { sceneSize } from '#/images/names/asset-shape.ts'
import { classes } from '#/ui/classes.ts'
import type { SceneCrops } from '#/storefront/home/home-scene.ts'

type SceneProps = { scene: SceneCrops; alt: string; className?: string }

/** A drawn landscape, with its own crop for phones. */
export function Scene({ scene: { wide, tall }, alt, className }: SceneProps) {
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={pictureUrl(tall)} {...sceneSize(tall.asset)} />
      <img
        src={pictureUrl(wide)}
        alt={alt}
        {...sceneSize(wide.asset)}
        loading="lazy"
        decoding="async"
        className={classes('bg-stone-300 object-cover', className)}
      />
    </picture>
  )
}
