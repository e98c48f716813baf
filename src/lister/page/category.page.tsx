import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { cached } from '#/ui/cached.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import type { CategoryData } from './category.page.server.ts'
import { breadcrumbThing } from './breadcrumb-thing.ts'
import { LandingText } from './landing-text.tsx'
import { Lister } from './lister-view.tsx'
import { choicesIn } from '#/lister/listing/lister.ts'
import type { CategoryLink, Listing } from '#/lister/listing/listing.ts'

/**
 * Filtered lists have the whole list as canonical URL; with more than one filter value they are not indexed.
 */
const canonicalParameters = ({ page }: Pick<Listing['lister'], 'page'>) =>
  page > 1 ? ['page'] : []

export function Page({ data }: { data: CategoryData }) {
  const { title, intro, listing, trail, name } = data
  return (
    <>
      <PageHead
        title={title}
        {...(intro && { description: intro })}
        allowedQuery={canonicalParameters(listing.lister)}
        isIndexed={choicesIn(listing.lister) <= 1}
      />
      <Things data={data} />
      {/* On a phone the products come first: the way up is a pill, and the introduction follows the list. */}
      <div className="shell pt-4 pb-16 max-lg:flex max-lg:flex-col lg:pt-6 lg:pb-24">
        <div className="max-lg:hidden">
          <Breadcrumb crumbs={trail} current={name} />
        </div>
        <h1 className="display max-w-[24ch] text-2xl lg:mt-4 lg:text-3xl">{title}</h1>
        {intro && (
          <p className="mt-3 max-w-[60ch] text-lg text-stone-600 max-lg:order-1 max-lg:mt-12">
            {intro}
          </p>
        )}
        <CachedSubcategories links={data.children} parent={trail.at(-1) ?? null} name={name} />
        <Lister listing={listing} delivery={data.delivery} />
      </div>
      <CachedLanding text={data.text} scene={data.scene} title={title} />
    </>
  )
}

function Things({ data: { trail, name } }: { data: CategoryData }) {
  const { site } = useVisitor()
  const { pathname } = useLocation()
  const crumbs = [...trail, { name, to: pathname }]
  const text = jsonLd(breadcrumbThing(site.url, crumbs))
  // Keyed by its text, as in `product/page/structured-data.tsx`.
  return (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={trustedHtml(text)} />
  )
}

type SubcategoriesProps = {
  links: CategoryData['children']
  parent: CategoryLink | null
  name: string
}

function Subcategories({ links, parent, name }: SubcategoriesProps) {
  const t = useTranslations('lister')
  if (links.length === 0 && !parent) return null
  return (
    <nav
      aria-label={t('categories', { name })}
      className={classes('subcategories', links.length === 0 && 'lg:hidden')}
    >
      <ul className="flex gap-2 py-1 max-lg:w-max lg:flex-wrap">
        {parent && (
          <li className="lg:hidden">
            <PageLink to={parent.to} className="pill pl-3">
              <Icon name="chevronLeft" size={16} />
              {parent.name}
            </PageLink>
          </li>
        )}
        {links.map((child) => (
          <li key={child.to}>
            <PageLink to={child.to} className="pill">
              {child.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const CachedSubcategories = cached(Subcategories)

type LandingProps = Pick<CategoryData, 'text' | 'scene' | 'title'>

function Landing({ text, scene, title }: LandingProps) {
  if (!text) return null
  return (
    <section className="bg-stone-50">
      <div className="shell grid items-center gap-x-16 gap-y-8 py-16 lg:grid-cols-2 lg:py-24">
        {scene && (
          <Picture
            picture={scene}
            alt=""
            sizes="(min-width: 64rem) 45vw, 92vw"
            widths={[480, 640, 960, 1200]}
            className="h-auto w-full"
          />
        )}
        <div className="grid max-w-prose gap-4">
          {!text.startsWith('#') && <h2 className="title text-2xl">{title}</h2>}
          <LandingText text={text} />
        </div>
      </div>
    </section>
  )
}

const CachedLanding = cached(Landing)
