/** Checks everything, or one part of it, and ends with the count. */
import { runSteps } from './test-run/run-steps.ts'
import { stepsOf } from './test-run/test-steps.ts'

const [part = 'all', ...filters] = process.argv.slice(2)
const isTerminal = process.stdout.isTTY

const total = await runSteps(stepsOf(part, filters), {
  begin: (name) => {
    if (isTerminal) process.stdout.write(`· ${name}`)
  },
  end: (line, output) => {
    console.log(isTerminal ? `\r\u001b[K${line}` : line)
    if (output) console.log(`\n${output.trimEnd()}\n`)
  },
})

// Repeated at the end, because the messages of a failure may be thousands of lines above.
for (const name of total.broken) console.log(`✗ ${name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
