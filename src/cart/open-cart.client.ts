/** The drawer's own element, which its opener names. */
export const cartDrawerId = 'cart'

/** Opens the drawer from where no button of its own was pressed. */
export function openCart(): void {
  const drawer = document.getElementById(cartDrawerId)
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal()
}
