import { helmet } from './cart-shop.ts'
import { type Browser, goodPassword, newEmail, ownAddress } from './customers-shop.ts'
import { ownPage } from './shop.ts'

export type Call = { path: string; method: 'get' | 'post'; body?: unknown }

/** Every call for customers only, as the owner of the data makes it. */
export const customerCalls = (orderNumber: string): Call[] => [
  { method: 'post', path: 'account/add-address', body: { address: ownAddress } },
  { method: 'post', path: 'account/update-address', body: { addressId: 1, address: {} } },
  { method: 'post', path: 'auth/update-address', body: { addressId: 1, address: {} } },
  { method: 'post', path: 'account/delete-address', body: { addressId: 2 } },
  {
    method: 'post',
    path: 'account/update-profile',
    body: { firstname: 'Augusta', lastname: 'King' },
  },
  {
    method: 'post',
    path: 'account/change-email',
    body: { email: newEmail(), password: goodPassword },
  },
  {
    method: 'post',
    path: 'account/change-password',
    body: { currentPassword: goodPassword, newPassword: goodPassword },
  },
  { method: 'get', path: 'account/newsletter' },
  { method: 'post', path: 'account/newsletter', body: { is_subscribed: true } },
  { method: 'get', path: 'account/orders' },
  { method: 'get', path: `account/order-details?orderNumber=${orderNumber}` },
  { method: 'get', path: 'account/export' },
  { method: 'get', path: 'saved-builds/list' },
  { method: 'get', path: 'cart/create-auth' },
  { method: 'post', path: 'cart/create-auth', body: {} },
  {
    method: 'post',
    path: 'cart/merge-cart',
    body: { guestCartId: 'a'.repeat(32), authCartId: 'b'.repeat(32) },
  },
  { method: 'post', path: 'account/erase', body: { password: goodPassword } },
]

/** Every call on the cart in the browser's cookie. */
export const cartCalls: Call[] = [
  { method: 'get', path: 'cart/fetch-cart' },
  { method: 'post', path: 'cart/add-item', body: { cartItems: [{ sku: helmet, quantity: 1 }] } },
  { method: 'post', path: 'cart/add-bike', body: { cartItems: [{ sku: helmet, quantity: 1 }] } },
  {
    method: 'post',
    path: 'cart/update-cart',
    body: { cartItems: [{ cart_item_uid: 'x', quantity: 5 }] },
  },
  {
    method: 'post',
    path: 'cart/update-bike',
    body: { cart_item_uid: 'x', cartItems: [{ sku: helmet, quantity: 1 }] },
  },
  { method: 'post', path: 'cart/remove-item', body: { cartItemId: 'x' } },
  { method: 'post', path: 'cart/apply-coupon', body: { couponCode: 'TEN' } },
  { method: 'post', path: 'cart/remove-coupon', body: {} },
  { method: 'post', path: 'cart/clear-cart', body: {} },
]

/** Calls in which the caller names an object: somebody else's must count as not found. */
export const namesAnObject =
  /^(?:account\/(?:update|delete)-address|auth\/update-address|account\/order-details)/

export const make = (person: Pick<Browser, 'call'>, { path, body }: Call) =>
  person.call(path, body, ownPage)
