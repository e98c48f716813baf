import { type MouseEvent, useRef, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { classes } from '#/ui/classes.ts'
import type { AccessoryData } from './accessory-view.server.ts'

type GalleryProps = { pictures: AccessoryData['gallery']; name: string }

/** The sides of an accessory: a strip to swipe and its thumbnails; a single picture stands alone. */
export function AccessoryGallery({ pictures, name }: GalleryProps) {
  const t = useTranslations('product.gallery')
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [first] = pictures
  if (!first) return null
  if (pictures.length === 1) return <Side side={first} isFirst isAlone />

  function jump(event: MouseEvent, index: number) {
    const list = strip.current
    if (!list) return
    event.preventDefault()
    list.scrollTo({ left: index * list.clientWidth })
  }

  return (
    <section aria-label={t('label', { name })}>
      <ul
        ref={strip}
        // A scrollable strip must be scrollable by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('strip')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
        className="flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth overscroll-x-contain [scrollbar-width:none]"
      >
        {pictures.map((side, index) => (
          <li key={side.view} id={`view-${side.view}`} className="w-full shrink-0 snap-center">
            <Side side={side} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <ul className="flex justify-center gap-2 px-4 pb-4 lg:pb-8">
        {pictures.map(({ view, picture }, index) => (
          <li key={view} className="w-18">
            <a
              href={`#view-${view}`}
              aria-label={t(view)}
              aria-current={index === shown || undefined}
              onClick={(event) => jump(event, index)}
              className={classes(
                'block overflow-clip rounded-sm border-b-2 bg-stone-100 transition-colors',
                index === shown ? 'border-ink' : 'border-transparent hover:border-stone-400',
              )}
            >
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
