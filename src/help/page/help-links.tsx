import type { HelpLink } from '#/help/help-centre.ts'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'

/** Articles with what each is about, in two columns where there is room. */
export function HelpTeasers({ links }: { links: readonly HelpLink[] }) {
  return (
    <ul className="grid gap-x-10 border-b border-stone-200 md:grid-cols-2">
      {links.map(({ to, title, description }) => (
        <li key={to} className="border-t border-stone-200">
          <PageLink to={to} className="group block py-5">
            <span className="title block text-lg text-pretty group-hover:underline">{title}</span>
            <span className="mt-1 block text-pretty text-stone-700">{description}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

type HelpNavProps = {
  label: string
  links: readonly Pick<HelpLink, 'to' | 'title'>[]
  /** The URL of this page, which is marked. */
  current?: string
  className?: string
}

/** A column of links beside the page. */
export function HelpNav({ label, links, current, className }: HelpNavProps) {
  return (
    <nav aria-label={label} data-print="hidden" className={className}>
      <p className="label text-sm text-stone-600">{label}</p>
      <ul className="mt-2 border-b border-stone-200">
        {links.map(({ to, title }) => (
          <li key={to} className="border-t border-stone-200">
            <PageLink
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={classes(
                'block py-2.5 text-pretty hover:underline',
                to === current && 'label',
              )}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
