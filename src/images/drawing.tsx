import { classes } from '#/ui/classes.ts'
import { pictureAddress, type Picture } from './picture-address.ts'

type DrawingProps = { picture: Picture; alt: string; className?: string }

/**
 * The one bike a page is about, as it is drawn: lighter than any picture of it, and sharper. For one
 * alone, since a drawing is read on the very thread that answers the visitor.
 */
export function Drawing({ picture, alt, className }: DrawingProps) {
  return (
    <img
      src={pictureAddress(picture)}
      alt={alt}
      width={1920}
      height={1280}
      loading="eager"
      decoding="sync"
      fetchPriority="high"
      className={classes('h-auto w-full', className)}
    />
  )
}
