import { inlineScript } from '#/platform/seo/inline-script.ts'
import { sharedScreenSettings } from '#/platform/config/shared-screen-settings.ts'
import { collectionScreenPath } from '#/stores/screen/screen-path.ts'
import { visitKeys } from '#/store-mode/screen/visit-text.ts'

/**
 * The inline script at the beginning of every document. A page that somebody has left on a shared screen of a
 * store is covered before anything of it is painted, until store-mode/ has erased what it holds; if that is
 * never loaded, the page is shown after all.
 *
 * In the browser the text is read from the page, so neither it nor what it is made from is in the client bundle.
 */
export const coverScript = import.meta.env.SSR
  ? inlineScript(`try {
  const { dataset } = document.documentElement;
  const [visit, activeAt] = (localStorage.getItem('${visitKeys.all}') ?? '').split('.');
  const own = sessionStorage.getItem('${visitKeys.tab}') ?? visit;
  if (location.pathname !== '${collectionScreenPath}' && (own !== visit || activeAt && Date.now() - activeAt >= ${sharedScreenSettings.idleMs})) {
    dataset.covered = '';
    setTimeout(() => { if (dataset.covered === '') delete dataset.covered; }, 15000);
  }
} catch {}`)
  : ''
