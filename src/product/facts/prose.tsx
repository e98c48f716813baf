import { trustedHtml } from '#/platform/seo/trusted-html.ts'

/** A product's own text, sanitised on the server. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className="max-w-prose text-lg text-stone-700 [&_a]:underline [&_h3]:title [&_h3]:mt-6 [&_h3]:text-xl [&_h3]:text-ink [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-4 [&_ul]:my-4 [&_ul]:list-disc"
      // sanitised by the loader
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  )
}
