import { PageLink, type PageLinkProps } from '#/navigation/links/page-link.tsx'
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts'
import { classes } from '#/ui/classes.ts'

type ButtonLinkProps = PageLinkProps & { kind?: ButtonKind; size?: ButtonSize }

/** Goes somewhere, and is the first thing to do on the page. */
export function ButtonLink({
  kind = 'primary',
  size = 'medium',
  className,
  ...rest
}: ButtonLinkProps) {
  return <PageLink {...rest} className={classes(buttonLook(kind, size), className)} />
}
