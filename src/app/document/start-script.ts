import { locales } from '#/i18n/locale.ts'
import { settings } from '#/platform/config/settings.ts'

/**
 * Stands inline at the foot of every document. Scripts and words are fetched once the first pictures are
 * there and on the screen: a page can be read before it is alive, so they share neither the line nor the
 * processor with what is seen. A tab in the background paints nothing, and a line may be slow: neither is
 * waited for long. Each file is asked for by itself, and what the shop's own script stands on runs before
 * it and apart from it: a press that comes between is answered between. Pictures are waited for, not asked
 * to be ready: to unpack them is work that would go on beside the first layout.
 *
 * Before that, what lies below the first view is laid out, a part in each frame (ui/in-turn.css): the first
 * frame comes sooner, and no task is long. Not where the visitor has a place in the page to be put at.
 *
 * What is pressed meanwhile is remembered for whoever will hear it (navigation/dropped-press.ts).
 *
 * The language that the server has found for a first visit is stored here and not by the answer (specification
 * section 4): the document has one wording for all who read this language, so shared caches may keep it,
 * which they could not do with a cookie in its headers.
 */
export const startScript = `(({ scripts, preloads, words }) => {
  if (!/(?:^|; )i18n_redirected=(?:${locales.join('|')})(?:;|$)/.test(document.cookie)) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = 'i18n_redirected=' + document.documentElement.lang.slice(0, 2) +
      '; path=/; max-age=${settings.cookies.localeDays * 86_400}; samesite=lax' + secure;
  }
  addEventListener('click', (press) => { globalThis.earlyPress = press.target }, true);
  const below = [...document.querySelectorAll('.in-turn')];
  // an older browser has not left anything out
  let isLaidOut = !matchMedia('(scripting: enabled)').matches;
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const layOutInTurn = async () => {
    while (below.length) {
      await frame();
      if (isLaidOut) return;
      for (let elements = 0; below.length && elements < 60;) {
        const part = below.shift();
        part.style.contentVisibility = 'visible';
        elements += part.querySelectorAll('*').length;
      }
    }
  };
  const layOutAll = () => {
    if (isLaidOut) return;
    isLaidOut = true;
    const sheet = new CSSStyleSheet();
    sheet.insertRule('.in-turn { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const part of document.querySelectorAll('.in-turn[style]')) part.removeAttribute('style');
  };
  const [visit] = performance.getEntriesByType('navigation');
  // words to look for (#:~:text=) are told by the first alone
  const hasPlace = visit?.name.includes('#') || location.hash;
  if (visit?.type !== 'navigate' || hasPlace) layOutAll();
  // a frame that came before this script went by guesses
  if (visit?.type === 'navigate') document.querySelector(':target')?.scrollIntoView();
  const head = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    layOutAll();
    run(scripts.split(' '));
    ask([
      { rel: 'preload', href: words, as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' },
      ...preloads.split(' ').filter(Boolean)
        .map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' })),
    ]);
  };
  const run = async ([script, ...others]) => {
    await import(script);
    if (others.length) setTimeout(run, 0, others);
  };
  const ask = ([link, ...others]) => {
    head(link);
    if (others.length) setTimeout(ask, 0, others);
  };
  const first = [...document.images].filter((image) => image.loading === 'eager' && image.src);
  const seen = new Promise((tell) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return tell();
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
  });
  const arrived = (image) => image.complete || new Promise((tell) => {
    image.addEventListener('load', tell);
    image.addEventListener('error', tell);
  });
  Promise.all([seen.then(layOutInTurn), ...first.map(arrived)]).then(frame).then(start);
  setTimeout(start, 1500);
})(document.currentScript.dataset)`
