/**
 * Text that customers typed must not control the terminal of its reader: neither colour nor turn it round, nor begin a line
 * of its own by a separator that only some terminals show.
 */
export const terminalText = (text: string): string =>
  text.replaceAll(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu, '')

/** The `print` of every command: whatever it prints, a stranger may have typed part of it. */
export const printTo =
  (terminal: { write(text: string): unknown }) =>
  (line: string): void =>
    void terminal.write(`${terminalText(line)}\n`)

/** A time in UTC to the minute, as commands print it. */
export const utcMinute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
