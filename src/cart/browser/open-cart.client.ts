/** The drawer's own element, which its opener names. */
export const cartDrawerId = 'cart'

/** What the drawer shows is fetched when it is first wanted. */
export const loadCartMenu = () => import('#/cart/ui/cart-menu.tsx')

/** Opens the drawer from where no button of its own was pressed. */
export function openCart(): void {
  const drawer = document.getElementById(cartDrawerId)
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal()
}
