import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Prose } from '#/ui/prose.tsx'
import type { BlockView } from './block-view.ts'
import { ContentBlock } from './content-block.tsx'
import { Scene } from './content-pictures.tsx'
import { textSections } from './heading-ids.ts'

type View<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>

/** A block as a band of a brand page; what has no look of its own there is set as on any page. */
export function BrandBlock({ block }: { block: BlockView }) {
  switch (block.type) {
    case 'text':
      return <TextBands html={block.html} />
    case 'hero':
      return <CallToAction block={block} />
    case 'scene':
      return <Landscape block={block} />
    case 'picture-text':
      return <HalfAndHalf block={block} />
    case 'steps':
      return <StepBand items={block.items} />
    case 'quote':
      return <LargeQuote {...block} />
    case 'drawing':
      return <ProductFigure block={block} />
    case 'usps':
      return <Promises items={block.items} />
    case 'tiles':
      return <Index items={block.items} />
    case 'products':
    case 'banner':
    case 'countdown':
    case 'logo':
    case 'slot':
      return <ContentBlock block={block} />
    case 'categories':
    case 'comparison':
    case 'contact-form':
    case 'cookie-settings':
    case 'faq':
    case 'figure':
    case 'notice':
    case 'size-finder':
    case 'table':
    case 'video':
    default:
      return (
        <div className="py-12 lg:py-20">
          <ContentBlock block={block} />
        </div>
      )
  }
}

type StatementProps = Pick<View<'hero'>, 'title' | 'html' | 'button'>

