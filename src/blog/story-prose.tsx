import { trustedHtml } from '#/platform/seo/trusted-html.ts'

/**
 * A story's text, sanitised on the server. Lines have about 66 characters: the `ch` unit is the width of a
 * digit, which is wider than most letters.
 */
export function StoryProse({ html }: { html: string }) {
  return (
    <div
      className="max-w-[51ch] text-lg leading-[1.65] text-stone-800 [&_a]:underline [&_a]:decoration-stone-400 hover:[&_a]:decoration-current [&_blockquote]:my-8 [&_blockquote]:border-l-2 [&_blockquote]:border-signal [&_blockquote]:pl-6 [&_blockquote]:text-ink [&_blockquote_p]:title [&_blockquote_p]:text-xl [&_h2]:title [&_h2]:mt-12 [&_h2]:mb-3 [&_h2]:text-2xl [&_h2]:text-ink [&_h3]:title [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-xl [&_h3]:text-ink [&_li]:ml-5 [&_li]:pl-1 [&_li+li]:mt-2 [&_ol]:my-6 [&_ol]:list-decimal [&_p]:text-pretty [&_p+p]:mt-5 [&_strong]:text-ink [&_ul]:my-6 [&_ul]:list-disc"
      // Sanitised by the loader.
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  )
}
