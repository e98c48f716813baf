import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import { classes } from './classes.ts'

/** A text that was sanitised on the server. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classes('prose', className)}
      // Sanitised by the loader.
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  )
}