export function Statement({ title, html, button }: StatementProps) {
  return (
    <section className="shell grid gap-x-6 gap-y-6 py-16 lg:grid-cols-12 lg:py-28">
      <h2 className="display max-w-[12ch] text-4xl lg:col-span-6">{title}</h2>
      <div className="lg:col-span-6">
        {html !== '' && <Prose html={html} className="text-xl leading-normal" />}
        {button && (
          <ButtonLink to={button.to} className="mt-8">
            {button.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** The heading stands beside its text; a text without a heading is set large, as a statement. */
function TextBands({ html }: { html: string }) {
  return textSections(html).map(({ heading, body }) =>
    heading === '' ? (
      <div key={body} className="shell py-16 lg:py-28">
        <Prose html={body} className="text-2xl leading-snug text-ink" />
      </div>
    ) : (
      <section
        key={heading}
        className="shell grid gap-x-6 gap-y-5 border-stone-300 py-16 not-first:border-t lg:grid-cols-12 lg:py-24"
      >
        <Prose
          html={heading}
          className="[&_h2]:max-w-[12ch] [&_h2]:text-4xl lg:col-span-6 [&_h2]:mb-0"
        />
        <Prose html={body} className="text-lg leading-[1.65] lg:col-span-6" />
      </section>
    ),
  )
}

/** A veil in the colour of the sky, so that words are legible where hills or roofs rise into it. */
export const skyShade = (isDark: boolean): string =>
  classes('bg-linear-to-b to-transparent', isDark ? 'from-ink/70 via-ink/50' : 'from-paper/40')

/** A landscape with words in its sky and a button: how a brand page ends. */
function CallToAction({ block }: { block: View<'hero'> }) {
  const { scenes, alt, title, html, button, isDark } = block
  return (
    <section
      {...(isDark && { 'data-ground': 'ink' })}
      className={classes('relative', isDark ? 'bg-ink text-paper' : 'bg-stone-300')}
    >
      <Scene
        scenes={scenes}
        alt={alt}
        shape="full"
        className="h-[max(36rem,min(160vw,46rem))] w-full object-bottom md:h-[clamp(36rem,52vw,52rem)]"
      />
      <div className={classes('absolute inset-x-0 top-0', skyShade(isDark))}>
        <div className="shell grid content-start justify-items-start gap-6 pt-12 pb-20 lg:pt-20">
          <h2 className="display max-w-[14ch] text-4xl">{title}</h2>
          {html !== '' && (
            <Prose
              html={html}
              className={classes('max-w-[40ch] text-lg', isDark ? 'text-paper' : 'text-ink')}
            />
          )}
          {button && (
            <ButtonLink to={button.to} kind={isDark ? 'inverse' : 'primary'}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

function Landscape({ block: { scenes, alt } }: { block: View<'scene'> }) {
  return (
    <Scene
      scenes={scenes}
      alt={alt}
      shape="full"
      className="h-[min(110vw,40rem)] w-full object-[50%_80%] md:h-[min(46vw,46rem)]"
    />
  )
}

function HalfAndHalf({ block }: { block: View<'picture-text'> }) {
  const { scenes, alt, title, html, button, side } = block
  return (
    <section data-ground="ink" className="grid bg-ink text-paper lg:grid-cols-2">
      <div
        className={classes('relative min-h-80 lg:min-h-[44rem]', side === 'right' && 'lg:order-2')}
      >
        <Scene scenes={scenes} alt={alt} shape="beside" className="absolute inset-0 size-full" />
      </div>
      <div className="flex flex-col justify-center px-(--gutter) py-14 lg:py-24">
        <h2 className="display max-w-[14ch] text-4xl">{title}</h2>
        <Prose html={html} className="mt-6 text-lg text-stone-300" />
        {button && (
          <ButtonLink to={button.to} kind="inverse" className="mt-8 self-start">
            {button.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function StepBand({ items }: { items: View<'steps'>['items'] }) {
  return (
    <div data-ground="ink" className="bg-ink text-paper">
      <ol className="shell grid gap-x-6 gap-y-10 py-16 lg:auto-cols-fr lg:grid-flow-col lg:py-28">
        {items.map(({ title, html }, index) => (
          <li key={title} className="border-t border-stone-600 pt-5">
            <span aria-hidden className="display figures text-4xl text-stone-500">
              {index + 1}
            </span>
            <p className="title mt-4 text-2xl lg:mt-10">{title}</p>
            <Prose html={html} className="mt-3 text-stone-300" />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Longer quotes are set smaller, so that each fills about the same space. */
const longQuote = 80

function LargeQuote({ text, name, role }: View<'quote'>) {
  return (
    <figure className="bg-stone-100">
      <div className="shell py-20 lg:py-36">
        <blockquote
          className={classes(
            'display max-w-[20ch]',
            text.length > longQuote ? 'text-4xl' : 'text-5xl',
          )}
        >
          {text}
        </blockquote>
        <figcaption className="mt-8 text-lg lg:mt-12">
          <span className="label">{name}</span>
          {role !== undefined && <span className="block text-stone-600">{role}</span>}
        </figcaption>
      </div>
    </figure>
  )
}

function ProductFigure({ block }: { block: View<'drawing'> }) {
  const { picture, isWide, alt, caption, to } = block
  return (
    <figure className="bg-stone-50">
      <div className="shell py-12 lg:py-20">
        <Picture
          picture={picture}
          alt={alt}
          ground="stone50"
          widths={[480, 640, 960]}
          sizes="(width >= 64rem) 64rem, 100vw"
          className={classes('mx-auto h-auto w-full', isWide ? 'max-w-5xl' : 'max-w-md')}
        />
        <figcaption className="mt-6 border-t border-ink pt-5">
          <PageLink to={to} className="title text-2xl hover:underline">
            {caption}
          </PageLink>
        </figcaption>
      </div>
    </figure>
  )
}

function Promises({ items }: { items: View<'usps'>['items'] }) {
  return (
    <ul className="shell grid gap-x-6 gap-y-10 py-16 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:py-28">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-5">
          <p className="title text-2xl">{title}</p>
          <p className="mt-3 max-w-[32ch] text-lg text-stone-700">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Links as lines across the page, the names large. */
function Index({ items }: { items: View<'tiles'>['items'] }) {
  return (
    <ul className="shell py-12 lg:py-24">
      {items.map(({ title, text, to }) => (
        <li key={to} className="border-t border-stone-300 last:border-b">
          <PageLink
            to={to}
            className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-6 transition-colors hover:text-signal lg:grid-cols-[6fr_5fr_1fr] lg:py-9"
          >
            <span className="display text-3xl">{title}</span>
            {text !== undefined && (
              <span className="col-start-1 mt-1 text-stone-700 lg:col-start-2 lg:mt-0 lg:text-lg">
                {text}
              </span>
            )}
            <Icon
              name="arrowRight"
              className="col-start-2 row-span-2 row-start-1 transition-transform group-hover:translate-x-1 lg:col-start-3 lg:row-span-1 lg:justify-self-end"
            />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
