import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { languageTags, type Locale, locales } from '#/i18n/locale.ts'
import { canonicalUrl } from '#/platform/seo/canonical.ts'
import { pageTitle, type TitleKind } from '#/platform/seo/page-title.ts'
import { sites } from '#/platform/config/sites.ts'
import { useVisitor } from './visitor-provider.tsx'

type PageHeadProps = {
  /** The title template. */
  kind?: TitleKind
  title: string
  description?: string
  /** The URL of the preview picture for shared links. */
  image?: string
  /** The query parameters that belong to the canonical URL. */
  allowedQuery?: readonly string[]
  isIndexed?: boolean
  /** The languages the page exists in; by default all. */
  languages?: readonly Locale[]
}

/** Metadata for browsers, search engines and shared links. React moves it into the head. */
export function PageHead(props: PageHeadProps) {
  const { kind = 'main', title, image, allowedQuery, isIndexed = true, languages = locales } = props
  const { site, locale } = useVisitor()
  const t = useTranslations('pageTitle')
  const { pathname, search } = useLocation()
  const page = {
    path: pathname,
    query: new URLSearchParams(search),
    locale,
    ...(allowedQuery && { allowedQuery }),
  }
  const canonical = canonicalUrl(site, page) ?? undefined
  const alternates = isIndexed ? sites.filter((each) => languages.includes(each.defaultLocale)) : []
  const fullTitle = pageTitle(t, site, { kind, title })
  const description = props.description ?? site.description[locale]
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={canonical} />
      {alternates.map((other) => (
        <link
          key={other.id}
          rel="alternate"
          hrefLang={languageTags[other.defaultLocale]}
          href={canonicalUrl(other, page) ?? undefined}
        />
      ))}
      {alternates[0] && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={canonicalUrl(alternates[0], page) ?? undefined}
        />
      )}
      <meta property="og:type" content={kind === 'blogPost' ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={languageTags[locale].replace('-', '_')} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={new URL(image, site.url).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:site" content={`@${site.twitter}`} />
      <meta name="twitter:creator" content={`@${site.twitter}`} />
    </>
  )
}
