import { classes } from '#/ui/classes.ts'
import { bikePicture } from './picture-address.ts'

type BikeImageProps = { sample: string; alt: string; isFirst?: boolean; className?: string }

/** A bike in the frame that all bikes share: 3:2, one scale, one ground line. */
export function BikeImage({ sample, alt, isFirst = false, className }: BikeImageProps) {
  return (
    <img
      src={bikePicture(sample)}
      alt={alt}
      width={1920}
      height={1280}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={classes('h-auto w-full', className)}
    />
  )
}
