import { newKey } from '#/cart/browser/cart-calls.client.ts'
import { cartStore } from '#/cart/browser/use-cart.ts'
import { clearResponses } from '#/navigation/payload/clear-responses.ts'
import { openTabs } from '#/visitor/tabs.client.ts'
import { callShop } from './customer-calls.client.ts'
import { createCustomerStore } from './customer-store.client.ts'
import { rememberName } from './remember-name.client.ts'

/** The mobile menu is a dialog; it closes after a login. */
function closeMenu() {
  const menu = document.getElementById('menu')
  if (menu instanceof HTMLDialogElement) menu.close()
}

/** The single customer store of this page. */
export const customerStore = createCustomerStore({
  send: callShop,
  cart: cartStore,
  tabs: openTabs('customer'),
  clearPages: clearResponses,
  closeMenu,
  leaveFor: (url) => {
    window.location.assign(url)
    return new Promise(() => {})
  },
  newKey,
})

customerStore.watch(() => rememberName(customerStore.state()))
