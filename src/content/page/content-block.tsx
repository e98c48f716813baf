import { ProductCard } from '#/lister/cards/product-card.tsx'
import { ProductSection } from '#/product/page/product-section.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { Prose } from '#/ui/prose.tsx'
import type { BlockOf, BlockView } from './block-view.ts'
import { Comparison } from './comparison.tsx'
import { Banner, LogoBand, Notice, Quote, Steps, Tiles, Usps } from './content-boxes.tsx'
import { CookieSettingsBlock, FormBlock, SizeFinderBlock } from './content-forms.tsx'
import {
  Categories,
  Drawing,
  Figure,
  Hero,
  PictureText,
  Video,
  WideScene,
} from './content-pictures.tsx'
import { Countdown } from '#/content/countdown/countdown.tsx'

type ContentBlockProps = {
  block: BlockView
  /** Whether it begins the page; its picture is then loaded at once. */
  isFirst?: boolean
  /** Whether it has the width of the page rather than of the column for reading. */
  isAcross?: boolean
}

export function ContentBlock({ block, isFirst = false, isAcross = false }: ContentBlockProps) {
  switch (block.type) {
    case 'text':
      return (
        <div className="shell">
          <Prose html={block.html} className="text-lg leading-[1.65]" />
        </div>
      )
    case 'hero':
      return <Hero block={block} />
    case 'scene':
      return <WideScene block={block} isFirst={isFirst} />
    case 'picture-text':
      return <PictureText block={block} />
    case 'notice':
      return <Notice {...block} />
    case 'banner':
      return <Banner {...block} />
    case 'steps':
      return <Steps items={block.items} isAcross={isAcross} />
    case 'faq':
      return <Questions block={block} />
    case 'usps':
      return <Usps items={block.items} />
    case 'tiles':
      return <Tiles items={block.items} />
    case 'quote':
      return <Quote {...block} />
    case 'drawing':
      return <Drawing block={block} />
    case 'figure':
      return <Figure block={block} />
    case 'logo':
      return <LogoBand caption={block.caption} />
    case 'slot':
      return null
    case 'table':
      return <Table block={block} />
    case 'comparison':
      return <Comparison {...block} />
    case 'categories':
      return <Categories {...block} />
    case 'video':
      return <Video block={block} />
    case 'countdown':
      return <Countdown {...block} />
    case 'contact-form':
      return <FormBlock {...block} />
    case 'size-finder':
      return <SizeFinderBlock sizes={block.sizes} />
    case 'cookie-settings':
      return <CookieSettingsBlock text={block.text} />
    case 'products':
      return <Products block={block} />
  }
}

function Questions({ block: { items } }: { block: BlockOf<'faq'> }) {
  return (
    <div className="shell">
      <div className="max-w-3xl border-b border-stone-200">
        {items.map(({ question, html }) => (
          <details key={question} className="group border-t border-stone-200">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4">
              <span className="title text-lg">{question}</span>
              <Icon
                name="chevronDown"
                className="shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <Prose html={html} className="pb-6" />
          </details>
        ))}
      </div>
    </div>
  )
}

function Table({ block: { caption, head, rows } }: { block: BlockOf<'table'> }) {
  return (
    <section
      className="scroll-edge relative shell overflow-x-auto"
      // The keyboard can only scroll what it can reach.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={caption}
    >
      <table className="figures min-w-full border-collapse text-left lg:max-w-4xl">
        <caption className="title pb-3 text-left text-xl">{caption}</caption>
        <thead>
          <tr className="border-b border-ink">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-3 text-sm sm:pr-6">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-stone-200 align-baseline">
              {row.map((cell, index) => (
                <td key={head[index] ?? index} className="py-3 pr-3 max-sm:text-sm sm:pr-6">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Three or six products stand in threes, so that no row has a gap. */
const productColumns = (count: number) =>
  classes(
    'card-grid card-stack sm:grid-cols-2',
    count % 3 === 0 ? 'md:grid-cols-3' : count === 2 ? 'max-w-5xl' : 'lg:grid-cols-4',
  )

function Products({ block: { title, cards } }: { block: BlockOf<'products'> }) {
  return (
    <ProductSection title={title} isWashed>
      <ul className={productColumns(cards.length)}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes="(width >= 64rem) 32vw, (width >= 40rem) 48vw, 100vw" />
          </li>
        ))}
      </ul>
    </ProductSection>
  )
}
