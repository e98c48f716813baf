import { classes } from '#/ui/classes.ts'
import { TextLink } from '#/ui/text-link.tsx'

type Props = {
  /** The section is labelled by it. */
  id: string
  title: string
  link: string
  to: string
  className?: string
}

/** The head of a section of the home page, with the way to all of it at its end. */
export function SectionHead({ id, title, link, to, className }: Props) {
  return (
    <div className={classes('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      <h2 id={id} className="display max-w-[16ch] text-4xl">
        {title}
      </h2>
      <TextLink kind="arrow" to={to}>
        {link}
      </TextLink>
    </div>
  )
}
