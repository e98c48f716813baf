/**
 * Stands inline at the foot of every document. Scripts and words are fetched once the first pictures are
 * there and painted: a page can be read before it is alive, so they do not share the line with what is
 * seen. A tab in the background paints nothing, and a line may be slow: neither is waited for long.
 */
export const startScript = `(({ script, preloads, words }) => {
  const head = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of preloads.split(' ').filter(Boolean))
      head({ rel: 'modulepreload', href, fetchPriority: 'low' });
    head({ rel: 'preload', href: words, as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
    import(script);
  };
  const first = [...document.images].filter((image) => image.loading === 'eager' && image.src);
  Promise.allSettled(first.map((image) => image.decode()))
    .then(() => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, 1500);
})(document.currentScript.dataset)`
