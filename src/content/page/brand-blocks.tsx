import { classes } from '#/ui/classes.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Prose } from '#/ui/prose.tsx'
import type { BlockOf, BlockView } from './block-view.ts'
import { ContentBlock } from './content-block.tsx'
import { Scene } from './content-pictures.tsx'
import { textSections } from './heading-ids.ts'
import { LargeQuote, LinkLines, ProductFigure, Promises, StepBand } from './brand-bands.tsx'

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
      return <LinkLines items={block.items} />
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
      return (
        <div className="py-12 lg:py-20">
          <ContentBlock block={block} />
        </div>
      )
  }
}

type StatementProps = Pick<BlockOf<'hero'>, 'title' | 'html' | 'button'>

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
function CallToAction({ block }: { block: BlockOf<'hero'> }) {
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

function Landscape({ block: { scenes, alt } }: { block: BlockOf<'scene'> }) {
  return (
    <Scene
      scenes={scenes}
      alt={alt}
      shape="full"
      className="h-[min(110vw,40rem)] w-full object-[50%_80%] md:h-[min(46vw,46rem)]"
    />
  )
}

function HalfAndHalf({ block }: { block: BlockOf<'picture-text'> }) {
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
