import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { SectionHead } from '#/storefront/shell/section-head.tsx'
import type { Kind, Kinds } from './home-highlights.server.ts'

/** Accessories by category: two columns of rows on a phone, tiles side by side on wider screens. */
export function HomeKinds({ kinds: { list, to } }: { kinds: Kinds }) {
  const t = useTranslations('home.kinds')
  return (
    <section aria-labelledby="kinds" className="home-section shell">
      <SectionHead id="kinds" title={t('title')} link={t('link')} to={to} />
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 sm:gap-y-6 lg:mt-6 lg:grid-cols-8">
        {list.map((kind) => (
          <KindTile key={kind.to} kind={kind} />
        ))}
      </ul>
    </section>
  )
}

function KindTile({ kind: { name, to, picture } }: { kind: Kind }) {
  return (
    <li className="group relative flex items-center gap-2.5 max-[24rem]:gap-2 sm:block">
      <div className="size-12 shrink-0 max-[24rem]:size-10 overflow-clip bg-stone-100 p-1 sm:aspect-square sm:size-auto sm:p-[8%]">
        <Picture
          picture={picture}
          alt=""
          ground="stone100"
          sizes="(width >= 64rem) 10vw, (width >= 40rem) 21vw, 52px"
          widths={[96, 160, 240, 320, 480]}
          className="size-full transition-transform duration-240 group-hover:scale-[1.04]"
        />
      </div>
      <h3 className="title min-w-0 text-base max-sm:text-[0.9375rem] max-sm:[word-break:normal] max-[24rem]:text-[0.8125rem] max-[22.5rem]:text-xs sm:mt-3 lg:max-xl:text-sm">
        {/* The whole tile is clickable, but screen readers read only the name. */}
        <PageLink to={to} className="after:absolute after:inset-0">
          {name}
        </PageLink>
      </h3>
    </li>
  )
}
