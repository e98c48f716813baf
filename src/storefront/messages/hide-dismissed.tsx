import { trustedHtml } from '#/platform/seo/trusted-html.ts'

import { storageKey } from './dismissed-messages.ts'

/**
 * Stands inline right behind the header and runs before its first frame: who has put a message away is
 * never shown it again, not for a moment, and nothing moves up when React finds out. The page itself is
 * everyone's, so the server cannot know. All but the first rule hold until React has taken away what was
 * put away; the elements themselves stay as the server sent them.
 */
export const hideDismissed = `try {
  const away = JSON.parse(localStorage.getItem('${storageKey}') || '[]');
  const all = [...document.querySelectorAll('[data-message]')];
  const isAway = ({ dataset }) => away.includes(Number(dataset.message));
  const named = ({ dataset }) => '[data-message="' + dataset.message + '"]';
  const gone = all.filter(isAway).map(named).join();
  const left = all.filter((each) => !isAway(each));
  if (gone) {
    const news = '[data-messages]:has(' + gone + ')';
    const sheet = new CSSStyleSheet();
    const rule = (what, how) => sheet.insertRule(what + '{' + how + '}');
    rule(gone, 'display: none');
    if (left[0]) rule(news + ' ' + named(left[0]), 'display: block; visibility: visible');
    if (!left[0]) rule(news, 'display: none');
    if (left.length < 2) rule(news + ' [data-messages-next]', 'display: none');
    const canClose = left[0]?.dataset.dismissible === 'true';
    rule(news + ' [data-messages-close]', 'display: ' + (canClose ? 'grid' : 'none'));
    document.adoptedStyleSheets.push(sheet);
  }
} catch {}`

const scriptId = 'hide-dismissed'

/** In the browser it has run, so its text is not fetched a second time but read off the page. */
export function HideDismissed() {
  const text = import.meta.env.SSR
    ? hideDismissed
    : (document.getElementById(scriptId)?.textContent ?? '')
  return <script id={scriptId} dangerouslySetInnerHTML={trustedHtml(text)} />
}
