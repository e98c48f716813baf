import type { PageImports } from '#/navigation/router/page-registry.ts'
import type { LoadedPage } from '#/platform/api/page.ts'

/** Every page by its key, which is the name of its file. Each literal import becomes a chunk of its own. */
export const pageImports = {
  'account/addresses/address': () => import('#/account/addresses/address.page.tsx'),
  'account/addresses/shipping': () => import('#/account/addresses/shipping.page.tsx'),
  'account/builds/builds': () => import('#/account/builds/builds.page.tsx'),
  'account/mail-links/confirm-email': () => import('#/account/mail-links/confirm-email.page.tsx'),
  'account/login/login': () => import('#/account/login/login.page.tsx'),
  'account/login/logout': () => import('#/account/login/logout.page.tsx'),
  'account/login/register': () => import('#/account/login/register.page.tsx'),
  'account/login/reset-password': () => import('#/account/login/reset-password.page.tsx'),
  'account/mail-links/newsletter-confirm': () =>
    import('#/account/mail-links/newsletter-confirm.page.tsx'),
  'account/mail-links/set-password': () => import('#/account/mail-links/set-password.page.tsx'),
  'account/login/sign-up': () => import('#/account/login/sign-up.page.tsx'),
  'checkout/invoice/order-invoice': () => import('#/checkout/invoice/order-invoice.page.tsx'),
  'account/orders/invoice': () => import('#/account/orders/invoice.page.tsx'),
  'account/orders/order': () => import('#/account/orders/order.page.tsx'),
  'account/orders/orders': () => import('#/account/orders/orders.page.tsx'),
  'account/overview/overview': () => import('#/account/overview/overview.page.tsx'),
  'account/profile/data': () => import('#/account/profile/data.page.tsx'),
  'account/profile/newsletter': () => import('#/account/profile/newsletter.page.tsx'),
  'account/profile/profile': () => import('#/account/profile/profile.page.tsx'),
  'blog/journal': () => import('#/blog/journal.page.tsx'),
  'blog/story': () => import('#/blog/story.page.tsx'),
  'checkout/handover/sync': () => import('#/checkout/handover/sync.page.tsx'),
  'checkout/confirmation/confirmation': () =>
    import('#/checkout/confirmation/confirmation.page.tsx'),
  'checkout/order/order': () => import('#/checkout/order/order.page.tsx'),
  'checkout/page/checkout': () => import('#/checkout/page/checkout.page.tsx'),
  'checkout/withdrawal/withdrawal-confirm': () =>
    import('#/checkout/withdrawal/withdrawal-confirm.page.tsx'),
  'checkout/withdrawal/withdrawal-receipt': () =>
    import('#/checkout/withdrawal/withdrawal-receipt.page.tsx'),
  'checkout/withdrawal/withdrawal': () => import('#/checkout/withdrawal/withdrawal.page.tsx'),
  'configurator/page/configurator': () => import('#/configurator/page/configurator.page.tsx'),
  'content/contact/contact-form': () => import('#/content/contact/contact-form.page.tsx'),
  'content/page/content': () => import('#/content/page/content.page.tsx'),
  'finance/calculator/finance': () => import('#/finance/calculator/finance.page.tsx'),
  'cycle-to-work/quote-page/quote-status': () =>
    import('#/cycle-to-work/quote-page/quote-status.page.tsx'),
  'cycle-to-work/quote-page/quote': () => import('#/cycle-to-work/quote-page/quote.page.tsx'),
  'cycle-to-work/savings/cycle-to-work': () =>
    import('#/cycle-to-work/savings/cycle-to-work.page.tsx'),
  'help/page/help-article': () => import('#/help/page/help-article.page.tsx'),
  'help/page/help-category': () => import('#/help/page/help-category.page.tsx'),
  'help/page/help-centre': () => import('#/help/page/help-centre.page.tsx'),
  'lister/page/category': () => import('#/lister/page/category.page.tsx'),
  'product/accessory/accessory': () => import('#/product/accessory/accessory.page.tsx'),
  'product/bike/child-bike': () => import('#/product/bike/child-bike.page.tsx'),
  'product/bike/parent-bike': () => import('#/product/bike/parent-bike.page.tsx'),
  'product/compare/compare': () => import('#/product/compare/compare.page.tsx'),
  'product/review/review': () => import('#/product/review/review.page.tsx'),
  'saved-builds/page/build': () => import('#/saved-builds/page/build.page.tsx'),
  'search/page/search': () => import('#/search/page/search.page.tsx'),
  'stores/page/store': () => import('#/stores/page/store.page.tsx'),
  'stores/page/store-stock': () => import('#/stores/page/store-stock.page.tsx'),
  'stores/page/stores': () => import('#/stores/page/stores.page.tsx'),
  'stores/screen/collection-screen': () => import('#/stores/screen/collection-screen.page.tsx'),
  'store-mode/handover/continue': () => import('#/store-mode/handover/continue.page.tsx'),
  'storefront/home/home': () => import('#/storefront/home/home.page.tsx'),
  'storefront/kit/kit': () => import('#/storefront/kit/kit.page.tsx'),
  'warranty/page/claim': () => import('#/warranty/page/claim.page.tsx'),
  'warranty/page/claim-status': () => import('#/warranty/page/claim-status.page.tsx'),
} satisfies PageImports

type Pages = typeof pageImports
export type PageKey = keyof Pages

type PropsOf<Key extends PageKey> = Parameters<Awaited<ReturnType<Pages[Key]>>['Page']>
/** The data that a page shows; null for a page that shows none. */
export type PageData<Key extends PageKey> =
  PropsOf<Key> extends [{ data: infer Data }] ? Data : null

/** A page that its loader chose, with the data for exactly this page. */
export type ChosenPage = {
  [Key in PageKey]: LoadedPage<PageData<Key>> & { page: Key }
}[PageKey]
