import { PageLink, type PageLinkProps } from '#/navigation/links/page-link.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

type TextLinkProps = PageLinkProps & {
  /** `inline` is for links in a sentence, `arrow` for a link at the end of a section. */
  kind?: 'inline' | 'arrow'
}

const looks = {
  inline: 'underline decoration-stone-400 transition-colors hover:decoration-current',
  arrow:
    'label group inline-flex min-h-11 items-center gap-2 no-underline decoration-1 hover:underline',
}

export function TextLink({ kind = 'inline', className, children, ...rest }: TextLinkProps) {
  return (
    <PageLink {...rest} className={classes(looks[kind], className)}>
      {children}
      {kind === 'arrow' && (
        <Icon
          name="arrowRight"
          size={20}
          className="transition-transform group-hover:translate-x-1"
        />
      )}
    </PageLink>
  )
}
