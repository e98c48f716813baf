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
    <section aria-labelledby="ranges" className="shell py-16 lg:py-28">
      <h2 id="ranges" className="display max-w-[16ch] text-4xl">
        {t('title', { count: ranges.length })}
      </h2>
      <ul
        className={classes(
          'mt-8 grid gap-x-6 gap-y-12 lg:mt-14 lg:gap-y-16',
          // Three tiles fit in one row; two columns would leave a gap.
          ranges.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2',
        )}
      >
        {ranges.map(({ name, to, intro, pictures }) => (
          <li key={to} className="group relative">
            <div className="overflow-clip bg-stone-100 px-[5%] pt-[2%] pb-[4%]">
              <div className="relative aspect-3/2 transition-transform duration-240 group-hover:scale-[1.02]">
                <RangePictures pictures={pictures} />
              </div>
            </div>
            <div className="flex items-start justify-between gap-3 pt-5">
              <div>
                <h3 className="title text-2xl">
                  {/* The whole tile is clickable, but screen readers read only the name. */}
                  <PageLink to={to} className="after:absolute after:inset-0">
                    {name}
                  </PageLink>
                </h3>
                {intro && <p className="mt-1 max-w-[52ch] text-stone-600">{intro}</p>}
              </div>
              <Icon
                name="arrowRight"
                size={28}
                className="mt-1 transition-transform group-hover:translate-x-1"
              />
            </div>
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
        sizes="(min-width: 90rem) 640px, (min-width: 48rem) 42vw, 83vw"
        widths={[480, 640, 960, 1200]}
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
        sizes="(min-width: 90rem) 360px, (min-width: 48rem) 22vw, 46vw"
        className={`absolute h-auto ${picturePositions[index]}`}
      />
    ))
}
