import { preload } from 'react-dom'
import type { OpeningPicture } from '#/platform/api/page.ts'
import { classes } from '#/ui/classes.ts'
import { drawingSource, onWide } from '#/images/names/drawing-source.ts'
import type { Ground, Picture } from '#/images/names/picture-url.ts'

type DrawingProps = {
  picture: Picture
  alt: string
  /** The ground on which both the cards and this page show the picture; null when no card shows it. */
  cardGround: Ground | null
  className?: string
}

/**
 * The main bike of a page. Use it once on a page, because the browser parses an SVG drawing on the main
 * thread.
 */
export function Drawing({ picture, alt, cardGround, className }: DrawingProps) {
  const source = drawingSource(picture, cardGround)
  preloadSource(source)
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

/** React preloads an `<img>` that it renders, but not one inside a `<picture>`. */
function preloadSource({ src, phone }: OpeningPicture) {
  const first = { as: 'image', fetchPriority: 'high' } as const
  if (!phone) return preload(src, first)
  const { media, sizes, srcSet } = phone
  preload(src, { ...first, media: onWide })
  preload(src, { ...first, media, imageSrcSet: srcSet, imageSizes: sizes })
}
