import { useTranslations } from '#/i18n/use-translations.tsx'
import { Drawing } from '#/images/ui/drawing.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { BelowTheFold } from '#/navigation/hydration/below-the-fold.tsx'
import { classes } from '#/ui/classes.ts'
import type { GalleryPicture, GalleryView } from '#/product/bike/bike-view.ts'
import { softEdges } from './soft-edges.ts'
import { useStrip } from './use-strip.ts'

type GalleryProps = { pictures: readonly GalleryPicture[]; name: string }

/** A strip of drawings to swipe, with thumbnails as links, so that it works without a script. */
export function Gallery({ pictures, name }: GalleryProps) {
  const t = useTranslations('product.gallery')
  const { strip, thumbnail } = useStrip()
  return (
    <section aria-label={t('label', { name })}>
      <ul {...strip} aria-label={t('strip')}>
        {pictures.map(({ view, picture, alt, cardGround }, index) => (
          <li
            key={view}
            id={`view-${view}`}
            // Drawings that are out of view load after the visible one.
            className="w-full shrink-0 snap-center"
          >
            {index === 0 ? (
              <Drawing picture={picture} alt={alt} cardGround={cardGround} />
            ) : (
              <BelowTheFold>
                <div className={classes('relative', isCut(view) && softEdges)}>
                  {/* The thumbnail, which is there already, until a picture that is drawn for the first time arrives. */}
                  <Picture
                    picture={picture}
                    alt=""
                    {...thumb}
                    ratio={3 / 2}
                    className="absolute inset-0 size-full"
                  />
                  <Picture
                    picture={picture}
                    alt={alt}
                    ground="stone100"
                    ratio={3 / 2}
                    sizes="(min-width: 64rem) calc(100vw - 31rem), 100vw"
                    widths={[640, 960, 1600]}
                    className="relative h-auto w-full"
                  />
                </div>
              </BelowTheFold>
            )}
          </li>
        ))}
      </ul>
      <ul className="flex justify-center gap-1 px-4 pt-2 pb-4 sm:gap-2 lg:pb-8">
        {pictures.map(({ view, picture }, index) => (
          <li key={view} className="min-w-0 max-w-18 flex-1">
            <a {...thumbnail(view, index)} aria-label={t(view)}>
              <Picture
                picture={picture}
                alt=""
                isEager={index < eagerThumbs}
                {...thumb}
                ratio={1}
                className={classes(
                  'aspect-square w-full',
                  isWhole(view) ? 'object-contain' : 'object-cover',
                  hasCloseUp(view) && 'object-right',
                )}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const thumb = {
  sizes: '(min-width: 36rem) 7rem, 20vw',
  widths: [160, 320],
  ground: 'stone100',
} as const

/** Those that a phone shows without waiting. */
const eagerThumbs = 5

/** Pictures whose subject runs on beyond their edges, and those that need their whole width. */
const isCut = (view: GalleryView) => /detail|cockpit/.test(view)
const isWhole = (view: GalleryView) => /shared|top/.test(view)

/** Pictures whose right two thirds, a square, are a close-up. */
const hasCloseUp = (view: GalleryView) => /front|rear/.test(view)
