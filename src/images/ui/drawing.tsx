import { preload } from 'react-dom'
import type { OpeningPicture } from '#/platform/api/page.ts'
import { classes } from '#/ui/classes.ts'
import { drawingSource, onWide } from '#/images/names/drawing-source.ts'
import type { Ground, Picture } from '#/images/names/picture-url.ts'

type DrawingProps = {
  picture: Picture
  alt: string
  /** The ground on which cards show the very same, and this page too; null where none do. */
  cardGround: Ground | null
  className?: string
}

/**
 * The one bike a page is about. For one alone, since a drawing is read on the very thread that answers
 * the visitor.
 */
export function Drawing({ picture, alt, cardGround, className }: DrawingProps) {
  const source = drawingSource(picture, cardGround)
  announce(source)
  return (
    <picture className="contents">
      {source.phone && <source {...source.phone} />}
      <img
        src={source.src}
        alt={alt}
        width={1920}
        height={1280}
        loading="eager"
        decoding="sync"
        fetchPriority="high"
        className={classes('h-auto w-full', className)}
      />
    </picture>
  )
}

/** React tells the head of a picture it renders, but not of one that may have a choice of sources. */
function announce({ src, phone }: OpeningPicture) {
  const first = { as: 'image', fetchPriority: 'high' } as const
  if (!phone) return preload(src, first)
  const { media, sizes, srcSet } = phone
  preload(src, { ...first, media: onWide })
  preload(src, { ...first, media, imageSrcSet: srcSet, imageSizes: sizes })
}
