import { trustedHtml } from '#/platform/seo/trusted-html.ts'

import type { IslandAnswer } from './island-answer.ts'

type IslandHtmlProps = { answer: IslandAnswer; className: string | undefined }

/** Injects the server's HTML as it is; `followLinks` also handles the links inside it. */
export function IslandHtml({ answer, className }: IslandHtmlProps) {
  return (
    <>
      {styleSheets(answer).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      <div
        className={className}
        data-island={answer.id}
        dangerouslySetInnerHTML={trustedHtml(answer.html)}
      />
    </>
  )
}

const styleSheets = ({ head }: IslandAnswer) =>
  head.link.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href)
