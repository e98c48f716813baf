import { inlineScript } from '#/platform/seo/inline-script.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import { storageKey } from './dismissed-messages.ts'

/**
 * An inline script directly behind the header, run before the first paint: a dismissed message never
 * flashes, and the layout does not shift on hydration. The page is cached for everyone, so the server
 * cannot leave the messages out. All rules but the first apply only until React has removed the dismissed
 * messages; the elements themselves stay as the server sent them, so that hydration matches.
 */
export const hideDismissed = /* @__PURE__ */ inlineScript(`try {
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
} catch {}`)

const scriptId = 'hide-dismissed'

/** In the browser the script has already run, so its text is read from the page instead of being bundled. */
export function HideDismissed() {
  const text = import.meta.env.SSR
    ? hideDismissed
    : (document.getElementById(scriptId)?.textContent ?? '')
  return <script id={scriptId} dangerouslySetInnerHTML={trustedHtml(text)} />
}
