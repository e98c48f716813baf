import type { BlockProps } from '#/content/block.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Mark, Wordmark } from '#/ui/logo.tsx'
import { Prose } from '#/ui/prose.tsx'
import { classes } from '#/ui/classes.ts'

type Button = { label: string; to: string }

export function Notice({ title, html }: { title: string; html: string }) {
  return (
    <div className="shell">
      <aside className="max-w-3xl border-l-2 border-signal bg-stone-100 px-6 py-5">
        <p className="label">{title}</p>
        <Prose html={html} className="mt-1" />
      </aside>
    </div>
  )
}

type BannerProps = { title: string; html: string; button: Button | null }

export function Banner({ title, html, button }: BannerProps) {
  return (
    <section data-ground="ink" className="bg-ink text-paper">
      <div className="shell flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-10">
        <div>
          <h2 className="title text-2xl">{title}</h2>
          {html !== '' && <Prose html={html} className="mt-2 text-stone-300" />}
        </div>
        {button && <ButtonLink to={button.to}>{button.label}</ButtonLink>}
      </div>
    </section>
  )
}

type Step = { title: string; html: string }
type StepsProps = {
  items: readonly Step[]
  /** Whether they use the width of the page rather than the column for reading. */
  isAcross: boolean
}

/** The titles are no headings: a page may begin with steps, right below its own title. */
export function Steps({ items, isAcross }: StepsProps) {
  if (isAcross) return <StepsAcross items={items} />
  return (
    <div className="shell">
      <ol className="max-w-3xl border-b border-stone-200">
        {items.map(({ title, html }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-stone-200 py-5">
            <StepText number={index + 1} title={title} html={html} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function StepsAcross({ items }: Pick<StepsProps, 'items'>) {
  return (
    <div className="shell">
      <ol
        className={classes(
          'grid gap-x-8 gap-y-6 sm:grid-cols-2',
          items.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {items.map(({ title, html }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] content-start border-t border-ink pt-4 lg:grid-cols-1 lg:gap-3"
          >
            <StepText number={index + 1} title={title} html={html} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function StepText({ number, title, html }: Step & { number: number }) {
  return (
    <>
      <span aria-hidden className="title figures text-xl text-stone-600">
        {number}
      </span>
      <div>
        <p className="title text-lg">{title}</p>
        <Prose html={html} className="mt-1" />
      </div>
    </>
  )
}

export function Usps({ items }: { items: BlockProps<'usps'>['items'] }) {
  return (
    <div className="shell">
      <ul className="grid gap-x-8 gap-y-8 border-y border-stone-200 py-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {items.map(({ title, text }) => (
          <li key={title}>
            <p className="title text-lg">{title}</p>
            <p className="mt-1 text-stone-700">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Tiles({ items }: { items: BlockProps<'tiles'>['items'] }) {
  return (
    <div className="shell">
      <ul
        className={classes(
          'grid gap-4 sm:grid-cols-2',
          items.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {items.map(({ title, text, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              className="group flex h-full flex-col justify-between gap-6 bg-stone-100 p-6 transition-colors hover:bg-stone-200"
            >
              <span>
                <span className="title block text-lg">{title}</span>
                {text !== undefined && <span className="mt-1 block text-stone-700">{text}</span>}
              </span>
              <Icon name="arrowRight" className="transition-transform group-hover:translate-x-1" />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Quote({ text, name, role }: BlockProps<'quote'>) {
  return (
    <figure className="shell">
      <blockquote className="title max-w-[32ch] text-3xl text-balance">{text}</blockquote>
      <figcaption className="mt-4 text-stone-600">
        <span className="label text-ink">{name}</span>
        {role !== undefined && <span className="block">{role}</span>}
      </figcaption>
    </figure>
  )
}

export function LogoBand({ caption }: { caption: string }) {
  return (
    <figure data-ground="ink" className="bg-ink text-paper">
      <div className="shell py-16 lg:py-28">
        <Wordmark className="h-auto w-full" />
        <figcaption className="mt-8 flex items-center gap-4 text-stone-300 lg:mt-14">
          <Mark className="size-10 shrink-0 text-paper lg:size-14" />
          <span className="max-w-[46ch]">{caption}</span>
        </figcaption>
      </div>
    </figure>
  )
}
