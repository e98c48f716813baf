import { TextLink } from '#/ui/text-link.tsx'

type Props = {
  /** The id of the heading, which labels the section. */
  id: string
  title: string
  link: string
  to: string
}

/** The heading of a home page section, with a link to all of its content. */
export function SectionHead({ id, title, link, to }: Props) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="display text-3xl">
        {title}
      </h2>
      <TextLink kind="arrow" to={to}>
        {link}
      </TextLink>
    </div>
  )
}
