import * as v from 'valibot'
import { locales } from '#/i18n/locale.ts'

/** Added in the declaration's transaction, so that the receipt is certain to be sent. */
export const withdrawalJob = {
  name: 'withdrawal-mail',
  payload: v.object({ reference: v.string(), locale: v.picklist(locales) }),
}
