/** The ID of the drawer's element, to which its button refers. */
export const cartDrawerId = 'cart'

/** The drawer's content is a chunk of its own, loaded when it is first needed. */
export const loadCartMenu = () => import('#/cart/ui/cart-menu.tsx')

/** Opens the drawer without a press of its button. */
export function openCart(): void {
  const drawer = document.getElementById(cartDrawerId)
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal()
}
