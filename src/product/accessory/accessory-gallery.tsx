import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { classes } from '#/ui/classes.ts'
import { useStrip } from '#/product/page/use-strip.ts'
import type { AccessoryData } from './accessory-view.server.ts'

type GalleryProps = { pictures: AccessoryData['gallery']; name: string }

/** The sides of an accessory: a strip to swipe and its thumbnails; a single picture stands alone. */
export function AccessoryGallery({ pictures, name }: GalleryProps) {
  const [first] = pictures
  if (!first) return null
  if (pictures.length === 1) return <Side side={first} isFirst isAlone />
  return <Sides pictures={pictures} name={name} />
}

function Sides({ pictures, name }: GalleryProps) {
  const t = useTranslations('product.gallery')
  const { strip, thumbnail } = useStrip()
  return (
    <section aria-label={t('label', { name })}>
      <ul {...strip} aria-label={t('strip')}>
        {pictures.map((side, index) => (
          <li key={side.view} id={`view-${side.view}`} className="w-full shrink-0 snap-center">
            <Side side={side} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <ul className="flex justify-center gap-2 px-4 pb-4 lg:pb-8">
        {pictures.map(({ view, picture }, index) => (
          <li key={view} className="w-18">
            <a {...thumbnail(view, index)} aria-label={t(view)}>
              <Picture
                picture={picture}
                alt=""
                ground="stone100"
                widths={[96, 160]}
                sizes="4.5rem"
                className="h-auto w-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SideProps = {
  side: AccessoryData['gallery'][number]
  isFirst: boolean
  isAlone?: boolean
}

function Side({ side, isFirst, isAlone = false }: SideProps) {
  return (
    <Picture
      picture={side.picture}
      alt={side.alt}
      isFirst={isFirst}
      ground="stone100"
      widths={[480, 640, 800, 960, 1200]}
      sizes="(min-width: 64rem) 44rem, 92vw"
      className={classes(
        'mx-auto h-auto w-full max-w-[44rem] p-2 lg:p-8',
        // The thumbnails below it are seen without scrolling.
        !isAlone && 'lg:max-w-[min(44rem,calc(100svh-18rem))]',
      )}
    />
  )
}
