import { inlineScript } from '#/platform/seo/inline-script.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import { rememberedNameKey } from '#/customers/account/remembered-name.ts'
import { storageKey } from '#/storefront/messages/dismissed-messages.ts'

/**
 * An inline script directly behind the header, run before the first paint. The page is cached for everyone,
 * so the server can neither leave messages out nor write a name. The elements themselves stay as the server
 * sent them, so that hydration matches.
 *
 * A dismissed message never flashes, and the layout does not shift on hydration. All rules but the first
 * apply only until React has removed the dismissed messages.
 *
 * The customer's name stands in the header from the first paint (ui/styles/account-link.css), if this
 * browser remembers it and somebody is logged in; otherwise it is forgotten, so that the next customer does
 * not see it.
 */
export const beforePaint = /* @__PURE__ */ inlineScript(`try {
  if (!/(?:^|; )customer_expire_time=\\d/.test(document.cookie)) localStorage.removeItem('${rememberedNameKey}');
  const name = localStorage.getItem('${rememberedNameKey}');
  if (name) {
    const { dataset, style } = document.documentElement;
    dataset.customer = '';
    style.setProperty('--customer-name', JSON.stringify(name));
    style.setProperty('--customer-initial', JSON.stringify([...name][0].toUpperCase()));
  }
} catch {}
try {
  const away = JSON.parse(localStorage.getItem('${storageKey}') || '[]');
  const all = [...document.querySelectorAll('[data-message]')];
  const isAway = ({ dataset }) => away.includes(Number(dataset.message));
  const named = ({ dataset }) => '[data-message="' + dataset.message + '"]';
  const gone = all.filter(isAway).map(named).join();
  const left = all.filter((each) => !isAway(each));
  if (gone) {
    const news = '[data-messages]:has(' + gone + ')';
    const sheet = new CSSStyleSheet();
    const rule = (selector, style) => sheet.insertRule(selector + '{' + style + '}');
    rule(gone, 'display: none');
    if (left[0]) rule(news + ' ' + named(left[0]), 'display: block; visibility: visible');
    if (!left[0]) rule(news, 'display: none');
    if (left.length < 2) rule(news + ' [data-messages-next]', 'display: none');
    const canClose = left[0]?.dataset.dismissible === 'true';
    rule(news + ' [data-messages-close]', 'display: ' + (canClose ? 'grid' : 'none'));
    document.adoptedStyleSheets.push(sheet);
  }
} catch {}`)

const scriptId = 'before-paint'

/** In the browser the script has already run, so its text is read from the page instead of being bundled. */
export function BeforePaint() {
  const text = import.meta.env.SSR
    ? beforePaint
    : (document.getElementById(scriptId)?.textContent ?? '')
  return <script id={scriptId} dangerouslySetInnerHTML={trustedHtml(text)} />
}
