import * as v from 'valibot'
import { locales } from '#/i18n/locale.ts'

/** Added in the declaration's transaction, so that no stored declaration lacks its receipt, unless the limit of receipts is reached. */
export const withdrawalJob = {
  name: 'withdrawal-mail',
  payload: v.object({ reference: v.string(), locale: v.picklist(locales) }),
}
