import { classes } from '#/ui/classes.ts'
import { scenePicture } from './picture-address.ts'

type SceneProps = {
  scene: Parameters<typeof scenePicture>[0]
  /** Empty where the words beside it say enough. */
  alt: string
  wide?: readonly [number, number]
  tall?: readonly [number, number]
  isFirst?: boolean
  className?: string
}

/** A drawn landscape: another crop for the phone, not a slice of the wide one. */
export function Scene({
  scene,
  alt,
  wide = [1680, 720],
  tall = [800, 1000],
  isFirst = false,
  className,
}: SceneProps) {
  return (
    <picture>
      <source
        media="(width < 48rem)"
        srcSet={scenePicture(scene, tall)}
        width={tall[0]}
        height={tall[1]}
      />
      <img
        src={scenePicture(scene, wide)}
        alt={alt}
        width={wide[0]}
        height={wide[1]}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={classes('bg-stone-300 object-cover', className)}
      />
    </picture>
  )
}
