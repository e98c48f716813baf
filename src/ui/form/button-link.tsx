import { PageLink, type PageLinkProps } from '#/navigation/links/page-link.tsx'
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts'
import { classes } from '#/ui/classes.ts'

type ButtonLinkProps = PageLinkProps & { kind?: ButtonKind; size?: ButtonSize }

/** A link that looks like a button, for the main action of a page. */
export function ButtonLink({
  kind = 'primary',
  size = 'medium',
  className,
  ...rest
}: ButtonLinkProps) {
  return <PageLink {...rest} className={classes(buttonLook(kind, size), className)} />
}
