import { faultsUrl, reportLimits } from '#/monitoring/fault-report.ts'
import { locales } from '#/i18n/locale.ts'
import { bootElementId } from './boot.ts'
import { inlineScript } from '#/platform/seo/inline-script.ts'
import { cookieSettings } from '#/platform/config/settings.ts'
import { daySeconds } from '#/platform/config/durations.ts'

/**
 * The inline script at the end of every document. It fetches scripts and messages once the first pictures
 * have loaded and painted: a page can be read before it is hydrated, so they should compete for neither
 * bandwidth nor CPU with what is visible. A background tab never paints and a connection may be slow, so
 * the wait has a time limit. Each file is requested on its own, and the modules that the entry imports run
 * before it in separate tasks, so that input is handled in between. The script waits for pictures to load,
 * not to decode: decoding would compete with the first layout.
 *
 * Errors are collected until the script that reports them is there (monitoring/watch-faults.client.ts). If a script
 * fails before that, this one reports it, after a second: a browser that leaves the page also gives up its scripts.
 *
 * The revision of the consent is handed on here, since few pages need the rest of the boot data for it.
 *
 * The language that the server chose for a first visit is stored here and not by the response: the document
 * is the same for all readers of this language, so shared caches may store it, which a cookie in its headers
 * would prevent.
 *
 * Before a dialog opens and hides the scrollbar, its width is stored for the stylesheet, so that the page does not move.
 *
 * In the browser the text is read from the page, so neither it nor what it is made from is in the client bundle.
 */
export const startScript = import.meta.env.SSR
  ? inlineScript(`(({ words }) => {
  const root = document.documentElement;
  const { assets: { scripts, preloads }, answer, buildId, revision } = JSON.parse(document.getElementById('${bootElementId}').textContent);
  globalThis.consentRevision = revision;
  if (!/(?:^|; )i18n_redirected=(?:${locales.join('|')})(?:;|$)/.test(document.cookie)) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = 'i18n_redirected=' + root.lang.slice(0, 2) +
      '; path=/; max-age=${cookieSettings.localeDays * daySeconds}; samesite=lax' + secure;
  }
  addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open' && !document.querySelector(':modal'))
      root.style.setProperty('--scrollbar', innerWidth - root.clientWidth + 'px');
  }, true);
  globalThis.earlyFaults = [];
  for (const fault of ['error', 'unhandledrejection'])
    addEventListener(fault, (event) => globalThis.earlyFaults?.push(event));
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const head = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    run(scripts);
    addLinks([
      { rel: 'preload', href: words, as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' },
      ...[...scripts, ...preloads].map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' })),
    ]);
  };
  const run = async ([script, ...others]) => {
    await import(script).catch(lost);
    if (others.length) setTimeout(run, 0, others);
  };
  const lost = (fault) => {
    setTimeout(() => navigator.sendBeacon('${faultsUrl}', JSON.stringify({
      kind: 'chunk', page: answer.page ?? '', build: buildId, message: ('' + fault).slice(0, ${reportLimits.message}), stack: ''
    })), 1000);
    throw fault;
  };
  const addLinks = ([link, ...others]) => {
    head(link);
    if (others.length) setTimeout(addLinks, 0, others);
  };
  const first = [...document.images].filter((image) => image.loading === 'eager' && image.src);
  const painted = new Promise((done) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return done();
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
  const loaded = (image) => image.complete || new Promise((done) => {
    image.addEventListener('load', done);
    image.addEventListener('error', done);
  });
  Promise.all([painted, ...first.map(loaded)]).then(frame).then(start);
  setTimeout(start, 1500);
})(document.currentScript.dataset)`)
  : ''
