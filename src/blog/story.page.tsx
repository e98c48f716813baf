import { useTranslations } from '#/i18n/use-translations.tsx'
import { sceneSize } from '#/images/names/asset-shape.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { sharePicture } from '#/images/ui/picture.ts'
import { ProductCard } from '#/lister/cards/product-card.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { StructuredData } from '#/product/page/structured-data.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { FeedLink } from './feed/feed-link.tsx'
import { phoneWindow } from './phone-window.ts'
import { StoryCard } from './story-card.tsx'
import { StoryAuthor } from './story-author.tsx'
import { StoryText } from './story-text.tsx'
import type { StoryData } from './story.page.server.ts'
import { topicUrl } from './topic.ts'
import { TopicLinks } from './topic-links.tsx'

export function Page({ data }: { data: StoryData }) {
  const t = useTranslations('blog')
  const { story, hero, cards, related } = data
  const category = { name: story.category.name, to: topicUrl('category', story.category) }
  return (
    <>
      <PageHead
        kind="blogPost"
        title={story.title}
        description={story.summary}
        image={sharePicture(story.picture)}
        languages={data.languages}
      />
      <meta property="article:published_time" content={data.published.day} />
      <FeedLink />
      <StructuredData json={data.structuredData} />
      <article>
        {/* On phones the breadcrumb omits the title, which follows at once and could take three lines. */}
        <div className="shell py-2 max-md:[&_li:last-child]:sr-only max-md:[&_li:nth-last-child(2)]:after:hidden lg:py-3">
          <Breadcrumb
            crumbs={[{ name: t('title'), to: '/blog/' }, category]}
            current={story.title}
          />
        </div>
        <Landscape hero={hero} />
        <div className="shell pt-8 lg:pt-14">
          <header className="md:mx-auto md:max-w-[34rem] lg:max-w-[42rem]">
            <p className="label">
              <TextLink to={category.to}>{category.name}</TextLink>
            </p>
            {/* The column is for reading; a title in its width would need four lines, so it may pass its edge. */}
            <h1 className="display mt-2 text-4xl text-balance lg:-mr-32 lg:text-[3.25rem]">
              {story.title}
            </h1>
            <p className="mt-5 max-w-[52ch] text-xl text-balance text-stone-700 lg:mt-6">
              {story.summary}
            </p>
            <Byline data={data} />
          </header>
        </div>
        <StoryText blocks={data.blocks} />
        <footer className="shell pt-12 pb-16 lg:pb-24">
          <div data-print="hidden" className="mb-10 md:mx-auto md:max-w-[34rem] lg:max-w-[42rem]">
            <TopicLinks kind="tag" topics={story.tags} label={t('tags')} />
          </div>
          <StoryAuthor author={data.author} />
        </footer>
      </article>
      {/* Links to products and other stories are of no use on paper. */}
      <div data-print="hidden">
        {cards.length > 0 && <Products cards={cards} />}
        {related.length > 0 && <Related stories={related} />}
      </div>
    </>
  )
}

/** A full-width landscape, with its own crop for phones. */
function Landscape({ hero: { wide, tall, alt } }: { hero: StoryData['hero'] }) {
  return (
    <picture>
      <source media={phoneWindow} srcSet={pictureUrl(tall)} {...sceneSize(tall.asset)} />
      <img
        fetchPriority="high"
        src={pictureUrl(wide)}
        alt={alt}
        {...sceneSize(wide.asset)}
        className="h-[min(90vw,26rem)] w-full bg-stone-300 object-cover object-[50%_75%] md:h-[clamp(18rem,46svh,34rem)]"
      />
    </picture>
  )
}

function Byline({ data: { story, author, published, revised } }: { data: StoryData }) {
  const t = useTranslations('blog')
  return (
    <p className="figures mt-8 mb-8 flex flex-wrap gap-x-6 gap-y-1 border-t border-ink pt-4 text-sm text-stone-600 lg:mb-0">
      <span className="max-sm:w-full">
        <span className="label mr-2 text-ink">{author.name}</span>
        {author.role}
      </span>
      <time dateTime={published.day}>{published.dayInWords}</time>
      {revised && <time dateTime={revised.day}>{t('revised', { day: revised.dayInWords })}</time>}
      <span>{t('minutes', { minutes: story.minutes })}</span>
    </p>
  )
}

function Products({ cards }: { cards: StoryData['cards'] }) {
  const t = useTranslations('blog')
  return (
    <ProductSection title={t('products')} isWashed>
      <ul className="card-grid card-stack md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes="(width >= 48rem) 30vw, 100vw" />
          </li>
        ))}
      </ul>
    </ProductSection>
  )
}

function Related({ stories }: { stories: StoryData['related'] }) {
  const t = useTranslations('blog')
  const all = (
    <TextLink kind="arrow" to="/blog/">
      {t('all')}
    </TextLink>
  )
  return (
    <ProductSection title={t('next')} aside={all}>
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3">
        {stories.map((story) => (
          <li key={story.slug}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </ProductSection>
  )
}
