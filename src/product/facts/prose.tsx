import { classes } from '#/ui/classes.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'

type ProseProps = {
  html: string
  /** Set in two columns where there is room for them. */
  isWide?: boolean
}

/** A product's own text, sanitised on the server. */
export function Prose({ html, isWide = false }: ProseProps) {
  return (
    <div
      className={classes(
        'max-w-prose text-lg text-stone-700 [&_a]:underline [&_h3]:title [&_h3]:mt-6 [&_h3]:text-xl [&_h3]:text-ink [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-4 [&_ul]:my-4 [&_ul]:list-disc',
        isWide &&
          'lg:max-w-none lg:columns-2 lg:gap-x-16 lg:[&_p:not(:only-child)]:break-inside-avoid',
      )}
      // Sanitised by the loader.
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  )
}
