import { pictureAddress } from '#/images/picture-address.ts'
import { parseAsset } from '#/images/asset-name.ts'
import { classes } from '#/ui/classes.ts'
import type { SceneCrops } from './home.page.server.ts'

type SceneProps = { scene: SceneCrops; alt: string; className?: string }

/** A drawn landscape: another crop for the phone, not a slice of the wide one. */
export function Scene({ scene: { wide, tall }, alt, className }: SceneProps) {
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={pictureAddress(tall)} {...sizeOf(tall.asset)} />
      <img
        src={pictureAddress(wide)}
        alt={alt}
        {...sizeOf(wide.asset)}
        loading="lazy"
        decoding="async"
        className={classes('bg-stone-300 object-cover', className)}
      />
    </picture>
  )
}

/** A landscape's name tells its size. */
function sizeOf(name: string) {
  const asset = parseAsset(name)
  return (asset?.kind === 'scene' && asset.size) || {}
}
