/**
 * Stands inline at the foot of every document. Scripts and words are fetched once the first frame is
 * painted: a page can be read before it is alive, so they do not share the line with what is seen.
 * A tab in the background paints no frame and is not kept waiting for one.
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
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 2000);
})(document.currentScript.dataset)`
