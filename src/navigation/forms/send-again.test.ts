import { expect, test } from 'vitest'
import { sendAgain } from './send-again.ts'
import type { FormAnswer } from './send-form.ts'

const failed: FormAnswer = { kind: 'failed', key: 'form.failed' }
const done: FormAnswer = { kind: 'done', to: '/next/' }
const noPause = () => Promise.resolve()

/** Answers in turn, and counts how often it was asked. */
function answering(...answers: FormAnswer[]) {
  let sent = 0
  const send = () => {
    sent += 1
    return Promise.resolve(answers[sent - 1] ?? failed)
  }
  return { send, count: () => sent }
}

test('a form that the shop was too busy for is sent once more', async () => {
  const { send, count } = answering(failed, done)
  expect([await sendAgain(send, noPause), count()]).toEqual([done, 2])
})

test('a form that was answered is sent once', async () => {
  const { send, count } = answering(done, done)
  expect([await sendAgain(send, noPause), count()]).toEqual([done, 1])
})

test('after a time limit nobody is made to wait once more', async () => {
  const unanswered: FormAnswer = { kind: 'failed', key: 'form.unanswered' }
  const { send, count } = answering(unanswered, done)
  expect([await sendAgain(send, noPause), count()]).toEqual([unanswered, 1])
})

test('a shop that stays busy is asked twice and no more', async () => {
  const { send, count } = answering()
  expect([await sendAgain(send, noPause), count()]).toEqual([failed, 2])
})
