import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Picture as Drawn } from '#/images/names/picture-url.ts'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import type { Range } from './home-highlights.server.ts'

export function HomeRanges({ ranges }: { ranges: readonly Range[] }) {
  const t = useTranslations('home.ranges')
  return (
    <section aria-labelledby="ranges" className="home-section shell">
      <h2 id="ranges" className="display text-3xl">
        {t('title', { count: ranges.length })}
      </h2>
      <ul
        className={classes(
          'mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:mt-6',
          // Three tiles fill one row as well as four do.
          ranges.length === 3 ? 'md:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {ranges.map(({ name, to, intro, pictures }) => (
          <li key={to} className="group relative">
            <div className="overflow-clip bg-stone-100 px-[5%] pt-[2%] pb-[4%]">
              <div className="relative aspect-3/2 transition-transform duration-240 group-hover:scale-[1.02]">
                <RangePictures pictures={pictures} />
              </div>
            </div>
            <h3 className="title mt-3 flex items-center justify-between gap-2 text-xl max-[22.5rem]:gap-1 max-[22.5rem]:text-[0.9375rem] lg:mt-4">
              {/* The whole tile is clickable, but screen readers read only the name. */}
              <PageLink to={to} className="after:absolute after:inset-0">
                {name}
              </PageLink>
              <Icon
                name="arrowRight"
                size={24}
                className="transition-transform group-hover:translate-x-1"
              />
            </h3>
            {intro && <p className="mt-1 text-sm text-stone-600 max-md:hidden">{intro}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Positions of three products on one ground line, which is a twelfth above each picture's lower edge. */
const picturePositions = [
  'left-[22%] bottom-[2.2%] w-[56%]',
  'left-0 bottom-[5%] w-[34%]',
  'right-0 bottom-[5.2%] w-[33%]',
]

/** One bike fills the tile; three other products share it, the first in the middle. */
function RangePictures({ pictures: [first, ...rest] }: { pictures: readonly Drawn[] }) {
  if (!first) return null
  if (rest.length === 0)
    return (
      <Picture
        picture={first}
        alt=""
        ground="stone100"
        sizes="(width >= 64rem) 21vw, 44vw"
        widths={[240, 320, 480, 640]}
        className="h-auto w-full"
      />
    )
  return [first, ...rest]
    .slice(0, picturePositions.length)
    .map((picture, index) => (
      <Picture
        key={picture.asset}
        picture={picture}
        alt=""
        sizes="(width >= 64rem) 12vw, 25vw"
        widths={[160, 320, 480]}
        className={`absolute h-auto ${picturePositions[index]}`}
      />
    ))
}
