import { type MouseEvent, type SyntheticEvent, useState } from 'react'
import { createPath, useNavigate } from 'react-router'
import { settings } from '#/platform/settings.ts'
import { linkOf, pageToFollow } from './followed-link.ts'
import type { IslandAnswer } from './island-answer.ts'
import { prefetchPage } from './prefetch.ts'
import { createPrefetchIntent } from './prefetch-intent.ts'

type IslandHtmlProps = { answer: IslandAnswer; className: string | undefined }

/** The server's HTML, whose links behave like the shop's own: ready on intent, no full load on click. */
export function IslandHtml({ answer, className }: IslandHtmlProps) {
  const navigate = useNavigate()
  const [intent] = useState(() => createPrefetchIntent(prefetchPage, settings.preload.hoverMs))

  const withLink = (act: (href: string) => void) => (event: SyntheticEvent) => {
    const link = linkOf(event.target)
    if (link) act(link.href)
  }

  function follow(event: MouseEvent) {
    intent.drop()
    const link = linkOf(event.target)
    const page = link && pageToFollow(event, link, window.location.href)
    if (!page) return
    event.preventDefault()
    void navigate(createPath(page))
  }

  return (
    <>
      {styleSheets(answer).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      {/* The handlers serve the links inside, which have keyboard and role of their own. */}
      <div
        role="presentation"
        className={className}
        data-island={answer.id}
        onClick={follow}
        onPointerOver={withLink(intent.rest)}
        onPointerOut={intent.drop}
        onFocus={withLink(intent.show)}
        onTouchStart={withLink(intent.show)}
        dangerouslySetInnerHTML={{ __html: answer.html }}
      />
    </>
  )
}

const styleSheets = ({ head }: IslandAnswer) =>
  head.link.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href)
