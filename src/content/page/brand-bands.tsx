import { Picture } from '#/images/ui/picture.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { Prose } from '#/ui/prose.tsx'
import type { BlockOf } from './block-view.ts'

export function StepBand({ items }: { items: BlockOf<'steps'>['items'] }) {
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

export function LargeQuote({ text, name, role }: BlockOf<'quote'>) {
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

export function ProductFigure({ block }: { block: BlockOf<'drawing'> }) {
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

export function Promises({ items }: { items: BlockOf<'usps'>['items'] }) {
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
export function LinkLines({ items }: { items: BlockOf<'tiles'>['items'] }) {
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
