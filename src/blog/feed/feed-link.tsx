import { useTranslations } from '#/i18n/use-translations.tsx'
import { sites } from '#/platform/config/sites.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { feedPath } from './story-feed.ts'

/** The feed in the visitor's language, which another site may have. */
export function useFeedUrl(): string {
  const { site, locale } = useVisitor()
  if (site.defaultLocale === locale) return feedPath
  const other = sites.find(({ defaultLocale }) => defaultLocale === locale)
  return other ? other.url + feedPath : feedPath
}

/** Lets a feed reader find the feed from a page of the journal. React moves it into the head. */
export function FeedLink() {
  const t = useTranslations('blog')
  const url = useFeedUrl()
  return <link rel="alternate" type="application/rss+xml" title={t('title')} href={url} />
}
