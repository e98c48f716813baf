/** A visitor does few things in the second until a late script listens. */
const earlyAtMost = 20

/** Passes news from a part of the page to a script that is loaded later, with what happened before. */
export function createChannel<News>() {
  const early: News[] = []
  let listener = (news: News): void => {
    if (early.length < earlyAtMost) early.push(news)
  }
  return {
    send: (news: News): void => listener(news),
    /** There is one listener at a time. */
    listen(next: (news: News) => void): void {
      listener = next
      for (const news of early.splice(0)) next(news)
    },
  }
}
