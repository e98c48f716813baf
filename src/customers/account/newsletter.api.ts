import * as v from 'valibot'
import { createApi } from '#/visitor/create-api.server.ts'
import { linkSchema, subscribeSchema } from './customer-forms.ts'
import { answering } from './customers.contract.ts'
import { confirmSubscription, subscribe } from './newsletter.server.ts'

const wireStatus = { subscribed: 'SUBSCRIBED', unconfirmed: 'UNCONFIRMED' } as const

export const newsletterApi = createApi('/newsletter', 'Newsletter')

newsletterApi.post(
  '/subscribe',
  {
    summary:
      'Requests the newsletter; the response does not reveal whether the email address subscribes already',
    access: 'anyone',
    body: subscribeSchema,
    answer: answering({
      subscribeEmailToNewsletter: v.object({ status: v.picklist(['SUBSCRIBED', 'UNCONFIRMED']) }),
    }),
  },
  async (ctx, { body }) => {
    const status = await subscribe(ctx, body)
    return { subscribeEmailToNewsletter: { status: wireStatus[status] }, error: null }
  },
)

/**
 * Following the link only redirects to a page whose button confirms, so that software that opens
 * links in mails subscribes nobody. The token moves to the hash, which stays out of logs.
 */
newsletterApi.routes.get('/newsletter/confirm', (c) => {
  const link = v.safeParse(linkSchema, { token: c.req.query('token') })
  c.header('cache-control', 'no-store')
  return c.redirect(`/newsletter/confirm/${link.success ? `#${link.output.token}` : ''}`, 303)
})

newsletterApi.post(
  '/confirm',
  {
    summary: 'Confirms a subscription with the token from the mail',
    access: 'anyone',
    body: linkSchema,
    answer: answering({ confirmed: v.boolean() }),
  },
  async (ctx, { body }) => {
    await confirmSubscription(ctx, body.token)
    return { confirmed: true, error: null }
  },
)
